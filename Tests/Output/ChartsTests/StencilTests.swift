import Foundation
import TestSupport
import Testing

@testable import Answers

/// Shapes as cells.
@Suite struct StencilTests {
  /// A canvas whose middle is a cell's middle, 20 cells from its sides.
  private let canvas = Canvas(x: -20, y: -20, width: 40, height: 40, columns: 41, rows: 41)

  private func circle(_ radius: Double) -> [(x: Double, y: Double)] {
    // From both diagonals alike, so that rounding leaves mirrored points.
    let eighth = (0...8).map { Double($0) * .pi / 32 }.map { (radius * cos($0), radius * sin($0)) }
    let quarter = eighth + eighth.reversed().map { ($0.1, $0.0) }
    let half = quarter + quarter.reversed().map { (-$0.0, $0.1) }
    return (half + half.reversed().map { ($0.0, -$0.1) }).map { (x: $0.0, y: $0.1) }
  }

  private func drawn(_ points: [(x: Double, y: Double)]) -> [[Character]] {
    var canvas = canvas
    canvas.shape(around: points)
    return canvas.lines().dropFirst().dropLast().map { Array($0.dropFirst().dropLast()) }
  }

  /// Seen in a mirror, strokes lean the other way.
  private func mirrored(_ character: Character, isUpsideDown: Bool) -> Character {
    switch character {
    case "/": "\\"
    case "\\": "/"
    case ".": isUpsideDown ? "'" : "."
    case "'": isUpsideDown ? "." : "'"
    default: character
    }
  }

  @Test func aCircleIsDrawnTheSameFromAllSides() {
    var random = Seeded(4)
    for radius in (1...19).map(Double.init) + (0..<60).map({ _ in random.value(0.6...19.4) }) {
      let rows = drawn(circle(radius))
      #expect(
        rows == rows.reversed().map { $0.map { mirrored($0, isUpsideDown: true) } }, "\(radius)")
      #expect(
        rows == rows.map { $0.reversed().map { mirrored($0, isUpsideDown: false) } }, "\(radius)")
      #expect(rows.contains { $0.contains("-") } && rows.contains { $0.contains("|") })
    }
  }

  /// A cell is covered where its middle is in the circle, or nearer to it than half a cell.
  @Test func aCircleCoversWhatIsNearIt() {
    var random = Seeded(5)
    for _ in 0..<60 {
      let radius = random.value(1...19)
      let stencil = canvas.stencil(of: circle(radius))
      let hole = canvas.stencil(of: circle(radius), isWhole: false)
      for row in -20...20 {
        for column in -20...20 {
          // A polygon of 64 corners is within 0.0013 radii of its circle.
          let distance = (Double(row * row + column * column)).squareRoot() - radius
          let isHeld = stencil.contains(column + 20, row + 20)
          if abs(distance - 0.5) > 0.03 { #expect(isHeld == (distance < 0.5)) }
          if abs(distance + 0.5) > 0.03 {
            #expect(hole.contains(column + 20, row + 20) == (distance < -0.5))
          }
        }
      }
    }
  }

  @Test func anUprightBoxIsAsAPolygonDrawsIt() {
    var random = Seeded(6)
    for _ in 0..<60 {
      let (x, y) = (random.value(-15...0), random.value(-15...0))
      let (width, height) = (random.value(3...14), random.value(3...14))
      let box = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
        .map { (x: $0.0, y: $0.1) }
      var plain = canvas
      plain.polygon(box, fill: " ")
      var shaped = canvas
      shaped.shape(around: box)
      #expect(shaped.lines() == plain.lines())
    }
  }

  /// Of each cell of an edge, another one is a neighbour: the line has no gap.
  @Test func anEdgeHasNoGaps() {
    var random = Seeded(7)
    for _ in 0..<40 {
      let points = (0..<3).map { _ in (x: random.value(-25...25), y: random.value(-25...25)) }
      let edge = canvas.stencil(of: points).edge
      let cells = edge.cells
      for cell in cells where cells.count > 1 {
        let neighbours = (-1...1).flatMap { x in (-1...1).map { (x, $0) } }
        #expect(
          neighbours.contains {
            $0 != (0, 0) && edge.contains(cell.column + $0.0, cell.row + $0.1)
          })
      }
    }
  }

  @Test func setsOfCells() {
    let left = canvas.stencil(of: [(-10, -10), (2, -10), (2, 10), (-10, 10)])
    let right = canvas.stencil(of: [(-2, -10), (10, -10), (10, 10), (-2, 10)])
    #expect(left.union(right) == canvas.stencil(of: [(-10, -10), (10, -10), (10, 10), (-10, 10)]))
    #expect(left.intersection(right).cells.count == 5 * 21)
    #expect(left.subtracting(right).union(left.intersection(right)) == left)
    #expect(left.inverse.inverse == left && left.intersection(left.inverse).isEmpty)
    #expect(canvas.everything.cells.count == 41 * 41)
  }

  @Test func onlyAClipsCellsAreDrawnIn() {
    var canvas = canvas
    let clip = canvas.stencil(of: [(-3, -3), (3, -3), (3, 3), (-3, 3)])
    canvas.clip = clip
    canvas.cover(canvas.everything, with: "x")
    canvas.clip = nil
    #expect(canvas.lines().joined().count { $0 == "x" } == clip.cells.count)
  }

  @Test func absurdCoordinatesAreHarmless() {
    let values = [
      -Double.infinity, -1e300, -1e9, -0.0, .leastNonzeroMagnitude, 1e9, 1e300, .infinity, .nan,
    ]
    for a in values {
      for b in values {
        let points = [(x: a, y: b), (x: b, y: a), (x: 3, y: b), (x: a, y: 2)]
        var canvas = canvas
        canvas.shape(around: points)
        #expect(canvas.stencil(of: points, isWhole: false).edge.cells.count <= 41 * 41)
      }
    }
  }
}

extension Canvas {
  /// Draws what an outline goes around.
  fileprivate mutating func shape(around points: [(x: Double, y: Double)]) {
    let stencil = stencil(of: points)
    shape(stencil, edge: stencil.edge, bends: bends(of: points))
  }
}
