import Answers
import Foundation
import MotionGeometry
import Testing
import Text

@testable import Answers

/// How looks are drawn, told as JSON, and painted.
@Suite struct SceneLooksTests {
  private func scene(_ views: [Scene.View], clips: [Scene.Clip] = []) -> Scene {
    var scene = Scene(time: 0, size: Size(200, 100), state: .model, columns: 21)
    scene.views = views
    scene.clips = clips
    return scene
  }

  private func view(
    _ name: String, _ rect: Rect, depth: Int = 0, _ change: (inout Scene.Looks) -> Void = { _ in }
  ) -> Scene.View {
    var looks = Scene.Looks(depth: depth)
    change(&looks)
    return Scene.View(name: name, parent: nil, corners: rect.corners, looks: looks)
  }

  private func drawing(_ scene: Scene) -> [String] {
    TextRenderer(layout: .standard).lines(for: .scene(scene))
  }

  private func styles(_ scene: Scene) -> [[TextStyle?]] {
    TextRenderer(layout: .standard).writtenLines(for: .scene(scene)).map { $0.runs.map(\.style) }
  }

  /// Colors change no character: a notebook has the same text as a terminal.
  @Test func colorsChangeNoCharacter() {
    let rect = Rect(40, 20, 100, 60)
    let plain = scene([view("a", rect), view("b", Rect(60, 40, 60, 20), depth: 1)])
    let painted = scene([
      view("a", rect) { $0.color = Color(1, 0, 0) },
      view("b", Rect(60, 40, 60, 20), depth: 1) { $0.color = Color(1, 1, 0) },
    ])
    #expect(drawing(painted) == drawing(plain))
    #expect(styles(plain).allSatisfy { $0.allSatisfy { $0 == nil } })
    let red = TextStyle.on(PaletteColor(red: 1, green: 0, blue: 0))
    let yellow = TextStyle.on(PaletteColor(red: 1, green: 1, blue: 0))
    #expect(styles(painted).contains([nil, red, yellow, red, nil]))
  }

  /// A clear view shows the color behind it, and the keyboard has none.
  @Test func whatIsClearLeavesTheColorBehindIt() {
    var painted = scene([
      view("a", Rect(0, 0, 200, 100)) { $0.color = Color(0, 0, 1) },
      view("b", Rect(60, 20, 60, 20), depth: 1),
    ])
    let blue = TextStyle.on(PaletteColor(red: 0, green: 0, blue: 1))
    #expect(styles(painted)[2] == [nil, blue, nil])
    painted.keyboard = Rect(0, 80, 200, 20)
    #expect(styles(painted)[5] == [nil])
  }

  /// As `play` shows it, with its words and the places of views beside it.
  @Test func aColorTerminalShowsDots() throws {
    let scene = scene([
      view("red", Rect(10, 10, 100, 40)) { $0.color = Color(1, 0, 0) },
      view("ring", Rect(120, 30, 60, 60)),
    ])
    var layout = Layout(width: 72).fitted(toTerminal: 72, showsUnicode: true)
    func lines() -> [WrittenLine] { TextRenderer(layout: layout).writtenLines(for: .scene(scene)) }
    let drawn = lines()
    #expect(drawn.allSatisfy { $0.text.first.map { "┌│└".contains($0) } ?? false })
    #expect(drawn.contains { $0.text.hasSuffix("  t = 0 s, stage 200x100") })
    let place = try #require(drawn.first { $0.text.hasSuffix("  red at (60, 30)") })
    #expect(place.runs.contains { $0.text == "red" && $0.style != nil })
    let red = TextStyle.on(PaletteColor(red: 1, green: 0, blue: 0))
    #expect(drawn.contains { $0.runs.contains { $0.style == red } })
    // As large as its window has room for, with its words below where there is none beside it.
    layout.chartRows = 40
    let large = lines()
    #expect(large.count > drawn.count && large.count <= 40)
    #expect(large.allSatisfy { $0.text.count <= 72 })
    #expect(large.last?.text == "t = 0 s, stage 200x100")
    layout.chartRows = 12
    #expect((8...12).contains(lines().count))
  }

