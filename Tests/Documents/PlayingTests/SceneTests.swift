import Diagnostics
import Playing
import TestSupport
import Testing

/// `--scene`: which part of a notebook between `reset` is written as code or as a picture.
@Suite struct SceneTests {
  private static let notebook = """
    ```motion
    view first frame (0, 0, 10, 10)
    animate over 1s { first.center.x = 200 }
    run 1s
    ```

    ```motion
    reset
    view still frame (0, 0, 10, 10)
    run 1s
    ```

    ```motion
    reset
    view third frame (0, 0, 10, 10)
    animate over 1s { third.alpha = 0 }
    run 0.5s
    ```
    """

  private func export(_ file: String, scene: Int?, of text: String = notebook) -> ScriptedHost {
    let host = ScriptedHost()
    host.files["a.md"] = text
    _ = PageExport(in: host, scene: scene).export("a.md", to: file) { _ in }
    return host
  }

  @Test(arguments: ["a.css", "a.js", "a.swift", "a.svg"], [1, 3])
  func theAskedSceneIsWritten(file: String, number: Int) throws {
    let host = export(file, scene: number)
    let text = try #require(host.files[file], "\(host.events)")
    #expect(text.contains(number == 1 ? "first" : "third") && text.contains("scene \(number) of 3"))
    #expect(!text.contains(number == 1 ? "third" : "first") && !text.contains("still"))
    #expect(host.events.contains(.notice("\(file): scene \(number) of 3")), "\(host.events)")
  }

  @Test func theLastSceneIsWrittenUnlessOneIsAsked() throws {
    #expect(try #require(export("a.css", scene: nil).files["a.css"]).contains("scene 3 of 3"))
    let swift = try #require(export("a.swift", scene: nil).files["a.swift"])
    #expect(swift.contains("A1ViewController is scene 1 of 3 of a.md."))
    #expect(["first", "still", "third"].allSatisfy(swift.contains))
  }

  /// The only scene needs no number.
  @Test func oneSceneHasNoNumber() throws {
    let text = "```motion\nview a frame (0, 0, 9, 9)\nanimate { a.alpha = 0 }\nrun 1s\n```\n"
    let host = export("a.css", scene: 1, of: text)
    #expect(try #require(host.files["a.css"]).contains("The motion of a.md, as"))
    #expect(host.events.allSatisfy { if case .notice = $0 { false } else { true } })
  }

  @Test(arguments: [("a.css", 2), ("a.js", 2), ("a.css", 4), ("a.swift", 4), ("a.svg", 4)])
  func whatHasNoMotionIsNoFile(file: String, number: Int) {
    let host = export(file, scene: number)
    #expect(host.files[file] == nil)
    #expect(host.mistakes == [number == 2 ? .nothingMoves : .noScene])
  }
}
