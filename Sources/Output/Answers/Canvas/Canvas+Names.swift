import Text

/// Names of outlines, which cover no edge.
extension Canvas {
  /// A shape with its name.
  public struct Named {
    let name: String
    let points: [(x: Double, y: Double)]
    let cells: Stencil

    /// - Parameters:
    ///   - name: the name; empty for a shape that only hides others.
    ///   - points: what the name is amid; empty for its cells.
    ///   - cells: the cells that it covers.
    public init(_ name: String, points: [(x: Double, y: Double)], cells: Stencil) {
      self.name = name
      self.points = points
      self.cells = cells
    }
  }

  /// Writes the names of shapes that are drawn, from back to front.
  ///
  /// - Parameter backdrop: the characters that they may cover.
  public mutating func write(_ shapes: [Named], over backdrop: Set<Character>) {
    var owners = [UInt16](repeating: 0, count: columns * rows)
    for (index, shape) in shapes.enumerated() {
      for cell in shape.cells.cells {
        owners[cell.row * columns + cell.column] = UInt16(clamping: index + 1)
      }
    }
    let visible = Set(owners)
    let names = shapes.enumerated().compactMap { index, shape -> NamePlaces.Name? in
      let owner = UInt16(clamping: index + 1)
      return visible.contains(owner) ? named(shape, owner) : nil
    }
    let (drawn, width) = (self, columns)
    var places = NamePlaces(
      columns: columns, rows: rows, owner: { owners[$1 * width + $0] },
      isFree: { backdrop.contains(drawn.character(at: Cell(column: $0, row: $1))) })
    for placed in places.places(of: names) {
      var column = placed.column
      for character in placed.text {
        set(character, column: column, row: placed.row)
        column += DisplayWidth.of(character)
      }
    }
  }

  private func named(_ shape: Named, _ owner: UInt16) -> NamePlaces.Name? {
    let cells = shape.cells.cells
    let columns = cells.map(\.column)
    guard let first = cells.first, let last = cells.last, let left = columns.min(),
      let right = columns.max()
    else { return nil }
    // A shape that is all edge has its middle there.
    let middle =
      middle(of: shape.cells.subtracting(shape.cells.edge), amid: shape.points)
      ?? middle(of: shape.cells, amid: shape.points)
    return NamePlaces.Name(
      shape.name, columns: left..<right + 1, rows: first.row..<last.row + 1,
      middle: middle.map { ($0.column, $0.row) }, owner: owner, edge: 1)
  }

  /// The middle of points if it is one of some cells, else that of the cells.
  private func middle(of inside: Stencil, amid points: [(x: Double, y: Double)]) -> Cell? {
    if let middle = middle(of: points), inside.contains(middle.column, middle.row) { return middle }
    let cells = inside.cells
    guard let first = cells.first, let last = cells.last else { return nil }
    let row = cells.filter { $0.row == (first.row + last.row) / 2 }
    return row.isEmpty ? nil : row[(row.count - 1) / 2]
  }

  /// The cell in the middle of points.
  private func middle(of points: [(x: Double, y: Double)]) -> Cell? {
    let places = points.compactMap { place($0) }
    guard places.count == points.count, !places.isEmpty else { return nil }
    func middle(_ values: [Double]) -> Int {
      Int(clamping: (values.reduce(0, +) / Double(values.count)).rounded())
    }
    return Cell(column: middle(places.map(\.x)), row: middle(places.map(\.y)))
  }
}
