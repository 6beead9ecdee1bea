import Diagnostics

/// A list of objects, or everything about one of them: the answers of `show` and `help`.
///
/// The renderer chooses indentation, columns and line breaks.
public struct Listing: Hashable, Sendable {
  /// The subject; empty if there are only notes.
  public let heading: Phrase
  public let sections: [Section]
  /// Remarks about all of it, at the end.
  public let notes: [Phrase]
  /// Whether the rows of all sections share the same columns.
  public let sharesColumns: Bool

  /// - Parameters:
  ///   - heading: The heading, with backquotes around code.
  ///   - notes: The notes, with backquotes around code.
  public init(
    _ heading: String = "", _ sections: [Section] = [], notes: [String] = [],
    sharesColumns: Bool = false
  ) {
    self.heading = Phrase(marked: heading)
    self.sections = sections
    self.notes = notes.map { Phrase(marked: $0) }
    self.sharesColumns = sharesColumns
  }

  /// Items under a title.
  public struct Section: Hashable, Sendable {
    /// The title; empty for a section right below the heading.
    public let title: String
    public let items: [Item]
    /// Whether the rows are aligned in columns.
    public let isAligned: Bool

    public init(_ title: String = "", _ items: [Item], isAligned: Bool = true) {
      self.title = title
      self.items = items
      self.isAligned = isAligned
    }
  }

  /// An item of a section.
  public enum Item: Hashable, Sendable {
    case row(Row)
    case entry(Entry)
    /// A name and its value.
    case assignment(name: String, value: WrittenValue)
    /// A syntax, with words in capitals to be replaced.
    case usage(String)
    /// A line to type.
    case code(String)
    case prose(Phrase)

    /// Prose with backquotes around code.
    public static func prose(_ text: String) -> Item { .prose(Phrase(marked: text)) }
  }

  /// A name, its value if it has one, and a note.
  public struct Row: Hashable, Sendable {
    public let name: Phrase
    public let value: WrittenValue?
    public let note: Phrase

    public init(_ name: Phrase, value: WrittenValue? = nil, note: Phrase) {
      self.name = name
      self.value = value
      self.note = note
    }
  }

  /// An object with its facts.
  public struct Entry: Hashable, Sendable {
    /// The name; empty for an object without one.
    public let name: String
    /// The depth at which it is nested in other objects.
    public let level: Int
    /// Its description, such as `gravity on red`.
    public let kind: String
    public let facts: [Fact]
    /// An additional state, such as `muted`.
    public let note: String

    public init(
      _ name: String = "", level: Int = 0, kind: String = "", facts: [Fact] = [],
      note: String = ""
    ) {
      self.name = name
      self.level = level
      self.kind = kind
      self.facts = facts
      self.note = note
    }
  }

  /// One fact, such as `center (100, 100)`.
  public struct Fact: Hashable, Sendable {
    /// The name of the value; empty if the value is clear by itself.
    public let name: String
    public let value: WrittenValue
    /// A restriction, such as `m2 wins`.
    public let note: String

    public init(_ name: String = "", _ value: WrittenValue, note: String = "") {
      self.name = name
      self.value = value
      self.note = note
    }
  }
}
