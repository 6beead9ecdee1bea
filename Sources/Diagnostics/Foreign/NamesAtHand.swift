/// What a suggested line can speak of: the session's own names.
public struct NamesAtHand: Sendable {
  /// A behavior, with the verb that made it.
  public struct Thing: Sendable {
    public let verb: String
    public let name: String

    public init(verb: String, name: String) {
      self.verb = verb
      self.name = name
    }
  }

  /// The views there are, oldest first.
  public private(set) var views: [String]
  /// Words that are colours.
  public let colors: [String]
  /// The behaviors there are, oldest first.
  public let things: [Thing]

  /// What is named with `let`.
  public let values: [String]
  /// Views that gravity pulls.
  public let falling: [String]

  public init(
    views: [String], colors: [String], things: [Thing] = [], values: [String] = [],
    falling: [String] = []
  ) {
    self.falling = falling
    self.values = values
    self.views = views
    self.colors = colors
    self.things = things
  }

  /// Adds names that stand for views, such as a loop's.
  public mutating func add(views names: [String]) { views += names.filter { !views.contains($0) } }

  private static let word: Form = #"[\p{L}_]\w*"#

  /// The views that a line names, in its order, then the others.
  func views(nearest line: String) -> [String] {
    let words = Self.word.all(in: line).compactMap { $0[0] }
    let named = words.filter(views.contains)
    var ordered: [String] = []
    for name in named + views where !ordered.contains(name) { ordered.append(name) }
    return ordered
  }

  /// The same names, those views first that a line names.
  public func ordered(by line: String) -> NamesAtHand {
    var names = self
    names.views = views(nearest: line)
    return names
  }

  /// The newest behavior that a verb made.
  func newest(_ verb: String) -> String? { things.last { $0.verb == verb.lowercased() }?.name }
}

extension StringProtocol {
  /// Its words: letters, digits and `_` on end.
  package var words: [SubSequence] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
