import Answers
import Foundation
import TestSupport
import Testing
import Text

@Suite struct CanvasTests {
  private func drawing(_ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(width: 200, height: 200, columns: 21, rows: 11)
    draw(&canvas)
    return canvas.lines(framed: false).joined(separator: "\n")
  }

  private func box(_ x: Double, _ y: Double, _ side: Double, turned angle: Double = 0)
    -> [(x: Double, y: Double)]
  {
    [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { (corner: (Double, Double)) in
      let (u, v) = (corner.0 * side / 2, corner.1 * side / 2)
      return (x: x + u * cos(angle) - v * sin(angle), y: y + u * sin(angle) + v * cos(angle))
    }
  }

  @Test func shapeOfTheStageIsKept() {
    let canvas = Canvas(width: 320, height: 568, columns: 48)
    #expect(canvas.rows == 43)
    #expect(canvas.lines().count == 45)
    #expect(canvas.lines().allSatisfy { $0.count == 50 })
  }

  @Test func uprightAndTurnedBoxes() {
    let expected = #"""
      +---------+
      |         |
      |   red   |
      |         |
      |         |  +
      +---------+// \\
               //     \\
              +   45°   +
               \\     //
                 \\ //
                   +
      """#
    let drawn = drawing {
      $0.polygon(box(50, 50, 100))
      $0.text("red", at: (50, 40))
      $0.polygon([(80, 140), (130, 80), (180, 140), (130, 200)], fill: " ")
      $0.text("45°", at: (130, 140))
    }
    #expect(drawn == expected)
  }

  @Test func laterShapesCoverEarlierOnes() {
    // Without a fill the first box's corner would show inside the second.
    let expected = """

       +---------+
       |         |
       |    +---------+
       |    |         |
       |    |  #####  |
       +----|  #...#  |
            |  #####  |
            +---------+


      """
    let drawn = drawing {
      $0.polygon(box(60, 60, 100))
      $0.polygon(box(110, 110, 100), fill: " ")
      $0.polygon(box(110, 110, 40), stroke: .glyph("#"), fill: ".")
    }
    #expect(drawn == expected)
    #expect(
      drawing {
        $0.polygon(box(60, 60, 100))
        $0.polygon(box(110, 110, 100))
      }
        != drawing {
          $0.polygon(box(60, 60, 100))
          $0.polygon(box(110, 110, 100), fill: " ")
        })
  }

  @Test func textsAreClippedAndCut() {
    #expect(drawing { $0.text("abcdef", at: (0, 0), anchor: .end) } == "f" + blankRows)
    #expect(
      drawing { $0.text("abcdef", at: (180, 0), anchor: .start) }.hasPrefix(blanks(18) + "abc\n"))
    #expect(
      drawing { $0.text("abcdef", at: (0, 0), anchor: .start, width: 30) } == "abc…" + blankRows)
    #expect(drawing { $0.text("a", at: (0, 900)) } == blankRows)
    #expect(drawing { $0.text("a\nb", at: (10, 0)) } == "a b" + blankRows)
  }

  private var blankRows: String { String(repeating: "\n", count: 10) }
  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test func wideCharactersTakeTwoCellsAndAreNeverHalved() {
    var canvas = Canvas(width: 10, height: 2, columns: 11, rows: 1)
    canvas.text("빨강", at: (0, 1), anchor: .start)
    #expect(canvas.lines() == ["+-----------+", "|빨강       |", "+-----------+"])
    canvas.dot(at: (1, 1), glyph: "x")
    #expect(canvas.lines()[1] == "| x강       |")
    canvas.dot(at: (2, 1), glyph: "y")
    #expect(canvas.lines()[1] == "| xy        |")
    canvas.text("글", at: (10, 1), anchor: .start)
    #expect(canvas.lines()[1] == "| xy        |")
    canvas.text("가나", at: (0, 1), anchor: .start)
    canvas.text("다", at: (1, 1), anchor: .start)
    #expect(canvas.lines()[1] == "| 다        |")
  }

  @Test func sidesOfTheStageAreSeen() {
    let drawn = drawing { $0.polygon([(0, 0), (200, 0), (200, 200), (0, 200)]) }
    let rows = drawn.split(separator: "\n").map(String.init)
    #expect(rows.first == "+-------------------+" && rows.last == "+-------------------+")
    #expect(rows.dropFirst().dropLast().allSatisfy { $0 == "|                   |" })
  }

  @Test func absurdCoordinatesAreHarmless() {
    let values = [
      0, 100, -1e30, 1e30, 1e308, -1e308, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
    ]
    for width in values {
      for x in values {
        var canvas = Canvas(x: x, y: width, width: width, height: x, columns: 30)
        for y in values {
          canvas.line(from: (x, y), to: (y, width))
          canvas.polygon([(x, y), (y, width), (width, x)], fill: ".")
          canvas.text("label", at: (x, y), width: width)
          canvas.dot(at: (y, x))
        }
        #expect(canvas.lines(framed: false).allSatisfy { $0.count <= 30 })
        #expect(canvas.lines().allSatisfy { $0.count == 32 })
      }
    }
    #expect(Canvas(width: 1, height: 1e300, columns: .max).rows == 1000)
    #expect(
      Canvas(width: 1e300, height: 1, columns: .min, rows: -4).lines() == ["+-+", "| |", "+-+"])
  }

  @Test func aLineFarBeyondTheCanvasCrossesItWhereItShould() {
    let drawn = drawing { $0.line(from: (-1e30, 100), to: (1e30, 100)) }
    #expect(drawn.split(separator: "\n") == [Substring(String(repeating: "-", count: 21))])
  }

  /// How far inside a clockwise convex polygon a place lies; negative outside.
  private func depth(
    of place: (x: Double, y: Double), in shape: [(x: Double, y: Double)]
  ) -> Double {
    var least = Double.infinity
    for (index, a) in shape.enumerated() {
      let b = shape[(index + 1) % shape.count]
      let edge = (x: b.x - a.x, y: b.y - a.y)
      let cross: Double = edge.x * (place.y - a.y) - edge.y * (place.x - a.x)
      least = min(least, cross / hypot(edge.x, edge.y))
    }
    return least
  }

  /// The filled cells of a convex polygon are those whose middles the half-planes take in.
  @Test func fillingAgreesWithHalfPlanes() {
    var random = Seeded(21)
    for _ in 0..<200 {
      let shape = box(
        random.value(20...180), random.value(20...180), random.value(20...150),
        turned: random.value(0...6))
      var canvas = Canvas(width: 200, height: 200, columns: 21, rows: 11)
      canvas.polygon(shape, stroke: .glyph("#"), fill: "#")
      for (row, line) in canvas.lines().dropFirst().dropLast().enumerated() {
        for (column, character) in line.dropFirst().dropLast().enumerated() {
          let place = (x: Double(column) * 10, y: Double(row) * 20)
          let depth = depth(of: place, in: shape)
          if depth > 1e-6 { #expect(character == "#") }
          if depth < -23 { #expect(character == " ") }
        }
      }
    }
  }
}

/// Names of outlines.
@Suite struct CanvasLabelTests {
  private typealias Place = (x: Double, y: Double)

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Place] {
    [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
  }

  private static func canvas() -> Canvas { Canvas(width: 19, height: 9, columns: 20, rows: 10) }

  /// A canvas with shapes, and the names of the first ones.
  private static func named(_ shapes: [(name: String, points: [Place])]) -> [String] {
    var canvas = canvas()
    for shape in shapes { canvas.polygon(shape.points, fill: " ") }
    canvas.write(
      shapes.map { Canvas.Named($0.name, points: $0.points, cells: canvas.stencil(of: $0.points)) },
      over: [" "])
    return canvas.lines(framed: false)
  }

  @Test func aNameStandsInTheMiddle() {
    #expect(Self.named([("red", Self.box(2, 2, 8, 4))])[4] == "  |  red  |")
  }

  @Test(arguments: [(1.0, 1.0), (1, 4), (2, 2), (3, 1)])
  func aSmallOutlineStaysWhole(_ width: Double, _ height: Double) {
    let box = Self.box(4, 3, width, height)
    let edges = Self.named([("", box)])
    let labelled = Self.named([("name", box)])
    #expect(labelled.contains { $0.contains("name") })
    for (row, line) in edges.enumerated() { #expect(labelled[row].hasPrefix(line)) }
  }

  @Test func aNameThatIsTooLongIsCutToTheRoom() {
    let wide = Self.named([("a name far too long for it", Self.box(1, 2, 16, 4))])
    #expect(wide[4] == " |a name far too…|", "\(wide)")
  }

  @Test func aNameBesideCoversNothing() {
    let boxes = [Self.box(5, 3, 1, 1), Self.box(8, 2, 3, 3)]
    let edges = Self.named(boxes.map { ("", $0) })
    let labelled = Self.named([("name", boxes[0]), ("", boxes[1])])
    #expect(labelled.contains { $0.contains("name") })
    for (row, line) in edges.enumerated() {
      for (column, edge) in line.enumerated() where edge != " " {
        #expect(Array(labelled[row])[column] == edge)
      }
    }
  }

  /// A name stands in the part of its shape that is seen.
  @Test func aNameAvoidsWhatLiesOverItsShape() {
    let lines = Self.named([("red", Self.box(1, 1, 16, 7)), ("", Self.box(4, 3, 12, 5))])
    #expect(lines[2].contains("red"), "\(lines)")
  }

  @Test func whatIsCoveredOrOutsideHasNoName() {
    let box = Self.box(40, 3, 5, 5)
    #expect(!Self.named([("red", box)]).joined().contains("red"))
    #expect(
      !Self.named([("red", Self.box(4, 4, 3, 2)), ("", Self.box(2, 2, 9, 6))])
        .joined().contains("red"))
  }
}
