import Charts
import Text

/// What moved while a cell ran, as a page of its own inside another program's document: a player, and
/// sliders for its sweeps.
///
/// It is a frame with a whole page in it, so that neither styles nor scripts meet those around it or
/// those of other cells. Where a document does not run scripts, a sentence stands in its place.
public struct CellPage: Sendable {
  /// Markup for a document.
  public let html: String
  /// What the player shows, in a sentence.
  public let text: String

  /// Nil if there is nothing to play or to turn.
  ///
  /// - Parameter film: The film of the cell; nil if no time passed in it.
  public init?(film: Film?, sweeps: [PageSweep], named name: String) {
    let film = film.flatMap { $0.end > $0.start && $0.showsViews ? $0 : nil }
    guard film != nil || !sweeps.isEmpty else { return nil }
    let cell = PageCell(code: "", film: film, sweeps: sweeps, layout: .standard)
    let page = Page(result: cell, named: name)
    text = Self.sentence(film, sweeps)
    var markup = Markup()
    markup.begin("div")
    markup.element(
      "iframe",
      [
        "title": text, "srcdoc": page.html, "width": "100%",
        "height": String(Self.height(of: film)),
        "style": "border: 0", "onload": Self.fitting,
      ])
    markup.element("p", [:], text + "; it moves once this notebook is trusted")
    markup.end()
    html = markup.text
  }

  /// The frame takes the height of what is in it, and the sentence goes.
  private static let fitting =
    "this.height = this.contentDocument.documentElement.scrollHeight; this.nextSibling.remove()"

  /// About the height of a player with its controls, until the frame knows better.
  private static func height(of film: Film?) -> Int {
    min(Int(film?.size.height ?? 0), 520) + 120
  }

  private static func sentence(_ film: Film?, _ sweeps: [PageSweep]) -> String {
    let runs = sweeps.map { $0.runs.count }.reduce(0, +)
    guard let film else { return "\(runs) runs of the stage" }
    let times = [film.start, film.end].map { NumberFormat.time($0) }
    return "the stage from t = \(times[0]) to \(times[1])"
      + (runs > 0 ? ", and \(runs) other runs" : "")
  }
}

extension Film {
  /// Whether a view is to be seen in any of its pictures.
  fileprivate var showsViews: Bool {
    stills.contains { $0.shapes.contains { $0.kind == .view } }
  }
}
