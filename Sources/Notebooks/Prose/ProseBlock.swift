/// A piece of Markdown prose, as meaning: how it looks is decided where it is shown.
public indirect enum ProseBlock: Hashable, Sendable {
  /// A heading; level 1 is a notebook's title, 6 the lowest.
  case heading(level: Int, [ProseRun])
  case paragraph([ProseRun])
  /// Items in order. Each is what stands in it.
  case list(items: [[ProseBlock]], numbering: Numbering, isTight: Bool)
  case quote([ProseBlock])
  /// Code of another language, or quoted code: shown as it is.
  case code(String)
  case table(ProseTable)
  /// A line across, between two thoughts.
  case rule

  /// What stands before the items of a list.
  public enum Numbering: Hashable, Sendable {
    case bullets
    /// Numbers, beginning with one.
    case numbers(from: Int)
  }
}

/// A table of prose.
public struct ProseTable: Hashable, Sendable {
  /// To which side of its column a cell stands.
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
    /// Where it leads, as it is written; nil for what is no link.
    public var address: String?

    /// Set apart by nothing.
    public init() {}
  }

  /// What stands there; a line end is one that the author asked for.
  public var text: String
  public let look: Look

  /// A stretch of prose.
  public init(_ text: String, look: Look = Look()) {
    self.text = text
    self.look = look
  }
}

extension [ProseRun] {
  /// What is said, however it looks.
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
