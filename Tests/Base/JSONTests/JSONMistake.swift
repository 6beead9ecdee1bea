import Testing

/// Bytes that are not JSON, and what is said of them.
struct JSONMistake: CustomTestStringConvertible {
  let bytes: [UInt8]
  let reason: String

  init(_ text: String, _ reason: String) { self.init(Array(text.utf8), reason) }

  init(_ bytes: [UInt8], _ reason: String) { (self.bytes, self.reason) = (bytes, reason) }

  var testDescription: String { String(decoding: bytes.prefix(20), as: UTF8.self).debugDescription }

  static let all = [
    JSONMistake("", "expected a value at line 1, column 1"),
    JSONMistake("nul", "expected a value at line 1, column 1"),
    JSONMistake("NaN", "expected a value at line 1, column 1"),
    JSONMistake("'a'", "expected a value at line 1, column 1"),
    JSONMistake("+1", "expected a value at line 1, column 1"),
    JSONMistake(".5", "expected a value at line 1, column 1"),
    JSONMistake("// a\n1", "expected a value at line 1, column 1"),
    JSONMistake("1 2", "expected the end at line 1, column 3"),
    JSONMistake("01", "expected the end at line 1, column 2"),
    JSONMistake("truefalse", "expected the end at line 1, column 5"),
    JSONMistake("1\0", "expected the end at line 1, column 2"),
    JSONMistake("{", "expected a name in quotation marks at line 1, column 2"),
    JSONMistake("{1: 2}", "expected a name in quotation marks at line 1, column 2"),
    JSONMistake(#"{"a" 1}"#, "expected `:` at line 1, column 6"),
    JSONMistake(#"{"a":}"#, "expected a value at line 1, column 6"),
    JSONMistake(#"{"a":1,}"#, "expected a name in quotation marks at line 1, column 8"),
    JSONMistake(#"{"a":1 "b":2}"#, "expected `,` or `}` at line 1, column 8"),
    JSONMistake("[1 2]", "expected `,` or `]` at line 1, column 4"),
    JSONMistake("[1,]", "expected a value at line 1, column 4"),
    JSONMistake("{\n \"é\": [1,\n  2,,3]\n}", "expected a value at line 3, column 5"),
    JSONMistake("-", "expected a digit at line 1, column 2"),
    JSONMistake("1.", "expected a digit at line 1, column 3"),
    JSONMistake("1e+", "expected a digit at line 1, column 4"),
    JSONMistake("[-1e400]", "a number that is too large at line 1, column 2"),
    JSONMistake("[\"abc", "a string without its end at line 1, column 2"),
    JSONMistake("\"abc\\", "an unknown escape at line 1, column 5"),
    JSONMistake("\"é\n\"", "a control character in a string at line 1, column 3"),
    JSONMistake(#""\q""#, "an unknown escape at line 1, column 2"),
    JSONMistake(
      #""\u12g4""#, #"expected four hexadecimal digits after `\u` at line 1, column 2"#),
    JSONMistake(#""\u12"#, #"expected four hexadecimal digits after `\u` at line 1, column 2"#),
    JSONMistake(#""\ud83dx""#, "half of a character at line 1, column 2"),
    JSONMistake(#""\ud83d\u0041""#, "half of a character at line 1, column 2"),
    JSONMistake(#""\ude00""#, "half of a character at line 1, column 2"),
    JSONMistake([0x22, 0xFF, 0x22], "a string that is not UTF-8 at line 1, column 2"),
    JSONMistake([0x22, 0xED, 0xA0, 0x80, 0x22], "a string that is not UTF-8 at line 1, column 2"),
    JSONMistake([0xFF, 0xFE, 0x31, 0], "expected a value at line 1, column 1"),
  ]
}
