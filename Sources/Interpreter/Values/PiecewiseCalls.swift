import Diagnostics
import MotionCurves

/// Easings from CSS text, from steps and from lists.
package enum PiecewiseCalls {
  package static let functions = [
    Function(
      "css", "an easing in CSS's own words",
      [.at("text", .string, "such as \"ease-in-out\"")],
      example: "plot css(\"linear(0, 0.5 20%, 1)\")", work: .letter
    ) { (call) throws(Mistake) in
      guard case .string(let text) = call.positional[0] else {
        throw .wrongKind(
          "css", takes: "a text", found: call.positional[0].described,
          sample: "css(\"ease-in-out\")")
      }
      do throws(CSSProblem) {
        return .curve(.easing(try Easing.css(text)))
      } catch {
        throw .textProblem(error.message, help: error.help, place: error.range)
      }
    },
    Function(
      "steps", "an easing that jumps; position as in CSS: jumpEnd, jumpStart, …",
      [
        .at("count", .count(1...Steps.maxCount), "how many jumps"),
        .at(
          "position", .word(StepPosition.allCases.map(\.rawValue)), takes: "one of CSS's words",
          "where it jumps", else: StepPosition.jumpEnd.rawValue),
        CurveCalls.duration,
      ],
      example: "plot steps(4, jumpNone)"
    ) { (call) throws(Mistake) in
      let check = Check(what: "steps")
      let count = try check.count(call.positional[0], 1...Steps.maxCount)
      var position = StepPosition.jumpEnd
      if call.positional.count > 1 {
        guard case .string(let word) = call.positional[1],
          let known = StepPosition(rawValue: word)
        else {
          throw .wrongKind(
            "steps", takes: StepPosition.allCases.map(\.rawValue).joined(separator: " | "),
            found: call.positional[1].described, sample: "steps(4, jumpEnd)")
        }
        position = known
      }
      let step = position
      let easing = try attempt { try Easing.steps(count, step) }
      return .curve(try CurveCalls.lasting(easing, call))
    },
  ]

  /// The parameter of `linear` with a list.
  static let places = Parameter.labelled(
    "at", .points, takes: "a list of numbers", "time of each output of a list, from 0 to 1",
    else: "even")

  /// The easing of `linear([0, 0.5, 1], at: [0, 0.2, 1])`: the name of the linear curve, called
  /// with a list.
  package static func linear(_ call: Arguments) throws(Mistake) -> Easing {
    let known = [places.name, CurveCalls.duration.name]
    for (label, _) in call.labelled where !known.contains(label) {
      throw .unknownLabel(label, function: "linear", nearest: [], known: known)
    }
    guard call.positional.count == 1 else {
      throw .argumentCount("linear", "outputs, at:", 1...1, found: call.positional.count)
    }
    let outputs = try numbers(call.positional[0])
    let inputs = try call["at"].map { (value) throws(Mistake) in try numbers(value) }
    if let inputs, inputs.count != outputs.count {
      throw .listOfOther("at", outputs.count, found: inputs.count)
    }
    return try attempt {
      try Easing.linear(
        outputs.indices.map { index in
          (output: outputs[index], input: inputs.map { $0[index] })
        })
    }
  }

  private static func numbers(_ value: Value) throws(Mistake) -> [Double] {
    guard case .list(let values) = value else {
      throw .wrongKind("linear", takes: "lists", found: value.described, sample: "[0, 0.5, 1]")
    }
    return try values.map { (item) throws(Mistake) in
      try Arguments.number(item, .plain, of: "linear")
    }
  }
}
