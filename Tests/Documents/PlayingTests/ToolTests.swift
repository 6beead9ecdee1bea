import Notebooks
import Testing

@testable import Playing

/// `format`, `new` and `diff` of files.
@Suite struct ToolTests {
  private let host = ScriptedHost()

  // MARK: format

  static let untidy = """
    # Prose  stays ,as it is

    ```motion
    view   box frame (100,0, 100 ,100)   # a box


    let x=2 ;let y = [ 1,2 , 3 ]
    repeat 2{step;step}
    for i in y {
    if i>1 {
    print i
    }
    }
    print x ,  (x+1)
    print -x, x -1
    ```

    ```output
    1 frame, t = 0.0167 s
    ...
    ```

    <!-- motion: error -->
    ```motion
    print   nothing
    ```

    ```output
    error: there is no `nothing`
    ```

    """

  @Test func linesAreWrittenInOneWay() throws {
    host.files["a.md"] = Self.untidy
    #expect(NotebookFormatter(in: host).format(["a.md"]) == .finished)
    let text = try #require(host.files["a.md"])
    #expect(
      text.contains(
        """
        ```motion
        view box frame (100, 0, 100, 100)  # a box

        let x = 2; let y = [1, 2, 3]
        repeat 2 { step; step }
        for i in y {
          if i>1 {
            print i
          }
        }
        print x, (x+1)
        print -x, x -1
        ```

        """))
    #expect(text.hasPrefix("# Prose  stays ,as it is\n"))
    #expect(text.contains("print   nothing"), "its mistake shows the line")
    #expect(host.notices == ["a.md: 1 cell formatted"])
    host.forget()
    #expect(NotebookFormatter(in: host).format(["a.md"]) == .finished)
    #expect(host.notices == ["a.md: already formatted"] && host.files["a.md"] == text)
  }

  // MARK: new

  @Test func aNewNotebookTeachesAndAgrees() throws {
    #expect(NewNotebook(in: host).write("my-first_fall") == .finished)
    let text = try #require(host.files["my-first_fall.md"])
    #expect(text.hasPrefix("# My first fall\n"))
    #expect(Review(in: host).check(["my-first_fall.md"]) == .finished, "\(host.notices)")
    #expect(NotebookFormatter(in: host).format(["my-first_fall.md"]) == .finished)
    #expect(host.files["my-first_fall.md"] == text)
    host.forget()
    #expect(NewNotebook(in: host).write("my-first_fall.md") == .failed)
    #expect(host.notices == ["error: cannot write `my-first_fall.md`: it exists already"])
  }

  // MARK: diff

  private func compare(_ old: String, _ new: String) -> (RunStatus, [String]) {
    (host.files["a.md"], host.files["b.md"]) = (old, new)
    host.forget()
    let ending = NotebookDiffer(in: host).compare("a.md", "b.md")
    return (ending, host.notices.flatMap { $0.split(separator: "\n").map(String.init) })
  }

  private static let fall = """
    # A fall

    Some prose.

    ```motion
    view box frame (100, 0, 100, 100)
    gravity on box
    run 5 frames
    print box.center.y
    expect box.center.y < 55
    ```

    ```output
    5 frames, t = 0.0833 s
    53.1155
    ```

    """

  @Test func equalNotebooksDoNotDiffer() {
    #expect(compare(Self.fall, Self.fall) == (.finished, []))
    #expect(
      compare(Self.fall, Self.fall + "\n\n")
        == (.finished, ["b.md: no difference in meaning"]))
  }

  @Test func numbersThatMovedAndExpectationsThatFlipped() {
    let (ending, lines) = compare(
      Self.fall,
      Self.fall.replacing("on box\n", with: "on box magnitude 2\n")
        .replacing("53.1155", with: "56.2311").replacing("Some prose.", with: "Other prose."))
    #expect(ending == .failed)
    #expect(
      lines == [
        "a.md and b.md:", "  line 6, cell:", "  - gravity on box", "  + gravity on box magnitude 2",
        "  line 15: 53.1155 is now 56.2311: +3.12 (+5.87 %)", "  line 3, prose:", "  - Some prose.",
        "  + Other prose.", "  expect box.center.y < 55: held, and now fails",
      ])
  }

  @Test func cellsThatCameAndWent() {
    let more = Self.fall + "\n```motion\nprint 7\n```\n\n```output\n7\n```\n"
    #expect(
      compare(Self.fall, more)
        == (.failed, ["a.md and b.md:", "  line 19, new cell:", "  + print 7"]))
    #expect(
      compare(more, Self.fall)
        == (.failed, ["a.md and b.md:", "  cell of line 19 removed:", "  - print 7"]))
    #expect(compare("", Self.fall).0 == .failed)
  }

  // MARK: watch

  @Test func aSaveShowsWhatIsDifferent() {
    host.files["a.md"] = Self.fall
    let watched = WatchedNotebook("a.md", page: "a.html", in: host)
    watched.update()
    watched.update()
    #expect(host.notices == ["a.md: 1 cell agrees"])
    #expect(host.files["a.html"]?.contains("A fall") == true)
    // An editor that truncates, and one that removes the file for a while.
    for step in ["", nil] as [String?] {
      host.files["a.md"] = step
      watched.update()
    }
    host.files["a.md"] = Self.fall.replacing("5 frames", with: "6 frames")
    watched.update()
    #expect(
      host.notices.last == """
        a.md:
          line 6, cell:
          - run 5 frames
          + run 6 frames
          line 14: 5 is now 6: +1 (+20 %)
          line 14: 0.0833 is now 0.1: +0.0167 (+20 %)
          line 15: 53.1155 is now 54.5668: +1.45 (+2.73 %)
        """)
    host.files["a.md"] = Self.fall.replacing("run 5", with: "rum 5")
    watched.update()
    #expect(host.notices.last?.contains("this cell failed") == true)
    host.files["a.md"] = Self.fall
    watched.update()
    #expect(host.notices.last == "a.md: 1 cell agrees")
    host.files["a.md"] = Self.fall.replacing("53.1155", with: "53.9999")
    watched.update()
    #expect(host.notices.last == "a.md: nothing changed; 1 recorded output differs")
  }

  @Test(arguments: ["", " ", ".md", "sub/", ".hidden"])
  func aNotebookNeedsAName(name: String) {
    #expect(NewNotebook(in: host).write(name) == .failed)
    #expect(host.files == [:] && host.notices.first?.contains("needs a name") == true)
  }

  @Test func aSuggestedNameIsOneWord() {
    #expect(NewNotebook(in: host).write("a\n# b") == .finished)
    #expect(host.notices.first?.contains(#"`motionbook lesson $'a\n# b.md'`"#) == true)
  }
}
