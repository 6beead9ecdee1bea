import Charts

/// A table or a plot to be written to a file.
public struct ChartFile: Hashable, Sendable {
  /// The format of a file, by the extension of its name.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Comma-separated values (RFC 4180): a column for each column of a table or series of a plot.
    case csv
    /// One object, as described in `Sources/Answers.schema.json`.
    case json
    /// A standalone picture; only for plots.
    case svg
  }

  /// The contents of a file.
  public enum Content: Hashable, Sendable {
    case table(Table)
    case plot(Plot, PlotStyle)
  }

  public let content: Content
  public let form: Form
  /// The file's name as written.
  public let path: String
  /// Whether any file at the path may be replaced, not only one that this session wrote.
  public let isReplacing: Bool

  public init(_ content: Content, as form: Form, path: String, isReplacing: Bool) {
    self.content = content
    self.form = form
    self.path = path
    self.isReplacing = isReplacing
  }

  /// The text of the file.
  public var text: String {
    switch (form, content) {
    case (.csv, .table(let table)): table.csv()
    case (.csv, .plot(let plot, _)): plot.csv()
    case (.svg, .plot(let plot, let style)): plot.svg(width: style.width, height: style.height)
    // A table cannot be a picture, and no line can ask for one.
    case (.json, .table), (.json, .plot), (.svg, .table): JSONRenderer().text(of: content.output)
    }
  }
}

extension ChartFile.Content {
  /// The contents as an output.
  public var output: Output {
    switch self {
    case .table(let table): .table(table)
    case .plot(let plot, let style): .plot(plot, style)
    }
  }
}
