/// A block of Markdown prose, independent of its layout.
public indirect enum ProseBlock: Hashable, Sendable {
  /// A heading; level 1 is a notebook's title, 6 the lowest.
  case heading(level: Int, [ProseRun])
  case paragraph([ProseRun])
  /// Items in order, each with its blocks.
  case list(items: [[ProseBlock]], numbering: Numbering, isTight: Bool)
  case quote([ProseBlock])
  /// Code of another language, or quoted code: shown verbatim.
  case code(String)
  case table(ProseTable)
  /// A thematic break.
  case rule

  /// The markers of a list's items.
  public enum Numbering: Hashable, Sendable {
    case bullets
    /// Numbers from a first one.
    case numbers(from: Int)
  }
}

/// A table of prose.
public struct ProseTable: Hashable, Sendable {
  /// The alignment of a cell in its column.
  public enum Alignment: Hashable, Sendable {
    case left, center, right
  }

  /// One for each column.
  public let alignments: [Alignment]
  /// The heads of the columns.
  public let head: [[ProseRun]]
  /// The rows, each with as many cells as the head.
  public let rows: [[[ProseRun]]]
}

/// A run of prose with one look.
public struct ProseRun: Hashable, Sendable {
  /// The look of a run of prose.
  public struct Look: Hashable, Sendable {
    /// Emphasis: `*so*`.
    public var isEmphasized = false
    /// Strong emphasis: `**so**`.
    public var isStrong = false
    /// Code.
    public var isCode = false
    /// The link's address as written; nil without a link.
    public var address: String?

    /// The address of an image whose alternative text this is, as written; nil for other text.
    public var image: String?

    /// Creates the look of plain text.
    public init() {}
  }

  /// The text; a line break in it is the author's.
  public var text: String
  public let look: Look

  /// Creates a run of prose.
  public init(_ text: String, look: Look = Look()) {
    self.text = text
    self.look = look
  }
}

extension [ProseRun] {
  /// The text without its look.
  public var text: String { map(\.text).joined() }

  /// Appends a text, to the last run if it has the same look.
  mutating func append(_ text: String, look: ProseRun.Look) {
    if text.isEmpty { return }
    if let last, last.look == look {
      self[count - 1].text += text
    } else {
      append(ProseRun(text, look: look))
    }
  }
}
