import Diagnostics

/// Values in a row, which know how much room they take: what is printed, compared or released walks
/// all of it, and what is appended to must not be walked each time.
public struct List: Sendable {
  package private(set) var values: [Value]
  /// The room of all in it; see `Value.extent`.
  package private(set) var extent: Int
  /// How many lists are inside one another, this one among them.
  package private(set) var depth: Int

  /// A list that what it is made of keeps within the bounds.
  package init(_ values: [Value]) {
    self.values = values
    extent = values.reduce(0) { $0 + $1.extent }
    depth = 1 + (values.lazy.map(\.listDepth).max() ?? 0)
  }

  /// Makes a list, if it is neither too long nor too deep.
  package static func bounded(_ values: [Value]) throws(Mistake) -> List {
    let list = List(values)
    guard list.depth <= Limits.listDepth else { throw .listTooDeep(Limits.listDepth) }
    guard list.extent <= Limits.listCount else { throw .listTooLong(Limits.listCount) }
    return list
  }

  /// Appends values, in place where nobody else has the list.
  package mutating func append(_ other: List) throws(Mistake) {
    guard extent + other.extent <= Limits.listCount else { throw .listTooLong(Limits.listCount) }
    values += other.values
    extent += other.extent
    depth = Swift.max(depth, other.depth)
  }
}

extension List {
  /// The texts in it; nil where something else is in it.
  package var texts: [String]? {
    var texts: [String] = []
    for value in values {
      guard case .string(let text) = value else { return nil }
      texts.append(text)
    }
    return texts
  }
}

extension List: RandomAccessCollection {
  public var startIndex: Int { values.startIndex }
  public var endIndex: Int { values.endIndex }
  public subscript(index: Int) -> Value { values[index] }
}

extension Value {
  /// Appends to the list that it is, in place where nobody else has the list.
  package mutating func append(_ more: List) throws(Mistake) {
    guard case .list(var list) = self else { return }
    // The list is let go here, so that it stands in one place alone.
    self = .nothing
    defer { self = .list(list) }
    try list.append(more)
  }
}
