import Geometry

/// Fingers that are led by hand: put down, moved, and lifted by one call each.
extension Stage {
  /// Puts a finger down that stays until it is lifted.
  ///
  /// - Returns: `began`, to be told now.
  /// - Throws: `tooManyFingers`, `notFinite` or `outOfRange`.
  public func holdTouch(at point: Point) throws(StagingProblem) -> [StageEvent] {
    try requireTouchable(point)
    let touch = try newTouch(at: point, to: point, nil, isHeld: true)
    touches.append(touch)
    noteTouches()
    return [log(touch.event(.began))]
  }

  /// Moves the finger that was put down last and is still held.
  ///
  /// - Returns: `moved`, to be told now; nothing where it is there already.
  /// - Throws: `noFingerHeld`, `notFinite` or `outOfRange`.
  public func moveTouch(to point: Point) throws(StagingProblem) -> [StageEvent] {
    try requireTouchable(point)
    let index = try heldTouch()
    guard touches[index].point != point else { return [] }
    touches[index].lead(to: point, at: frame)
    return [log(touches[index].event(.moved))]
  }

  /// Lifts the finger that was put down last and is still held.
  ///
  /// - Returns: `ended`, to be told now.
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
