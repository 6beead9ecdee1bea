import JSON

/// The cells that ran, for a client's history.
struct CellHistory {
  private struct Entry {
    let number: Int
    let code: String
    let result: String?
  }

  private var entries: [Entry] = []

  /// The most cells that are remembered.
  private static let limit = 10_000

  mutating func add(_ code: String, _ result: String?) {
    if entries.count == Self.limit { entries.removeFirst(Self.limit / 10) }
    entries.append(Entry(number: (entries.last?.number ?? 0) + 1, code: code, result: result))
  }

  /// The entries that a request names: the last ones, a range, or those that fit a pattern.
  func answer(to request: JSONValue) -> JSONValue {
    let hasOutput = request["output"]?.flag ?? false
    return .array(
      chosen(by: request).map { entry in
        let input = JSONValue.string(entry.code)
        let output = entry.result.map(JSONValue.string) ?? .null
        return [0, .integer(entry.number), hasOutput ? [input, output] : input]
      })
  }

  private func chosen(by request: JSONValue) -> [Entry] {
    let count = request["n"]?.integer.map { max($0, 0) }
    switch request["hist_access_type"]?.string {
    case "range":
      // Only this session is remembered, which is number 0.
      guard (request["session"]?.integer ?? 0) == 0 else { return [] }
      let start = request["start"]?.integer ?? 0
      let stop = request["stop"]?.integer ?? .max
      return entries.filter { $0.number >= start && $0.number < stop }
    case "search":
      let pattern = request["pattern"]?.string ?? "*"
      var found = entries.filter { Self.matches(Array($0.code), Array(pattern)) }
      if request["unique"]?.flag ?? false { found = Self.latest(of: found) }
      return count.map { found.suffix($0) } ?? found
    default: return count.map { entries.suffix($0) } ?? entries
    }
  }

  /// The entries without those that come again later.
  private static func latest(of entries: [Entry]) -> [Entry] {
    var seen: Set<String> = []
    return entries.reversed().filter { seen.insert($0.code).inserted }.reversed()
  }

  /// Whether a text fits a pattern in which `*` stands for any text and `?` for any character.
  static func matches(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (at, place) = (0, 0)
    // Where the last `*` stands, and how much of the text it has taken.
    var star: (place: Int, at: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[at] {
        at += 1
        place += 1
      } else if let last = star {
        star = (last.place, last.at + 1)
        (place, at) = (last.place + 1, last.at + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
