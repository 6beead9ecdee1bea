import Answers
import MotionGeometry
import Testing

@testable import Pages

/// The output of a cell in another program's document.
@Suite struct CellPageTests {
  /// The film of a view that moves down, a picture in each frame.
  private func film(frames: Int, named name: String = "a") -> Film? {
    var recorder = FilmRecorder(framesPerSecond: 60)
    for frame in 0..<frames {
      var scene = Scene(
        time: Double(frame) / 60, size: Size(320, 568), state: .presentation, columns: 64)
      scene.views = [
        Scene.View(name: name, parent: nil, corners: Rect(0, Double(frame), 20, 20).corners)
      ]
      recorder.append(frame: frame, scene, model: scene, tilt: .zero)
    }
    return recorder.film
  }

  @Test func aFilmIsAPageInAFrame() throws {
    let page = try #require(CellPage(film: film(frames: 31), sweeps: [], named: "cell 1"))
    #expect(page.text == "the stage from t = 0 s to 0.5 s")
    #expect(page.html.hasPrefix("<div><iframe title=\"the stage from t = 0 s to 0.5 s\" srcdoc=\""))
    #expect(page.html.contains("srcdoc=\"&lt;!DOCTYPE html&gt;"))
    // Where no frame is let in, its picture is seen.
    #expect(page.html.contains("</iframe><img src=\"data:image/svg+xml;base64,"))
    #expect(page.html.hasSuffix("alt=\"the stage from t = 0 s to 0.5 s\"></div>"))
  }

  /// A document has the style and the scripts once.
  @Test func aPageMayBorrowItsParts() throws {
    let own = try #require(CellPage(film: film(frames: 31), sweeps: [], named: "cell 1"))
    let borrowing = try #require(
      CellPage(film: film(frames: 31), sweeps: [], named: "cell 1", parts: .shared))
    #expect(own.html.contains("&lt;style&gt;") && !borrowing.html.contains("&lt;style&gt;"))
    #expect(own.html.contains("class Player") && !borrowing.html.contains("class Player"))
    for part in PageResources.scripts(for: [.player, .plots, .sweeps]) {
      #expect(borrowing.html.contains(part.hash), "what it borrows may run")
    }
  }

  /// No name ends the attribute that the page stands in.
  @Test func aNameStaysInItsFrame() throws {
    let name = "\"><script>alert(1)</script>"
    let page = try #require(CellPage(film: film(frames: 9, named: name), sweeps: [], named: name))
    let inner = try #require(page.html.split(separator: "srcdoc=\"").last)
    let end = try #require(inner.firstIndex(of: "\""))
    #expect(inner[end...].hasPrefix("\" width=\"100%\""))
    #expect(!page.html.contains("<script>alert"))
  }

  @Test func whatDoesNotMoveHasNoPage() {
    #expect(CellPage(film: nil, sweeps: [], named: "a") == nil)
    #expect(CellPage(film: film(frames: 1), sweeps: [], named: "a") == nil)
  }

  private func bundle(_ output: Output) -> MediaBundle {
    MediaBundle(output, layout: .standard, prefix: "p")
  }

  @Test func aTableIsMarkupToo() {
    let table = Table(
      columns: [.init("who", kind: .text), .init("y", unit: "pt")],
      rows: [[.text("<b>"), .number(1.5)]], digits: 6)
    let bundle = bundle(.table(table))
    #expect(bundle.svg == nil && !bundle.isText && bundle.text.contains("<b>"))
    #expect(
      bundle.html
        == "<table><thead><tr><th style=\"text-align: left\">who</th>"
        + "<th style=\"text-align: right\">y (pt)</th></tr></thead><tbody><tr>"
        + "<td style=\"text-align: left\">&lt;b&gt;</td>"
        + "<td style=\"text-align: right\">1.5</td></tr></tbody></table>")
  }

  @Test func aPlotAndADrawingArePicturesToo() {
    let plot = Plot(
      title: "y", xLabel: .init("t", unit: "s"), yLabel: .init("", unit: "pt"),
      series: [.init(name: "y", xs: [0, 1], ys: [0, 5])])
    let scene = Scene(time: 0, size: Size(320, 568), state: .model, columns: 64)
    for output in [Output.plot(plot, PlotStyle(height: 4, width: 24)), .scene(scene)] {
      let bundle = bundle(output)
      #expect(bundle.svg?.hasPrefix("<svg") == true && bundle.html == nil && !bundle.text.isEmpty)
    }
    #expect(bundle(.lines([Phrase(marked: "a")])).isText)
    // Output that words have already described is a picture alone.
    let picture = bundle(.plot(plot, PlotStyle(height: 4, width: 24, isPicture: true)))
    #expect(picture.svg?.hasPrefix("<svg") == true && picture.text.isEmpty)
  }
}
