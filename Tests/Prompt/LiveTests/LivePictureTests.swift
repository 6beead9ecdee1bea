import MotionGeometry
import Testing
import Text

@testable import Answers
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
    _ glyphs: StageLook.Glyphs, columns: Int = 60, rows: Int = 24,
    _ change: (inout LivePicture) -> Void = { _ in }
  ) -> [String] {
    let place = LivePicture.place(
      for: Size(320, 568), columns: columns, rows: rows, followed: 1)
    var picture = LivePicture(
      scene(columns: place?.columns ?? 1), StageLook(glyphs: glyphs, color: true))
    picture.followed = [Sparkline(name: "red.center.y", values: [1, 2, 3, 4])]
    picture.status = "t = 1 s"
    picture.message = "message"
    change(&picture)
    return picture.grid(columns: columns, rows: rows).lines
  }

  @Test(arguments: [StageLook.Glyphs.ascii, .blocks, .braille])
  func showsViewsValuesAndWhereOneIs(_ glyphs: StageLook.Glyphs) {
    let lines = lines(glyphs)
    #expect(lines.count == 24)
    #expect(lines.contains { $0.contains("red") && !$0.contains("center") })
    #expect(lines.contains { $0.contains("ring") })
    #expect(lines[21].hasPrefix("red.center.y ") && lines[21].hasSuffix(" 4"))
    #expect(lines[22] == "t = 1 s")
    #expect(lines[23] == "message")
    if glyphs == .ascii { #expect(lines.joined().utf8.allSatisfy { $0 < 0x80 }) }
  }

  @Test func aViewInItsColorFillsItsCells() {
    let size = Size(320, 568)
    let place = StagePlace(for: size, column: 0, row: 0, columns: 40, rows: 36)
    #expect(place?.columns == 40 && place?.rows == 36)
    var grid = CellGrid(columns: 40, rows: 36)
    guard let place else { return }
    StagePicture(scene(), at: place, StageLook(glyphs: .blocks, color: true), .init())
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
    #expect(place.nearestPoint(x: -9, y: 99).x < place.pointsPerColumn)
  }

  @Test(arguments: [1, 2, 7, 15, 16, 40, 300], [1, 2, 3, 7, 8, 9, 24, 100])
  func everySizeIsDrawn(_ columns: Int, _ rows: Int) {
    for glyphs in [StageLook.Glyphs.ascii, .blocks, .braille] {
      let lines = lines(glyphs, columns: columns, rows: rows) {
        $0.list = PlayControls.list(handledKeys: ["p"])
        $0.extras.grid = 50
        $0.extras.flashing = ["red"]
        $0.extras.contacts = [Point(10, 10), Point(.nan, 3)]
      }
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns })
    }
  }

  @Test(arguments: [StageLook.Glyphs.ascii, .blocks, .braille], [40, 60, 80, 120])
  func theListOfKeysCoversNothing(_ glyphs: StageLook.Glyphs, _ columns: Int) {
    let list = PlayControls.list(handledKeys: [])
    let width = list.map(\.count).max().map { $0 + 2 } ?? 0
    let place = LivePicture.place(
      for: Size(320, 568), columns: columns, rows: 24, followed: 1, list: list)
    let listed = lines(glyphs, columns: columns) {
      $0.list = list
      $0.scene = scene(columns: place?.columns ?? 1)
    }
    for key in list { #expect(listed.contains { $0.hasSuffix(" " + key) }, "\(listed)") }
    #expect((place == nil) == (columns - width < 16))
    guard let place else { return }
    let frames = (place.column - 1, place.column + place.columns)
    #expect(frames.0 >= 0 && frames.1 < columns - width)
    let sides = glyphs == .ascii ? "|" : "│"
    for row in place.row..<place.row + place.rows {
      let line = Array(listed[row].padded(right: columns))
      #expect(String(line[frames.0]) == sides && String(line[frames.1]) == sides)
    }
  }

  @Test func aViewKeepsItsColorWhereItTouches() throws {
    let place = try #require(
      StagePlace(for: Size(320, 568), column: 0, row: 0, columns: 40, rows: 36))
    var extras = StageExtras()
    extras.flashing = ["red"]
    let picture = StagePicture(
      scene(), at: place, StageLook(glyphs: .blocks, color: true), extras)
    #expect(picture.raster[40, 26] == Dot.value(PaletteColor(red: 1, green: 0, blue: 0)))
    #expect(picture.raster[20, 26] == Dot.flash)
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

  private func view(_ name: String, _ frame: Rect, isFilled: Bool = true) -> Scene.View {
    var looks = Scene.Looks(depth: 0)
    if isFilled { looks.color = Color(1, 0, 0) }
    return .init(name: name, parent: nil, corners: frame.corners, looks: looks)
  }

  /// The stage's rows, without the frame around it and the rows below.
  private func stage(_ glyphs: StageLook.Glyphs, _ views: [Scene.View], keyboard: Rect? = nil)
    -> String
  {
    lines(glyphs, columns: 80) {
      $0.scene.views = views
      $0.scene.keyboard = keyboard
    }.dropLast(3).joined(separator: "\n")
  }

  @Test(arguments: [StageLook.Glyphs.ascii, .blocks, .braille], [true, false])
  func theNameOfASmallViewStandsBesideIt(_ glyphs: StageLook.Glyphs, _ isFilled: Bool) {
    for x in stride(from: 0.0, through: 290, by: 29) {
      let frame = Rect(x, 280, 30, 30)
      let named = stage(glyphs, [view("pendulum", frame, isFilled: isFilled)])
      #expect(named.contains("pendulum"), "\(named)")
      let nameless = stage(glyphs, [view("", frame, isFilled: isFilled)])
      #expect(named.replacing("pendulum", with: "        ") == nameless, "it covers nothing")
    }
  }

  @Test(arguments: [StageLook.Glyphs.ascii, .blocks, .braille])
  func aCoveredViewHasNoName(_ glyphs: StageLook.Glyphs) {
    let behind = view("red", Rect(110, 380, 60, 60))
    #expect(stage(glyphs, [behind]).contains("red"))
    let covered = stage(glyphs, [behind], keyboard: Rect(0, 352, 320, 216))
    #expect(covered.contains("keyboard") && !covered.contains("red"), "\(covered)")
    let front = view("front", Rect(50, 350, 200, 150))
    let hidden = stage(glyphs, [behind, front])
    #expect(hidden.contains("front") && !hidden.contains("red"), "\(hidden)")
  }

  @Test(arguments: [StageLook.Glyphs.ascii, .blocks, .braille])
  func aNameStandsInTheVisiblePart(_ glyphs: StageLook.Glyphs) {
    let form = view("form", Rect(20, 60, 280, 450))
    let half = stage(
      glyphs, [form, view("field", Rect(60, 240, 200, 60))], keyboard: Rect(0, 352, 320, 216))
    #expect(half.contains("form") && half.contains("field"), "\(half)")
  }

  @Test func aFlashLastsAMoment() {
    var flashes = Flashes()
    flashes.go(to: 5, [(["red", "bounds"], Point(1, 2)), (["blue", "red"], nil)])
    #expect(flashes.names == ["red", "blue", "bounds"] && flashes.points == [Point(1, 2)])
    #expect(flashes.words == ["blue touches red"])
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

  @Test func aGridHasNoMoreLinesThanAScreenShows() {
    var count = 0
    Size(1_000_000, 500_000).forEachGridPoint(50) { _ in count += 1 }
    // Every sixty-fourth line: a step of 3,200 pt is the first that leaves 400 or fewer.
    #expect(count == 313 * 157)
  }

  @Test func aSparklineHasItsExtremes() {
    let line = Sparkline(name: "y", values: [0, 7, 3.5, 7]).line(columns: 40, .blocks).text
    #expect(line.hasPrefix("y ▁█▅█"))
    #expect(line.hasSuffix(" 7"))
    #expect(Sparkline(name: "y", values: []).line(columns: 40, .ascii).text.hasSuffix("-"))
    let large = Sparkline(name: "y", values: [-1.5e308, 0, 1.5e308]).line(columns: 40, .ascii).text
    #expect(large.hasPrefix("y _"))
    let still = Sparkline(name: "y", values: [2, 2]).line(columns: 40, .ascii).text
    #expect(still.hasPrefix("y __"))
  }

  @Test func aSparklineHasAScaleAndAUnit() {
    let line = Sparkline(name: "y", values: [0, 7, 3.5, 7], unit: "pt")
    #expect(line.line(columns: 80, .blocks).text.contains(" 0…7 "))
    #expect(line.line(columns: 80, .ascii).text.contains(" 0..7 "))
    #expect(line.line(columns: 80, .blocks).text.hasSuffix(" 7 pt"))
    #expect(!line.line(columns: 40, .blocks).text.contains("0…7"), "there is no room")
    let still = Sparkline(name: "y", values: [2, 2], unit: "pt").line(columns: 80, .blocks).text
    #expect(!still.contains("2…2"))
  }

  @Test(arguments: [StageLook.Glyphs.ascii, .blocks, .braille])
  func onAWideScreenValuesArePlottedBesideTheStage(_ glyphs: StageLook.Glyphs) {
    func picture(columns: Int, rows: Int, count: Int) -> [String] {
      lines(glyphs, columns: columns, rows: rows) { picture in
        picture.followed = (0..<count).map { index in
          Sparkline(name: "value\(index)", values: (0...60).map(Double.init), unit: "pt")
        }
      }
    }
    for count in [1, 2] {
      let wide = picture(columns: 100, rows: 30, count: count)
      for index in 0..<count {
        #expect(wide.contains { $0.contains("value\(index) (pt) against t (s)") }, "\(wide)")
      }
      #expect(wide.count { $0.hasSuffix(" 60 pt") } == count)
      #expect(wide.allSatisfy { DisplayWidth.of($0) <= 100 })
      #expect(wide[28] == "t = 1 s" && wide[29] == "message")
    }
    #expect(!picture(columns: 99, rows: 30, count: 1).contains { $0.contains("against") })
    #expect(!picture(columns: 120, rows: 10, count: 1).contains { $0.contains("against") })
  }

  /// Only what is measured has the color of its view.
  @Test(arguments: [StageLook.Glyphs.blocks, .braille])
  func namesAndAxesAreQuiet(_ glyphs: StageLook.Glyphs) {
    let values = (0...60).map(Double.init)
    let line = Sparkline(name: "y", values: values, unit: "pt", color: .palette(3))
    let row = line.line(at: 0, columns: 80, glyphs)
    #expect(row.runs.filter { $0.style != nil }.map(\.style) == [.series(3)])
    let plot = line.plot(time: 1, columns: 60, rows: 8, glyphs)
    #expect(plot[0].runs.allSatisfy { $0.style == nil } && plot[0].text.hasPrefix("y (pt)"))
    #expect(plot[9].text.contains("└──") && plot[9].runs.contains { $0.style == .dim })
    #expect(plot[1...8].contains { $0.runs.contains { $0.style == .series(3) } })
  }

  /// As in plots, a larger y is lower.
  @Test func aSparklineOfAPlaceIsAsOnScreen() {
    let line = Sparkline(name: "y", values: [0, 7, 3.5, 7], growsDown: true)
    #expect(line.line(columns: 40, .blocks).text.hasPrefix("y █▁▅▁"))
    #expect(line.line(columns: 40, .blocks).text.hasSuffix(" 7"))
  }
}
