import Text

extension Plot {
  /// The curves and their axes as a small SVG picture for a card, too small for words.
  public var thumbnail: String { picture(width: 40, height: 12, isEmbedded: true).thumbnail }
}

extension PlotPicture {
  private static let boldCurves = " .curve { stroke-width: 4 } .curve.dots { stroke-width: 8 }"

  fileprivate var thumbnail: String {
    let room = 14.0
    let window = [box.left - room, box.top - room, box.width + 2 * room, box.height + 2 * room]
      .map(Markup.number)
    var svg = Markup(.picture)
    svg.beginPicture(
      viewBox: window.joined(separator: " "), width: window[2], height: window[3])
    svg.element("title", [:], heading)
    svg.element("style", [:], Self.style + Self.boldCurves)
    svg.rule(from: (box.left, box.top), to: (box.left, bottom), class: "axis")
    svg.rule(from: (box.left, bottom), to: (right, bottom), class: "axis")
    for (index, series) in plot.drawnSeries.enumerated() where !series.isPrediction {
      svg.element("path", attributes: look(ofSeries: index) + [("d", data(of: series))])
    }
    svg.end()
    return svg.text
  }
}
