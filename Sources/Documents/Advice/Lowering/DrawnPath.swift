import SwiftCode

/// A bezier path that code draws curve by curve, in SVG's words, as `path` takes it.
struct DrawnPath {
  private var words: [String] = []
  /// Whether it has a curve: straight lines are written as points.
  private(set) var hasCurve = false

  var text: String { words.joined(separator: " ") }

  /// Whether a value makes a path that is still empty.
  static func isBegun(by value: SwiftExpression) -> Bool {
    guard case .call(let type, let arguments) = value.kind, arguments.isEmpty else { return false }
    let name = type.lastName ?? ""
    return ["UIBezierPath", "CGMutablePath", "CGPathCreateMutable"].contains(name)
      || name == "bezierPath"
  }

  /// Appends a call that draws on; false for another one, and for places that are not numbers.
  mutating func append(_ member: String, _ arguments: [SwiftArgument]) -> Bool {
    let places = arguments.compactMap { Self.place($0.value) }
    guard places.count == arguments.count else { return false }
    // UIKit has the end first, SVG last.
    let inOrder = Array(places.dropFirst() + places.prefix(1))
    switch (member, places.count) {
    case (_, 1) where member.hasPrefix("move"): words.append("M \(inOrder[0])")
    case (_, 1) where member.hasPrefix("addLine"): words.append("L \(inOrder[0])")
    case (_, 2) where member.hasPrefix("addQuadCurve"): curve("Q", inOrder)
    case (_, 3) where member.hasPrefix("addCurve"): curve("C", inOrder)
    case ("close", 0), ("closePath", 0), ("closeSubpath", 0): words.append("Z")
    default: return false
    }
    return true
  }

  private mutating func curve(_ letter: String, _ places: [String]) {
    words.append("\(letter) \(places.joined(separator: ", "))")
    hasCurve = true
  }

  /// `CGPoint(x: 10, y: 20)` as `10 20`.
  private static func place(_ point: SwiftExpression) -> String? {
    guard case .call(let type, let values) = point.kind, type.lastName == "CGPoint",
      values.map(\.label) == ["x", "y"]
    else { return nil }
    let numbers = values.compactMap { number($0.value) }
    return numbers.count == 2 ? numbers.joined(separator: " ") : nil
  }

  private static func number(_ value: SwiftExpression) -> String? {
    switch value.kind {
    case .number(let text): text
    case .prefix("-", let value): number(value).map { "-\($0)" }
    default: nil
    }
  }
}

extension [SwiftStatement] {
  /// The statements with each path that has curves as one text.
  var withDrawnPaths: [SwiftStatement] {
    var statements = self
    for case .binding(let name, let value?) in map(\.kind) where DrawnPath.isBegun(by: value) {
      var path = DrawnPath()
      let isWhole = statements.filter { $0.membership?.owner == name }.allSatisfy { statement in
        guard case .expression(let expression) = statement.kind,
          case .call(_, let arguments) = expression.kind, let member = statement.member
        else { return true }
        return path.append(member, arguments)
      }
      guard isWhole, path.hasCurve else { continue }
      let text = SwiftExpression(kind: .string([.letters(path.text)]), range: value.range)
      statements = statements.compactMap { statement in
        if statement.kind == .binding(name, value) {
          return SwiftStatement(kind: .binding(name, text), range: statement.range)
        }
        return statement.membership?.owner == name ? nil : statement
      }
    }
    return statements
  }
}
