import Diagnostics

/// A parameter of a function: one declaration for reading an argument, for help and for completion.
package struct Parameter: Sendable {
  /// Its name in help, or its label.
  package let name: String
  /// Whether it is written with a label, as in `mass: 1`.
  package let isLabelled: Bool
  package let kind: ValueKind
  /// What it takes, with its article, if its kind does not say enough.
  private let takes: String
  package let summary: String
  /// The default in words; empty if there is none to show.
  package let standard: String
  /// The default, if it is a number.
  let number: Double?
  /// Words that it accepts instead of a value; they are passed as strings.
  package let words: [String]
  let isRequired: Bool
  /// Whether any number of further arguments may follow.
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

  /// A parameter without a label.
  /// - Parameter standard: The default in words; nil for a required parameter.
  static func at(
    _ name: String, _ kind: ValueKind, takes: String? = nil, _ summary: String,
    else standard: String? = nil, words: [String] = [], isRepeated: Bool = false
  ) -> Parameter {
    Parameter(
      name, isLabelled: false, kind, takes: takes, summary, standard: standard ?? "", words: words,
      isRequired: standard == nil, isRepeated: isRepeated)
  }

  /// A parameter with a label.
  static func labelled(
    _ name: String, _ kind: ValueKind, takes: String? = nil, _ summary: String,
    else standard: String = "", words: [String] = []
  ) -> Parameter {
    Parameter(
      name, isLabelled: true, kind, takes: takes, summary, standard: standard, words: words)
  }

  /// A number with a label and a default.
  static func labelled(
    _ name: String, _ quantity: Quantity, _ summary: String, default number: Double,
    words: [String] = []
  ) -> Parameter {
    Parameter(
      name, isLabelled: true, .number(quantity, Limits.coordinates), takes: nil, summary,
      standard: quantity.written(number), number: number, words: words)
  }

  /// The parameter in a call's form.
  package var written: String { isLabelled ? name + ":" : name }

  /// What it takes, and its default.
  private var accepted: String { standard.isEmpty ? takes : "\(takes); default \(standard)" }

  /// The summary with what it takes, in one line, as in help on clauses.
  package var explained: String { "\(summary) (\(accepted))" }

  /// The same for completion: first what to write.
  package var hint: String {
    isLabelled ? "\(accepted)   \(summary)" : "\(name): \(accepted)   \(summary)"
  }
}

extension [Parameter] {
  /// The parameter at a position among those without a label; nil if there is none.
  package func positional(_ index: Int) -> Parameter? {
    let positional = filter { !$0.isLabelled }
    if index < positional.count { return positional[index] }
    return positional.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  /// The number of arguments without a label.
  var counts: ClosedRange<Int> {
    let positional = filter { !$0.isLabelled }
    let most = positional.contains(where: \.isRepeated) ? Limits.listCount : positional.count
    return positional.count(where: \.isRequired)...most
  }

  /// The parameters as help shows them, such as `value, low, high`.
  var written: String {
    map { $0.isRepeated ? "\($0.written), …" : $0.written }.joined(separator: ", ")
  }
}
