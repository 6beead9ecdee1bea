/// Whether a line to suggest has the numbers that were typed, and no others.
public enum KeptNumbers {
  private static let number: Form = #"(?:^|[^\w.#])[-+]?(\d*\.?\d+)"#
  private static let anyNumber: Form = #"(\d+\.\d+|\.\d+|\d+)"#

  /// Whether each number of a line is in another one, if only in another unit; zeros are mostly
  /// there for the form's sake, and a colour has its numbers in another way.
  public static func areAll(of line: String, in mend: String) -> Bool {
    if mend.contains("#") { return true }
    let there = mend.replacing("..", with: " ").all(anyNumber).compactMap { value(of: $0.text(1)) }
    return line.replacing("..", with: " ").all(number).allSatisfy { match in
      guard let typed = value(of: match.text(1)), typed != 0 else { return true }
      // -1 is without end elsewhere.
      if typed == 1, mend.contains("forever") { return true }
      return there.contains { kept in
        [typed, typed * 1_000, typed / 1_000, typed * 100, typed / 100].contains {
          abs($0 - kept) < 1e-9
        }
          // The last of a range that leaves its end out.
          || (mend.contains("..") && kept == typed - 1)
      }
    }
  }

  /// Whether a line has numbers or colours that were not typed: then it is an example.
  public static func areSome(of mend: String, besides line: String, colors: [String]) -> Bool {
    // A view that the line needs is made with any frame.
    let mend = mend.removing(#"^(?:view \w+ frame \([^)]*\); )+"#)
    let typed = Set(line.lowercased().all(#"[a-z]+"#).map { $0.text() })
    let isPainted = mend.all(#"= ([a-z]\w*)$"#).contains { match in
      colors.contains(match.text(1)) && !typed.contains(match.text(1).lowercased())
    }
    return isPainted || !areAll(of: mend, in: line)
  }

  /// Words that say nothing of what is done.
  private static let small: Set = [
    "the", "and", "with", "for", "over", "let", "var", "const", "self", "this", "please", "view",
    "its", "from",
    "then", "make", "add", "set", "all", "true", "false", "new", "into", "that", "want", "would",
    "like", "stage",
  ]

  /// Whether a line has several words that another one has nothing of.
  public static func leavesWords(of line: String, outOf mend: String, besides views: [String])
    -> Bool
  {
    let kept = mend.lowercased()
    let lost = line.all(#"[A-Za-z]{3,}"#).map { $0.text() }.filter { word in
      !small.contains(word.lowercased()) && !views.contains(word)
        && !kept.contains(word.lowercased())
    }
    return lost.count > 2
  }

  /// Whether a line changes a property of a view to what nobody spoke of.
  public static func bringsProperty(_ mend: String, besides line: String) -> Bool {
    let typed = line.lowercased().filter { $0 != "-" && $0 != " " }
    let spoken = [
      "alpha": "opacity", "center": "position", "rotation": "rotat", "color": "background",
      "zposition": "zindex", "size": "width", "borderwidth": "border", "bordercolor": "border",
      "cornerradius": "radius",
    ]
    return mend.all(#"\w\.([a-z]\w+)(?:\.[xy])?\s+(?:to|=)\s+-?[\d.]+"#).contains { match in
      let property = match.text(1).lowercased()
      return !typed.contains(property) && !(spoken[property].map(typed.contains) ?? false)
    }
  }

  private static func value(of text: String) -> Double? {
    Double(text.hasPrefix(".") ? "0" + text : text)
  }
}