  @Test func aBorderIsWideEnoughFromHalfAColumnOn() {
    // A column is 10 pt.
    func bordered(_ width: Double) -> [String] {
      let inner = Rect(40 + width, 20 + width, 100 - 2 * width, 60 - 2 * width)
      return drawing(
        scene([
          view("a", Rect(40, 20, 100, 60)) {
            $0.border = .init(width: width, inner: inner.corners, color: Color(0, 0, 0))
          }
        ]))
    }
    #expect(!bordered(4.9).joined().contains("#"))
    #expect(bordered(5).joined().count { $0 == "#" } == bordered(10).joined().count { $0 == "#" })
    #expect(bordered(20).joined().count { $0 == "#" } > bordered(10).joined().count { $0 == "#" })
  }

  @Test func clipsNest() {
    let outer = Area.polygon(Rect(0, 0, 100, 100).corners)
    let inner = Area.polygon(Rect(50, 0, 150, 100).corners)
    let full = Rect(0, 0, 200, 100)
    let clipped = scene(
      [view("a", full) { $0.clip = 1 }],
      clips: [.init(outer: nil, area: outer), .init(outer: 0, area: inner)])
    // The view's own edge is beyond the clips on all sides but above and below.
    #expect(drawing(clipped)[3] == "|       a             |")
  }

  @Test func asJSON() {
    var looked = scene(
      [
        view("a", Rect(0, 0, 10, 10)) {
          $0.color = Color(1, 0, 0)
          $0.outline = [Point(0, 5), Point(5, 0)]
          $0.mask = .intersection([.everything, .inverse(.polygon([Point(1, 2)]))])
          $0.clip = 0
          $0.border = .init(width: 2, inner: nil, color: Color(0, 0, 1))
          $0.shadow = .init(core: .union([]), reach: .everything)
        }
      ], clips: [.init(outer: nil, area: .polygon([Point(3, 4)]))])
    looked.remarks = [.maskOfOtherSize("a", mask: Size(1, 2), view: Size(3, 4))]
    looked.unseen = [.init(name: "b", reason: .clipped("a"))]
    #expect(
      JSONRenderer().text(of: .scene(looked)) == """
        {"type":"scene","schema":1,"time":0,"size":[200,100],"state":"model",\
        "views":[{"name":"a","corners":[[0,0],[10,0],[10,10],[0,10]],"color":"#ff0000",\
        "outline":[[0,5],[5,0]],"mask":{"intersection":[{"everything":true},\
        {"inverse":{"polygon":[[1,2]]}}]},"clip":0,"border":{"width":2,"color":"#0000ff"},\
        "shadow":{"core":{"union":[]},"reach":{"everything":true}}}],\
        "unseen":[{"name":"b","reason":"clipped","view":"a"}],\
        "boundaries":[],"regions":[],"attachments":[],"forces":[],\
        "clips":[{"area":{"polygon":[[3,4]]}}],\
        "remarks":["a is 3x4, its mask still 1x2, as it was made"]}

        """)
  }

  @Test func aPlotOfSeveralHasAColorForEach() {
    func styles(_ count: Int) -> Set<TextStyle> {
      let series = (0..<count).map {
        Plot.Series(name: "s\($0)", xs: [0, 1], ys: [Double($0), Double($0)])
      }
      let plot = Plot(title: "", series: series)
      let lines = TextRenderer(layout: .standard).writtenLines(
        for: .plot(plot, PlotStyle(height: 12, width: 40)))
      return Set(lines.flatMap { $0.runs.compactMap(\.style) })
    }
    #expect(styles(1).isEmpty)
    #expect(styles(3) == [.series(0), .series(1), .series(2)])
  }
}
