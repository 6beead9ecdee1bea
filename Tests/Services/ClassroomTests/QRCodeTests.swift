import TestSupport
import Testing

@testable import Classroom

@Suite struct QRCodeTests {
  /// The recorded modules were read by zbar as this text.
  @Test func theModulesAreAsZbarReadThem() throws {
    let code = try #require(QRCode("https://a.io/?code=ABCD"))
    #expect(
      code.digits == [
        "1111111010011110001111111",
        "1000001011101010001000001",
        "1011101000111101001011101",
        "1011101000100100001011101",
        "1011101011110000001011101",
        "1000001010010010101000001",
        "1111111010101010101111111",
        "0000000010111011100000000",
        "1110011011100100111110011",
        "1011000101100001101001011",
        "1100111010010111000011101",
        "1001010001000011001001000",
        "1000001111011101101100001",
        "0011010000001001101100011",
        "1111111001001011010001101",
        "0010000011011001110111000",
        "1110011000100100111110010",
        "0000000011100001100010001",
        "1111111001010010101010001",
        "1000001010100010100010011",
        "1011101000011101111110001",
        "1011101000101001110010110",
        "1011101010101100010111011",
        "1000001010111000111110000",
        "1111111011101111100001001",
      ])
  }

  /// A code of version V has 17 + 4 V modules a side, and a quiet zone around it at the terminal.
  @Test(arguments: [(17, 21), (32, 25), (53, 29), (78, 33), (106, 37)])
  func theVersionFollowsFromTheLength(_ length: Int, _ size: Int) throws {
    let code = try #require(QRCode(String(repeating: "a", count: length)))
    #expect(code.modules.count == size)
    #expect(code.lines.count == (size + 5) / 2 && code.lines.allSatisfy { $0.count == size + 4 })
  }

  @Test func aLongTextHasNone() { #expect(QRCode(String(repeating: "a", count: 107)) == nil) }

  /// Each length of each version, with letters of one and of several bytes, is read as it was written.
  @Test(arguments: 1...106) func aReaderFindsTheText(_ length: Int) throws {
    var random = Seeded(UInt64(length))
    let letters = Array("abcXYZ0189:/?=.&%-~é한🙂")
    var text = ""
    while text.utf8.count < length {
      let letter = random.pick(letters)
      if text.utf8.count + letter.utf8.count <= length { text.append(letter) }
    }
    let code = try #require(QRCode(text))
    #expect(try QRDecoder.text(of: code.modules) == text)
  }

  /// A reader that refuses a code with any module turned around misses nothing of another one.
  @Test func theReaderSeesEveryModule() throws {
    let modules = try #require(QRCode("https://a.io/?code=ABCD")).modules
    for row in modules.indices {
      for column in modules.indices {
        var other = modules
        other[row][column].toggle()
        // The bits that remain after the last codeword say nothing.
        if (try? QRDecoder.text(of: other)) != nil {
          #expect(column <= 1 && row >= 9, "\(row), \(column)")
        }
      }
    }
  }
}
