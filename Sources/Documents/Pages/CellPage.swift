import Answers
import Text

/// The motion during a cell's run, as a page of its own inside another program's document: a player, and
/// sliders for its sweeps.
///
/// It is a frame with a whole page in it, so that neither styles nor scripts meet those around it or
/// those of other cells. Until the page has begun, and where a document does not run scripts, its
/// picture stands in its place.
public struct CellPage: Sendable {
  /// Where a page in a frame has its style and its scripts.
  public enum Parts: Sendable {
    /// In itself; other pages in the same document use them too.
    case own
    /// In another page of the document.
    case shared
  }

  /// Markup for a document.
  public let html: String
  /// The player's content, in a sentence.
  public let text: String

  /// Nil if there is nothing to play or to turn.
  ///
  /// - Parameter film: The film of the cell; nil if no time passed in it.
  public init?(film: Film?, sweeps: [PageSweep], named name: String, parts: Parts = .own) {
    let film = film.flatMap { $0.end > $0.start && $0.showsViews ? $0 : nil }
    guard film != nil || !sweeps.isEmpty else { return nil }
    let cell = PageCell(code: "", film: film, sweeps: sweeps, layout: .standard)
    let page = Page(result: cell, named: name, parts: parts)
    text = Self.sentence(film, sweeps)
    var markup = Markup()
    markup.begin("div")
    // It takes the height of what is in it, and the picture's place, once it has begun.
    markup.element(
      "iframe",
      [
        "title": text, "srcdoc": page.html, "width": "100%", "height": "0", "style": "border: 0",
      ])
    if let shown = film ?? sweeps.lazy.compactMap({ $0.first?.film }).first {
      let picture = Base64.text(of: Array(shown.strobe.utf8))
      markup.mark("img", ["src": "data:image/svg+xml;base64,\(picture)", "alt": text])
    } else {
      markup.element("p", [:], text)
    }
    markup.end()
    html = markup.text
  }

  private static func sentence(_ film: Film?, _ sweeps: [PageSweep]) -> String {
    let runs = sweeps.map { $0.runs.count }.reduce(0, +)
    guard let film else { return "\(runs) runs of the stage" }
    let times = [film.start, film.end].map { NumberFormat.time($0) }
    return "the stage from t = \(times[0]) to \(times[1])"
      + (runs > 0 ? ", and \(runs) other runs" : "")
  }
}
