/// Packs columns of numbers: quantised first, so that nothing drifts, then second differences, as
/// bytes of seven bits, as base64.
struct ColumnPacking {
  private(set) var bytes: [UInt8] = []

  /// Appends a column of whole numbers.
  mutating func append(_ column: [Int]) {
    var (last, difference) = (0, 0)
    for (index, value) in column.enumerated() {
      let change = value - last
      append(index == 0 ? value : index == 1 ? change : change - difference)
      (last, difference) = (value, index == 0 ? 0 : change)
    }
  }

  /// Appends a number: zigzag, so that small ones of both signs are short.
  private mutating func append(_ number: Int) {
    var rest = UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1)))
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// The bytes as base64 (RFC 4648).
  var base64: String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4 / 3 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(
          place <= group.count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
