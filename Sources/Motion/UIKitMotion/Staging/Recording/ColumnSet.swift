/// A set of columns of a row of at most 64.
struct ColumnSet: Equatable {
  private(set) var bits: UInt64 = 0

  /// Creates an empty set.
  init() {}

  /// Creates a set of the columns of channels.
  init(_ channels: [Channel]) {
    for channel in channels { bits |= 1 << UInt64(channel.rawValue) }
  }

  /// Creates a set of all columns of a row.
  init(width: Int) { bits = width < 64 ? (1 << UInt64(width)) - 1 : .max }

  var isEmpty: Bool { bits == 0 }
  var count: Int { bits.nonzeroBitCount }

  func contains(_ column: Int) -> Bool { bits >> UInt64(column) & 1 == 1 }

  /// Returns the number of the set's columns before a column.
  func place(of column: Int) -> Int { (bits & ((1 << UInt64(column)) &- 1)).nonzeroBitCount }

  func isSuperset(of other: ColumnSet) -> Bool { other.bits & ~bits == 0 }

  mutating func insert(_ column: Int) { bits |= 1 << UInt64(column) }

  mutating func formUnion(_ other: ColumnSet) { bits |= other.bits }

  /// Visits the columns in ascending order, each with its index in the set.
  @inline(__always)
  func visit(_ body: (_ column: Int, _ place: Int) -> Void) {
    var left = bits
    var place = 0
    while left != 0 {
      body(left.trailingZeroBitCount, place)
      left &= left &- 1
      place &+= 1
    }
  }
}
