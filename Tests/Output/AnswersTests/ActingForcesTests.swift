import MotionGeometry
import TestSupport
import Testing

@testable import Answers

/// The arrows of the forces on views at one moment.
@Suite struct ActingForcesTests {
  private static let size = Size(320, 568)

  private func forces(
    on subject: String = "a", at point: Point = Point(160, 284), unit: String = "N",
    _ vectors: Vector...
  ) -> ActingForces {
    ActingForces(
      on: subject, at: point, time: 0, unit: unit,
      vectors.enumerated().map { .init("f\($0)", $1) })
  }

  private func lengths(_ acting: [ActingForces]) -> [Double] {
    acting.arrows(in: Self.size).map { ($0.points[1] - $0.points[0]).length }
  }

  /// All views have one scale, and the greatest force is as long as an arrow may be.
  @Test func viewsHaveOneScale() {
    let lengths = lengths([
      forces(Vector(0, 10)), forces(on: "b", at: Point(60, 60), Vector(5, 0), Vector(0, 0.001)),
    ])
    #expect(lengths.count == 2, "what is too short for an arrow is not drawn")
    #expect(abs(lengths[0] - 72) < 1e-9 && abs(lengths[1] - 36) < 1e-9)
  }

  /// On the floor, the arrow of gravity ends above the edge, and the floor's is as long.
  @Test func arrowsStayOnTheStage() {
    let arrows = [forces(at: Point(160, 518), Vector(0, 10), Vector(0, -10))].arrows(in: Self.size)
    #expect(arrows.map(\.points[1].y) == [564, 472])
    #expect([forces(at: Point(160, 900), Vector(0, 10))].arrows(in: Self.size).isEmpty)
    #expect(lengths([forces(at: Point(160, 567), Vector(0, 10))]) == [24])
  }

  @Test func arrowsInOneDirectionStandSideBySide() {
    let starts = [forces(Vector(0, 10), Vector(0, 8), Vector(0, -9))].arrows(in: Self.size)
      .map(\.points[0])
    #expect(Set(starts).count == 2 && starts[0] == starts[2])
  }

  /// Each has its name and its value, on a plate.
  @Test func picturesNameTheForces() {
    var scene = Scene(time: 0, size: Self.size, state: .presentation, columns: 40)
    let without = PictureReading(scene.svg)
    #expect(!without.elements.contains { $0.attributes["class"] == "plate" })
    scene.acting = [forces(unit: "pt/s²", Vector(0, 1000), Vector(0, -999.1666))]
    let picture = PictureReading(scene.svg)
    #expect(picture.texts("text") == ["f0 1000 pt/s²", "f1 999.2 pt/s²"])
    #expect(picture.elements.count { $0.attributes["class"] == "plate" } == 2)
    #expect(picture.texts("title").contains("f0 on a: 1000 pt/s²"))
  }

  /// No name is on another one, on a name of a view or on an arrow, where there is room.
  @Test(arguments: 0..<40) func namesStandApart(_ seed: Int) {
    let angle = Double(seed) * 0.157
    let acting = forces(
      Vector(angle: angle, length: 10), Vector(angle: angle + 1.5, length: 8),
      Vector(angle: angle + 3, length: 9))
    let arrows = [acting].arrows(in: Self.size)
    let view = PlacedText("box", at: Point(160, 330))
    let named = arrows.map { ($0.label?.text ?? "", $0.points) }
    let places = PlacedText.places(
      ofArrows: named, in: Rect(origin: .zero, size: Self.size), beside: [view])
    let texts = zip(named, places).map { PlacedText($0.0, at: $1) } + [view]
    for (index, text) in texts.enumerated() {
      #expect(!texts[..<index].contains(where: text.covers))
      #expect(text.middle.x - text.half >= 0 && text.middle.x + text.half <= 320)
    }
  }
}
