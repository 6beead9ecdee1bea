import Diagnostics
import JSON
import Language
import Notebooks

/// The server's capabilities, and the function that answers each request.
extension EditingServer {
  /// The answer to `initialize`.
  static func description(_ client: Client) -> JSONValue {
    [
      "serverInfo": ["name": "motionbook"],
      "capabilities": [
        "positionEncoding": .string(client.encoding.rawValue),
        "textDocumentSync": [
          "openClose": true, "change": 2, "save": ["includeText": false],
        ],
        "notebookDocumentSync": [
          "notebookSelector": [
            ["cells": [["language": "motion"], ["language": "motionbook"]]]
          ], "save": true,
        ],
        "completionProvider": ["triggerCharacters": ["."]],
        "hoverProvider": true,
        "signatureHelpProvider": ["triggerCharacters": [" ", "(", ","]],
        "definitionProvider": true,
        "referencesProvider": true,
        "documentHighlightProvider": true,
        "renameProvider": ["prepareProvider": true],
        "documentSymbolProvider": true,
        "foldingRangeProvider": true,
        "documentFormattingProvider": true,
        "codeActionProvider": ["codeActionKinds": [.string(quickFix), .string(fixAll)]],
        "colorProvider": true,
        "workspaceSymbolProvider": true,
        "codeLensProvider": ["resolveProvider": false],
        "inlayHintProvider": true,
        "semanticTokensProvider": [
          "legend": [
            "tokenTypes": .array(TokenType.allCases.map { .string($0.rawValue) }),
            "tokenModifiers": [],
          ],
          "full": true,
        ],
        "executeCommandProvider": [
          "commands": .array(CellCommand.allCases.map { .string($0.rawValue) })
        ],
      ],
    ]
  }

  /// Answers a request about a document: null outside of cells, and of documents that are not ours.
  func reply(
    _ method: String, _ params: JSONValue, at now: Double
  ) throws(Refusal) -> JSONValue {
    if method == "workspace/executeCommand" { return try execute(params, at: now) }
    if method == "workspace/symbol" { return workspaceSymbol(params) }
    let question = owner(of: params["textDocument"]?["uri"]?.string).map {
      Question(document: $0.document, textIndex: $0.text, params: params)
    }
    let answer = try answer(to: method)
    // A document that is not ours is like one outside of whose cells someone asks.
    return try question.map { (question) throws(Refusal) in try answer(question) } ?? .null
  }

  /// A request about a text of a document.
  struct Question {
    let document: EditedDocument
    let textIndex: Int
    let params: JSONValue

    var text: OpenText { document.open.texts[textIndex] }
    /// Those of the text; nil where the document has none, and is not ours.
    var pieces: [Piece]? {
      document.open.pieces.isEmpty ? nil : document.open.pieces.filter { $0.text == textIndex }
    }
  }

  private func answer(
    to method: String
  ) throws(Refusal) -> (Question) throws(Refusal) -> JSONValue {
    switch method {
    case "textDocument/completion": completion
    case "textDocument/hover": hover
    case "textDocument/signatureHelp": signatureHelp
    case "textDocument/definition": definition
    case "textDocument/references": references
    case "textDocument/documentHighlight": documentHighlight
    case "textDocument/prepareRename": prepareRename
    case "textDocument/rename": rename
    case "textDocument/documentSymbol": documentSymbol
    case "textDocument/foldingRange": foldingRange
    case "textDocument/formatting": formatting
    case "textDocument/codeAction": codeAction
    case "textDocument/codeLens": codeLens
    case "textDocument/documentColor": documentColor
    case "textDocument/colorPresentation": colorPresentation
    case "textDocument/inlayHint": inlayHint
    case "textDocument/semanticTokens/full": semanticTokens
    case "motionbook/world": world
    default: throw Refusal(code: -32601, message: "there is no method `\(method)`")
    }
  }

  /// The place in a cell that a request is about; nil outside of cells.
  func place(of question: Question) -> EditedDocument.CellPlace? {
    let offset = question.text.offset(of: question.params["position"], client.encoding)
    question.document.cursor = (question.textIndex, offset)
    let place = question.document.place(at: offset, in: question.textIndex)
    if let place { question.document.liveRuns.look(at: place.piece.cell.index) }
    return place
  }

  func json(_ range: Range<Int>, in place: EditedDocument.CellPlace) -> JSONValue {
    place.text.range(place.piece.textRange(of: range, in: place.text), client.encoding)
  }

  /// Edits of a document's texts, by their addresses. A client that can refuses edits of a text that
  /// has changed since.
  func workspaceEdit(
    _ edits: [(text: OpenText, range: Range<Int>, new: String)]
  ) -> JSONValue {
    var texts: [OpenText] = []
    var changes: [String: [JSONValue]] = [:]
    for (text, range, new) in edits {
      if changes[text.uri] == nil { texts.append(text) }
      changes[text.uri, default: []].append([
        "range": text.range(range, client.encoding), "newText": .string(new),
      ])
    }
    guard client.takesVersionsOfEdits else {
      return ["changes": .object(changes.mapValues(JSONValue.array))]
    }
    let versioned = texts.map { text -> JSONValue in
      [
        "textDocument": [
          "uri": .string(text.uri), "version": text.version.map(JSONValue.integer) ?? .null,
        ],
        "edits": .array(changes[text.uri] ?? []),
      ]
    }
    return ["documentChanges": .array(versioned)]
  }
}
