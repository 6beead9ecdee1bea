/// A set of cells of a canvas and of a ring around it, such as those that a shape covers.
///
/// A shape covers the cells whose middles are in it, or nearer to it than half a cell. So it keeps
/// its full size, and shapes mirrored in the plane are mirrored in cells too.
public struct Stencil: Hashable, Sendable {
  let columns: Int
  let rows: Int
  /// One bit for each cell, row by row, ring included.
  private var words: [UInt64]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    words = Array(repeating: 0, count: ((columns + 2) * (rows + 2) + 63) / 64)
  }

  private func index(_ column: Int, _ row: Int) -> Int { (row + 1) * (columns + 2) + column + 1 }

  /// Returns whether it contains a cell; those beyond the ring are not in it.
  func contains(_ column: Int, _ row: Int) -> Bool {
    guard (-1...columns).contains(column), (-1...rows).contains(row) else { return false }
    let index = index(column, row)
    return words[index >> 6] >> UInt64(index & 63) & 1 == 1
  }

  mutating func insert(_ column: Int, _ row: Int) {
    let index = index(column, row)
    words[index >> 6] |= 1 << UInt64(index & 63)
  }

  mutating func remove(_ column: Int, _ row: Int) {
    let index = index(column, row)
    words[index >> 6] &= ~(1 << UInt64(index & 63))
  }

  // MARK: Sets

  /// Returns the cells in either.
  public func union(_ other: Stencil) -> Stencil { joined(other, |) }
  /// Returns the cells in both.
  public func intersection(_ other: Stencil) -> Stencil { joined(other, &) }
  /// Returns the cells in this one that are not in the other.
  public func subtracting(_ other: Stencil) -> Stencil { joined(other) { $0 & ~$1 } }

  /// All other cells.
  public var inverse: Stencil {
    var inverse = self
    for index in words.indices { inverse.words[index] = ~words[index] }
    return inverse
  }

  private func joined(_ other: Stencil, _ join: (UInt64, UInt64) -> UInt64) -> Stencil {
    var joined = self
    for (index, word) in other.words.enumerated() {
      joined.words[index] = join(words[index], word)
    }
    return joined
  }

  // MARK: Edges

  /// Whether it contains no cell of the canvas.
  public var isEmpty: Bool { cells.isEmpty }

  /// Its cells on the canvas, row by row.
  var cells: [Cell] {
    (0..<rows).flatMap { row in
      (0..<columns).lazy.filter { contains($0, row) }.map { Cell(column: $0, row: row) }
    }
  }

  /// Its outermost cells: those beside one that it does not contain. Each touches the next by a
  /// side or a corner.
  public var edge: Stencil {
    var edge = Stencil(columns: columns, rows: rows)
    for row in -1...rows {
      for column in -1...columns where contains(column, row) && !isEnclosed(column, row) {
        edge.insert(column, row)
      }
    }
    return edge
  }

  /// Returns whether it contains the cells on all four sides; cells beyond the ring count as
  /// contained.
  private func isEnclosed(_ column: Int, _ row: Int) -> Bool {
    [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)].allSatisfy {
      $0 < -1 || $0 > columns || $1 < -1 || $1 > rows || contains($0, $1)
    }
  }

  /// Returns what joins an edge's cell to its neighbours.
  /// - Parameter isRound: whether it goes around a rounded corner.
  func part(_ column: Int, _ row: Int, isRound: Bool) -> LinePart {
    func has(_ x: Int, _ y: Int) -> Bool { contains(column + x, row + y) }
    let (left, right, up, down) = (has(-1, 0), has(1, 0), has(0, -1), has(0, 1))
    if left && right { return .flat }
    if up && down { return .upright }
    if (left || right) && (up || down) {
      return isRound ? .bend(down: down) : .joint
    }
    let (rises, falls) = (has(-1, 1) || has(1, -1), has(-1, -1) || has(1, 1))
    if rises != falls { return rises ? .rising : .falling }
    if rises && falls && isRound {
      return has(-1, -1) && has(-1, 1) || has(1, -1) && has(1, 1) ? .upright : .flat
    }
    if left || right { return .flat }
    return up || down ? .upright : .joint
  }
}
