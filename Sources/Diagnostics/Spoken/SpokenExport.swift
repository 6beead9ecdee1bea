/// Tables and plots that go into a file: `export the data of ball as csv`, `save the plot of red as svg`, `print table as csv`.
enum SpokenExport {
  private static let order: Form =
    #"^ (?:(?:please )?(?:export|save|write|print|dump|download|store|give me|get|put|make))(?: (?:the|a|an|all|my|out))*(?: (table|data|values?|positions?|numbers|measurements?|results?|recording|coordinates|motion|movement|plot|graph|chart|diagram|curve|picture of the plot))?\b(?: (?:of|for|from))?"#
  private static let file: Form =
    #"\b(?:(?:as|to|into|in|for) )+(?:an? |the )?(?:file )?(?:called |named )?([a-z0-9_-]+\.)?(csv|svg|json|excel|numbers|spreadsheet)(?: (?:file|format|table))?\b"#
  private static let axes: [(Form, [String])] = [
    (#"\b(?:center )?x\b(?: position)?"#, ["center.x"]),
    (#"\b(?:(?:center )?y\b(?: position)?|height)\b"#, ["center.y"]),
    (#"\b(?:speed|velocity)\b"#, ["SPEED"]), (#"\b(?:rotation|angle)\b"#, ["rotation"]),
    (#"\b(?:opacity|alpha)\b"#, ["alpha"]), (#"\bscale\b"#, ["scale"]),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let order = line.take(order), let file = line.take(file) else { return nil }
    var asked: [String] = []
    while let axis = line.takeFirst(of: axes) { asked += axis }
    let every =
      line.take(#"\b(?:every|each) (\d*\.?\d+) ?(ms|s)(?:ec\w*)?\b"#)
      .map { " every \($0.text(1))\($0.text(2))" } ?? ""
    let isNamed = line.has(#"\bVIEW\b"#)
    let views = line.takeWhom()
    guard line.isRead, let view = views.first else { return nil }
    let isPlot = order.text(1).has(#"^(?:plot|graph|chart|diagram|curve|picture)"#)
    let paths =
      asked.isEmpty ? (isPlot || !isNamed ? ["center.y"] : ["center.x", "center.y"]) : asked
    let values = views.flatMap { view in
      paths.map { $0 == "SPEED" ? "length(\(view).velocity)" : "\(view).\($0)" }
    }
    let kind = ["svg", "json"].contains(file.text(2)) ? file.text(2) : "csv"
    let name = file[1].map { $0 + kind } ?? "\(isNamed ? view : isPlot ? "plot" : "table").\(kind)"
    return Spoken.Reading(
      "run 1s; \(isPlot ? "plot" : "table") \(values.joined(separator: ", "))\(isPlot ? "" : every) into \"\(name)\"",
      "a plot or a table goes `into` a file")
  }
}
