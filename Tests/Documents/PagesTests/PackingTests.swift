import Foundation
import Testing

@testable import Pages

/// Packed columns can be read back, number for number.
@Suite struct PackingTests {
  @Test func columnsComeBack() throws {
    let columns: [[Int64]] = [
      [0, 0, 0, 0], [5, 7, 9, 11], [-300, 1_000_000, -1_000_000, 3],
      (0..<600).map { $0 * $0 - 90_000 },
    ]
    var packing = ColumnPacking()
    for column in columns { packing.append(column) }
    var reader = try PackedColumns(packing.base64)
    for column in columns { #expect(reader.next(count: column.count).map(Int64.init) == column) }
    #expect(reader.isAtEnd)
  }

  @Test(arguments: 0...5)
  func base64IsTheStandards(_ count: Int) {
    var packing = ColumnPacking()
    for number in 0..<count { packing.append([Int64(number * 7)]) }
    #expect(packing.base64 == Data(packing.bytes).base64EncodedString())
  }

  /// A still column takes a byte a picture, and so does an even motion.
  @Test func evenMotionIsShort() {
    var packing = ColumnPacking()
    packing.append((0..<600).map { 100 * $0 })
    #expect(packing.bytes.count < 610)
  }
}

/// Reads packed columns, as the page's script does.
struct PackedColumns {
  private var bytes: [UInt8]

  init(_ base64: String) throws {
    bytes = Array(try #require(Data(base64Encoded: base64)).reversed())
  }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func next(count: Int) -> [Int] {
    var values: [Int] = []
    var (last, difference) = (0, 0)
    for index in 0..<count {
      let number = number()
      if index == 0 {
        last = number
      } else {
        difference = index == 1 ? number : difference + number
        last += difference
      }
      values.append(last)
    }
    return values
  }

  private mutating func number() -> Int {
    var (bits, shift): (UInt, UInt) = (0, 0)
    while let byte = bytes.popLast() {
      bits |= UInt(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { break }
    }
    return Int(bitPattern: bits >> 1) ^ -Int(bits & 1)
  }
}
