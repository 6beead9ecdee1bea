/// The text size, and the labels that follow it. `TextStyle` has the sizes of fonts.
extension Stage {
  /// The preferred text size, like `UITraitCollection.preferredContentSizeCategory`.
  public var textSize: TextSizeCategory { moment.textSize }

  /// Sets the text size, like the device's settings: labels that adjust their font follow at once,
  /// and a `textSizeChanged` event follows. Setting the current one changes nothing.
  ///
  /// - Throws: `tooManyAnimations` inside an animation block.
  public func setTextSize(_ category: TextSizeCategory) throws(StagingProblem) {
    let old = moment.textSize
    guard category != old else { return }
    moment.textSize = category
    for view in views where view.appearance.adjustsFontForContentSizeCategory {
      try adjustFont(of: view)
    }
    emit(.textSizeChanged(.init(category: category, old: old)))
  }

  /// Sets a view's text style in the size that it has at the current text size, like
  /// `preferredFont(forTextStyle:)`; nil removes the style and keeps the font size.
  ///
  /// - Throws: `notOnStage`, and `tooManyAnimations` inside an animation block.
  public func setFont(_ style: TextStyle?, of view: View) throws(StagingProblem) {
    if let style { try set([(.fontSize, style.size(in: textSize))], of: view) }
    try setAppearance(of: view) { $0.font = style }
  }

  /// Sets whether a view's font follows the text size. One that begins to follow takes the current
  /// size at once.
  ///
  /// - Throws: `notOnStage`, and `tooManyAnimations` inside an animation block.
  public func setAdjustsFont(_ isOn: Bool, of view: View) throws(StagingProblem) {
    try setAppearance(of: view) { $0.adjustsFontForContentSizeCategory = isOn }
    if isOn { try adjustFont(of: view) }
  }

  private func adjustFont(of view: View) throws(StagingProblem) {
    guard let style = view.appearance.font else { return }
    try set([(.fontSize, style.size(in: textSize))], of: view)
  }
}
