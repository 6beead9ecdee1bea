import Answers
import MotionGeometry
import TestSupport
import Testing

@testable import Answers

/// The painted shapes, in order.
@Suite struct DisplayListTests {
  private func view(
    _ name: String, depth: Int = 0, _ change: (inout Scene.Looks) -> Void = { _ in }
  ) -> Scene.View {
    var looks = Scene.Looks(depth: depth)
    change(&looks)
    return .init(name: name, parent: nil, corners: Rect(0, 0, 40, 40).corners, looks: looks)
  }

  private func scene(_ views: [Scene.View]) -> Scene {
    var scene = Scene(time: 0, size: Size(200, 100), state: .model, columns: 40)
    scene.views = views
    return scene
  }

  /// A border follows the contents of its view, however deep they are.
  @Test func bordersFollowContents() {
    func bordered(_ looks: inout Scene.Looks) {
      looks.border = .init(width: 2, inner: nil, color: Color(0, 0, 1))
    }
    let list = DisplayList(
      scene([
        view("a", bordered), view("b", depth: 1, bordered), view("c", depth: 2),
        view("d", depth: 1), view("e", bordered),
      ]))
    let order = list.shapes.map { ($0.kind == .border ? "|" : "") + $0.name }
    #expect(order == ["a", "b", "c", "|b", "d", "|a", "e", "|e"])
  }

  /// A clip stands inside all that are around it.
  @Test func clipsAreComposed() {
    var scene = scene([])
    scene.clips = [
      .init(outer: nil, area: .everything), .init(outer: nil, area: .union([])),
      .init(outer: 1, area: .everything), .init(outer: 2, area: .everything),
    ]
    let parts = DisplayList(scene).clips({ [$0] }, within: +)
    #expect(parts.map(\.count) == [1, 1, 2, 3] && parts[3].last == .union([]))
  }

  @Test func theModelIsShownWhereItIsApart() {
    let moved = Scene.View(name: "a", parent: nil, corners: Rect(9, 0, 40, 40).corners)
    let list = DisplayList(scene([view("a"), view("b")]), model: scene([moved, view("b")]))
    #expect(list.shapes.filter { $0.kind == .model }.map(\.name) == ["a"])
  }

  // MARK: Words

  /// The words of a scene stand below every picture of it that has words.
  @Test func wordsStandBelowAPicture() {
    var scene = scene([view("card")])
    scene.remarks = [.clippedShadow("card")]
    scene.unseen = [.init(name: "box", reason: .hidden)]
    let words = [
      "not seen: box is hidden", "card clips to its bounds, and its shadow lies beyond them",
    ]
    #expect(scene.words.map(\.text) == words)
    #expect(TextRenderer(layout: .standard).lines(for: .scene(scene)).suffix(2) == words[...])
    let texts = PictureReading(scene.svg).texts("text").dropFirst()
    #expect(texts.joined(separator: " ") == words.joined(separator: " "))
    #expect(!scene.embeddedSVG(prefix: "").contains("clips to"), "a page has them as text")
  }

  // MARK: Colors

  @Test func aViewHasOneColor() {
    let red = view("red") { $0.color = Color(1, 0, 0) }
    let clear = view("clear") { $0.number = 2 }
    let drawing = PictureReading(scene([red, clear]).svg).elements
    #expect(drawing.contains { $0.attributes["fill"] == "#ff0000" })
    #expect(drawing.contains { $0.attributes["class"] == "tint edge s2" })
    let (one, other) = (curves([red.color]), curves([clear.color]))
    #expect(one.map(\.stroke) == ["#ff0000"] && one.map(\.classes) == [["curve"]])
    #expect(other.map(\.classes) == [["curve", "s2"]])
  }

  /// Where two are alike, the second is dashed, in the curve and in the legend.
  @Test func ofTwoAlikeTheSecondIsDashed() {
    for color in [ViewColor.own(Color(1, 0, 0)), .palette(3), .palette(11)] {
      let alike = color == .palette(11) ? ViewColor.palette(3) : color
      let drawn = curves([alike, color])
      #expect(drawn.count == 4)
      for place in [0, 2] { #expect(!drawn[place].classes.contains("d1")) }
      for place in [1, 3] { #expect(drawn[place].classes.contains("d1")) }
      #expect(Set(drawn.map(\.stroke)).count == 1)
      #expect(Set(drawn.map { $0.classes.filter { $0.hasPrefix("s") } }).count == 1)
    }
  }

  /// Curves are seen on light and on dark pages, whatever the colors of their views.
  @Test func whiteAndBlackViewsHaveGrayCurves() {
    for color in [Color(1, 1, 1), Color(0, 0, 0), Color(1, 1, 0)] {
      let stroke = curves([.own(color)])[0].stroke
      #expect(stroke != nil && stroke != color.hex)
    }
  }

  /// The curves of a plot, and then those of its legend.
  private func curves(_ colors: [ViewColor]) -> [(classes: [String], stroke: String?)] {
    let series = colors.enumerated().map { index, color in
      Plot.Series(name: "y\(index)", xs: [0, 1, 2], ys: [0, 2, 1], color: color)
    }
    let picture = PictureReading(Plot(title: "", series: series).svg(width: nil, height: 8))
    let drawn = picture.elements.compactMap { element -> (String, [String], String?)? in
      let classes = (element.attributes["class"] ?? "").split(separator: " ").map(String.init)
      return classes.contains("curve") ? (element.name, classes, element.attributes["stroke"]) : nil
    }
    return (drawn.filter { $0.0 == "path" } + drawn.filter { $0.0 == "line" }).map { ($0.1, $0.2) }
  }
}
