import Geometry

extension DynamicBehavior {
  func check(_ point: Point, _ property: String) throws(DynamicsProblem) {
    let reach = DynamicItem.coordinates
    guard reach.contains(point.x), reach.contains(point.y) else {
      throw .invalidPoint(behavior: name, property: property, point: point)
    }
  }

  func check(
    _ value: Double, _ property: String, _ range: ClosedRange<Double>
  ) throws(DynamicsProblem) {
    guard range.contains(value) else {
      throw .valueOutOfRange(behavior: name, property: property, value: value, range: range)
    }
  }
}
