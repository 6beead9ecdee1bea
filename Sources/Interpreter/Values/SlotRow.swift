/// A place that takes a value, without the Swift type of the value: a clause, a subject, a
/// parameter of a function or a property. The parser, help and completion read it.
package struct SlotRow: Sendable {
  /// The keyword, label or name by which it is written; for a subject, what stands for it in help.
  package let word: String
  package let kind: ValueKind
  /// One line, without a full stop.
  package let summary: String
  /// Describes the default; empty if there is nothing to say.
  package let standard: String
  package let isRequired: Bool
  /// Whether the word may be written without a value.
  package let isValueOptional: Bool
  /// Other systems' words for it, such as `restitution` for `elasticity`.
  package var also: [String]

  package init(
    _ word: String, _ kind: ValueKind, _ summary: String, default standard: String = "",
    isRequired: Bool = false, isValueOptional: Bool = false, also: [String] = []
  ) {
    self.word = word
    self.kind = kind
    self.summary = summary
    self.standard = standard
    self.isRequired = isRequired
    self.isValueOptional = isValueOptional
    self.also = also
  }
}

/// The declaration of a place that takes a value.
package protocol Slot {
  var row: SlotRow { get }
}

extension Slot {
  package var name: String { row.word }
  package var kind: ValueKind { row.kind }
  package var summary: String { row.summary }
  package var also: [String] { row.also }
}
