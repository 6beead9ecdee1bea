import Answers
import Diagnostics
import Testing

@Suite struct TextRendererTests {
  private func text(_ output: Output, width: Int = 72, color: Bool = false) -> String {
    TextRenderer(layout: Layout(width: width), color: color).text(of: output)
  }

  @Test func codeIsQuotedOrColored() {
    #expect(text(SampleOutputs.lines) == "hit \"red\"\ntry `view box`\none ` alone\n")
    #expect(text(SampleOutputs.lines, color: true) == "hit \"red\"\ntry view box\none ` alone\n")
    let renderer = TextRenderer(layout: .standard, color: true)
    let runs = renderer.writtenLines(for: SampleOutputs.lines).map(\.runs)
    #expect(runs[1].map(\.text) == ["try ", "view box"])
    #expect(runs[1].map(\.style) == [nil, .cyan])
    #expect((runs[0] + runs[2]).allSatisfy { $0.style == nil })
  }

  /// Prose stays as wide as it reads well; tables and plots take a wide terminal.
  @Test func onlyChartsFillAWideTerminal() {
    let open = Layout(width: 72, fillsTerminal: true)
    func widths(_ layout: Layout) -> [Int] { [layout.width, layout.chartWidth] }
    #expect(widths(open) == [72, 72])
    #expect(widths(open.fitted(toTerminal: 120)) == [72, 120])
    #expect(widths(open.fitted(toTerminal: 60)) == [60, 60])
    #expect(widths(open.fitted(toTerminal: 10)) == [40, 40])
    #expect(widths(open.fitted(toTerminal: 5000)) == [72, 400])
    #expect(widths(open.fixed.fitted(toTerminal: 120)) == [72, 72])
    #expect(widths(Layout(width: 50).fitted(toTerminal: 120)) == [50, 50])
  }

  /// Only at a prompt on such a terminal; what is recorded is ASCII.
  @Test func glyphsFollowTheTerminalUnlessChosen() {
    func glyphs(_ layout: Layout) -> String {
      "\(layout.plotGlyphs) \(layout.axes) \(layout.stageLook.glyphs)"
    }
    let layout = Layout(width: 72)
    #expect(glyphs(layout) == "ascii ascii ascii")
    #expect(glyphs(layout.fitted(toTerminal: 80)) == "ascii ascii ascii")
    #expect(glyphs(layout.fitted(toTerminal: 80, showsUnicode: true)) == "braille box blocks")
    #expect(glyphs(layout.fixed.fitted(toTerminal: 80, showsUnicode: true)) == "ascii ascii ascii")
    let plain = Layout(width: 72, glyphs: .ascii)
    #expect(glyphs(plain.fitted(toTerminal: 80, showsUnicode: true)) == "ascii ascii ascii")
    let braille = Layout(width: 72, glyphs: .braille)
    #expect(glyphs(braille) == "braille ascii ascii")
    #expect(glyphs(braille.fitted(toTerminal: 80, showsUnicode: true)) == "braille box braille")
  }

  /// A plot with two curves, their legend and their sentences.
  private var throwing: Plot {
    let xs = (0...100).map { Double($0) / 50 }
    let series = [2.0, 3].map { rate in
      Plot.Series(name: "throw\(rate)", xs: xs, ys: xs.map { rate * $0 * (2 - $0) }, unit: "pt")
    }
    return Plot(title: "throws", xLabel: .init("time", unit: "s"), series: series)
  }

  @Test func aPlotFitsItsWindow() {
    var layout = Layout(width: 72, fillsTerminal: true).fitted(toTerminal: 80, showsUnicode: true)
    let whole = TextRenderer(layout: layout).lines(for: .plot(throwing, PlotStyle()))
    layout.chartRows = 22
    let renderer = TextRenderer(layout: layout)
    let fitted = renderer.lines(for: .plot(throwing, PlotStyle()))
    #expect(whole.count > 22 || fitted == whole)
    #expect(fitted.count <= 22 && fitted.first == whole.first && fitted.last == whole.last)
    let asked = renderer.lines(for: .plot(throwing, PlotStyle(height: 30)))
    #expect(asked.count == whole.count + 14, "a height that was asked for stays")
  }

  @Test func aPlotLeavesRoomForItsTable() {
    var layout = Layout(width: 72)
    layout.chartRows = 22
    let table = Output.text((1...6).map { "row \($0)" })
    let outputs = [Output.plot(throwing, PlotStyle()), table]
    let lines = TextRenderer(layout: layout).writtenLines(for: outputs)
    #expect(lines.count <= 22 && lines.last?.text == "row 6")
  }

