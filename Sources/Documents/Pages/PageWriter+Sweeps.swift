import Answers
import JSON

/// Sweeps that the reader turns.
extension PageWriter {
  /// - Parameter waits: Whether they are out of sight until the reader has answered.
  mutating func write(_ sweeps: [PageSweep], ofCell number: Int, waits: Bool = false) {
    for (index, sweep) in sweeps.enumerated() {
      let name = "sweep-\(number)-\(index + 1)"
      let charts = sweep.charts
      needs.formUnion([.player, .plots, .sweeps])
      markup.begin(
        "div", attributes: [("class", "results")] + (waits ? [("hidden", "")] : []))
      markup.begin("figure", ["class": "sweep", "data-sweep": name])
      let values = sweep.parameters.map { "\($0.name) = \($0.labels[$0.current])" }
      markup.begin("figcaption")
      // The script shows all runs, so it takes this away.
      markup.element(
        "span", ["class": "one-run"],
        "One run of \(sweep.runs.count): \(values.joined(separator: ", ")). ")
      if let remark = sweep.remark { markup.add(remark) }
      markup.end()
      let crop = sweep.crop
      if let film = sweep.first?.film ?? sweep.runs.lazy.compactMap(\.film).first {
        markup.begin("figure", ["class": crop.isTall ? "player tall" : "player"])
        markup.addMarkup(film.stage(in: crop, prefix: "\(name)-", hasFields: false))
        markup.end()
      }
      for chart in charts {
        write(chart.plot, isOverTime: true, series: chart.name, isCaptioned: false)
      }
      markup.end()
      markup.end()
      markup.endLine()
      writeData(sweep.json(charts, in: crop), id: name)
    }
  }

  /// Data for the script, in an element of its own.
  mutating func writeData(_ json: JSONText, id: String) {
    markup.addMarkup("<script type=\"application/json\" id=\"\(id)\">")
    // A text in it must not end the element.
    markup.addMarkup(json.text.replacingLessThan)
    markup.addMarkup("</script>")
    markup.endLine()
  }
}

extension String {
  /// JSON in which no `<` stands, which is the same value.
  fileprivate var replacingLessThan: String {
    contains("<")
      ? split(separator: "<", omittingEmptySubsequences: false)
        .joined(separator: "\\u003c") : self
  }
}
