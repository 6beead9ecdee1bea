import MotionGeometry
import TestSupport
import Testing

@testable import Answers

/// Scenes as SVG pictures.
@Suite struct SceneSVGTests {
  private static func scene(_ views: [Scene.View], clips: [Scene.Clip] = []) -> Scene {
    var scene = Scene(time: 0.5, size: Size(200, 100), state: .model, columns: 21)
    scene.views = views
    scene.clips = clips
    return scene
  }

  private static func view(
    _ name: String, _ rect: Rect, depth: Int = 0, _ change: (inout Scene.Looks) -> Void = { _ in }
  ) -> Scene.View {
    var looks = Scene.Looks(depth: depth)
    change(&looks)
    return Scene.View(name: name, parent: nil, corners: rect.corners, looks: looks)
  }

  @Test func everythingOfASceneIsInIt() throws {
    guard case .scene(let scene) = SampleOutputs.scene else {
      Issue.record("no scene")
      return
    }
    let picture = PictureReading(scene.svg)
    let titles = picture.texts("title")
    #expect(titles.first == "The stage at t = 0.5 s")
    for view in scene.views { #expect(titles.contains(view.name)) }
    for attachment in scene.attachments { #expect(titles.contains(attachment.name)) }
    for boundary in scene.boundaries {
      #expect(titles.contains { $0.hasPrefix(boundary.name) })
    }
    #expect(picture.texts("text").contains("keyboard"))
    let description = try #require(picture.texts("desc").first)
    for unseen in scene.unseen { #expect(description.contains(unseen.name)) }
  }

  /// A border is drawn over the views inside, and before the next view at its depth.
  @Test func aBorderIsOverItsContents() {
    let rect = Rect(10, 10, 80, 60)
    let border = Scene.Border(width: 4, inner: rect.corners, color: Color(0, 0, 1))
    let picture = PictureReading(
      Self.scene([
        Self.view("card", rect) { $0.border = border },
        Self.view("inner", Rect(20, 20, 20, 20), depth: 1) { $0.color = Color(1, 0, 0) },
        Self.view("next", Rect(100, 0, 20, 20)) { $0.color = Color(0, 1, 0) },
      ]).svg)
    let fills = picture.elements.compactMap { $0.attributes["fill"] }
    #expect(fills == ["#ff0000", "#0000ff", "#00ff00"])
  }

  /// Each mask that is used is defined before, however areas are combined.
  @Test func masksAreDefined() {
    let (a, b) = (Area.polygon(Rect(0, 0, 50, 50).corners), Area.polygon(Rect(25, 0, 9, 9).corners))
    let areas: [Area] = [
      .everything, a, .inverse(a), .union([a, b]), .intersection([a, .inverse(b)]),
      .inverse(.union([.inverse(a), .intersection([b, .everything])])),
    ]
    for area in areas {
      let views = [
        Self.view("x", Rect(0, 0, 40, 40)) {
          $0.clip = 1
          $0.opacity = 0.5
        },
        Self.view("y", Rect(0, 0, 40, 40)) { $0.mask = area },
      ]
      let clips = [Scene.Clip(outer: nil, area: area), Scene.Clip(outer: 0, area: a)]
      let picture = PictureReading(Self.scene(views, clips: clips).svg)
      var known: Set<String> = []
      for element in picture.elements {
        if let name = element.attributes["id"] {
          let isNew = known.insert(name).inserted
          #expect(isNew, "\(name)")
        }
        guard let mask = element.attributes["mask"] else { continue }
        #expect(known.contains(String(mask.dropFirst(5).dropLast())), "\(mask)")
      }
      #expect(picture.elements.contains { $0.attributes["opacity"] == "0.5" })
    }
  }

  @Test func aNameCannotBecomeMarkup() {
    let picture = PictureReading(Self.scene([Self.view("<b>&\u{1b}[2J", Rect(0, 0, 9, 9))]).svg)
    #expect(!picture.elements.contains { $0.name == "b" })
  }
}
