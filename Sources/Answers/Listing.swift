/// What there is, or all about one thing: the answers of `show` and `help`.
///
/// Indentation, columns and where lines break are for the renderer to choose.
public struct Listing: Hashable, Sendable {
  /// What it is about; empty where it only gives notes.
  public let heading: Phrase
  public let sections: [Section]
  /// What is said at the end, about all of it.
  public let notes: [Phrase]
  /// Whether the rows of all sections stand in the same columns.
  public let sharesColumns: Bool

  /// - Parameters:
  ///   - heading: with back-quotes around code.
  ///   - notes: likewise.
  public init(
    _ heading: String = "", _ sections: [Section] = [], notes: [String] = [],
    sharesColumns: Bool = false
  ) {
    self.heading = Phrase(marked: heading)
    self.sections = sections
    self.notes = notes.map { Phrase(marked: $0) }
    self.sharesColumns = sharesColumns
  }

  public struct Section: Hashable, Sendable {
    /// Empty for what belongs to the heading.
    public let title: String
    public let items: [Item]
    /// Whether the rows stand in columns.
    public let isAligned: Bool

    public init(_ title: String = "", _ items: [Item], isAligned: Bool = true) {
      self.title = title
      self.items = items
      self.isAligned = isAligned
    }
  }

  public enum Item: Hashable, Sendable {
    case row(Row)
    case entry(Entry)
    /// A name and the value it stands for.
    case assignment(name: String, value: WrittenValue)
    /// How something is written, with words in capitals for what is to be filled in.
    case usage(String)
    /// A line to type.
    case code(String)
    case prose(Phrase)

    /// Prose with back-quotes around code.
    public static func prose(_ text: String) -> Item { .prose(Phrase(marked: text)) }
  }

  /// A name, its value if it has one, and what is said about it.
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

  /// Something that is there, with the facts of it.
  public struct Entry: Hashable, Sendable {
    /// Empty for what has no name of its own.
    public let name: String
    /// How many others it is within, one in the other.
    public let level: Int
    /// What it is, such as `gravity on red`.
    public let kind: String
    public let facts: [Fact]
    /// What else holds of it, such as `muted`.
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
    /// What the value is of; empty where it says so itself.
    public let name: String
    public let value: WrittenValue
    /// What limits it, such as `m2 wins`.
    public let note: String

    public init(_ name: String = "", _ value: WrittenValue, note: String = "") {
      self.name = name
      self.value = value
      self.note = note
    }
  }
}

/// A value as it is written, and its numbers in full, if it is made of numbers.
public struct WrittenValue: Hashable, Sendable {
  public let text: String
  public let numbers: [Double]?
  /// Whether its numbers were measured, so that another machine may differ in the last place.
  public let isMeasured: Bool

  public init(_ text: String, numbers: [Double]? = nil, isMeasured: Bool = false) {
    self.text = text
    self.numbers = numbers
    self.isMeasured = isMeasured
  }
}
