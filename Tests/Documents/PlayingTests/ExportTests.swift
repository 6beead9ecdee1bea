import Playing
import Testing

/// Sessions as pages and as Swift.
@Suite struct ExportTests {
  private let memory = ScriptedHost()

  /// The text of a session that is exported to a file.
  private func exported(_ name: String, _ lines: [String]) -> String {
    let workbook = Workbook(in: memory)
    for line in lines + ["export \"\(name)\""] {
      #expect(workbook.type(line) == .finished, "\(line)")
    }
    return memory.files[name] ?? ""
  }

  /// Scales of views in one another multiply.
  @Test func placesBeyondAllBounds() {
    let page = exported(
      "far.html",
      [
        "view a frame (0, 0, 320, 568)", "view b frame (0, 0, 320, 568) in a",
        "view c frame (0, 0, 320, 568) in b",
        "a.scale = 1000000; b.scale = 1000000; c.scale = 1000000; c.clipsToBounds = on",
        "view d frame (0, 0, 320, 568) color red in c", "run 2 frames",
      ])
    #expect(page.contains("\"clips\""))
  }

  /// The factor by which a thin view grows is beyond all bounds, too.
  @Test func aThinViewThatGrows() {
    let page = exported(
      "thin.html",
      [
        "view box frame (0, -50000, 0.00000001, 100000)",
        "animate box.bounds to (0, 0, 1000000, 100000) over 1s", "run 1s",
      ])
    #expect(page.contains("data-film"))
  }

  @Test func aSweepOfTheLargestNumbers() {
    let page = exported(
      "large.html",
      [
        "view red frame (50, 50, 100, 100)",
        "sweep v in [1, 2] { animate red.center.y to 900 over 1s; run 1s } "
          + "measure (red.center.y - 500) * 4e305",
      ])
    #expect(page.contains("One run of 2: v = 2"))
    #expect(page.contains("data-sweep"))
  }

  @Test func waitsAreAsLongAsWhatWasRun() {
    let code = exported(
      "waits.swift",
      [
        "view red frame (0, 0, 9, 9)", "run 2s", "set digits 3", "goto 1s", "run 1s",
        "red.alpha = 0",
      ])
    let waits = code.matches(of: /seconds\(([\d.]+)\)/).map { String($0.1) }
    #expect(waits == ["1", "1"])
  }
}
