import Diagnostics
import MotionCurves
import MotionGeometry

/// Geometry functions.
extension Builtins {
  package static let geometry: [Function] = [
    Function(
      "length", "length of a vector, or of a path",
      [
        .at(
          "vector", .point, takes: "a point, a vector, a size or a path", "vector such as (3, 4)")
      ],
      example: "length(path(\"M 0 0 A 50 50 0 0 1 100 0\"))"
    ) { (call) throws(Mistake) in
      if case .curve(.keyframes(let path, _)) = call.positional[0] { return .plain(path.length) }
      let numbers = try vector(call)
      return .plain(numbers.reduce(0) { $0 + $1 * $1 }.squareRoot())
    },
    Function(
      "angle", "direction of a vector, clockwise from the x axis",
      [.at("vector", .point, "vector such as (3, 4)")]
    ) {
      (call) throws(Mistake) in
      let numbers = try vector(call)
      guard numbers.count == 2 else {
        throw .wrongKind(
          "angle", takes: "a point such as (3, 4)", found: call.positional[0].described,
          sample: nil)
      }
      return .number(Vector(numbers[0], numbers[1]).angle, .angle)
    },
    Function(
      "tangent", "direction of a path at a progress, as a vector of length 1",
      [
        .at("path", .curve, takes: "a path or keyframes of points", "path to follow"),
        .at("progress", .plain, "share of the way's time, 0 to 1"),
      ],
      example: "angle(tangent(path(\"M 0 0 A 50 50 0 0 1 100 0\"), 0.25))"
    ) { (call) throws(Mistake) in
      guard case .curve(.keyframes(let path, _)) = call.positional[0], path.dimension > 1 else {
        throw .wrongKind(
          "tangent", takes: "a path", found: call.positional[0].described,
          sample: "tangent(path(\"M 0 0 L 100 50\"), 0.5)")
      }
      let progress = try call.number(1)
      guard let direction = path.direction(at: progress) else { throw .undefined("tangent") }
      return .components(direction)
    },
    Function(
      "count", "number of values in a list",
      [.at("list", .points, takes: "a list", "list such as [1, 2, 3]")]
    ) { (call) throws(Mistake) in
      guard case .list(let values) = call.positional[0] else {
        throw .wrongKind(
          "count", takes: "a list", found: call.positional[0].described, sample: nil)
      }
      return .plain(Double(values.count))
    },
  ]

  private static func vector(_ call: Arguments) throws(Mistake) -> [Double] {
    switch call.positional[0] {
    case .point(let point): return [point.x, point.y]
    case .vector(let numbers): return numbers
    case .size(let size): return [size.width, size.height]
    default:
      throw .wrongKind(
        call.function, takes: "a point such as (3, 4)", found: call.positional[0].described,
        sample: nil)
    }
  }
}
