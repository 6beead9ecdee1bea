extension StringProtocol {
  /// The text with a capital as its first letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Collection where Element: StringProtocol {
  /// The words as one name, such as `borderRadius`.
  package var camelCased: String {
    prefix(1).joined() + dropFirst().map(\.capitalizedFirst).joined()
  }

  /// The words as a list, such as "a, b and c".
  package func listed(_ joint: String = "and") -> String {
    guard count > 1 else { return joined() }
    return "\(dropLast().joined(separator: ", ")) \(joint) \(dropFirst(count - 1).joined())"
  }
}
