import Diagnostics
import Sessions

/// What is to be done when something happens, such as `turn the box green when it lands`: the wish, and
/// the handler that it stands in.
struct SpokenHandler {
  /// The wish without its condition.
  private let wish: String
  private let head: String

  private static let summary = "what happens, and what is done then"

  /// What happens, in words, and the event that it is.
  private static let events = [
    ("contact", "hits hit touches touch lands land reaches reach bumps bump collides collide"),
    ("tap", "tap taps tapped tapping click clicks clicked press pressed"),
  ].flatMap { event, words in words.split(separator: " ").map { (String($0), event) } }
  /// Words of what is met.
  private static let things =
    "a an and another anything bottom each edge edges floor ground in into it its on one other screen side something the top wall walls"
    .split(separator: " ").map(String.init)
  private static let conditions = ["if", "once", "when", "whenever"]
  /// The most words before the one that says what happens.
  private static let most = 3

  /// Nil if the text does not wait for an event.
  private init?(_ text: String, _ trial: LineTrial) {
    let words = text.words
    let bare = words.map { $0.lowercased().trimmingSuffix(",") }
    guard let first = bare.firstIndex(where: Self.conditions.contains),
      let verb = bare.indices.dropFirst(first + 1).prefix(Self.most).first(where: { place in
        Self.events.contains { $0.0 == bare[place] }
      }), let event = Self.events.first(where: { $0.0 == bare[verb] })?.1
    else { return nil }
    let views = trial.world.stage.views.map(\.name)
    var end = verb + 1
    if bare[verb] == words[verb].lowercased() {
      while end < words.count, Self.things.contains(bare[end]) || views.contains(bare[end]) {
        end += 1
      }
    }
    // `press space` is about a key.
    if bare[verb].hasPrefix("press"), end == verb + 1, end < words.count { return nil }
    wish = (words[..<first] + words[end...]).joined(separator: " ").trimmingSuffix(",")
    let view = bare.first(where: views.contains) ?? views.first
    head = "on \(event)" + (view.map { " \($0)" } ?? "")
    // `stop when it lands` is about time, and what is not to be may be so at once.
    guard wish.words.count > 1, !Wording(wish).isQualified else { return nil }
  }

  /// The handler with a line that does what is wished.
  private func line(doing line: String) -> String { "\(head) { \(line) }" }

  /// The handler that a text asks for, tried; nil for another text.
  static func topic(for words: String, _ trial: LineTrial) -> Topic? {
    guard let handler = SpokenHandler(words, trial), let wish = line(for: handler.wish, trial)
    else { return nil }
    let line = handler.line(doing: wish)
    guard trial.problem(with: line) == nil else { return nil }
    return Topic(line: line, summary: summary)
  }

  /// The one line for a wish, which may be a line of ours itself.
  private static func line(for wish: String, _ trial: LineTrial) -> String? {
    guard let problem = trial.problem(with: wish) else { return wish }
    guard let source = problem.span?.source else { return nil }
    switch SceneAdviser().advice(for: problem, in: Span(source, 0, source.utf8.count), trial) {
    case .example(let line)?: return line
    case .nearest(let lines)? where lines.count == 1 && !lines[0].line.hasPrefix("help "):
      // What is looked at afterwards is not there yet.
      let line = lines[0].line
      return FittedLine.looks(line) && !line.hasPrefix("print ") ? nil : line
    default: return nil
    }
  }
}
