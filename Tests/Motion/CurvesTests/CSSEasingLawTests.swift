import TestSupport
import Testing

@testable import MotionCurves

@Suite("Laws of CSS easing")
struct CSSEasingLawTests {
  /// A number with at most six decimals, so that nothing of it is lost where it is written.
  private func random(
    _ range: ClosedRange<Int>, _ generator: inout Seeded
  ) -> String {
    "\(Double(Int.random(in: range, using: &generator)) / 1000)"
  }

  private func randomText(_ generator: inout Seeded) -> String {
    switch Int.random(in: 0...2, using: &generator) {
    case 0:
      let numbers = [0...1000, -2000...3000, 0...1000, -2000...3000].map { random($0, &generator) }
      return "cubic-bezier(\(numbers.joined(separator: ",")))"
    case 1:
      let position = StepPosition.allCases.randomElement(using: &generator) ?? .end
      return "steps(\(Int.random(in: 2...40, using: &generator)), \(position.cssName))"
    default:
      let stops = (0..<Int.random(in: 2...9, using: &generator)).map { _ in
        let inputs = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          " \(random(-20_000...120_000, &generator))%"
        }
        return random(-2000...3000, &generator) + inputs.joined()
      }
      return "linear(\(stops.joined(separator: ",")))"
    }
  }

  @Test func whatIsWrittenReadsBackTheSame() throws {
    var generator = Seeded(17)
    var worst = Worst()
    for _ in 0..<600 {
      let text = randomText(&generator)
      let easing = try CSSEasing.parse(text)
      let again = try CSSEasing.parse(easing.serialized)
      #expect(again.serialized == easing.serialized, "\(text)")
      // Filled-in percentages lose what is behind the sixth decimal, which a steep line enlarges.
      var steepest = 1.0
      if case .piecewise(let piecewise) = easing.shape {
        for (a, b) in zip(piecewise.points, piecewise.points.dropFirst()) {
          guard a.input < b.input else { continue }
          steepest = max(steepest, abs(b.output - a.output) / (b.input - a.input))
        }
      }
      for x in grid(16) {
        worst.note(again.value(at: x), easing.value(at: x), scale: steepest, at: "\(text) of \(x)")
      }
    }
    #expect(worst.count == 600 * 17)
    #expect(worst.difference <= 1e-7, "\(worst.difference) at \(worst.place)")
  }

  @Test(arguments: ["linear", "ease", "ease-in", "ease-out", "ease-in-out"])
  func keywordsBeginAt0AndEndAt1AndRise(name: String) throws {
    let easing = try CSSEasing.parse(name)
    #expect(easing.serialized == name)
    #expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1)
    let values = grid(500).map { easing.value(at: $0) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: StepPosition.allCases, [2, 3, 7, 1000, 1_000_000])
  func stepsRiseFromTheirStartToTheirEnd(position: StepPosition, count: Int) throws {
    let steps = try Steps(count, position)
    let values = grid(997).map { steps.value(at: $0) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(steps.value(at: 1) == 1)
    switch position {
    case .jumpEnd, .jumpNone, .end: #expect(steps.value(at: 0) == 0)
    case .jumpStart, .start: #expect(steps.value(at: 0) == 1 / Double(count))
    case .jumpBoth: #expect(steps.value(at: 0) == 1 / Double(count + 1))
    }
    // Just before it begins, nothing has jumped yet.
    #expect(steps.value(at: 0, isBefore: true) == 0)
  }

  /// Times are rounded, so 9 of 12 frames are a little less than three quarters; the step is on its
  /// frame for every duration and count.
  @Test func stepsKeepTheirFrame() throws {
    for count in 1...12 {
      let steps = try Steps(count, .end)
      for tenths in 1...30 {
        let frames = 6 * tenths
        for frame in 0...frames {
          let progress = Double(frame) / 60 / (Double(tenths) / 10)
          let expected = Double(frame * count / frames) / Double(count)
          #expect(steps.value(at: progress) == expected, "\(count), \(frame) of \(frames)")
          let discrete = try Keyframes(
            values: (0...count).map { [Double($0) / Double(count)] }, mode: .discrete,
            times: (0...count).map { Double($0) / Double(count) })
          #expect(discrete(progress)[0] == expected, "\(count), \(frame) of \(frames)")
        }
      }
    }
  }

  @Test func risingStopsMakeARisingLine() throws {
    var generator = Seeded(19)
    for _ in 0..<200 {
      let outputs = (0..<8).map { _ in Double.random(in: -1...2, using: &generator) }.sorted()
      let line = try PiecewiseLinear(stops: outputs.map { ($0, []) })
      let values = grid(301).map { line.value(at: $0) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-15 })
      #expect(values.first == outputs.first && values.last == outputs.last)
      for point in line.points { #expect(line.value(at: point.input) == point.output) }
    }
  }

  @Test func inputsNeverFallAndGapsAreDividedEvenly() throws {
    let line = try PiecewiseLinear(
      stops: [(0, [0.2]), (1, [0.1, 0.4]), (2, []), (3, []), (4, []), (5, [0.8]), (6, [])])
    let inputs = [0.2, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 1]
    #expect(zip(line.points, inputs).allSatisfy { abs($0.input - $1) < 1e-15 })
    #expect(line.points.map(\.output) == [0, 1, 1, 2, 3, 4, 5, 6])
    #expect(try PiecewiseLinear(stops: [(0, []), (1, [1.5]), (2, [])]).points.last?.input == 1.5)
  }

  @Test(arguments: [
    "linear", "ease", "steps(3, jump-both)", "linear(0, 0.7 20% 40%, 1)", "step-end",
  ])
  func manyValuesAreTheSameAsEach(text: String) throws {
    let (parsed, easing) = (try CSSEasing.parse(text), try Easing.css(text))
    let inputs = grid(50) + [-1, 2]
    var outputs = [Double](repeating: 9, count: 70)
    easing.values(at: inputs, into: &outputs)
    #expect(outputs == inputs.map { parsed.value(at: $0) })
  }

  @Test func refusesNumbersThatAreNoCurve() {
    #expect(throws: CurveProblem.self) { try Steps(0, .end) }
    #expect(throws: CurveProblem.self) { try Steps(1, .jumpNone) }
    #expect(throws: CurveProblem.self) { try Steps(1_000_001, .end) }
    #expect(
      throws: CurveProblem.outside(
        parameter: "stops", of: "linear", value: 1, low: 2, high: 100_000)
    ) { try PiecewiseLinear(stops: [(0, [])]) }
    #expect(throws: CurveProblem.self) { try PiecewiseLinear(stops: [(0, [0, 0, 0]), (1, [])]) }
    #expect(throws: CurveProblem.notFinite(parameter: "output", value: .infinity)) {
      try PiecewiseLinear(stops: [(0, []), (.infinity, [])])
    }
    #expect(throws: CurveProblem.notFinite(parameter: "input", value: .infinity)) {
      try PiecewiseLinear(stops: [(0, []), (1, [.infinity])])
    }
  }

  @Test(arguments: [
    "linear", "ease", "steps(3, jump-both)", "linear(0, 0.7 20% 40%, 1)",
    "cubic-bezier(1, calc(infinity), 0, calc(-infinity))", "linear(0, 1 0% 0%)",
  ])
  func survivesAnyProgress(text: String) throws {
    let easing = try CSSEasing.parse(text)
    let curve = try Easing.css(text)
    for x in [-Double.infinity, -1e308, -0.0, .leastNonzeroMagnitude, 1, 1e308, .infinity, .nan] {
      _ = (easing.value(at: x, isBefore: true), curve.velocity(at: x), curve.acceleration(at: x))
    }
    #expect(easing.value(at: .nan).isNaN)
    for x in grid(64) { #expect(easing.value(at: x).isFinite) }
  }
}
