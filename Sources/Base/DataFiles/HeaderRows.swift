/// The rows above the numbers, as one header for each column.
///
/// A row of units alone, and one that names only the index, belong to the row above them. Names that
/// occur twice get those of the rows above them, as pandas and DeepLabCut write levels.
struct HeaderRows {
  let headers: [DataHeader]

  /// - Parameter rows: From the nearest to the numbers upwards, each as wide as the numbers.
  init?(_ rows: [[String]]) {
    var rows = rows[...]
    var units: [String]?
    var index: String?
    for _ in 0..<2 {
      guard rows.count > 1, let nearest = rows.first else { break }
      if units == nil, Self.isUnits(nearest) {
        units = nearest
      } else if index == nil, nearest.count > 1, !nearest[0].isEmpty,
        nearest.dropFirst().allSatisfy(\.isEmpty)
      {
        index = nearest[0]
      } else {
        break
      }
      rows = rows.dropFirst()
    }
    guard let names = rows.first else { return nil }
    let levels = Self.levels(Array(rows))
    let unit = { (column: Int) in units.map { Self.bare($0[column]) } ?? "" }
    var headers = names.indices.map { column in
      DataHeader(levels: levels.map { $0[column] }, unit: unit(column))
    }
    if index != nil || levels.count > 1 || Self.isLevelled(rows.map { $0[0] }) {
      headers[0] = Self.first(of: [index].compactMap { $0 } + rows.map { $0[0] }, unit(0))
    }
    self.headers = headers
  }

  /// DeepLabCut's names of levels.
  private static let poseLevels = ["scorer", "individuals", "bodyparts", "coords"]

  private static func isLevelled(_ first: [String]) -> Bool {
    first.contains { poseLevels.contains($0.lowercased()) }
  }

  /// The rows that make the names, from the top.
  private static func levels(_ rows: [[String]]) -> [[String]] {
    if isLevelled(rows.map { $0[0] }) {
      let named = rows.filter { poseLevels.dropFirst().contains($0[0].lowercased()) }
      return named.isEmpty ? [rows[0]] : named.reversed()
    }
    var levels = [rows[0]]
    // A row with numbers is no row of names.
    for row in rows.dropFirst() where !areUnique(levels) && !row.contains(where: isNumber) {
      let filled = filled(row)
      // A row that says the same of all columns tells none apart.
      if Set(filled.dropFirst()).count > 1 { levels.insert(filled, at: 0) }
    }
    if levels.count > 1, areUnique(levels) { return levels }
    // A column that the lowest row does not name has the name above it.
    return [
      rows[0].indices.map { column in
        rows.lazy.map { $0[column] }.first { !$0.isEmpty } ?? ""
      }
    ]
  }

  private static func isNumber(_ cell: String) -> Bool {
    [".", ","].contains { Cells.content(cell[...], $0)?.value.isFinite == true }
  }

  private static func areUnique(_ levels: [[String]]) -> Bool {
    var seen: Set<[String]> = []
    for column in levels[0].indices {
      let names = levels.map { $0[column] }
      guard names.contains(where: { !$0.isEmpty }) else { continue }
      if !seen.insert(names).inserted { return false }
    }
    return true
  }

  /// A name stands for the empty cells to its right, where cells were merged.
  private static func filled(_ row: [String]) -> [String] {
    var last = ""
    return row.enumerated().map { column, cell in
      if column > 0, !cell.isEmpty { last = cell }
      return cell.isEmpty ? last : cell
    }
  }

  /// The header of the index: the first that says what it counts, else none.
  private static func first(of texts: [String], _ unit: String) -> DataHeader {
    if isLevelled(texts) { return DataHeader("frame") }
    let headers = texts.map { DataHeader($0, unit: unit) }
    return headers.first { $0.timing.rank != nil } ?? DataHeader("", unit: unit)
  }

  /// Whether a row has units and nothing else: known ones, or all in brackets.
  static func isUnits(_ row: [String]) -> Bool {
    let said = row.filter { !$0.isEmpty }
    return !said.isEmpty
      && (said.allSatisfy { isUnit(bare($0)) } || said.allSatisfy { bare($0) != $0 }
        || isCounted(said))
  }

  /// Frames beside units that nothing else is: `Sequence,Volt`.
  private static func isCounted(_ said: [String]) -> Bool {
    said.contains(where: OtherUnit.isPlainly)
      && said.allSatisfy { isUnit($0) || TimeWords.frames.contains($0.lowercased()) }
  }

  private static func isUnit(_ text: String) -> Bool {
    TimeUnit(written: text) != nil || OtherUnit.isUnit(text)
  }

  /// A unit without its brackets.
  private static func bare(_ cell: String) -> String {
    guard let first = cell.first, let last = cell.last, cell.count > 2,
      ["()", "[]", "{}"].contains("\(first)\(last)")
    else { return cell }
    return String(cell.dropFirst().dropLast())
  }
}
