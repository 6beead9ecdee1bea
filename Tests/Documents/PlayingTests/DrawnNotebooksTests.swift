import Answers
import Diagnostics
import Playing
import TestSupport
import Testing

/// The drawings of the course have the shapes of their scenes as pictures too, in their order.
@Suite struct DrawnNotebooksTests {
  /// A front end that keeps the scenes it is shown.
  private final class Gallery: Host {
    private(set) var scenes: [Scene] = []
    let isInterrupted = false

    func show(_ outputs: [Output], layout: Layout, from origin: Origin) {
      for case .scene(let scene) in outputs { scenes.append(scene) }
    }

    func show(_ diagnostic: Diagnostic, from origin: Origin) {}

    func show(_ notice: Notice) {}
  }

  private static let drawn = ProjectPage.all.filter {
    $0.path.hasPrefix("notebooks/") && $0.text.contains("\ndraw") && $0.text.contains("```motion")
  }

  @Test(arguments: drawn.map(\.path)) func picturesHaveTheShapesOfTheList(_ path: String) throws {
    let page = try #require(Self.drawn.first { $0.path == path })
    let gallery = Gallery()
    _ = Workbook(in: gallery).play(InputText(name: "notebook.md", bytes: Array(page.text.utf8)))
    #expect(!gallery.scenes.isEmpty)
    for scene in gallery.scenes {
      let picture = PictureReading(scene.svg)
      let kinds = picture.elements.compactMap { element -> String? in
        let name = element.attributes["class"] ?? ""
        return element.name == "g" && name.hasSuffix("-item") ? String(name.dropLast(5)) : nil
      }
      #expect(kinds == DisplayList(scene).shapes.map(\.kind.rawValue))
      // A line of a picture is shorter than a line of words may be.
      let words = picture.elements.filter { $0.attributes["class"] == "words" }
        .map { $0.text.prefix { $0 != "\n" } }.joined(separator: " ")
      #expect(words == scene.words.map(\.text).joined(separator: " "))
    }
  }
}
