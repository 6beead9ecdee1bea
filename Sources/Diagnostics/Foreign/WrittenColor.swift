/// A colour by its three shares, as UIColor and CSS take it.
enum WrittenColor {
  private static let shares: Form =
    #"(?:\b(?:UI|NS)?Color|#colorLiteral)\(\s*red:\s*([\d./]+),\s*green:\s*([\d./]+),\s*blue:\s*([\d./]+)[^()]*\)(?:\.cgColor)?"#
  private static let bytes: Form =
    #"["']?\brgba?\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)[^()]*\)["']?"#
  private static let gray: Form = #"\b(?:UI|NS)?Color\(\s*white:\s*([\d./]+)[^()]*\)"#

  private static let vector: Form =
    #"(\.(?:color|backgroundColor)\s*=\s*)[(\[](\d+),\s*(\d+),\s*(\d+)[)\]]"#

  /// A text with its colours as they are written here.
  static func mended(in text: String) -> String {
    let spelled = shares.replaced(in: text) { match in
      quoted((1...3).map { byte(share: match.text($0)) })
    }
    let counted = bytes.replaced(in: spelled) { quoted($0) }
    let listed = vector.replaced(in: counted) { match in
      match.text(1) + quoted((2...4).map { Int(match.text($0)) ?? 0 })
    }
    return gray.replaced(in: listed) { match in
      quoted(Array(repeating: byte(share: match.text(1)), count: 3))
    }
  }

  /// A share from 0 to 1, or a quotient such as `128/255`.
  private static func byte(share: String) -> Int {
    let parts = share.split(separator: "/").compactMap { Double($0) }
    guard let first = parts.first else { return 0 }
    let value = parts.count > 1 && parts[1] > 0 ? first / parts[1] : first
    return Int((min(max(value, 0), 1) * 255).rounded())
  }

  static func quoted(_ bytes: [Int]) -> String {
    let digits = bytes.map { byte in
      let text = String(min(byte, 255), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    return "\"#\(digits.joined())\""
  }

  // MARK: As words

  private static let digits: Form = #"["']?#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b["']?"#

  private static let plain: Form =
    #"["']?\brgb\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)\s*\)["']?"#

  /// A line whose colours by numbers are words, so that a sentence may have them.
  struct Worded {
    let line: String
    let words: [String]

    /// A line with its colours as they are written here.
    func restored(in line: String) -> String {
      words.reduce(line) { $0.replacing($1, with: "\"#\($1.dropFirst(3))\"") }
    }
  }

  static func worded(_ line: String) -> Worded {
    guard line.contains("#") || line.contains("rgb") else { return Worded(line: line, words: []) }
    var words: [String] = []
    // One that is seen through is no colour alone.
    let text = digits.replaced(in: plain.replaced(in: line, by: { quoted($0) })) { match in
      let short = match.text(1).lowercased()
      let word = "hex" + (short.count == 3 ? short.map { "\($0)\($0)" }.joined() : short)
      words.append(word)
      return word
    }
    return Worded(line: text, words: words)
  }

  private static func quoted(_ match: Form.Match) -> String {
    quoted((1...3).map { Int(match.text($0)) ?? 0 })
  }
}
