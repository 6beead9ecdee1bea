import Diagnostics
import Evaluation
import Language
import MotionCurves
import MotionGeometry
import UIKitMotion
import Values

/// The part of `animation` that creates a CAKeyframeAnimation: values or a path, and their timing.
struct AnimationKeyframes: CommandClauses {
  let values = Clause("values", .expression, "list of values, instead of `from` and `to`")
  let times = Clause(
    "at", .expression, "key times, as fractions of the duration", else: "evenly spaced",
    also: ["keyTimes"])
  let mode = Clause(
    "mode", .word(Keyframes.Mode.self), "interpolation between values", default: .linear,
    also: ["calculationMode"])
  let tension = Clause("tension", .expression, "tension of a cubic path; 1 is straight")
  let continuity = Clause(
    "continuity", .expression, "continuity of a cubic path; a value other than 0 is a corner")
  let bias = Clause("bias", .expression, "bias of a cubic path; 1 overshoots a value")
  let path = Clause(
    "path", .expression, "path in SVG syntax, or points, instead of `values`")
  let rotationMode = Clause(
    "rotationMode", .word(AnimationPlan.RotationMode.self),
    "whether the view turns along its path, on top of its own rotation", else: "it does not turn")

  /// Nil without `values` and `path`.
  static func content(
    _ property: AnimatedProperty, _ call: Change<Self>
  ) throws(Failure) -> AnimationPlan.Content? {
    let (list, way) = (call[\.values], call[\.path])
    guard let expression = list ?? way else {
      for keyword in ["at", "mode", "tension", "continuity", "bias", "rotationMode"] {
        guard let place = call.place(ofKeyword: keyword) else { continue }
        throw call.fail(
          .missingClause("values", verb: "animation", sample: "[0, 100, 50]"), at: place)
      }
      return nil
    }
    let isOfValues = call.has(\.values)
    if isOfValues, let place = call.place(of: \.rotationMode) {
      throw call.fail(
        .missingClause("path", verb: "animation", sample: "\"M 0 0 L 100 50\""), at: place)
    }
    let kind = isOfValues ? "`values`" : "`path`"
    for keyword in ["from", "to", "by"] + (isOfValues ? ["path"] : []) {
      guard let other = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.eitherOr(kind, "`\(keyword)`"), at: other)
    }
    let make =
      if isOfValues {
        try frames(expression, property, call)
      } else {
        try self.way(expression, property, call)
      }
    do throws(CurveProblem) {
      return try make()
    } catch {
      let isOfTimes: Bool =
        switch error {
        case .keyframes(.timeOutside), .keyframes(.timesOutOfOrder): true
        case .keyframes(.wrongCount(let list, _, _)): list == "times"
        default: false
        }
      let at = isOfTimes ? call.valuePlace(of: \.times) : nil
      throw call.fail(.curve(error), at: at ?? expression.span)
    }
  }

  /// Creates the content. Reading the input throws mistakes; creation throws problems of the lists.
  private typealias Making = () throws(CurveProblem) -> AnimationPlan.Content

  private static func frames(
    _ expression: Expression, _ property: AnimatedProperty, _ call: Change<Self>
  ) throws(Failure) -> Making {
    var all = try AnimationValues.list(expression, "values", property, call)
    let mode = call[\.mode]
    var keyTimes = try call[\.times].map { (list) throws(Failure) in
      try AnimationValues.plain(list, "at", count: nil, call)
    }
    let isEven = mode == .paced || mode == .cubicPaced
    if isEven { keyTimes = nil }
    if let times = keyTimes, times.count < all.count {
      (all, keyTimes) = Keyframes.commonPrefix(values: all, times: times)
    }
    let (values, times) = (all, keyTimes)
    let shapes = try shapes(count: values.count, call)
    guard property.kind == .transform else {
      return { () throws(CurveProblem) in
        .keyframes(
          property, try Keyframes(values: values, mode: mode, times: times, shapes: shapes))
      }
    }
    guard mode == .linear || mode == .discrete else {
      throw call.fail(.wholeTransform(mode.rawValue), at: call.valuePlace(of: \.mode))
    }
    return { () throws(CurveProblem) in
      let places = values.indices.map { [Double($0)] }
      return .transforms(
        property, values, try Keyframes(values: places, mode: mode, times: times))
    }
  }

  private static func shapes(
    count: Int, _ call: Change<Self>
  ) throws(Failure) -> [Keyframes.Shape] {
    guard call.has(\.tension) || call.has(\.continuity) || call.has(\.bias) else { return [] }
    func column(_ clause: KeyPath<Self, Clause<Expression?>>) throws(Failure) -> [Double] {
      guard let list = call[clause] else { return Array(repeating: 0, count: count) }
      return try AnimationValues.plain(list, call.keyword(of: clause), count: count, call)
    }
    let (tensions, continuities, biases) = (
      try column(\.tension), try column(\.continuity), try column(\.bias)
    )
    return (0..<count).map {
      Keyframes.Shape(tension: tensions[$0], continuity: continuities[$0], bias: biases[$0])
    }
  }

  private static func way(
    _ expression: Expression, _ property: AnimatedProperty, _ call: Change<Self>
  ) throws(Failure) -> Making {
    guard property.kind == .point else {
      throw call.fail(
        .wrongKind(
          "path", takes: "a key path to a point", but: "`\(property.name)` is not a point",
          sample: "keypath center"),
        at: call.place(of: \.path))
    }
    let way = try call.expressions.checked(expression, "path") { (check, value) throws(Mistake) in
      try call.expressions.spend(.letter, 100 * value.extent)
      let text =
        if case .string(let text) = value { text } else { written(try check.points(value)) }
      do throws(PathProblem) {
        return try MotionPath(text)
      } catch {
        throw .textProblem(error.message, help: error.help, place: error.range)
      }
    }
    let mode = call[\.mode]
    let keyTimes = try call[\.times].map { (list) throws(Failure) in
      try AnimationValues.plain(list, "at", count: nil, call)
    }
    return { () throws(CurveProblem) in
      .keyframes(property, try Keyframes(along: way, mode: mode, times: keyTimes))
    }
  }

  /// Points as the text of a path with straight segments.
  private static func written(_ points: [Point]) -> String {
    points.enumerated().map { "\($0.offset == 0 ? "M" : "L") \($0.element.x) \($0.element.y)" }
      .joined(separator: " ")
  }
}
