import MotionGeometry

/// Touches held by separate calls: begun, moved and ended.
extension Stage {
  /// Begins a touch that lasts until `endTouch()`.
  ///
  /// - Returns: the events to deliver now: `began`.
  /// - Throws: `tooManyFingers`, `notFinite` or `outOfRange`.
  public func holdTouch(at point: Point) throws(StagingProblem) -> [StageEvent] {
    try requireTouchable(point)
    var touch = try newTouch(at: point, to: point, nil, isHeld: true)
    let began = logged(.began, &touch)
    touches.append(touch)
    noteTouches()
    return began
  }

  /// Moves the held touch that began last.
  ///
  /// - Returns: the events to deliver now: `moved`, or those of a pan; none if it is already there.
  /// - Throws: `noFingerHeld`, `notFinite` or `outOfRange`.
  public func moveTouch(to point: Point) throws(StagingProblem) -> [StageEvent] {
    try requireTouchable(point)
    let index = try heldTouch()
    guard touches[index].point != point else { return [] }
    touches[index].lead(to: point, at: frame)
    return logged(.moved, &touches[index])
  }

  /// Ends the held touch that began last.
  ///
  /// - Returns: the events to deliver now: `ended`, or those of a tap.
  /// - Throws: `noFingerHeld`.
  public func endTouch() throws(StagingProblem) -> [StageEvent] {
    var touch = touches.remove(at: try heldTouch())
    defer { noteTouches() }
    return logged(.ended, &touch)
  }

  private func heldTouch() throws(StagingProblem) -> Int {
    guard let index = touches.lastIndex(where: \.isHeld) else { throw .noFingerHeld }
    return index
  }
}
