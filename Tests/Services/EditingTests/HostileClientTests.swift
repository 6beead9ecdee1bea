import JSON
import Testing

@testable import Editing

/// A message out of order, or one that a client should not send, ends nothing and leaves nothing
/// behind.
@Suite struct HostileClientTests {
  private let book = "file:///book/fall.md"
  private let notebook = "file:///book/fall.ipynb"

  private func item(_ name: String, _ text: String) -> JSONValue {
    ["uri": .string(name), "languageId": "motion", "version": 1, "text": .string(text)]
  }

  private func open(_ texts: [JSONValue], in client: TestClient) {
    client.notify(
      "notebookDocument/didOpen",
      [
        "notebookDocument": ["uri": .string(notebook), "version": 1, "cells": []],
        "cellTextDocuments": .array(texts),
      ])
  }

  private func change(_ uri: String, _ structure: JSONValue, in client: TestClient) {
    client.notify(
      "notebookDocument/didChange",
      [
        "notebookDocument": ["uri": .string(uri), "version": 2],
        "change": ["cells": ["structure": structure]],
      ])
  }

  @Test func onlyANotebookHasCellsToChange() {
    let client = TestClient()
    client.open(book, "```motion\nprint a\n```\n")
    client.wait()
    change(book, ["array": ["start": 0, "deleteCount": 1]], in: client)
    client.wait()
    #expect(client.marks(book) == ["unknown-name: a"])
  }

  @Test func aSecondOpenTakesThePlaceOfTheFirst() {
    let client = TestClient()
    open([item("cell:1", "let a = 1"), item("cell:2", "print b")], in: client)
    client.wait()
    #expect(client.diagnostics("cell:2").count == 1)
    open([item("cell:1", "let a = 1")], in: client)
    #expect(client.diagnostics("cell:2") == [])
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": "cell:2"], "contentChanges": [["text": "print c"]]])
    #expect(client.ask("codeLens", "cell:2") == .null)
    #expect(client.ask("codeLens", "cell:1").array?.count == 2)
  }

  @Test func aCellThatComesBackHasItsDiagnosticsAgain() {
    let client = TestClient()
    open([item("cell:1", "print b")], in: client)
    client.wait()
    let found = client.diagnostics("cell:1")
    #expect(found.count == 1)
    change(notebook, ["array": ["start": 0, "deleteCount": 1]], in: client)
    client.wait()
    #expect(client.diagnostics("cell:1") == [])
    change(
      notebook,
      [
        "array": ["start": 0, "deleteCount": 0, "cells": [["document": "cell:1"]]],
        "didOpen": [item("cell:1", "print b")],
      ], in: client)
    client.wait()
    #expect(client.diagnostics("cell:1") == found)
  }

  @Test func changesOfOneMessageAreOneText() {
    let client = TestClient()
    client.open(book, "```motion\nprint a\n```\n")
    let place: JSONValue = ["line": 1, "character": 7]
    let change: JSONValue = ["range": ["start": place, "end": place], "text": "b"]
    let count = 2000
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(book), "version": 7],
        "contentChanges": .array(Array(repeating: change, count: count)),
      ])
    client.wait()
    #expect(client.publications(book).map { $0["version"]?.integer } == [7])
    #expect(client.diagnostics(book).first?["range"]?["end"]?["character"]?.integer == count + 7)
  }

  @Test func aProgressEndsWithItsDocument() {
    let client = TestClient(.utf16, ["window": ["workDoneProgress": true]])
    client.open(book, "```motion\nlet a = 1\n```\n")
    let saved: JSONValue = ["textDocument": ["uri": .string(book)]]
    client.notify("textDocument/didSave", saved)
    client.notify("textDocument/didClose", saved)
    let progress = client.sent.filter { $0["method"] == "$/progress" }
    #expect(progress.map { $0["params"]?["value"]?["kind"] } == ["begin", "end"])
  }

  @Test func aMessageThatIsNoRequestIsRefused() {
    let client = TestClient()
    client.receive([[]])
    #expect(client.sent.last?["error"]?["code"] == -32600)
    #expect(client.request("initialize", [:])["message"] == "initialized already")
  }

  @Test func onlyEditsStopWork() {
    func stops(_ message: JSONValue) -> Bool { EditingServer.stops(for: .message(message)) }
    for method in [
      "textDocument/didChange", "notebookDocument/didSave", "exit",
      "window/workDoneProgress/cancel",
    ] {
      #expect(stops(["method": .string(method)]))
    }
    #expect(stops(["id": 1, "method": "workspace/executeCommand"]))
    #expect(!stops(["id": 1, "method": "textDocument/hover"]))
    for idle: JSONValue in [
      ["method": "$/cancelRequest", "params": ["id": 1]], ["method": "$/setTrace"],
      ["id": "motionbook-1", "result": .null],
    ] {
      #expect(!stops(idle))
    }
  }

  @Test func onlyFilesOfThisMachineHavePaths() {
    #expect(DocumentPath.path(of: "file:///a/b%20c.md") == "/a/b c.md")
    #expect(DocumentPath.path(of: "file://localhost/a.md") == "/a.md")
    #expect(DocumentPath.path(of: "file://server/share/a.md") == nil)
    #expect(DocumentPath.path(of: "file:///a%00b.md") == nil)
    #expect(DocumentPath.path(of: "file:///a%+fb.md") == "/a%+fb.md")
  }
}
