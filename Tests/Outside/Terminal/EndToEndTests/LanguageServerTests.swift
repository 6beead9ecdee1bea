import TestSupport
import Testing

/// `motionbook lsp` on its streams; what it says is the business of EditingTests.
@Suite struct LanguageServerTests {
  private func framed(_ bodies: String...) -> String {
    bodies.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  private let start =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
  private let open = #"""
    {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.md",\#
    "languageId":"markdown","version":7,"text":"```motion\nprint )\n```\n"}}}
    """#

  @Test func itAnswersAndEndsWhenItIsTold() throws {
    let run = try Desk().run(
      "lsp",
      input: framed(
        start, open, #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#,
        #"{"jsonrpc":"2.0","method":"exit"}"#))
    #expect(run.status == .exited(0))
    #expect(run.standardOutput.contains(#""positionEncoding":"utf-16""#))
    #expect(run.standardOutput.contains(#""version":7"#))
    #expect(run.standardError.isEmpty)
  }

  @Test func itEndsWithItsClient() throws {
    #expect(try Desk().run("lsp", "--stdio", input: framed(start)).status == .exited(1))
    let killed = try Desk().shell(
      "sleep 30 & parent=$!; mkfifo to; \"$motionbook\" lsp <to >from & server=$!; exec 9>to; "
        + "printf 'Content-Length: 90\\r\\n\\r\\n"
        + #"{"id":1,"method":"initialize","params":{"capabilities":{},"processId":%10d        }}' "#
        + "$parent >&9; kill $parent; wait $server; echo $?")
    #expect(killed.standardOutput == "1\n")
  }

  @Test func aWrongHeaderEndsItWithAReason() throws {
    let run = try Desk().run("lsp", input: "Content-Length: many\r\n\r\n{}")
    #expect(run.status == .exited(1))
    #expect(run.standardError == "error: `Content-Length` is not a number\n")
    #expect(run.standardOutput.isEmpty)
  }
}
