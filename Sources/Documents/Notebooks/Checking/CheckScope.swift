/// The part of a notebook that a check reports on and compares.
public struct CheckScope: Sendable {
  /// The indices of the cells to report on; nil for all. The cells before them run, those after the
  /// last one do not.
  public var cells: Set<Int>?

  /// The first cell whose recorded output is of another run, because a parameter has another value;
  /// nil if there is none. From there on, outputs are not compared.
  public var firstUncompared: Int?

  /// The values of the notebook's parameters, for the report; nil for the recorded ones.
  public var parameters: String?

  /// Whether the cells after a failed one still run.
  public var keepsGoing = false

  /// Whether an output that is only written differently has drifted.
  public var isExact = false

  /// All cells, compared, up to the first that fails.
  public static let whole = CheckScope()

  public init() {}

  /// Whether the report is about a cell.
  func contains(_ cell: Cell) -> Bool { cells?.contains(cell.index) ?? true }

  /// Whether no cell from this one on is part of the report.
  func ends(before cell: Cell) -> Bool {
    guard let cells else { return false }
    return cell.index > cells.max() ?? -1
  }

  /// Whether a cell's recorded output is compared.
  func compares(_ cell: Cell) -> Bool { firstUncompared.map { cell.index < $0 } ?? true }
}

extension NotebookDocument {
  /// The indices of the cells under the headings that contain a text, in any case, and under the
  /// headings below these.
  ///
  /// - Returns: Nil if no heading contains the text.
  public func cells(under text: String) -> Set<Int>? {
    let wanted = text.lowercased()
    let found = headings.indices.filter { headings[$0].text.lowercased().contains(wanted) }
    guard !found.isEmpty else { return nil }
    let ranges = found.map { index in
      let next = headings[(index + 1)...].first { $0.level <= headings[index].level }
      return headings[index].line..<(next?.line ?? .max)
    }
    return Set(cells.filter { cell in ranges.contains { $0.contains(cell.line) } }.map(\.index))
  }
}
