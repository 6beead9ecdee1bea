import Diagnostics
import Testing
import Values

@testable import MotionCurves

/// Something that cannot be made, and the message that says why.
struct Refusal<Made>: Sendable, CustomTestStringConvertible {
  let make: @Sendable () throws -> Made
  let message: String

  init(_ make: @escaping @Sendable () throws -> Made, _ message: String) {
    self.make = make
    self.message = message
  }

  var testDescription: String { message }

  func expect() {
    do {
      _ = try make()
      Issue.record("was made; expected: \(message)")
    } catch let problem as CurveProblem {
      #expect(Mistake.curve(problem).message == message)
    } catch { Issue.record("\(error)") }
  }
}
