import Diagnostics
import Geometry

/// Geometry functions.
extension Builtins {
  package static let geometry: [Function] = [
    Function(
      "length", "length of a vector",
      [.at("vector", .point, takes: "a point, a vector or a size", "vector such as (3, 4)")]
    ) { (call) throws(Mistake) in
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
