/// A line to suggest, with places for what the person wrote.
///
/// `VIEW` and `OTHER` stand for views; `{number 0.5}`, `{time 1s}`, `{angle 45deg}`,
/// `{point (200, 300)}` and `{color blue}` for what the line has of that kind, or else for what
/// stands in the braces.
public struct LineTemplate: Sendable {
  let text: String

  public init(_ text: String) { self.text = text }

  /// The line with names that are there. Where there is no view, it makes one first, so that it
  /// can be typed as it stands.
  ///
  /// - Parameter line: what was typed; nil for the template's own values.
  public func filled(from line: String?, _ names: NamesAtHand) -> String {
    var result = text.replacing(/\{(\w+) ([^}]*)\}/) { match in
      let own = String(match.output.2)
      return line.flatMap { Self.found(String(match.output.1), in: $0, names) } ?? own
    }
    var views = names.views(nearest: line ?? "")
    var makers = ""
    if result.contains("VIEW"), views.isEmpty {
      makers += "view box frame (100, 50, 80, 80); "
      views.append("box")
    }
    if result.contains("OTHER"), views.count < 2 {
      makers += "view other frame (220, 50, 80, 80); "
      views.append("other")
    }
    for (place, view) in zip(["VIEW", "OTHER"], views) {
      result = result.replacing(place, with: view)
    }
    return makers + result
  }

  /// What a line has of a kind.
  private static func found(_ kind: String, in line: String, _ names: NamesAtHand) -> String? {
    switch kind {
    case "number": number(in: line)
    case "time": time(in: line)
    case "angle": angle(in: line)
    case "point": point(in: line)
    case "color": color(in: line, names)
    default: nil
    }
  }

  private static func number(in line: String) -> String? {
    line.firstMatch(of: /(?:^|[^\w.])(-?\d+(?:\.\d+)?)(?:px|pt)?(?![\w.%])/).map {
      String($0.output.1)
    }
  }

  private static func time(in line: String) -> String? {
    if let match = line.firstMatch(of: /(\d*\.?\d+)\s*(ms|s|min)[a-z]*\b/) {
      return String(match.output.1) + String(match.output.2)
    }
    return line.firstMatch(of: /[dD]uration:?\s*=?\s*(\d*\.?\d+)/).map { $0.output.1 + "s" }
  }

  private static func angle(in line: String) -> String? {
    line.firstMatch(of: /(?:^|[^\w.])(-?\d*\.?\d+)\s*(?:deg\w*|°|$|\)|by|to)/)
      .map { $0.output.1 + "deg" }
  }

  private static func point(in line: String) -> String? {
    line.firstMatch(of: /(?:d?x:\s*)?(-?\d+(?:\.\d+)?)\s*,\s*(?:d?y:\s*)?(-?\d+(?:\.\d+)?)/)
      .map { "(\($0.output.1), \($0.output.2))" }
  }

  private static func color(in line: String, _ names: NamesAtHand) -> String? {
    line.matches(of: /[A-Za-z]+/).map { String($0.output) }.last {
      names.colors.contains($0) && !names.views.contains($0)
    }
  }
}
