import Answers
import Geometry
import Testing
import Text

@testable import Live

/// The stage on a screen: whole in every size, and where it should be.
@Suite struct LivePictureTests {
  private func scene(columns: Int = 20) -> Scene {
    var scene = Scene(
      time: 1, size: Size(320, 568), state: .presentation, columns: columns)
    var looks = Scene.Looks(depth: 0)
    looks.color = Color(1, 0, 0)
    scene.views = [
      .init(name: "red", parent: nil, corners: Rect(80, 142, 160, 142).corners, looks: looks),
      .init(name: "ring", parent: nil, corners: Rect(80, 400, 160, 100).corners),
    ]
    return scene
  }

  private func lines(
    _ glyphs: LiveLook.Glyphs, columns: Int = 60, rows: Int = 24,
    _ change: (inout LivePicture) -> Void = { _ in }
  ) -> [String] {
    let place = LivePicture.place(
      for: Size(320, 568), columns: columns, rows: rows, followed: 1)
    var picture = LivePicture(
      scene(columns: place?.columns ?? 1), LiveLook(glyphs: glyphs, colour: true))
    picture.followed = [Sparkline(name: "red.center.y", values: [1, 2, 3, 4])]
    picture.status = "t = 1 s"
    picture.message = "message"
    change(&picture)
    return picture.grid(columns: columns, rows: rows).lines
  }

  @Test(arguments: [LiveLook.Glyphs.ascii, .blocks, .braille])
  func showsViewsValuesAndWhereOneIs(_ glyphs: LiveLook.Glyphs) {
    let lines = lines(glyphs)
    #expect(lines.count == 24)
    #expect(lines.contains { $0.contains("red") && !$0.contains("center") })
    #expect(lines.contains { $0.contains("ring") })
    #expect(lines[21].hasPrefix("red.center.y ") && lines[21].hasSuffix(" 4"))
    #expect(lines[22] == "t = 1 s")
    #expect(lines[23] == "message")
    if glyphs == .ascii { #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 }) }
  }

  @Test func aViewInItsColourFillsItsCells() {
    let size = Size(320, 568)
    let place = StagePlace(for: size, column: 0, row: 0, columns: 40, rows: 36)
    #expect(place?.columns == 40 && place?.rows == 36)
    var grid = CellGrid(columns: 40, rows: 36)
    guard let place else { return }
    StagePicture(scene(), at: place, LiveLook(glyphs: .blocks, colour: true), .init())
      .write(to: &grid)
    let red = TextStyle.on(PaletteColor(red: 1, green: 0, blue: 0))
    // A quarter of the stage each way: columns 10 to 29, rows 9 to 17.
    for row in 9..<18 {
      for column in 10..<30 { #expect(grid[column, row].style == red, "\(column), \(row)") }
      #expect(grid[9, row] == .blank && grid[30, row] == .blank)
    }
    #expect(grid[15, 8] == .blank && grid[15, 18] == .blank)
  }

  @Test func aPointAndItsCellAgree() throws {
    let place = try #require(
      StagePlace(for: Size(320, 568), column: 3, row: 2, columns: 50, rows: 20))
    for row in 0..<place.rows {
      for column in 0..<place.columns {
        let point = try #require(place.point(column: place.column + column, row: place.row + row))
        #expect(Int(point.x / place.pointsPerColumn) == column)
        #expect(Int(point.y / place.pointsPerRow) == row)
      }
    }
    #expect(place.point(column: place.column - 1, row: 5) == nil)
    #expect(place.nearestPoint(column: -9, row: 99).x < place.pointsPerColumn)
  }

  @Test(arguments: [1, 2, 7, 15, 16, 40, 300], [1, 2, 3, 7, 8, 9, 24, 100])
  func everySizeIsDrawn(_ columns: Int, _ rows: Int) {
    for glyphs in [LiveLook.Glyphs.ascii, .blocks, .braille] {
      let lines = lines(glyphs, columns: columns, rows: rows) {
        $0.overlay = PlayControls.list(handledKeys: ["p"])
        $0.extras.grid = 50
        $0.extras.flashing = ["red"]
        $0.extras.contacts = [Point(10, 10), Point(.nan, 3)]
      }
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns })
    }
  }

  @Test func contactsFlash() {
    let (plain, flashing) = (lines(.ascii), lines(.ascii) { $0.extras.contacts = [Point(160, 10)] })
    #expect(plain != flashing)
    #expect(flashing.joined().contains("*"))
  }

  @Test func ofNamesInOnePlaceTheFrontOneIsRead() {
    let lines = lines(.blocks) { picture in
      picture.scene.views = [
        .init(name: "container", parent: nil, corners: Rect(0, 0, 320, 568).corners),
        .init(name: "detail", parent: "container", corners: Rect(0, 0, 320, 568).corners),
      ]
    }
    #expect(lines.contains { $0.contains("detail") })
    #expect(!lines.contains { $0.contains("cont") || $0.contains("iner") })
  }

  @Test func aFlashLastsAMoment() {
    var flashes = Flashes()
    flashes.go(to: 5, [(["red", "bounds"], Point(1, 2)), (["blue", "red"], nil)])
    #expect(flashes.names == ["red", "blue", "bounds"] && flashes.points == [Point(1, 2)])
    flashes.go(to: 13, [])
    #expect(!flashes.names.isEmpty)
    flashes.go(to: 14, [])
    #expect(flashes.names.isEmpty && flashes.points.isEmpty)
    flashes.go(to: 20, [(["red"], nil)])
    flashes.go(to: 19, [])
    #expect(flashes.names.isEmpty, "one went back")
  }

  @Test func aTrailIsForgottenWhereOneGoesBack() {
    var trails = Trails()
    for time in [0.0, 1, 2] {
      var scene = Scene(time: time, size: Size(320, 568), state: .presentation, columns: 10)
      scene.views = [.init(name: "red", parent: nil, corners: Rect(time, 0, 2, 2).corners)]
      trails.add(scene)
    }
    #expect(trails.places(of: "red") == [Point(1, 1), Point(2, 1), Point(3, 1)])
    trails.add(Scene(time: 1, size: Size(320, 568), state: .presentation, columns: 10))
    #expect(trails.places(of: "red") == [Point(1, 1)])
  }

  @Test func aSparklineHasItsExtremes() {
    let line = Sparkline(name: "y", values: [0, 7, 3.5, 7]).text(columns: 40, .blocks)
    #expect(line.hasPrefix("y ▁█▅█"))
    #expect(line.hasSuffix(" 7"))
    #expect(Sparkline(name: "y", values: []).text(columns: 40, .ascii).hasSuffix("-"))
    let still = Sparkline(name: "y", values: [2, 2]).text(columns: 40, .ascii)
    #expect(still.hasPrefix("y __"))
  }

  /// As in plots, a larger y is lower.
  @Test func aSparklineOfAPlaceIsAsOnScreen() {
    let line = Sparkline(name: "y", values: [0, 7, 3.5, 7], growsDown: true)
    #expect(line.text(columns: 40, .blocks).hasPrefix("y █▁▅▁"))
    #expect(line.text(columns: 40, .blocks).hasSuffix(" 7"))
  }
}
