import Geometry

/// Touches held by separate calls: begun, moved and ended.
extension Stage {
  /// Begins a touch that lasts until `endTouch()`.
  ///
  /// - Returns: the `began` event, to deliver now.
  /// - Throws: `tooManyFingers`, `notFinite` or `outOfRange`.
  public func holdTouch(at point: Point) throws(StagingProblem) -> [StageEvent] {
    try requireTouchable(point)
    let touch = try newTouch(at: point, to: point, nil, isHeld: true)
    touches.append(touch)
    noteTouches()
    return [log(touch.event(.began))]
  }

  /// Moves the held touch that began last.
  ///
  /// - Returns: the `moved` event, to deliver now; none if the touch is already there.
  /// - Throws: `noFingerHeld`, `notFinite` or `outOfRange`.
  public func moveTouch(to point: Point) throws(StagingProblem) -> [StageEvent] {
    try requireTouchable(point)
    let index = try heldTouch()
    guard touches[index].point != point else { return [] }
    touches[index].lead(to: point, at: frame)
    return [log(touches[index].event(.moved))]
  }

  /// Ends the held touch that began last.
  ///
  /// - Returns: the `ended` event, to deliver now.
  /// - Throws: `noFingerHeld`.
  public func endTouch() throws(StagingProblem) -> [StageEvent] {
    let touch = touches.remove(at: try heldTouch())
    noteTouches()
    return [log(touch.event(.ended))]
  }

  private func heldTouch() throws(StagingProblem) -> Int {
    guard let index = touches.lastIndex(where: \.isHeld) else { throw .noFingerHeld }
    return index
  }
}
