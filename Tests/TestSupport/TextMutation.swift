import Foundation

/// Texts that are almost valid: lines with a few bytes, words or halves changed, from a seed.
public struct TextMutation {
  private var numbers: Seeded
  private let lines: [String]

  private static let fragments = [
    "(", ")", "[", "]", "{", "}", "\"", "\\", "#", ";", ",", ":", ".", "..", "?", "=", "==", "~",
    "^", "-", "+", "*", "/", "%", "<=", "!=", "!", "$", "'", "`", "\n", "\r\n", "\t", "\u{A0}",
    "\0",
    " as ", " then ", " in ", " if ", " else ", " on ", " at ", " let ", " def ", " not ", " and ",
    "0", "1e308", "1e999", "-1", "0x1", "3x4", "5s", "5 frames", "45deg", "90°", "10%", "infinity",
    "빨강", "🐱", "e\u{301}", "\u{200D}", "×", "“", "\u{FEFF}", "true", "off", "red", "t", "rest",
  ]

  /// - Parameter lines: The lines to change; at least one.
  public init(of lines: [String], seed: UInt64) {
    self.lines = lines.isEmpty ? [""] : lines
    numbers = Seeded(seed)
  }

  /// The next text; it may be valid by chance.
  public mutating func next() -> String {
    var bytes = Array(lines[numbers.below(lines.count)].utf8)
    for _ in 0...numbers.below(4) { change(&bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = numbers.below(bytes.count + 1)
    let end = min(bytes.count, place + 1 + numbers.below(6))
    switch numbers.below(6) {
    case 0: bytes.removeSubrange(place..<end)
    case 1, 2:
      bytes.insert(contentsOf: numbers.pick(Self.fragments).utf8, at: place)
    case 3: bytes.insert(contentsOf: Array(bytes[place..<end]), at: numbers.below(bytes.count + 1))
    case 4 where place < bytes.count: bytes[place] = UInt8(numbers.below(256))
    default:
      let other = Array(lines[numbers.below(lines.count)].utf8)
      bytes = Array(bytes[..<place]) + Array(other[numbers.below(other.count + 1)...])
    }
  }
}

/// The code of all golden cases in `Tests/Cases`.
public enum CaseCode {
  /// Every cell, lines joined by LF.
  public static let cells = cases.flatMap(\.cells)

  /// The cells of each case, by its name.
  public static let cases: [(name: String, cells: [String])] =
    ProjectFolder("Tests/Cases").names.map { ProjectFolder("Tests/Cases/\($0)") }.flatMap {
      folder in
      folder.names(ending: ".md").map { ($0, cells(of: (try? folder.text($0 + ".md")) ?? "")) }
    }

  private static func cells(of text: String) -> [String] {
    text.components(separatedBy: "```motion\n").dropFirst().map { rest in
      rest.components(separatedBy: "\n```").first ?? ""
    }
  }
}
