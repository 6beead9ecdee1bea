import Answers
import Diagnostics
import MotionGeometry
import Playing
import SessionSupport
import Testing

@testable import Answers
@testable import Sessions

/// A curve has the color that its view has on the stage.
@Suite struct ViewColorTests {
  private static let red = ViewColor.own(Color("#e5484d") ?? .clear)

  private func outputs(_ lines: [String]) -> [Output] {
    let session = Session.typed()
    let before = [
      "view a frame (0, 0, 50, 50)", "view b frame (0, 100, 50, 50)", "a.backgroundColor = red",
      "gravity on a, b", "run 200ms", "trace a.center.y as low",
    ]
    return (before + lines).flatMap { line in
      let reply = session.reply(to: line)
      #expect(reply.mistake == nil, "`\(line)`")
      return reply.outputs
    }
  }

  private func colors(of line: String) -> [ViewColor?] {
    outputs([line]).flatMap { output -> [ViewColor?] in
      if case .plot(let plot, _) = output { plot.series.map(\.color) } else { [] }
    }
  }

  @Test func itIsTheColorOnTheStage() {
    let views = outputs(["draw"]).flatMap { output -> [Answers.Scene.View] in
      if case .scene(let scene) = output { scene.views } else { [] }
    }
    let colors = colors(of: "plot a.center.y, b.center.y")
    #expect(colors == views.map(\.color) && colors.first == Self.red)
    #expect(colors.last == .palette(1), "it is the second view")
  }

  @Test(arguments: [
    "plot a.center.y", "plot a.presentation.center.y + 5", "plot low", "plot a.center.y - low",
    "compare low, a.center.y", "plot a.center.y against b.center.y", "plot a.center",
  ])
  func whatReadsOneViewHasItsColor(_ line: String) {
    let colors = colors(of: line)
    #expect(!colors.isEmpty && colors.allSatisfy { $0 == Self.red }, "\(colors)")
  }

  @Test(arguments: ["plot a.center.y - b.center.y", "plot elasticOut", "plot low + b.center.y"])
  func whatReadsNoneOrSeveralHasNone(_ line: String) {
    #expect(colors(of: line) == [nil])
  }

  /// The names of a comparison's rows are those of its legend.
  @Test func rowsAreNamedAsCurves() throws {
    let long = "compare low, a.presentation.center.y"
    for line in ["compare low, a.center.y", long, "compare backOut, quadOut"] {
      let outputs = outputs([line])
      var (curves, rows): ([String], [Table.Cell]) = ([], [])
      for case .plot(let plot, _) in outputs { curves = plot.series.map(\.name) }
      for case .table(let table) in outputs { rows = table.rows.compactMap(\.first) }
      #expect(rows == curves.map(Table.Cell.text), "\(line)")
    }
    let text = TextRenderer(layout: .standard)
    let lines = outputs([long]).flatMap { text.lines(for: $0) }
    #expect(lines.contains { $0.hasPrefix("o a.presenta") }, "\(lines)")
  }
}
