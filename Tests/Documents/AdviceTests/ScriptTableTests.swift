import SessionSupport
import Testing

@testable import Advice
@testable import Sessions
@testable import SwiftCode

/// The table of JavaScript, Kotlin and Dart: each of its lines is read, and its curves are curves.
@Suite struct ScriptTableTests {
  @Test func everyLineIsARow() {
    let lines = ScriptTable.text.split(separator: "\n").filter { line in
      !["#", "= ", "- "].contains(where: line.hasPrefix)
    }
    let table = ScriptTable.standard
    let rows = table.libraries.flatMap(\.rows) + table.sets.values.joined()
    #expect(rows.count == lines.count && rows.count > 150)
    #expect(rows.allSatisfy { $0.template != nil || $0.verb != nil || $0.words != nil })
  }

  /// The right sides without placeholders that are curves.
  static let curves = ["motionEase", "tension", "easing", "composeEase", "dart"].flatMap { set in
    ScriptTable.standard.sets[set, default: []].compactMap(\.template?.text)
      .filter { !$0.contains("$") }.map { $0.replacing("curve ", with: "") }
  }

  @Test(arguments: curves) func aCurveRuns(_ curve: String) {
    let session = Session.advised(["view box frame (0, 0, 9, 9)"])
    let problem = session.reply(to: "animate box.alpha to 0 over 1s curve \(curve)").diagnostic
    #expect(problem == nil, "`\(curve)`: \(problem?.mistake.message ?? "")")
  }

  /// Values of literals, and names that they stand for.
  @Test(arguments: [
    ("f({ a: 1, b: [2, -3], c: 'x' })", "f({ a: 1, b: [2, -3], c: \"x\" })"),
    ("f(a = 1.dp, b = if (on) 2f else 3f)", "f(a: 1dp, b: … ? 2 : 3)"),
    ("Tween<double>(begin: 0, end: 1).animate(c)", "Tween(begin: 0, end: 1).animate(c)"),
    ("f(() => ({ x: 300 * 2 }))", "f({ x: 600 })"),
    ("<a.b c={{ d: 1 }} e=\"f\" />", "<a.b(c: { d: 1 }, e: \"f\")"),
    ("f(", "f()"), ("f({ a: ", "f({  })"),
  ])
  func aCallIsRead(_ code: String, _ read: String) {
    #expect(ScriptReader.statements(code).first?.value.code == read)
  }
}
