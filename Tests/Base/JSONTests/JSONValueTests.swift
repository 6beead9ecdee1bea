import JSON
import Testing

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

  @Test(arguments: ["", "{", "nul", "\"\\ud800\"", "1 2"])
  func whatIsNoJSONIsAnError(text: String) {
    #expect(throws: JSONProblem.self) { try value(text) }
  }

  @Test func deepNestingIsAnErrorAndNoCrash() {
    #expect(throws: JSONProblem.self) { try value(String(repeating: "[", count: 100_000)) }
  }

  @Test func bytesThatAreNoUTF8AreAnError() {
    #expect(throws: JSONProblem.self) { try JSONValue(reading: [0x22, 0xFF, 0x22]) }
  }
}
