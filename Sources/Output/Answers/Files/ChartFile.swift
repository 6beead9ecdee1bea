/// A table, a plot or a drawing to be written to a file. `IntoFile`, the clauses of a command, find
/// its format by the ending of its name.
public struct ChartFile: Hashable, Sendable {
  /// The format of a file, by the extension of its name.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Comma-separated values (RFC 4180): a column for each column of a table or series of a plot.
    case csv
    /// One object, as described in `Sources/Answers.schema.json`.
    case json
    /// A standalone picture; not for tables.
    case svg

    /// The formats that a table, a plot and a drawing take.
    public static let ofTables: [Form] = [.csv, .json]
    public static let ofPlots: [Form] = [.csv, .json, .svg]
    public static let ofDrawings: [Form] = [.svg, .json]

    /// The ending of a file's name.
    public var ending: String { ".\(rawValue)" }
  }

  /// The contents of a file.
  public enum Content: Hashable, Sendable {
    case table(Table)
    case plot(Plot, PlotStyle)
    case scene(Scene)
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
    case (.svg, .scene(let scene)): scene.svg
    // A table cannot be a picture nor a drawing a table, and no line can ask for one.
    case (.json, _), (.svg, .table), (.csv, .scene): JSONRenderer().text(of: content.output)
    }
  }
}

extension ChartFile.Content {
  /// The contents as an output.
  public var output: Output {
    switch self {
    case .table(let table): .table(table)
    case .plot(let plot, let style): .plot(plot, style)
    case .scene(let scene): .scene(scene)
    }
  }
}
