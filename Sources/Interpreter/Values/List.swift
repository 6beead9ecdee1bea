import Diagnostics

/// A list of values that stores its extent: printing, comparing or releasing a list walks all of
/// it, and appending must not walk it each time.
public struct List: Sendable {
  package private(set) var values: [Value]
  /// The extent of all values together; see `Value.extent`.
  package private(set) var extent: Int
  /// The depth of nested lists, including this one.
  package private(set) var depth: Int

  /// Creates a list without checking it, from values that are known to be within the bounds.
  package init(_ values: [Value]) {
    self.values = values
    extent = values.reduce(0) { $0 + $1.extent }
    depth = 1 + (values.lazy.map(\.listDepth).max() ?? 0)
  }

  /// Creates a list, or throws if it is too long or too deep.
  package static func bounded(_ values: [Value]) throws(Mistake) -> List {
    let list = List(values)
    guard list.depth <= Limits.listDepth else { throw .listTooDeep(Limits.listDepth) }
    guard list.extent <= Limits.listCount else { throw .listTooLong(Limits.listCount) }
    return list
  }

  /// Appends values, in place if the storage is not shared.
  package mutating func append(_ other: List) throws(Mistake) {
    guard extent + other.extent <= Limits.listCount else { throw .listTooLong(Limits.listCount) }
    values += other.values
    extent += other.extent
    depth = Swift.max(depth, other.depth)
  }
}

extension List {
  /// The texts in the list; nil if it contains anything else.
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
  /// Appends to the value if it is a list, in place if the storage is not shared.
  package mutating func append(_ more: List) throws(Mistake) {
    guard case .list(var list) = self else { return }
    // Releases the list here, so that there is only one reference to it.
    self = .nothing
    defer { self = .list(list) }
    try list.append(more)
  }
}
