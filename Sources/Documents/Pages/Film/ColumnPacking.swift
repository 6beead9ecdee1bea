/// Packs columns of numbers: quantised first, so that nothing drifts, then second differences, as
/// bytes of seven bits, as base64.
struct ColumnPacking {
  private(set) var bytes: [UInt8] = []

  /// Appends a column of whole numbers.
  mutating func append(_ column: [Int64]) {
    var (last, difference) = (Int64(0), Int64(0))
    for (index, value) in column.enumerated() {
      let change = value - last
      append(index == 0 ? value : index == 1 ? change : change - difference)
      (last, difference) = (value, index == 0 ? 0 : change)
    }
  }

  /// Appends a number: zigzag, so that small ones of both signs are short.
  private mutating func append(_ number: Int64) {
    var rest = UInt64(bitPattern: (number << 1) ^ (number >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// The bytes as base64 (RFC 4648).
  var base64: String { Base64.text(of: bytes) }
}
