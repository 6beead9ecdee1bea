/// The cheapest path from the top left of a table to its bottom right: a step down removes a line,
/// a step across adds one, and a diagonal step pairs two lines.
///
/// The method is Wagner and Fischer's ("The string-to-string correction problem", 1974), with
/// wildcard rows that match any run of columns at no cost.
struct CostTable {
  enum Move: Hashable {
    case pair
    case down
    case across
    /// A wildcard row with the number of columns it matches.
    case absorb(Int)
  }

  /// How a cell is reached; one byte each, because there may be many.
  private enum Arrival: UInt8 {
    case pair, down, across, absorbed
  }

  private static let lineCost: Int32 = 2

  private let rows: Int
  private let columns: Int
  private var arrivals: [Arrival]

  init(
    rows: Int, columns: Int, isWildcard: (Int) -> Bool,
    pairCost: (_ row: Int, _ column: Int) -> Int32
  ) {
    self.rows = rows
    self.columns = columns
    arrivals = [Arrival](repeating: .across, count: (rows + 1) * (columns + 1))
    var above = (0...columns).map { Int32($0) * Self.lineCost }
    for row in 0..<rows {
      above =
        isWildcard(row)
        ? fillWildcard(row, above: above) : fill(row, above: above, pairCost: pairCost)
    }
  }

  private mutating func fill(
    _ row: Int, above: [Int32], pairCost: (_ row: Int, _ column: Int) -> Int32
  ) -> [Int32] {
    var costs = above
    for column in 0...columns {
      var best = (above[column] + Self.lineCost, Arrival.down)
      if column > 0 {
        let across = costs[column - 1] + Self.lineCost
        if across < best.0 { best = (across, .across) }
        let pair = above[column - 1] + pairCost(row, column - 1)
        // Among equal paths, paired lines are the most readable.
        if pair <= best.0 { best = (pair, .pair) }
      }
      costs[column] = best.0
      arrivals[place(row + 1, column)] = best.1
    }
    return costs
  }

  private mutating func fillWildcard(_ row: Int, above: [Int32]) -> [Int32] {
    var costs = above
    for column in 0...columns {
      let isFree = column > 0 && costs[column - 1] < above[column]
      costs[column] = isFree ? costs[column - 1] : above[column]
      arrivals[place(row + 1, column)] = isFree ? .absorbed : .down
    }
    return costs
  }

  private func place(_ row: Int, _ column: Int) -> Int { row * (columns + 1) + column }

  /// The steps of the path, from the top left.
  func moves() -> [Move] {
    var moves: [Move] = []
    var (row, column, absorbed) = (rows, columns, 0)
    while row > 0 || column > 0 {
      switch row == 0 ? .across : arrivals[place(row, column)] {
      case .pair:
        moves.append(.pair)
        row -= 1
        column -= 1
      case .across:
        moves.append(.across)
        column -= 1
      case .absorbed:
        absorbed += 1
        column -= 1
      case .down:
        moves.append(absorbed > 0 ? .absorb(absorbed) : .down)
        absorbed = 0
        row -= 1
      }
    }
    return moves.reversed()
  }
}
