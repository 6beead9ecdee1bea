/// The effect of one press of Tab.
enum CompletionStep: Equatable {
  case nothing
  /// Removes scalars before the cursor, then inserts.
  case insert(String, removing: Int)
  case list([CompletionResult.Candidate], hint: String = "")

  /// A single candidate is inserted with its suffix. Of several, the common prefix is inserted; if
  /// it adds nothing, they are listed.
  init(_ result: CompletionResult, text: String, cursor: Int) {
    let scalars = text.unicodeScalars
    let before = scalars.prefix(max(0, cursor))
    let typed = String(before.dropFirst(max(0, result.start)))
    let after = String(scalars.dropFirst(max(0, cursor)))
    guard let first = result.candidates.first else {
      self = result.hint.isEmpty ? .nothing : .list([], hint: result.hint)
      return
    }
    // If anything else is possible there, list the known words instead of inserting one.
    guard !typed.isEmpty || result.hint.isEmpty else {
      self = .list(result.candidates, hint: result.hint)
      return
    }
    guard result.candidates.count > 1 else {
      let suffix = after.hasPrefix(first.suffix) ? "" : first.suffix
      self = .replacing(typed, with: first.text + suffix)
      return
    }
    let common = Self.commonPrefix(result.candidates.map(\.text))
    if common != typed, common.count >= typed.count {
      self = .replacing(typed, with: common)
    } else {
      self = .list(result.candidates)
    }
  }

  /// Leaves the typed text alone if possible.
  private static func replacing(_ typed: String, with text: String) -> CompletionStep {
    if text == typed { return .nothing }
    if text.hasPrefix(typed) {
      return .insert(String(text.dropFirst(typed.count)), removing: 0)
    }
    return .insert(text, removing: typed.unicodeScalars.count)
  }

  /// Compares characters as people see them, so that no accent is split from its letter.
  static func commonPrefix(_ texts: [String]) -> String {
    guard let first = texts.first else { return "" }
    var common = first[...]
    for text in texts.dropFirst() {
      let shared = zip(common, text).prefix { $0 == $1 }.count
      common = common.prefix(shared)
    }
    return String(common)
  }
}