  /// Long lines of code and values wrap on a terminal, and nothing is lost; records keep them whole.
  @Test func longLinesWrapOnATerminal() {
    let line = "    .animation(.easeInOut(duration: 0.25), value: isOn) // when it is on"
    let output = Output.text([line])
    #expect(text(output) == line + "\n")
    let lines = TextRenderer(layout: .standard, lineWidth: 40).lines(for: output)
    #expect(
      lines == [
        "    .animation(.easeInOut(duration:", "        0.25), value: isOn) // when it",
        "        is on",
      ])
  }

  @Test func answersOfOneLine() {
    #expect(text(SampleOutputs.print) == "y is 1.5 rad\n")
    #expect(text(SampleOutputs.passed) == "1 frame, t = 0.0167 s\n")
    #expect(text(SampleOutputs.met) == "120 frames, t = 2 s, at rest\n")
    #expect(text(SampleOutputs.unmet) == "2 frames, t = 0.5 s: `a.x > 1` is still false\n")
    #expect(text(.expectation(SampleOutputs.flag)) == "")
    #expect(text(SampleOutputs.noted) == "noted: red.center.y ~ 300 pt when all is at rest\n")
    #expect(
      text(SampleOutputs.answered)
        == "red.rotation at 1 s: predicted 180 deg, got 90 deg (off by 90 deg)\n")
    #expect(text(SampleOutputs.right) == "red.alpha at 0.5 s: predicted 1, got 1 (right)\n")
    #expect(
      text(SampleOutputs.near)
        == "red.alpha at 0.5 s: predicted 0.9, got 1 (near, off by 0.1)\nIt shows.\n")
    #expect(text(SampleOutputs.asked) == "noted: Which? when all is at rest\n")
    #expect(text(SampleOutputs.decided) == "asked: Which? – both\nThey fall.\n")
    #expect(text(SampleOutputs.reasons) == "stands still\ng pulls it down\n")
    #expect(
      text(SampleOutputs.hit) == """
        asked     in   local point  result
        --------  ---  -----------  ------------------------
        keyboard                    no: the point is outside
        red       box  (20, 30.25)  yes
        `red` is hit

        """)
  }

  @Test func whatATerminalObeysIsSpelled() {
    #expect(text(.line("a\u{1B}[2J\tb \nc")) == "a\\u{1b}[2J b\nc\n")
    #expect(text(.value(WrittenValue("a\u{7}\u{202E}"))) == "a\\u{7}\\u{202e}\n")
    #expect(text(.text([])) == "")
  }

  /// The digits are the table's, a column's own or a number's own; the kind says the rest.
  @Test func aTablesKindsAreWrittenEachInItsWay() {
    #expect(
      text(SampleOutputs.table, width: 120) == """
        t (s)  y (pt)  hits  seed  share  still  who  where       words
        -----  ------  ----  ----  -----  -----  ---  ----------  ----------------------------------------------------
          0.5   1.235    12   0.1   50 %   true  red  (1, 2.346)  mass 1, stiffness 158, duration 0.5 s, off by 0.12 %
          1     never

        """)
  }

  @Test func aListing() {
    #expect(
      text(SampleOutputs.listing) == """
        g: a gravity on `red`
          gravity on VIEWS
          angle  1.5 rad  an angle
          `run`           see `step`
          It pulls.
        Examples
          `gravity on red`
        behaviors
            m  item on red: density 2 (m2 wins), hidden  (muted)
          at 3 s
          s = two
        lines\\u{1b}[2J
        `help` tells more.

        """)
  }

  @Test func rowsShareColumnsWhereTheyAreAskedTo() {
    let sections = [
      Listing.Section("one", [.row(.init(Phrase("a"), note: Phrase("first")))]),
      Listing.Section("two", [.row(.init(Phrase("longer"), note: Phrase("second")))]),
    ]
    #expect(
      text(.listing(Listing("", sections))) == "one\n  a  first\ntwo\n  longer  second\n")
    #expect(
      text(.listing(Listing("", sections, sharesColumns: true)))
        == "one\n  a       first\ntwo\n  longer  second\n")
    let loose = Listing.Section("", [sections[0], sections[1]].flatMap(\.items), isAligned: false)
    #expect(text(.listing(Listing("", [loose]))) == "  a  first\n  longer  second\n")
  }

  @Test func aLongNameSticksOut() {
    let name = String(repeating: "n", count: 40)
    let rows = [name, "a"].map { Listing.Item.row(.init(Phrase($0), note: Phrase("note"))) }
    #expect(
      text(.listing(Listing("", [.init("", rows)])))
        == "  \(name) note\n  a" + String(repeating: " ", count: 32) + "note\n")
  }

  @Test func aScene() {
    let lines = text(SampleOutputs.scene).split(separator: "\n").map(String.init)
    #expect(lines.count == 16)
    #expect(
      lines.suffix(4) == [
        "t = 0.5 s, stage 200x100",
        "trails: a mark every 5 frames from 0.25 s on, the older ones fainter",
        "not seen: a is hidden, b is transparent, c is in a, d has no size, e is",
        "  12 pt to the left and 3551 pt below",
      ])
    let drawing = lines.joined()
    for sign in ["+-----+", "in", "~", ".", ">>", "k", "keyboard", "'"] {
      #expect(drawing.contains(sign), "\(sign)")
    }
  }

  /// A plot's own width may go beyond the layout's.
  @Test func aPlotAsItWasAskedFor() {
    let lines = text(SampleOutputs.plot).split(separator: "\n")
    #expect(lines.filter { $0.contains(" |") }.count == 4)
    #expect(lines.filter { $0.contains(" |") }.allSatisfy { $0.count <= 24 })
  }
}
