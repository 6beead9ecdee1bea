import Diagnostics
import SessionSupport
import Sessions
import Testing

/// Swift that is as long as a line may be, in one row, is refused and does no harm.
@Suite struct LongSwiftTests {
  private static func row(_ first: String, _ part: String) -> String {
    first + String(repeating: part, count: 45_000 / part.utf8.count)
  }

  @Test(arguments: [
    row("x = 1", "+1"), row("x = a", ".b"), row("x = a", "(1)"), row("x = ", "-"), row("x = ", "["),
    row("x = ", "a ? b : "), row("", "if a { b() } else "), row("if a", ", a"), row("", "{ "),
  ])
  func aRowIsNotRead(_ code: String) {
    let answer = Session.advised().reply(to: "swift { \(code) }")
    #expect(answer.translation == nil)
    #expect(answer.diagnostic?.mistake.id == (code.hasPrefix("{") ? .unclosed : .unreadableSwift))
  }

  @Test func moreThanAViewControllerIsNotRead() {
    let code = String(repeating: "red.alpha = 1\n", count: 10_000)
    let answer = Session.advised().reply(to: "swift { \(code) }")
    #expect(answer.diagnostic?.mistake.id == .textTooLong)
  }

  @Test func hashesAreLookedThroughOnce() {
    let answer = Session.advised().reply(
      to: "swift { \(String(repeating: "#", count: 900_000)) }")
    #expect(answer.diagnostic?.mistake.id == .textTooLong)
  }
}
