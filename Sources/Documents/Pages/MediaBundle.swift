import Answers
import Text

/// An answer in every form that another program's document may show, such as a notebook of Jupyter:
/// always as text, and as HTML or SVG where that shows more.
public struct MediaBundle: Sendable {
  /// The lines that a notebook of ours records.
  public let text: String
  /// A table. Its style is its reader's.
  public let html: String?
  /// A plot or a drawing, as a picture for light and dark pages.
  public let svg: String?

  /// - Parameter prefix: The beginning of the names in a picture, different from every other
  ///   picture's of the document.
  public init(_ output: Output, layout: Layout, prefix: String) {
    text = TextRenderer(layout: layout).lines(for: output).joined(separator: "\n")
    switch output {
    case .plot(let plot, let style):
      (html, svg) = (nil, plot.svg(width: style.width, height: style.height))
    case .scene(let scene): (html, svg) = (nil, scene.svg(prefix: prefix))
    case .table(let table): (html, svg) = (Self.html(of: table), nil)
    case .hit(let hit): (html, svg) = (Self.html(of: hit.table, notes: hit.notes), nil)
    // Text says all of the others.
    default: (html, svg) = (nil, nil)
    }
  }

  /// Whether text is all of it.
  public var isText: Bool { html == nil && svg == nil }

  private static func html(of table: Table, notes: [Phrase] = []) -> String {
    var markup = Markup()
    markup.begin("table")
    markup.begin("thead")
    write(table.columns.map(\.header), as: "th", table, &markup)
    markup.end()
    markup.begin("tbody")
    for row in table.texts { write(row, as: "td", table, &markup) }
    markup.end()
    markup.end()
    for note in notes { markup.element("p", [:], note.markdown) }
    return markup.text
  }

  private static func write(
    _ cells: [String], as element: String, _ table: Table, _ markup: inout Markup
  ) {
    markup.begin("tr")
    for (column, text) in zip(table.columns, cells) {
      markup.element(element, ["style": "text-align: \(column.alignment.rawValue)"], text)
    }
    markup.end()
  }
}
