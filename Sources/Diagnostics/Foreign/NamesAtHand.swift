/// What a suggested line can speak of: the session's own names.
public struct NamesAtHand: Sendable {
  /// A behavior or an animator, with the verb that made it.
  public struct Thing: Sendable {
    public let verb: String
    public let name: String
    /// The views that it holds.
    let views: [String]

    public init(verb: String, name: String, views: [String] = []) {
      self.verb = verb
      self.name = name
      self.views = views
    }
  }

  /// The views there are, oldest first.
  public private(set) var views: [String]
  /// Words that are colours.
  public private(set) var colors: [String]
  /// The behaviors there are, oldest first, and then the animators.
  public let things: [Thing]

  /// What is named with `let`.
  public let values: [String]
  /// Views that gravity pulls.
  public let falling: [String]
  /// Where views are, in points.
  public let frames: [String: Frame]
  /// The stage's size, in points.
  public let stage: (width: Double, height: Double)
  /// The keywords of verbs, in the order of their declarations.
  private let clauses: [String: [String]]

  /// A view's frame, in points.
  public struct Frame: Sendable {
    public let x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
  }

  public init(
    views: [String], colors: [String], things: [Thing] = [], values: [String] = [],
    falling: [String] = [], frames: [String: Frame] = [:],
    stage: (width: Double, height: Double) = (320, 568), clauses: [String: [String]] = [:]
  ) {
    self.falling = falling
    self.frames = frames
    self.stage = stage
    self.clauses = clauses
    self.values = values
    self.views = views
    self.colors = colors
    self.things = things
  }

  /// Adds names that stand for views, such as a loop's.
  public mutating func add(views names: [String]) { views += names.filter { !views.contains($0) } }

  /// The same names with more words that are colours.
  func adding(colors words: [String]) -> NamesAtHand {
    var names = self
    names.colors += words
    return names
  }

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

  private static let shown: Form = #"\b(?:red|detail|box|list)\b"#

  /// A command's example, about the first view there is.
  public func inPlaceOfExamples(_ example: String) -> String {
    guard let view = views.first else { return example }
    return Self.shown.replaced(in: example) { _ in view }
  }

  /// What makes a view fall, to stand before a line about a fall; empty where it falls already.
  func gravity(before view: String) -> String {
    falling.contains(view) ? "" : "gravity on \(view); "
  }

  /// Whether the newest behavior of a verb holds a view.
  func holds(_ verb: String, _ view: String) -> Bool {
    things.last { $0.verb == verb }?.views.contains(view) == true
  }

  /// Verbs whose clauses are said by themselves.
  public static var verbsOfClauses: [String] { SpokenClause.verbs }

  /// The keywords of a verb.
  func clauses(_ verb: String) -> [String] { clauses[verb] ?? [] }

  /// The newest behavior that a verb made.
  func newest(_ verb: String) -> String? { things.last { $0.verb == verb.lowercased() }?.name }
}

extension StringProtocol {
  /// Its words: letters, digits and `_` on end.
  package var words: [SubSequence] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
