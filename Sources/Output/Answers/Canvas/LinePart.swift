/// The course of a line through one cell.
enum LinePart: Hashable {
  case flat
  case upright
  case rising
  case falling
  /// A rounded corner, from which the line goes down or up.
  case bend(down: Bool)
  /// Any other meeting of lines.
  case joint

  var character: Character {
    switch self {
    case .flat: "-"
    case .upright: "|"
    case .rising: "/"
    case .falling: "\\"
    case .bend(let down): down ? "." : "'"
    case .joint: "+"
    }
  }

  /// The course at a corner of an outline, whose neighbours are other cells.
  init(at cell: Cell, from before: Cell, to after: Cell) {
    let ((x, y), (nextX, nextY)) = (
      (before.column - cell.column, before.row - cell.row),
      (after.column - cell.column, after.row - cell.row)
    )
    if y == 0, nextY == 0, (x < 0) != (nextX < 0) {
      self = .flat
    } else if x == 0, nextX == 0, (y < 0) != (nextY < 0) {
      self = .upright
    } else {
      self = .joint
    }
  }
}
