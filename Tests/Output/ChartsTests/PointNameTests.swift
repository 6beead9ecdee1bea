import MotionGeometry
import Testing

@testable import Answers

/// Where names stand in pictures of points.
@Suite struct PointNameTests {
  private static let box = Rect(0, 0, 210, 140)

  private func outline(
    _ name: String, _ rect: Rect, isSeen: @escaping (Point) -> Bool = { _ in true }
  ) -> PointNames.Outline {
    .init(name, rect.corners, isClosed: true, isSeen: isSeen)
  }

  private func places(_ outlines: [PointNames.Outline]) -> [Int: PointNames.Placed] {
    PointNames.places(of: outlines, in: Self.box)
  }

  @Test func aNameIsInTheMiddleOfItsShape() {
    let places = places([outline("card", Rect(31, 22, 101, 63))])
    #expect(places == [0: .init(text: "card", middle: Point(81.5, 53.5), isInside: true)])
  }

  /// The part that another shape leaves has the name; a covered shape has none.
  @Test func aNameIsWhereItsShapeIsSeen() throws {
    let under = outline("under", Rect(0, 0, 210, 140))
    let places = places([
      under, outline("hidden", Rect(20, 50, 50, 50)), outline("top", Rect(0, 42, 210, 98)),
    ])
    #expect(places.keys.sorted() == [0, 2])
    #expect(try #require(places[0]).middle.y < 42 && #require(places[0]).isInside)
  }

  /// A name too long for its shape stands beside it, on one side of the picture or the other.
  @Test func aSmallShapeHasItsNameBeside() throws {
    let left = try #require(places([outline("marble", Rect(14, 60, 10, 10))])[0])
    #expect(!left.isInside && left.middle.x > 24)
    let right = try #require(places([outline("marble", Rect(196, 126, 10, 10))])[0])
    #expect(!right.isInside)
    for place in [left, right] {
      #expect(place.middle.x >= 21 && place.middle.x <= 189, "it is whole inside the picture")
    }
  }

  /// A view that sticks out of the picture has its name inside.
  @Test func noNameIsCut() throws {
    let place = try #require(places([outline("tall", Rect(70, 100, 80, 400))])[0])
    #expect(place.isInside && (100...133).contains(place.middle.y) && place.middle.x == 110)
  }

  @Test func aMaskAndALineHaveNoNameOverThem() throws {
    let half = try #require(places([outline("half", Rect(0, 0, 140, 140)) { $0.y < 65 }])[0])
    #expect(half.middle.y <= 58)
    let line = PointNames.Outline("", [Point(0, 70), Point(210, 70)], isClosed: false)
    #expect(places([line, outline("wide", Rect(300, 0, 1, 1))]).isEmpty)
    let over = try #require(places([outline("wide", Rect(0, 0, 210, 140)), line])[0])
    #expect(abs(over.middle.y - 70) > 7)
  }

  /// Where a letter has no room, because a shape is low or little of it is seen, its name is beside it.
  @Test func noNameCrossesAnEdge() throws {
    let bar = try #require(places([outline("bar", Rect(0, 70, 200, 8))])[0])
    #expect(!bar.isInside && abs(bar.middle.y - 74) >= 11)
    let strips = places([
      outline("under", Rect(20, 20, 100, 90)), outline("top", Rect(25, 30, 90, 70)),
    ])
    let under = try #require(strips[0])
    #expect(!under.isInside && !Rect(20, 20, 100, 90).contains(under.middle))
    #expect(try #require(strips[1]).isInside)
  }

  /// Two or three letters of a long name say nothing.
  @Test func aNameIsNotCutToNothing() {
    let row = (0..<9).map { outline("marble[\($0)]", Rect(Double($0) * 23, 0, 22, 140)) }
    #expect(places(row).isEmpty)
  }
}
