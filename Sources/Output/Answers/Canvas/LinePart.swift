/// The characters of lines and frames.
public enum LineGlyphs: Hashable, Sendable {
  /// `-`, `|`, `/`, `\\` and `+`.
  case ascii
  /// Box drawing: `─`, `│`, `╱`, `╲` and corners.
  case box
}

/// The course of a line through one cell.
enum LinePart: Hashable {
  case flat
  case upright
  case rising
  case falling
  /// A corner between a flat and an upright line: the sides to which they go.
  case corner(right: Bool, down: Bool, isRound: Bool)
  /// The end of a line, which is a shape that is too flat or too narrow for corners.
  case end(Side)
  /// Any other meeting of lines.
  case joint

  enum Side { case left, right, up, down }

  func character(_ glyphs: LineGlyphs) -> Character {
    switch glyphs {
    case .ascii: ascii
    case .box: box
    }
  }

  private var ascii: Character {
    switch self {
    case .flat: "-"
    case .upright: "|"
    case .rising: "/"
    case .falling: "\\"
    case .corner(right: _, let down, isRound: true): down ? "." : "'"
    case .corner(right: _, down: _, isRound: false), .end, .joint: "+"
    }
  }

  private var box: Character {
    switch self {
    case .flat: "─"
    case .upright: "│"
    case .rising: "╱"
    case .falling: "╲"
    case .corner(let right, let down, isRound: false):
      down ? (right ? "┌" : "┐") : (right ? "└" : "┘")
    case .corner(let right, let down, isRound: true):
      down ? (right ? "╭" : "╮") : (right ? "╰" : "╯")
    case .end(.right): "├"
    case .end(.left): "┤"
    case .end(.down): "┬"
    case .end(.up): "┴"
    case .joint: "+"
    }
  }

  /// The course at a corner of an outline, whose neighbours are other cells.
  init(at cell: Cell, from before: Cell, to after: Cell) {
    let sides = [Side(from: cell, to: before), Side(from: cell, to: after)]
    switch (sides[0], sides[1]) {
    case (.left, .right), (.right, .left): self = .flat
    case (.up, .down), (.down, .up): self = .upright
    case (let side?, let other?) where side == other: self = .end(side)
    case (_?, _?):
      self = .corner(right: sides.contains(.right), down: sides.contains(.down), isRound: false)
    case (nil, _), (_, nil): self = .joint
    }
  }
}

extension LinePart.Side {
  /// Nil for a slanted line.
  fileprivate init?(from cell: Cell, to other: Cell) {
    if cell.row == other.row {
      self = other.column < cell.column ? .left : .right
    } else if cell.column == other.column {
      self = other.row < cell.row ? .up : .down
    } else {
      return nil
    }
  }
}
