import MotionGeometry

/// Views that are created before they are added, as in UIKit.
extension View {
  /// Creates a view that is on no stage yet; `addSubview` adds it.
  ///
  /// - Parameter frame: in the coordinates of its later parent; one that is not finite or out of range
  ///   counts as zero, and `refusal` has the reason.
  public convenience init(frame: Rect) {
    self.init(
      name: "", frame: .zero, parent: nil, moment: StageMoment(size: .zero), ordinal: 0,
      firstRow: 0)
    isOnStage = false
    self.frame = frame
  }

  /// Adds a view in front of its subviews: a new one, or one that is elsewhere on the stage.
  ///
  /// - Throws: `notOnStage` for a view of another stage, `tooManyViews`, `nestedTooDeeply`,
  ///   `insideItself`.
  public func addSubview(_ view: View) throws(StagingProblem) {
    if let stage = moment.stage { return try stage.addSubview(view, in: self) }
    guard view.moment.stage == nil else { throw .notOnStage(view: label) }
    guard !isOf(view) else { throw .insideItself(view: view.label, parent: label) }
    guard level + view.height <= Stage.depthLimit else {
      throw .nestedTooDeeply(limit: Stage.depthLimit)
    }
    view.parent?.subviews.removeAll { $0 === view }
    view.parent = self
    subviews.append(view)
  }

  /// What a problem calls it: its name, or while it has none, its frame.
  package var label: String {
    guard name.isEmpty else { return name }
    let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height].map(\.written)
    return "a view with the frame (\(numbers.joined(separator: ", ")))"
  }

  /// The levels of the hierarchy down to the view, the view included.
  private var level: Int { 1 + (parent?.level ?? 0) }
}

extension Stage {
  /// Adds a view in front of its siblings: a new one, or one that is elsewhere on the stage.
  ///
  /// - Throws: `notOnStage` for a view of another stage, `tooManyViews`, `nestedTooDeeply`.
  public func addSubview(_ view: View) throws(StagingProblem) {
    try addSubview(view, in: nil)
  }

  func addSubview(_ view: View, in parent: View?) throws(StagingProblem) {
    guard !isHere(view) else {
      if let parent { return try add(view, to: parent) }
      return move(view, into: nil)
    }
    guard view.moment.stage == nil, view.ordinal == 0 else { throw .notOnStage(view: view.label) }
    let all = view.family
    try requireRoom(for: all.count, height: view.height, in: parent)
    view.parent?.subviews.removeAll { $0 === view }
    view.parent = nil
    for each in all { adopt(each) }
    move(view, into: parent)
  }

  /// Makes a view that was on no stage one of this one.
  private func adopt(_ view: View) {
    viewCount += 1
    view.moment = moment
    view.ordinal = viewCount
    view.track = Track(width: Channel.count, firstRow: recorder.rowCount)
    view.name = freeName
    view.depth = (view.parent?.depth ?? 0) + 1
    (view.creationFrame, view.parentFrame, view.windowFrame) = (frame, frame, frame)
    view.isOnStage = true
    register(view)
    if view.scroll != nil { scrollViews.append(view) }
  }

  /// A name that no view has.
  private var freeName: String {
    var number = viewCount
    while viewsByName["view\(number)"] != nil { number += 1 }
    return "view\(number)"
  }
}
