import Diagnostics
import JSON

extension WrittenValue {
  /// The value with its name and unit.
  var json: JSONText { .object(jsonFields) }

  var jsonFields: [(String, JSONText)] {
    (name.map { [("name", .string($0))] } ?? []) + jsonFields(named: "text")
      + (unit.isEmpty ? [] : [("unit", .string(unit))])
  }
}

extension PassedTime {
  var jsonFields: [(String, JSONText)] {
    [("frames", .number(Double(frames))), ("time", .number(time))]
      + (condition.map { [("condition", .string($0.text)), ("isMet", .flag($0.isMet))] } ?? [])
  }
}

extension Expectation {
  var jsonFields: [(String, JSONText)] {
    [("condition", .string(condition)), ("holds", .flag(holds))] + (comparison?.jsonFields ?? [])
  }
}

extension Expectation.Comparison {
  fileprivate var jsonFields: [(String, JSONText)] {
    [("operator", .string(sign)), ("left", left.json), ("right", right.json)]
      + (tolerance.map { [("tolerance", .number($0))] } ?? [])
      + (difference.map { [("difference", .number($0))] } ?? [])
  }
}

extension PredictedValue {
  var jsonFields: [(String, JSONText)] {
    [("expression", .string(expression)), ("unit", .string(unit))]
      + (time.map { [("time", .number($0))] } ?? []) + [("predicted", .number(predicted))]
      + (actual.map { [("actual", .number($0))] } ?? [])
      + (difference.map { [("difference", .number($0))] } ?? [])
      + (within.map { [("within", .number($0))] } ?? [])
      + (isNear.map { [("isNear", .flag($0))] } ?? [])
      + (because.map { [("because", .string($0))] } ?? [])
  }
}

extension AskedQuestion {
  var jsonFields: [(String, JSONText)] {
    [("text", .string(text)), ("choices", .array(choices.map(JSONText.string)))]
      + (time.map { [("time", .number($0))] } ?? [])
      + (answer.map { [("answer", .string($0))] } ?? [])
      + (because.map { [("because", .string($0))] } ?? [])
  }
}

extension Reasons {
  var jsonFields: [(String, JSONText)] {
    let reasons = all.map { reason in
      JSONText.object([
        ("id", .string(reason.id.rawValue)), ("text", .string(reason.text)),
        ("by", .array(reason.by.map(JSONText.string))),
        ("quantities", .array(reason.quantities.map(\.json))),
      ])
    }
    return [("subject", .string(subject)), ("reasons", .array(reasons))]
  }
}

extension HitAnswer {
  var jsonFields: [(String, JSONText)] {
    [("point", .numbers([point.x, point.y])), ("state", .string(state.rawValue))]
      + target.jsonFields + [
        ("walk", .array(walk.map(\.json))),
        ("notes", .array(notes.map { .string($0.markdown) })),
      ]
  }
}

extension HitAnswer.Step {
  fileprivate var json: JSONText {
    .object(
      asked.jsonFields + (parent.map { [("parent", .string($0))] } ?? [])
        + (point.map { [("point", .numbers([$0.x, $0.y]))] } ?? [])
        + [("verdict", .string(verdict.rawValue)), ("text", .string(text))])
  }
}

extension HitAnswer.Target {
  fileprivate var jsonFields: [(String, JSONText)] {
    switch self {
    case .view(let name): [("target", .string("view")), ("view", .string(name))]
    case .stage: [("target", .string("stage"))]
    case .keyboard: [("target", .string("keyboard"))]
    case .nothing: [("target", .string("nothing"))]
    }
  }
}
