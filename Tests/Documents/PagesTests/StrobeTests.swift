import Answers
import MotionGeometry
import TestSupport
import Testing

@testable import Pages

/// A run in one picture: what it shows of the stage, and when.
@Suite struct StrobeTests {
  /// Films a view for some frames: where it is, or how far off the stage.
  private func film(
    frames: Int, size: Size = Size(320, 568), _ place: (Double) -> Rect
  ) throws -> Film {
    var recorder = FilmRecorder(framesPerSecond: 60)
    for frame in 0...frames {
      var scene = Scene(
        time: Double(frame) / 60, size: size, state: .presentation, columns: 64)
      let rect = place(Double(frame))
      if rect.minY < size.height {
        scene.views = [.init(name: "a", parent: nil, corners: rect.corners)]
      } else {
        scene.unseen = [
          .init(
            name: "a", reason: .outside(Vector(0, rect.minY - size.height)), middle: rect.center)
        ]
      }
      scene.views.append(.init(name: "still", parent: nil, corners: Rect(9, 500, 30, 30).corners))
      recorder.append(frame: frame, scene, model: scene, tilt: .zero)
    }
    return try #require(recorder.film)
  }

  // MARK: Shown views

  @Test func aPictureIsCroppedToWhatMoves() throws {
    let fall = try film(frames: 5) { Rect(100, $0, 100, 100) }
    #expect(fall.crop == Rect(-10, -10, 340, 170))
    let below = try film(frames: 5) { Rect(100, 300 + $0, 100, 100) }
    #expect(below.crop.minY > 200 && below.crop.maxY < 450 && below.crop.size.height >= 161)
    let all = try film(frames: 60) { Rect(100, 8 * $0, 100, 80) }
    #expect(all.crop == all.whole)
    let wide = try film(frames: 5, size: Size(1024, 768)) { Rect(500 + $0, 300, 100, 100) }
    #expect(wide.crop.size.width == 340 && wide.crop.minX > 300 && wide.crop.maxX < 800)
  }

  /// Where nothing moves, there is all that is to be seen.
  @Test func aPictureAtRestShowsItsViews() throws {
    let rest = try film(frames: 5) { _ in Rect(100, 0, 100, 100) }
    #expect(rest.crop == rest.whole)
  }

  // MARK: When

  private func elements(_ film: Film) -> [PictureReading.Element] {
    PictureReading(film.strobe).elements
  }

  private func ghosts(_ film: Film) -> [Double] {
    elements(film).filter { ($0.attributes["class"] ?? "").contains("ghost") }
      .compactMap { $0.attributes["opacity"].flatMap(Double.init) }
  }

  @Test func ghostsAreAtEvenTimesAndFade() throws {
    let second = try film(frames: 60) { Rect(100, 7 * $0, 100, 80) }
    let opacities = ghosts(second)
    #expect(opacities.count == 5 && opacities == opacities.sorted() && opacities[4] < 0.7)
    #expect(PictureReading(second.strobe).texts("text").contains("every 0.2 s"))
    #expect(elements(second).contains { $0.attributes["class"] == "trail s0" })
    // A view that stays where it is has no ghost.
    let moved = try film(frames: 60) { Rect(100, $0 < 30 ? 7 * $0 : 210, 100, 80) }
    #expect(ghosts(moved).count == 3)
  }

  @Test func whatIsOffTheStageHasAnArrow() throws {
    let gone = try film(frames: 60) { Rect(100, 20 * $0, 100, 80) }
    let texts = PictureReading(gone.strobe).texts("text")
    #expect(texts.contains("↓ a 632 pt") && texts.contains("still"))
    #expect(gone.shots.count == 2)
    let data = gone.json.text
    #expect(data.contains("\"marks\":[[\"↓\",\"a\","))
  }

  @Test func marksLieApartFromNamesAndEachOther() throws {
    let mark = { (name: String, way: Vector, middle: Point) in
      try #require(FilmMark(.init(name: name, reason: .outside(way), middle: middle)))
    }
    let marks = [
      try mark("a", Vector(50, 0), Point(400, 90)), try mark("b", Vector(60, 0), Point(410, 90)),
      try mark("c", Vector(0, 70), Point(150, 600)),
    ]
    let crop = Rect(0, 0, 320, 568)
    let name = PlacedText("card", at: Point(290, 90))
    let places = marks.places(in: crop, beside: [name])
    let texts = [name] + zip(marks, places).map { PlacedText($0.text, at: $1) }
    for (index, text) in texts.enumerated() {
      #expect(!texts[..<index].contains(where: text.covers), "text \(index)")
      #expect(crop.contains(text.middle))
    }
  }

  @Test func aTrailHasNoMorePointsThanItNeeds() {
    let straight = (0...9).map { Point(Double($0), 2 * Double($0)) }
    #expect(straight.simplified(within: 0.1) == [straight[0], straight[9]])
    let corner = straight + (1...9).map { Point(9, 18 - Double($0)) }
    #expect(corner.simplified(within: 0.1) == [Point(0, 0), Point(9, 18), Point(9, 9)])
    let there = [Point(0, 0), Point(5, 0), Point(0, 0)]
    #expect(there.simplified(within: 0.1) == there)
  }

  @Test func aPictureStandsAlone() throws {
    let picture = try film(frames: 60) { Rect(100, 7 * $0, 100, 80) }.strobe
    #expect(picture.hasPrefix("<svg xmlns=") && picture.contains("<style>"))
    #expect(!picture.contains("<script") && !picture.contains("http://www.w3.org/1999"))
    #expect(picture.contains("prefers-color-scheme: dark"))
    #expect(picture.contains("100 pt"))
  }
}
