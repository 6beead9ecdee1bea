import Typography

extension Stage {
  /// The preferred text size, like `UITraitCollection.preferredContentSizeCategory`.
  public var textSize: TextSizeCategory { moment.textSize }

  /// Sets the text size, like the device's settings: views with a text style follow at once, and a
  /// `textSizeChanged` event follows. Setting the current one changes nothing.
  ///
  /// - Throws: `tooManyAnimations` inside an animation block.
  public func setTextSize(_ category: TextSizeCategory) throws(StagingProblem) {
    let old = moment.textSize
    guard category != old else { return }
    moment.textSize = category
    for view in views {
      if let style = view.appearance.font {
        try set([(.fontSize, style.size(in: category))], of: view)
      }
    }
    emit(.textSizeChanged(.init(category: category, old: old)))
  }

  /// Sets a view's text style, whose size follows the text size; nil removes the style and keeps
  /// the font size.
  ///
  /// - Throws: `notOnStage`, and `tooManyAnimations` inside an animation block.
  public func setFont(_ style: TextStyle?, of view: View) throws(StagingProblem) {
    if let style { try set([(.fontSize, style.size(in: textSize))], of: view) }
    try setAppearance(of: view) { $0.font = style }
  }
}
