/// How much slower or faster animations are to be: `slow down animations 10x`, `half speed`.
enum SpokenSpeed {
  private static let slower: Form =
    #"^\s*(?:slow(?:\s+down)?|make)\s+(?:(?:the|all|my)\s+)*(?:animations?|everything|it|motion|(VIEW))\s*(?:slower\s+)?(?:down\s+)?(?:by\s+(?:a\s+factor\s+of\s+)?)?(\d*\.?\d+)\s*(?:x|times)?(?:\s+slower)?$|^\s*(?:slow\s*-?\s*mo(?:tion)?)\s+(\d*\.?\d+)\s*(?:x|times)?$"#
  private static let faster: Form =
    #"^\s*(?:speed\s+up|make)\s+(?:(?:the|all|my)\s+)*(?:animations?|everything|it|motion|(VIEW))\s*(?:faster\s+)?(?:by\s+(?:a\s+factor\s+of\s+)?)?(\d*\.?\d+)\s*(?:x|times)?(?:\s+faster)?$"#
  private static let named: Form =
    #"^\s*(?:(?:toggle|turn\s+on|enable|debug)\s+)?slow\s+animations(?:\s+on)?$|^\s*slow\s*-?\s*mo(?:tion)?$|^\s*(?:play\s+(?:it\s+)?at\s+|run\s+at\s+)?(half|quarter|double|twice|normal|full)\s+(?:the\s+)?speed$"#

  /// The line that sets the speed; nil where a line speaks of none.
  static func line(for text: String, _ names: NamesAtHand) -> String? {
    guard let first = names.views.first else { return nil }
    if let match = slower.first(in: text, names), let share = share(match[2] ?? match.text(3)) {
      return "\(match[1] ?? first).speed = \(share)"
    }
    if let match = faster.first(in: text, names) {
      return "\(match[1] ?? first).speed = \(match.text(2))"
    }
    guard let match = text.first(named) else { return nil }
    let shares = [
      "half": "0.5", "quarter": "0.25", "double": "2", "twice": "2", "normal": "1", "full": "1",
    ]
    // The simulator's slow animations are ten times as long.
    return "\(first).speed = \(shares[match.text(1)] ?? "0.1")"
  }

  private static func share(_ number: String) -> String? {
    Double(number).flatMap { $0 > 0 ? WrittenNumber.text($0 < 1 ? $0 : 1 / $0) : nil }
  }
}
