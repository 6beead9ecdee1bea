import MotionGeometry

/// Layout margins, which tell a view's content how far to stay from its edges.
extension EdgeInsets {
  /// UIKit's default margins of a view: 8 on all sides.
  static let viewMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// UIKit's default margins of a view controller's view: `systemMinimumLayoutMargins`.
  static let screenMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
}

extension View {
  /// The current layout margins.
  public var layoutMargins: EdgeInsets { layoutMarginLog.current }
}

extension Stage {
  /// The reference view's layout margins.
  public var layoutMargins: EdgeInsets { moment.layoutMarginLog.current }

  /// Sets the reference view's layout margins.
  public func setLayoutMargins(_ margins: EdgeInsets) {
    moment.layoutMarginLog.note(margins, at: frame)
  }

  /// Sets the layout margins of a view.
  /// - Throws: `notOnStage`.
  public func setLayoutMargins(_ margins: EdgeInsets, of view: View) throws(StagingProblem) {
    try requireOnStage(view)
    view.layoutMarginLog.note(margins, at: frame)
  }
}

extension Recorder {
  /// Returns a view's layout margins at a frame; nil before the view's creation, for frames that
  /// were not recorded and for the future.
  package func layoutMargins(of view: View, at frame: Int) -> EdgeInsets? {
    guard frame >= view.creationFrame, isKnown(frame) else { return nil }
    return view.layoutMarginLog.value(at: frame)
  }

  /// Returns the reference view's layout margins at a frame; nil for frames that were not recorded
  /// and for the future.
  package func layoutMargins(at frame: Int) -> EdgeInsets? {
    isKnown(frame) ? moment.layoutMarginLog.value(at: frame) : nil
  }
}
