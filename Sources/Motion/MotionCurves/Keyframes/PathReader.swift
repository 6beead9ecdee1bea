/// A parser of path text. Source of the grammar: SVG 1.1, §8.3.
struct PathReader {
  private var scanner: PathScanner
  private var spline: Spline?
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  /// The last curve's second handle, which S and T mirror.
  private var handle: (point: Point, isQuadratic: Bool)?

  struct Point {
    var x: Double
    var y: Double

    var list: [Double] { [x, y] }
    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
    static func * (factor: Double, a: Point) -> Point { Point(x: factor * a.x, y: factor * a.y) }
  }

  init(_ text: String) { scanner = PathScanner(text) }

  mutating func read() throws(PathProblem) -> Spline {
    scanner.skipSpace()
    try readStart()
    while let command = try scanner.command() {
      guard command.letter != "M" else {
        throw scanner.problem(
          "a path to move along is one piece, but here another begins",
          "leave out the second M, or move along each piece by itself", command.range)
      }
      try read(command)
    }
    guard let spline, spline.count > 0 else {
      throw scanner.problemAtEnd(
        "this path goes nowhere", "add where to go, such as `L 100 0`")
    }
    return spline
  }

  private mutating func readStart() throws(PathProblem) {
    guard let command = try scanner.command() else {
      throw scanner.problemAtEnd("this path is empty", "write one such as `M 0 0 L 100 0`")
    }
    guard command.letter == "M" else {
      throw scanner.problem(
        "a path begins with M, where it starts", "put `M 0 0` in front", command.range)
    }
    current = try point(Point(x: 0, y: 0))
    start = current
    spline = Spline(start: current.list)
    // More pairs after an M are lines.
    while scanner.isAtNumber { try line(isRelative: command.isRelative) }
  }

  private mutating func read(_ command: PathScanner.Command) throws(PathProblem) {
    guard command.letter != "Z" else {
      append(straightTo: start)
      return
    }
    repeat { try readOne(command) } while scanner.isAtNumber
  }

  private mutating func readOne(_ command: PathScanner.Command) throws(PathProblem) {
    let origin = command.isRelative ? current : Point(x: 0, y: 0)
    switch command.letter {
    case "L": try line(isRelative: command.isRelative)
    case "H": append(straightTo: Point(x: try scanner.number() + origin.x, y: current.y))
    case "V": append(straightTo: Point(x: current.x, y: try scanner.number() + origin.y))
    case "C":
      let (first, second) = (try point(origin), try point(origin))
      append(first, second, to: try point(origin))
    case "S":
      let first = mirrored(isQuadratic: false)
      let second = try point(origin)
      append(first, second, to: try point(origin))
    case "Q":
      let middle = try point(origin)
      append(quadratic: middle, to: try point(origin))
    case "T": append(quadratic: mirrored(isQuadratic: true), to: try point(origin))
    case "A":
      let radii = try point(Point(x: 0, y: 0))
      let rotation = try scanner.number()
      let (isLarge, isSweeping) = (try scanner.flag(), try scanner.flag())
      append(
        PathArc(
          from: current, to: try point(origin), radii: radii, rotation: rotation,
          isLarge: isLarge, isSweeping: isSweeping))
    default:
      // The letter may be any character that the user typed.
      throw scanner.problem(
        "`\(command.text)` is no command of a path",
        "the commands are M, L, H, V, C, S, Q, T, A and Z", command.range)
    }
  }

  private mutating func line(isRelative: Bool) throws(PathProblem) {
    append(straightTo: try point(isRelative ? current : Point(x: 0, y: 0)))
  }

  private mutating func point(_ origin: Point) throws(PathProblem) -> Point {
    let x = try scanner.number()
    return Point(x: origin.x + x, y: origin.y + (try scanner.number()))
  }

  /// Returns the last curve's handle mirrored at the current point, or that point if there is none.
  private func mirrored(isQuadratic: Bool) -> Point {
    guard let handle, handle.isQuadratic == isQuadratic else { return current }
    return current + (current - handle.point)
  }

  private mutating func append(straightTo end: Point) {
    spline?.appendLine(to: end.list)
    current = end
    handle = nil
  }

  private mutating func append(_ first: Point, _ second: Point, to end: Point) {
    spline?.append(
      to: end.list, leaving: (3 * (first - current)).list, arriving: (3 * (end - second)).list)
    current = end
    handle = (second, false)
  }

  /// Appends an arc, which is nothing if it ends where it starts.
  private mutating func append(_ arc: PathArc) {
    guard arc.from.x != arc.to.x || arc.from.y != arc.to.y else { return }
    guard let pieces = arc.pieces else { return append(straightTo: arc.to) }
    for piece in pieces { append(piece.first, piece.second, to: piece.end) }
    handle = nil
  }

  private mutating func append(quadratic middle: Point, to end: Point) {
    spline?.append(
      to: end.list, leaving: (2 * (middle - current)).list, arriving: (2 * (end - middle)).list)
    current = end
    handle = (middle, true)
  }
}

/// The reason why a text is not a path.
public struct PathProblem: Error, Hashable, Sendable {
  /// The problem in one sentence.
  public let message: String
  /// The text to write instead.
  public let help: String
  /// The place in the text, in UTF-8 offsets; empty at the end of a text that ends too early.
  public let range: Range<Int>
}
