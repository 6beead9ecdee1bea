import TestSupport
import Testing

@testable import MotionCurves

@Suite("CSS easing agrees with reference tables")
struct CSSEasingOracleTests {
  private func position(_ cssName: String) throws -> StepPosition {
    try #require(StepPosition.allCases.first { $0.cssName == cssName }, "\(cssName)")
  }

  @Test func steps() throws {
    var worst = Worst()
    var flagged = 0
    for row in try Oracle("css-steps").rows {
      let (n, x) = (Int(try row.number("n")), try row.number("input"))
      let isBefore = try row.text("before_flag") == "1"
      let (name, expected) = (try row.text("position"), try row.number("expected"))
      let place = "steps(\(n), \(name)) of \(x), before: \(isBefore)"
      let steps = try Steps(n, position(name))
      worst.note(steps.value(at: x, isBefore: isBefore), expected, at: place)
      let parsed = try CSSEasing.parse("steps(\(n), \(name))")
      #expect(parsed.shape == .steps(steps))
      #expect(
        parsed.value(at: x, isBefore: isBefore) == steps.value(at: x, isBefore: isBefore))
      flagged += isBefore ? 1 : 0
    }
    #expect(worst.count == 1021)
    #expect(flagged == 515)
    #expect(worst.difference <= 1e-15, "\(worst.difference) at \(worst.place)")
  }

  @Test func linear() throws {
    var worst = Worst()
    var functions: Set<String> = []
    for row in try Oracle("css-linear").rows {
      let (function, x) = (try row.text("function"), try row.number("input"))
      let value = try CSSEasing.parse(function).value(at: x)
      worst.note(value, try row.number("expected"), at: "\(function) of \(x)")
      functions.insert(function)
    }
    #expect(worst.count == 546)
    #expect(functions.count == 8)
    #expect(worst.difference <= 1e-13, "\(worst.difference) at \(worst.place)")
  }

  /// The functions of a row: one, or two of which the second takes what the first gives.
  private func stages(_ function: String) throws -> [CSSEasing] {
    guard function.hasPrefix("compose["), function.hasSuffix("]") else {
      return [try CSSEasing.parse(function)]
    }
    let inner = String(function.dropFirst(8).dropLast())
    let stages = try inner.split(separator: " then ").map { try CSSEasing.parse(String($0)) }
    try #require(stages.count == 2, "\(function)")
    return stages
  }

  /// `FUNCTION of t=N/1000`: the function's value, which is the row's input.
  private func inner(_ text: String) throws -> Double {
    let parts = text.split(separator: " of t=")
    try #require(parts.count == 2, "\(text)")
    let fraction = parts[1].split(separator: "/").compactMap { Double($0) }
    try #require(fraction.count == 2, "\(text)")
    return try CSSEasing.parse(String(parts[0])).value(at: fraction[0] / fraction[1])
  }

  @Test func webPlatformTests() throws {
    var (values, inputs) = (Worst(), Worst())
    var composed = 0
    for row in try Oracle("wpt-easing").rows {
      let (function, input) = (try row.text("function"), try row.number("input"))
      let stages = try stages(function)
      composed += stages.count == 2 ? 1 : 0
      let value = stages.reduce(input) { $1.value(at: $0) }
      let tolerance = try row.number("tolerance")
      let place = "\(function) of \(input)"
      // Differences in units of the tolerance that the row itself asks for, where it has one.
      values.note(
        value, try row.number("expected"), scale: tolerance > 0 ? tolerance : 1e-15, at: place)
      guard let source = row["input_is"], !source.isEmpty else { continue }
      inputs.note(try inner(source), input, at: source)
    }
    #expect(values.count == 122)
    #expect(composed == 55)
    #expect(values.difference <= 1, "\(values.difference) at \(values.place)")
    #expect(inputs.count == 47)
    #expect(inputs.difference <= 1e-12, "\(inputs.difference) at \(inputs.place)")
  }

  /// Verdicts and computed serialisations. What is written of a specified value keeps its
  /// `calc()` and its gaps, and must mean the same as the text it was made from.
  @Test func webPlatformTestsOfSyntax() throws {
    var counts: [String: Int] = [:]
    for row in try Oracle("wpt-easing-syntax").rows {
      let (text, verdict) = (try row.text("input"), try row.text("verdict"))
      counts[verdict, default: 0] += 1
      let written = try row.text("serialization")
      switch verdict {
      case "invalid":
        #expect(throws: CSSProblem.self, "\(text)") { try CSSEasing.parse(text) }
      case "valid(specified)":
        #expect(try CSSEasing.parse(text) == CSSEasing.parse(written), "\(text)")
      case "valid", "valid(computed)":
        #expect(try CSSEasing.parse(text).serialized == written)
      default: Issue.record("unknown verdict \(verdict)")
      }
    }
    #expect(
      counts == ["valid": 4, "valid(specified)": 10, "valid(computed)": 21, "invalid": 17])
  }
}
