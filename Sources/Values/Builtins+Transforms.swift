import Diagnostics
import Geometry
import Text

/// The functions that make transforms: of the plane, and of space where a third number or an axis
/// says so.
extension Builtins {
  package static let transforms: [Function] = [
    Function(
      "scale", "a transform that stretches; with three numbers in space",
      [
        .at("x", .plain, "how many times as wide"),
        .at("y", .plain, "how many times as high", else: "as wide"),
        .at("z", .plain, "how many times as deep", else: "in the plane"),
      ], example: "scale(2, 3, 4)"
    ) { (call) throws(Mistake) in
      let x = try call.number(0)
      guard call.positional.count == 3 else {
        return .transform(.scale(x, call.positional.count > 1 ? try call.number(1) : x))
      }
      return .space(.scale(x, try call.number(1), try call.number(2)))
    },
    Function(
      "rotate", "a transform that turns, clockwise on screen; with an axis in space",
      [
        .at("angle", .angle, "how far; plain numbers are radians"),
        .at("axis", .point, takes: "a vector", "about what, such as (0, 0, 1)", else: "z"),
      ], example: "rotate(90deg, (0, 0, 1))"
    ) { (call) throws(Mistake) in
      let angle = try call.number(0, .angle)
      guard call.positional.count == 2 else { return .transform(.rotation(angle)) }
      return .space(try rotation(angle, call))
    },
    rotation("rotateX", "x, which points to the right", SIMD3(1, 0, 0)),
    rotation("rotateY", "y, which points down", SIMD3(0, 1, 0)),
    rotation("rotateZ", "z, which points to the eye", SIMD3(0, 0, 1)),
    Function(
      "translate", "a transform that moves; with three numbers in space",
      [
        .at("x", .plain, "how far to the right"), .at("y", .plain, "how far down"),
        .at("z", .plain, "how far to the eye", else: "in the plane"),
      ], example: "translate(10, 0, 0)"
    ) { (call) throws(Mistake) in
      let (x, y) = (try call.number(0), try call.number(1))
      guard call.positional.count == 3 else { return .transform(.translation(x, y)) }
      return .space(.translation(x, y, try call.number(2)))
    },
    Function(
      "perspective", "what an eye in front of the screen sees; to the left of what it sees",
      [.at("distance", .positive, "how far the eye is away, in points")],
      example: "perspective(500) * rotateY(60deg)"
    ) { (call) throws(Mistake) in
      let distance = try call.number(0)
      guard distance >= 1e-6, distance <= Limits.coordinate else {
        throw .outOfRange(
          "perspective", NumberFormat.standard.string(distance), low: "0.000001",
          high: NumberFormat.standard.string(Limits.coordinate), unit: " pt")
      }
      return .space(.perspective(distance))
    },
  ]

  private static func rotation(
    _ name: String, _ axis: String, _ direction: SIMD3<Double>
  ) -> Function {
    Function(
      name, "a transform of space that turns about \(axis)",
      [.at("angle", .angle, "how far; plain numbers are radians")]
    ) { (call) throws(Mistake) in
      let turned = Transform3D.rotation(try call.number(0, .angle), about: direction)
      return .space(turned ?? .identity)
    }
  }

  /// A turn about an axis of any length; that another length than 1 says nothing is told.
  private static func rotation(_ angle: Double, _ call: Arguments) throws(Mistake) -> Transform3D {
    guard case .vector(let numbers) = call.positional[1], numbers.count == 3 else {
      throw .wrongKind(
        "rotate", takes: "an axis of three numbers", found: call.positional[1].described,
        sample: "rotate(90deg, (0, 0, 1))")
    }
    let axis = SIMD3(numbers[0], numbers[1], numbers[2])
    let length = (axis * axis).sum().squareRoot()
    let format = NumberFormat.standard
    let written = Value.vector(numbers).text(format)
    guard let turned = Transform3D.rotation(angle, about: axis) else {
      throw .axisWithoutDirection(written)
    }
    if abs(length - 1) > 1e-9 {
      let unit = Value.vector(numbers.map { $0 / length }).text(format)
      call.warnings(.axisIsNormalised(written, format.string(length), unit))
    }
    return turned
  }
}

extension Value {
  /// A transform of space, as a matrix.
  package static func space(_ transform: Transform3D) -> Value { .matrix(Matrix(transform)) }
}
