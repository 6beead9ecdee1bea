import Curves
import Diagnostics
import Geometry

/// The functions of geometry and of motion.
extension Builtins {
  static let geometry: [Function] = [
    Function("length", "vector", "how long a vector is", 1...1) { (call) throws(Mistake) in
      let numbers = try vector(call)
      return .plain(numbers.reduce(0) { $0 + $1 * $1 }.squareRoot())
    },
    Function("angle", "vector", "where a vector points, clockwise from the x axis", 1...1) {
      (call) throws(Mistake) in
      let numbers = try vector(call)
      guard numbers.count == 2 else {
        throw .wrongKind(
          "angle", takes: "a point such as (3, 4)", found: call.positional[0].described,
          sample: nil)
      }
      return .number(Vector(numbers[0], numbers[1]).angle, .angle)
    },
    Function("count", "list", "how many values a list has", 1...1) { (call) throws(Mistake) in
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

  static let transforms: [Function] = [
    Function("scale", "x, y", "a transform that stretches", 1...2) { (call) throws(Mistake) in
      let x = try call.number(0)
      return .transform(.scale(x, call.positional.count > 1 ? try call.number(1) : x))
    },
    Function("rotate", "angle", "a transform that turns, clockwise on screen", 1...1) {
      (call) throws(Mistake) in .transform(.rotation(try call.number(0, .angle)))
    },
    Function("translate", "x, y", "a transform that moves", 2...2) { (call) throws(Mistake) in
      .transform(.translation(try call.number(0), try call.number(1)))
    },
  ]

  static let motion: [Function] = [
    Function("bezier", "x1, y1, x2, y2", "a cubic Bézier easing, as CSS has it", 4...4) {
      (call) throws(Mistake) in
      let n = [try call.number(0), try call.number(1), try call.number(2), try call.number(3)]
      do throws(CurveProblem) {
        return .curve(.easing(try Easing.bezier(n[0], n[1], n[2], n[3])))
      } catch {
        throw .curveProblem(error.message)
      }
    },
    Function("classic", "curve", "the Penner form of an easing, where AHEasing's differs", 1...1) {
      (call) throws(Mistake) in
      guard case .curve(.easing(let easing)) = call.positional[0] else {
        throw .wrongKind(
          "classic", takes: "an easing such as backOut", found: call.positional[0].described,
          sample: nil)
      }
      guard let classic = easing.classic() else { throw .noClassic(easing.name) }
      return .curve(.easing(classic))
    },
    Function(
      "spring", "mass:, stiffness:, damping:, velocity:, allowsOverdamping:",
      "a spring from 0 to 1; takes seconds", 0...0,
      labels: ["mass", "stiffness", "damping", "velocity", "allowsOverdamping"]
    ) { (call) throws(Mistake) in
      let spring = (
        mass: try call.number("mass", default: 1),
        stiffness: try call.number("stiffness", default: 100),
        damping: try call.number("damping", default: 10),
        velocity: try call.number("velocity", default: 0),
        allowsOverdamping: try call.flag("allowsOverdamping")
      )
      do throws(CurveProblem) {
        return .curve(
          .spring(
            try Spring(
              mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
              velocity: spring.velocity, allowsOverdamping: spring.allowsOverdamping)))
      } catch {
        throw .curveProblem(error.message)
      }
    },
  ]
}
