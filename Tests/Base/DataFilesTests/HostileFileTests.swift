import TestSupport
import Testing

@testable import DataFiles

/// Files that nobody meant to be read: whatever is in them, they are read as rows with rising times,
/// or refused.
@Suite struct HostileFileTests {
  /// Whether the bytes are read.
  @discardableResult
  private func check(_ bytes: [UInt8], _ options: DataFile.Options = .init()) -> Bool {
    guard let file = try? DataFile(reading: bytes, options) else { return false }
    #expect(!file.columns.isEmpty && file.columns.count <= 64)
    for column in file.columns {
      #expect(column.values.count == column.times.count && column.times.count <= file.rows)
      #expect(zip(column.times.dropFirst(), column.times).allSatisfy { $0 > $1 })
      #expect(column.times.allSatisfy { $0.isFinite && $0 >= 0 })
      #expect(!column.name.isEmpty && column.name.count <= 45)
      let isWord = column.name.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" || $0 == "."
      }
      #expect(isWord && column.values.allSatisfy { !$0.isInfinite })
    }
    return true
  }

  /// Each known dialect with bytes that are changed, doubled, or left out.
  @Test(arguments: DialectTests.samples)
  func damaged(_ sample: DialectTests.Sample) {
    let odd = Array("0129.,;\t|\"'\n\r-eE:#[]{}nul \u{e9}".utf8)
    var random = Seeded(9)
    var accepted = 0
    for _ in 0..<60 {
      // In Windows-1252 any letter from A0 on is one byte.
      let letters = sample.text.unicodeScalars.map { $0.value }
      let isShort = random.below(3) == 0 && letters.allSatisfy { $0 < 256 }
      var bytes = isShort ? letters.map { UInt8($0) } : Array(sample.text.utf8)
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = random.pick(odd)
        case 1: bytes.insert(random.pick(odd), at: place)
        case 2: bytes.remove(at: place)
        default: bytes[place] = UInt8(random.below(256))
        }
        if bytes.isEmpty { break }
      }
      var options = DataFile.Options()
      if random.below(3) == 0 { options.rate = 60 }
      if check(bytes, options) { accepted += 1 }
    }
    // A reader that refuses everything would break none of the rules above.
    #expect(accepted >= 3, "\(accepted) of 60 are read")
  }

  @Test func numbersBeyondReasonAreNone() {
    for cell in ["1e999", "-1e999", "inf", "0x1p4", "1_000", "٣"] {
      #expect(Cells.content(cell[...], ".") == nil, "\(cell)")
    }
    #expect(DataHeader("\u{1b}[31mred (\u{7}px)").unit == "px")
    #expect(DataHeader("2nd").name == "c2nd")
    #expect(DataHeader("→").name == "")
  }

  @Test func deepJSONEnds() {
    #expect(!check(Array(String(repeating: "[", count: 100_000).utf8)))
    #expect(!check(Array(#"[{"a":1},{"b":2}]"#.utf8)))
    #expect(!check(Array(#"{"columns":[],"rows":[]}"#.utf8)))
    #expect(!check(Array(#"{"columns":[1],"rows":[[]]}"#.utf8)))
  }

  /// It looks often at whether to stop, in each of the two passes.
  @Test func aLongFileCanBeInterrupted() throws {
    let text = "t (s),y\n" + (0..<10_000).map { "\($0).5,\($0)" }.joined(separator: "\n")
    var all = 0
    let file = try DataFile(reading: Array(text.utf8)) {
      all += 1
      return false
    }
    #expect(file.rows == 10_000)
    #expect(all > 100)
    for last in [1, all / 2, all] {
      var asked = 0
      #expect(throws: DataProblem.interrupted) {
        try DataFile(reading: Array(text.utf8)) {
          asked += 1
          return asked == last
        }
      }
      #expect(asked == last)
    }
  }
}
