import Typography

extension Stage {
  /// How large a person wants text to be, as `UITraitCollection.preferredContentSizeCategory`.
  public var textSize: TextSizeCategory { moment.textSize }

  /// Changes it, as the device's settings do: views with a text style follow at once, and the event
  /// `textSizeChanged` tells the rest. The one that holds already changes nothing.
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

  /// Gives a view a text style, whose size follows the text size; nil lets go of it, and leaves the
  /// size as it is.
  ///
  /// - Throws: `notOnStage`, and `tooManyAnimations` inside an animation block.
  public func setFont(_ style: TextStyle?, of view: View) throws(StagingProblem) {
    if let style { try set([(.fontSize, style.size(in: textSize))], of: view) }
    try setAppearance(of: view) { $0.font = style }
  }
}
