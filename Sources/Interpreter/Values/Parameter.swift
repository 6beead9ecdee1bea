import Diagnostics

/// A parameter of a function: one declaration for reading an argument, for help and for completion.
package struct Parameter: Slot, Sendable {
  /// Its word is the label, or the name in help.
  package let row: SlotRow
  /// Whether it is written with a label, as in `mass: 1`.
  package let isLabelled: Bool
  /// The noun of its values, with its article, if its kind does not say enough.
  private let takes: String
  /// The default, if it is a number.
  let number: Double?
  /// Words that it accepts instead of a value; they are passed as strings.
  package let words: [String]
  /// Whether any number of further arguments may follow.
  let isRepeated: Bool

  private init(
    _ row: SlotRow, isLabelled: Bool, takes: String?, number: Double? = nil, words: [String],
    isRepeated: Bool = false
  ) {
    self.row = row
    self.isLabelled = isLabelled
    self.takes = takes ?? row.kind.described
    self.number = number
    self.words = if case .word(let own) = row.kind { own } else { words }
    self.isRepeated = isRepeated
  }

  /// A parameter without a label.
  /// - Parameter standard: The default in words; nil for a required parameter.
  static func at(
    _ name: String, _ kind: ValueKind, takes: String? = nil, _ summary: String,
    else standard: String? = nil, words: [String] = [], isRepeated: Bool = false
  ) -> Parameter {
    Parameter(
      SlotRow(name, kind, summary, default: standard ?? "", isRequired: standard == nil),
      isLabelled: false, takes: takes, words: words, isRepeated: isRepeated)
  }

  /// A parameter with a label.
  static func labelled(
    _ name: String, _ kind: ValueKind, takes: String? = nil, _ summary: String,
    else standard: String = "", words: [String] = []
  ) -> Parameter {
    Parameter(
      SlotRow(name, kind, summary, default: standard), isLabelled: true, takes: takes, words: words)
  }

  /// A number with a label and a default.
  static func labelled(
    _ name: String, _ quantity: Quantity, _ summary: String, default number: Double,
    words: [String] = []
  ) -> Parameter {
    Parameter(
      SlotRow(
        name, .number(quantity, Limits.coordinates), summary, default: quantity.written(number)),
      isLabelled: true, takes: nil, number: number, words: words)
  }

  /// The parameter in a call's form.
  package var written: String { isLabelled ? name + ":" : name }

  /// Its values, and its default.
  private var accepted: String {
    row.standard.isEmpty ? takes : "\(takes); default \(row.standard)"
  }

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
    return positional.count(where: \.row.isRequired)...most
  }

  /// The parameters as help shows them, such as `value, low, high`.
  var written: String {
    map { $0.isRepeated ? "\($0.written), …" : $0.written }.joined(separator: ", ")
  }
}
