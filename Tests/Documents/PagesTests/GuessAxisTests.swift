import Foundation
import TestSupport
import Testing

@testable import Pages

/// The axis of guesses, whatever people guess: it ends, and its labels differ.
@Suite struct GuessAxisTests {
  private func check(_ values: [Double], _ answer: Double?) {
    let axis = GuessAxis(values, including: answer)
    let all = axis.values
    #expect(axis.from.isFinite && axis.to.isFinite && axis.from < axis.to, "\(values)")
    #expect(all.first == axis.from && all.last == axis.to)
    #expect((3...40).contains(all.count), "\(values)")
    for marks in [all, axis.labels] {
      #expect(zip(marks, marks.dropFirst()).allSatisfy { $0 < $1 }, "\(values) \(marks)")
      #expect(Set(marks.map(NumberQuestion.written)).count == marks.count, "\(values) \(marks)")
    }
    #expect((1...10).contains(axis.labels.count), "\(axis)")
    #expect(
      axis.labels.allSatisfy { axis.from <= $0 + axis.step / 2 && $0 <= axis.to + axis.step / 2 })
    if let answer, abs(answer) <= 1e300 {
      #expect(axis.from <= answer && answer <= axis.to, "\(values) \(answer)")
    }
    let plot = GuessPlot([values.sorted()], answer: answer ?? 0)
    #expect(plot.lines.count < 60)
  }

  @Test(arguments: [
    [236.1, 236.10000000000002] as [Double], [1, 1, 1, 1.0000000000000002], [5e-324],
    [5e-324, -5e-324],
    [0], [-0.0, 0], [1e9, 1e9.nextDown], [-1e9, 1e9], [.infinity, .nan, 3], [],
    [-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude],
  ])
  func anAxisEnds(_ values: [Double]) {
    check(values, nil)
    for answer in values + [0, 1e-320, 1e300, -Double.greatestFiniteMagnitude, Double.infinity] {
      check(values, answer)
    }
  }

  @Test(arguments: UInt64(1)...UInt64(Effort.cases(300, of: 20_000)))
  func anAxisOfAnyGuessesEnds(_ seed: UInt64) {
    var random = Seeded(seed)
    func size() -> Double {
      pow(10, Double.random(in: Bool.random(using: &random) ? -320...308 : -4...9, using: &random))
    }
    let middle = Bool.random(using: &random) ? size() : -size()
    let spread = size()
    let values = (0..<Int.random(in: 1...30, using: &random)).map { _ -> Double in
      switch Int.random(in: 0..<5, using: &random) {
      case 0: middle.nextUp
      case 1: middle + spread * Double.random(in: -1...1, using: &random)
      case 2: middle * (1 + 1e-13 * Double.random(in: -1...1, using: &random))
      default: middle
      }
    }.filter(\.isFinite)
    check(values, Bool.random(using: &random) ? middle : nil)
  }

  @Test(arguments: [0, 5e-324, 1, 7.5, 1e300, Double.greatestFiniteMagnitude, Double.infinity])
  func aStepIsRound(_ number: Double) {
    let step = GuessAxis.roundStep(number)
    #expect(step > 0 && step.isFinite)
    if (1e-300...1e300).contains(number) { #expect(step <= number && number < 2.6 * step) }
  }
}
