/// A piece of Markdown prose without its look, which is decided where it is shown.
public indirect enum ProseBlock: Hashable, Sendable {
  /// A heading; level 1 is a notebook's title, 6 the lowest.
  case heading(level: Int, [ProseRun])
  case paragraph([ProseRun])
  /// Items in order, each with its blocks.
  case list(items: [[ProseBlock]], numbering: Numbering, isTight: Bool)
  case quote([ProseBlock])
  /// Code of another language, or quoted code: shown as it is.
  case code(String)
  case table(ProseTable)
  /// A line across, between two thoughts.
  case rule

  /// The marks before the items of a list.
  public enum Numbering: Hashable, Sendable {
    case bullets
    /// Numbers, starting at this one.
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
  /// As many as there are columns.
  public let head: [[ProseRun]]
  /// Each as long as the head.
  public let rows: [[[ProseRun]]]
}

/// A stretch of prose that looks the same throughout.
public struct ProseRun: Hashable, Sendable {
  /// How a stretch of prose is set apart.
  public struct Look: Hashable, Sendable {
    /// `*so*`
    public var isEmphasized = false
    /// `**so**`
    public var isStrong = false
    /// Code.
    public var isCode = false
    /// The link's address as written; nil without a link.
    public var address: String?

    /// Plain text.
    public init() {}
  }

  /// The text; a line break in it is one that the author asked for.
  public var text: String
  public let look: Look

  /// A stretch of prose.
  public init(_ text: String, look: Look = Look()) {
    self.text = text
    self.look = look
  }
}

extension [ProseRun] {
  /// The text without its look.
  public var text: String { map(\.text).joined() }

  /// Adds a text, to the last run if that looks the same.
  mutating func append(_ text: String, look: ProseRun.Look) {
    if text.isEmpty { return }
    if let last, last.look == look {
      self[count - 1].text += text
    } else {
      append(ProseRun(text, look: look))
    }
  }
}
