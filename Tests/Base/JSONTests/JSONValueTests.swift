import Testing

@testable import JSON

@Suite struct JSONValueTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONValue(reading: Array(text.utf8))
  }

  @Test func everyKindOfValueIsReadAndWritten() throws {
    let text = #"{"a":[1,2.5,-0.125,1e+100,true,false,null,"x\ny \"é\" \\ \u0001"],"b":{}}"#
    #expect(try value(text).text == text)
  }

  @Test func fieldsStandByNameAndLevelsAreIndentedAsNbformatDoes() throws {
    let read = try value(#"{"b":[1,{"c":"d"}],"a":[]}"#)
    #expect(
      read.indentedText == """
        {
         "a": [],
         "b": [
          1,
          {
           "c": "d"
          }
         ]
        }
        """)
  }

  @Test func partsAreFoundByName() throws {
    let read = try value(#"{"n": 3, "x": 3.0, "half": 0.5, "list": ["a"], "yes": true}"#)
    #expect(read["n"]?.integer == 3)
    #expect(read["x"]?.integer == 3)
    #expect(read["half"]?.integer == nil)
    #expect(read["half"]?.number == 0.5)
    #expect(read["list"]?.array == ["a"])
    #expect(read["yes"]?.flag == true)
    #expect(read["no"] == nil)
    #expect(read["n"]?["deeper"] == nil)
  }

  @Test func numbersAreWholeWhereTheyCanBe() throws {
    #expect(
      try value("[3.0, 1e2, -0, 1e-400, 9223372036854775807, 9223372036854775808, 0.5]") == [
        3, 100, 0, 0, 9_223_372_036_854_775_807, .number(9_223_372_036_854_775_808), .number(0.5),
      ])
    #expect(JSONValue.integer(Int64.max).integer == Int(exactly: Int64.max))
  }

  @Test func escapesAreReadAndTheLastFieldOfANameCounts() throws {
    let text = #""\"\\\/\b\f\n\r\t\u0000\uD83D\uDE00\u00e9""#
    #expect(try value(text) == "\"\\/\u{8}\u{C}\n\r\t\0\u{1F600}\u{E9}")
    #expect(try value(#"{"a": 1, "a": 2}"#) == ["a": 2])
    #expect(try value("\u{FEFF} [ ] \r\n\t") == [])
  }

  @Test(arguments: JSONMistake.all)
  func whatIsNoJSONSaysWhereAndWhy(mistake: JSONMistake) {
    #expect(throws: JSONProblem(reason: mistake.reason)) { try JSONValue(reading: mistake.bytes) }
  }

  @Test func nestingEndsWithAMessage() throws {
    let deepest = String(repeating: "[", count: 512)
    #expect(try value(deepest + String(repeating: "]", count: 512)).array?.count == 1)
    for start in ["[", #"{"a":"#] {
      #expect(throws: JSONProblem.self) { try value(String(repeating: start, count: 100_000)) }
    }
  }

  /// No bytes end the program: parts of a text and texts with a byte replaced are read or refused.
  @Test func noBytesTrap() throws {
    let text = Array(#"{"a": [1.5e-3, "x\u00e9\ud83d\ude00", true, null], "b": {"c": -0}}"#.utf8)
    for length in text.indices {
      #expect(throws: JSONProblem.self) { try JSONValue(reading: Array(text[..<length])) }
    }
    for place in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[place] = byte
        guard let value = try? JSONValue(reading: changed) else { continue }
        #expect(try JSONValue(reading: Array(value.text.utf8)) == value)
      }
    }
  }
}
