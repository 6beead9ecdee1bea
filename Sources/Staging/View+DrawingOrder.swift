extension [View] {
  /// Siblings from back to front: by zPosition, then as they came.
  ///
  /// - Parameter presentation: Whether as they are shown, rather than as their models are.
  public func inDrawingOrder(presentation: Bool) -> [View] {
    let heights = map { presentation ? $0.presentation(.zPosition) : $0[.zPosition] }
    guard heights.contains(where: { $0 != heights[0] }) else { return self }
    return indices.sorted {
      heights[$0] == heights[$1] ? $0 < $1 : heights[$0] < heights[$1]
    }.map { self[$0] }
  }
}
