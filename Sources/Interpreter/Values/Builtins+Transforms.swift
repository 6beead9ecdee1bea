import Diagnostics
import MotionGeometry
import Text

/// Functions that make transforms: 2D, or 3D with a third number or an axis.
extension Builtins {
  package static let transforms: [Function] = [
    Function(
      "scale", "a transform that scales; 3D with three numbers",
      [
        .at("x", .plain, "horizontal factor"),
        .at("y", .plain, "vertical factor", else: "x"),
        .at("z", .plain, "depth factor", else: "a 2D transform"),
      ], example: "scale(2, 3, 4)"
    ) { (call) throws(Mistake) in
      let x = try call.number(0)
      guard call.positional.count == 3 else {
        return .transform(.scale(x, call.positional.count > 1 ? try call.number(1) : x))
      }
      return .space(.scale(x, try call.number(1), try call.number(2)))
    },
    Function(
      "rotate", "a transform that turns clockwise on screen; 3D with an axis",
      [
        .at("angle", .angle, "angle; plain numbers are radians"),
        .at("axis", .point, takes: "a vector", "axis such as (0, 0, 1)", else: "z"),
      ], example: "rotate(90deg, (0, 0, 1))"
    ) { (call) throws(Mistake) in
      let angle = try call.number(0, .angle)
      guard call.positional.count == 2 else { return .transform(.rotation(angle)) }
      return .space(try rotation(angle, call))
    },
    rotation("rotateX", "the x axis, which points right", SIMD3(1, 0, 0)),
    rotation("rotateY", "the y axis, which points down", SIMD3(0, 1, 0)),
    rotation("rotateZ", "the z axis, which points at the viewer", SIMD3(0, 0, 1)),
    Function(
      "translate", "a transform that moves; 3D with three numbers",
      [
        .at("x", .plain, "distance to the right"), .at("y", .plain, "distance down"),
        .at("z", .plain, "distance toward the viewer", else: "a 2D transform"),
      ], example: "translate(10, 0, 0)"
    ) { (call) throws(Mistake) in
      let (x, y) = (try call.number(0), try call.number(1))
      guard call.positional.count == 3 else { return .transform(.translation(x, y)) }
      return .space(.translation(x, y, try call.number(2)))
    },
    Function(
      "perspective", "the view of a viewer in front of the screen; goes to the left of transforms",
      [.at("distance", .extent, "distance of the viewer, in points")],
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
      name, "a 3D transform that turns about \(axis)",
      [.at("angle", .angle, "angle; plain numbers are radians")]
    ) { (call) throws(Mistake) in
      let turned = Transform3D.rotation(try call.number(0, .angle), about: direction)
      return .space(turned ?? .identity)
    }
  }

  /// A turn about an axis of any length. It warns that a length other than 1 has no effect.
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
  /// A 3D transform as a matrix.
  package static func space(_ transform: Transform3D) -> Value { .matrix(Matrix(transform)) }
}
