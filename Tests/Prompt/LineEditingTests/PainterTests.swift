import Terminal
import TestSupport
import Testing

@testable import LineEditing

/// A line drawn bit by bit looks as if it had been drawn at once.
@Suite struct PainterTests {
  init() { Terminal.prepareLocale() }

  private static let above = ["answer", "another"]

  private static func layout(
    _ text: [Unicode.Scalar], styles: [StyledRange] = [], cursor: Int, columns: Int,
    prompt: String = "go> "
  ) -> DisplayLayout {
    DisplayLayout(
      prompt: prompt, margin: "... ", promptStyle: .strong, text: text, styles: styles,
      cursor: cursor, columns: columns)
  }

  /// Some styles, and now and then something beside the text.
  private static func decorated(
    _ text: [Unicode.Scalar], cursor: Int, columns: Int, prompt: String,
    by generator: inout Seeded
  ) -> DisplayLayout {
    let split = Int.random(in: 0...text.count, using: &generator)
    let styles = [StyledRange(0..<split, .cyan)] + [StyledRange(split..<text.count, .green)]
    var layout = layout(
      text, styles: styles.filter { !$0.range.isEmpty }, cursor: cursor, columns: columns,
      prompt: prompt)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: layout.add(ghost: "ost of a 日 line", style: .gray)
    case 1: layout.add(panel: ["help", "of what stands here"], isColored: true)
    default: break
    }
    return layout
  }

  private static func screen(columns: Int, rows: Int) -> VirtualScreen {
    var screen = VirtualScreen(columns: columns, rows: rows)
    screen.feed(Array((above.joined(separator: "\r\n") + "\r\n").utf8))
    return screen
  }

  private static func edited(
    _ text: [Unicode.Scalar], by generator: inout Seeded
  ) -> [Unicode.Scalar] {
    let pieces = ["a", "bc", "\n", "日", "e\u{301}", "\t", "\u{1}", "word word", "\u{E000}", " "]
    var text = text
    let place = Int.random(in: 0...text.count, using: &generator)
    if Int.random(in: 0..<3, using: &generator) == 0 {
      text.removeSubrange(place..<min(text.count, place + Int.random(in: 0...9, using: &generator)))
    } else {
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      text.insert(contentsOf: piece.unicodeScalars, at: place)
    }
    return text
  }

  @Test(arguments: [(24, 12), (33, 5), (80, 24), (9, 40)], 1...6 as ClosedRange<UInt64>)
  func stepsLeadWhereOneDrawingLeads(_ size: (Int, Int), _ seed: UInt64) {
    let (columns, rows) = size
    var generator = Seeded(seed)
    var painter = Painter()
    var screen = Self.screen(columns: columns, rows: rows)
    var text: [Unicode.Scalar] = []
    for _ in 0..<150 {
      text = Self.edited(text, by: &generator)
      let cursor = Int.random(in: 0...text.count, using: &generator)
      let prompt = Int.random(in: 0..<20, using: &generator) == 0 ? "(search: x) " : "go> "
      let layout = Self.decorated(
        text, cursor: cursor, columns: columns, prompt: prompt, by: &generator)
      screen.feed(Array(painter.paint(layout, height: rows).sent.utf8))
      guard layout.rows.count <= rows else { continue }
      let expected = layout.rows.map { $0.cells.map(\.text).joined() }
      #expect(shown(screen, rows: layout.rows.count) == expected.map(trimmed), "seed \(seed)")
      #expect(screen.fullText.hasPrefix(Self.above.joined(separator: "\n")))
      #expect(screen.cursor.column == layout.cursor.column)
    }
  }

  /// The rows of a layout: those up to the last that is not empty, and as many as it has.
  private func shown(_ screen: VirtualScreen, rows: Int) -> [String] {
    let all = screen.fullText.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = all.dropFirst(Self.above.count).map(String.init)
    return lines + Array(repeating: "", count: max(0, rows - lines.count))
  }

  private func trimmed(_ row: String) -> String {
    String(row.reversed().drop { $0 == " " }.reversed())
  }

  @Test func whatIsTallerThanTheScreenIsSeenAroundTheCursor() {
    let lines = (0..<30).map { "line \($0)" }
    let text = Array(lines.joined(separator: "\n").unicodeScalars)
    var painter = Painter()
    var screen = VirtualScreen(columns: 40, rows: 10)
    for (cursor, first) in [(text.count, 20), (0, 0), (text.count, 20), (text.count - 80, 19)] {
      let layout = Self.layout(text, cursor: cursor, columns: 40)
      screen.feed(Array(painter.paint(layout, height: 10).sent.utf8))
      let rows = screen.text.split(separator: "\n")
      #expect(rows.count == 10)
      #expect(rows.first?.hasSuffix(" line \(first)") == true, "\(screen.text)")
    }
  }

  @Test func whatIsThereIsNotWrittenAgain() {
    var painter = Painter()
    func paint(_ text: String, cursor: Int? = nil) -> String {
      let scalars = Array(text.unicodeScalars)
      let layout = Self.layout(scalars, cursor: cursor ?? scalars.count, columns: 80)
      return painter.paint(layout, height: 24).sent
    }
    #expect(paint("ru") == "\u{1B}[1mgo>\u{1B}[0m ru")
    #expect(paint("run") == "n")
    #expect(paint("run") == "")
    #expect(paint("run", cursor: 2) == "\u{1B}[D")
    #expect(paint("rumn", cursor: 3) == "mn\u{1B}[D")
    #expect(paint("run", cursor: 2) == "\u{1B}[Dn\u{1B}[K\u{1B}[D")
    #expect(paint("run\nx") == "\u{1B}[C\r\n\u{1B}[1m...\u{1B}[0m x")
    #expect(paint("run") == "\u{1B}[A\u{1B}[2C\u{1B}[J")
  }

  @Test func onlyCellsThatDifferAreWritten() {
    var painter = Painter()
    func paint(_ text: String, _ styles: [StyledRange] = [], ghost: String = "") -> String {
      let scalars = Array(text.unicodeScalars)
      var layout = Self.layout(scalars, styles: styles, cursor: scalars.count, columns: 20)
      layout.add(ghost: ghost, style: .gray)
      return painter.paint(layout, height: 24).sent
    }
    #expect(paint("run 1") == "\u{1B}[1mgo>\u{1B}[0m run 1")
    let verb = StyledRange(0..<3, .cyan)
    #expect(paint("run 1", [verb]) == "\u{1B}[5D\u{1B}[36mrun\u{1B}[0m\u{1B}[2C")
    #expect(paint("run 1", [verb], ghost: "0s") == "\u{1B}[90m0s\u{1B}[0m\u{1B}[2D")
    #expect(paint("run 10", [verb], ghost: "s") == "0")
    #expect(paint("run 10", [verb]) == "\u{1B}[K")
    #expect(
      paint("run 10", [verb], ghost: " and some more") == "\u{1B}[90m and som…\u{1B}[0m\u{1B}[9D")
  }

  @Test func aRowThatIsFullIsLeftToTheTerminalToBreak() {
    var painter = Painter()
    func paint(_ text: String) -> String {
      let scalars = Array(text.unicodeScalars)
      let layout = Self.layout(scalars, cursor: scalars.count, columns: 8)
      return painter.paint(layout, height: 24).sent
    }
    #expect(paint("abc") == "\u{1B}[1mgo>\u{1B}[0m abc")
    #expect(paint("abcd") == "d \u{08}")
    #expect(paint("abcde") == "e")
    #expect(painter.leave().isEmpty)
    #expect(paint("abcdefghi") == "\u{1B}[1mgo>\u{1B}[0m abcdefghi")
  }
}
