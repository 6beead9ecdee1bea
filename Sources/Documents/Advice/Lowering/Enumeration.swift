import SwiftCode

/// An enumeration of Swift whose cases are the phases or the states of an animation.
struct Enumeration {
  /// The names of its cases, in their order.
  private(set) var cases: [String] = []
  /// The bodies of its computed properties, by name.
  private(set) var properties: [String: [SwiftStatement]] = [:]

  /// Nil for a type without cases.
  ///
  /// - Parameter text: The code of a range.
  init?(_ members: [SwiftStatement], _ text: (Range<Int>) -> String) {
    for member in members {
      switch member.kind {
      case .other:
        let line = text(member.range)
        guard line.hasPrefix("case ") else { continue }
        cases += line.dropFirst(5).split(separator: ",").map { part in
          String(
            part.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
      case .group(let body):
        if let name = text(member.range).firstMatch(of: #/^var (\w+)/#)?.1 {
          properties[String(name)] = body
        }
      default: break
      }
    }
    if cases.isEmpty { return nil }
  }
}
