/// A thing that one may want to do or to know, and the line that does it.
struct Concept: Sendable {
  /// What the index calls it.
  let name: String
  /// Other words for it, as they come in questions.
  let others: [String]
  /// What it is, in a few words, without a full stop.
  let says: String
  /// A line that runs, with VIEW where a view's name belongs.
  private let line: String

  init(_ name: String, _ others: String, _ says: String, _ line: String) {
    self.name = name
    self.others = others.split(separator: " ").map(String.init)
    self.says = says
    self.line = line
  }

  /// Its line, about the first of the views, or about one called `box`.
  func example(_ views: [String]) -> String { line.replacing("VIEW", with: views.first ?? "box") }

  static let all = (motion + seeing + language + program).sorted { $0.name < $1.name }

  static func named(_ word: String) -> Concept? {
    let word = word.lowercased()
    return all.first { $0.name == word } ?? all.first { $0.others.contains(word) }
  }
}
