import Diagnostics

/// An argument of a function: one declaration for what a call reads, for help and for completion.
package struct Parameter: Sendable {
  /// What help calls it, or the label it is written with.
  package let name: String
  /// Whether it is written with its name, as in `mass: 1`.
  package let isLabelled: Bool
  package let kind: ValueKind
  /// What it takes, with its article, where its kind says too little.
  private let takes: String
  package let summary: String
  /// What holds where it is not written, as it is told; empty where that needs no word.
  package let standard: String
  /// The number that holds where it is not written.
  let number: Double?
  /// Words that it may be instead of a value: they come as texts.
  package let words: [String]
  let isRequired: Bool
  /// Whether as many as one likes may follow.
  let isRepeated: Bool

  private init(
    _ name: String, isLabelled: Bool, _ kind: ValueKind, takes: String?, _ summary: String,
    standard: String, number: Double? = nil, words: [String], isRequired: Bool = false,
    isRepeated: Bool = false
  ) {
    self.name = name
    self.isLabelled = isLabelled
    self.kind = kind
    self.takes = takes ?? kind.described
    self.summary = summary
    self.standard = standard
    self.number = number
    self.words = if case .word(let own) = kind { own } else { words }
    self.isRequired = isRequired
    self.isRepeated = isRepeated
  }

  /// One that is known by its position.
  /// - Parameter told: what holds where it may be left out; nil for one that is needed.
  static func at(
    _ name: String, _ kind: ValueKind, takes: String? = nil, _ summary: String,
    else told: String? = nil, words: [String] = [], isRepeated: Bool = false
  ) -> Parameter {
    Parameter(
      name, isLabelled: false, kind, takes: takes, summary, standard: told ?? "", words: words,
      isRequired: told == nil, isRepeated: isRepeated)
  }

  /// One that is written with its label.
  static func labelled(
    _ name: String, _ kind: ValueKind, takes: String? = nil, _ summary: String,
    else told: String = "", words: [String] = []
  ) -> Parameter {
    Parameter(
      name, isLabelled: true, kind, takes: takes, summary, standard: told, words: words)
  }

  /// A number with a label and a default, which stands here alone.
  static func labelled(
    _ name: String, _ quantity: Quantity, _ summary: String, default number: Double,
    words: [String] = []
  ) -> Parameter {
    Parameter(
      name, isLabelled: true, .number(quantity, Limits.coordinates), takes: nil, summary,
      standard: quantity.written(number), number: number, words: words)
  }

  /// As a call's form shows it.
  package var written: String { isLabelled ? name + ":" : name }

  /// What it takes, and what holds where it is not written.
  private var told: String { standard.isEmpty ? takes : "\(takes); default \(standard)" }

  /// What it means and takes, in a line, as help tells of clauses.
  package var explained: String { "\(summary) (\(told))" }

  /// The same for one who is about to write it: first what belongs there.
  package var hint: String {
    isLabelled ? "\(told)   \(summary)" : "\(name): \(told)   \(summary)"
  }
}

extension [Parameter] {
  /// The one at a position among those without a label; nil where none is.
  package func positional(_ index: Int) -> Parameter? {
    let positional = filter { !$0.isLabelled }
    if index < positional.count { return positional[index] }
    return positional.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  /// How many arguments without a label there may be.
  var counts: ClosedRange<Int> {
    let positional = filter { !$0.isLabelled }
    let most = positional.contains(where: \.isRepeated) ? Limits.listCount : positional.count
    return positional.count(where: \.isRequired)...most
  }

  /// As help shows them, such as `value, low, high`.
  var written: String {
    map { $0.isRepeated ? "\($0.written), …" : $0.written }.joined(separator: ", ")
  }
}
