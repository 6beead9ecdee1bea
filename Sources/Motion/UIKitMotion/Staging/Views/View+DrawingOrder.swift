extension [View] {
  /// The views of a list of siblings back to front: by zPosition, then in their order.
  ///
  /// - Parameter presentation: whether to use the presentation instead of the model.
  package func inDrawingOrder(presentation: Bool) -> [View] {
    let heights = map { presentation ? $0.presentation(.zPosition) : $0[.zPosition] }
    guard heights.contains(where: { $0 != heights[0] }) else { return self }
    return indices.sorted {
      heights[$0] == heights[$1] ? $0 < $1 : heights[$0] < heights[$1]
    }.map { self[$0] }
  }
}
