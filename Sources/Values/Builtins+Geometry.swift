import Diagnostics
import Geometry

/// The functions of geometry.
extension Builtins {
  package static let geometry: [Function] = [
    Function(
      "length", "how long a vector is",
      [.at("vector", .point, takes: "a point, a vector or a size", "such as (3, 4)")]
    ) { (call) throws(Mistake) in
      let numbers = try vector(call)
      return .plain(numbers.reduce(0) { $0 + $1 * $1 }.squareRoot())
    },
    Function(
      "angle", "where a vector points, clockwise from the x axis",
      [.at("vector", .point, "such as (3, 4)")]
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
      "count", "how many values a list has",
      [.at("list", .points, takes: "a list", "such as [1, 2, 3]")]
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

  package static let transforms: [Function] = [
    Function(
      "scale", "a transform that stretches",
      [
        .at("x", .plain, "how many times as wide"),
        .at("y", .plain, "how many times as high", else: "as wide"),
      ]
    ) { (call) throws(Mistake) in
      let x = try call.number(0)
      return .transform(.scale(x, call.positional.count > 1 ? try call.number(1) : x))
    },
    Function(
      "rotate", "a transform that turns, clockwise on screen",
      [.at("angle", .angle, "how far; plain numbers are radians")]
    ) {
      (call) throws(Mistake) in .transform(.rotation(try call.number(0, .angle)))
    },
    Function(
      "translate", "a transform that moves",
      [.at("x", .plain, "how far to the right"), .at("y", .plain, "how far down")]
    ) { (call) throws(Mistake) in
      .transform(.translation(try call.number(0), try call.number(1)))
    },
  ]
}
