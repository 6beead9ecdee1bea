/// A task or an idea that a user may ask about, with a line that shows it.
struct Concept: Sendable {
  /// Its name in the index.
  let name: String
  /// Other words for it that people use in questions.
  let others: [String]
  /// A short description without a full stop.
  let says: String
  /// Lines that run, with VIEW in place of a view's name. The first one shows it in help.
  let examples: [String]

  /// What stands for a view's name in examples.
  static let view = "VIEW"

  init(_ name: String, _ others: String, _ says: String, _ examples: String...) {
    self.name = name
    self.others = others.split(separator: " ").map(String.init)
    self.says = says
    self.examples = examples
  }

  /// Its line for the first of the views, or for one named `box`.
  func example(_ views: [String]) -> String {
    (examples.first ?? "").replacing(Self.view, with: views.first ?? "box")
  }

  static let all = (motion + seeing + language + program).sorted { $0.name < $1.name }

  static func named(_ word: String) -> Concept? {
    let word = word.lowercased()
    return all.first { $0.name == word } ?? all.first { $0.others.contains(word) }
  }
}
