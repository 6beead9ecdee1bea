import Diagnostics

/// The bounds of lists, counted through the lists inside them: what is printed, compared or
/// released walks all of it.
extension Value {
  /// Makes a list, if it is neither too long nor too deep.
  package static func bounded(_ values: [Value]) throws(Mistake) -> Value {
    var count = 0
    for value in values { try value.count(into: &count, depth: 1) }
    return .list(values)
  }

  private func count(into count: inout Int, depth: Int) throws(Mistake) {
    switch self {
    case .list(let values):
      guard depth < Limits.listDepth else { throw .listTooDeep(Limits.listDepth) }
      for value in values { try value.count(into: &count, depth: depth + 1) }
      count += 1
    case .record(_, let fields):
      for field in fields { try field.value.count(into: &count, depth: depth + 1) }
    // A long text takes the room of several values.
    case .string(let text): count += 1 + text.utf8.count / 100
    case .nothing, .number, .boolean, .point, .vector, .size, .rect, .insets, .range, .transform,
      .curve, .region, .function, .object:
      count += 1
    }
    guard count <= Limits.listCount else { throw .listTooLong(Limits.listCount) }
  }
}
