extension Value {
  /// Whether it is bit for bit the same value; false for values that cannot be compared.
  package func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.boolean(let a, _), .boolean(let b, _)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.curve(let a), .curve(let b)): a == b
    case (.region(let a), .region(let b)): a == b
    default:
      if let a = components, let b = other.components {
        a.count == b.count && zip(a, b).allSatisfy { $0.bitPattern == $1.bitPattern }
      } else {
        false
      }
    }
  }
}
