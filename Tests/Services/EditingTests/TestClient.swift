import JSON
import Platform

@testable import Editing

/// A client of the server with a clock that the test turns.
final class TestClient {
  let server: EditingServer
  let encoding: OpenText.Encoding
  private(set) var now = 0.0
  private(set) var sent: [JSONValue] = []
  private(set) var pages: [String] = []
  private var requests = 0
  /// The texts as the client has them.
  private var texts: [String: OpenText] = [:]

  init(
    _ encoding: OpenText.Encoding = .utf16, _ capabilities: [String: JSONValue] = [:],
    engine: String? = nil
  ) {
    server = EditingServer(files: SystemFiles(), engine: engine)
    self.encoding = encoding
    let general: JSONValue = ["positionEncodings": [.string(encoding.rawValue)]]
    request(
      "initialize", ["capabilities": .object(capabilities.merging(["general": general]) { $1 })])
    notify("initialized", [:])
  }

  // MARK: Messages

  private func apply(_ effects: [EditingServer.Effect]) {
    for effect in effects {
      switch effect {
      case .send(let message): sent.append(message)
      case .show(let preview):
        pages.append(preview.page)
        apply(server.shown(preview, in: "/pages"))
      case .end: break
      }
    }
  }

  func receive(_ messages: [JSONValue]) {
    apply(server.receive(messages.map { .message($0) }, at: now))
  }

  func notify(_ method: String, _ params: JSONValue) {
    receive([["jsonrpc": "2.0", "method": .string(method), "params": params]])
  }

  @discardableResult
  func request(_ method: String, _ params: JSONValue) -> JSONValue {
    requests += 1
    receive([
      ["jsonrpc": "2.0", "id": .integer(requests), "method": .string(method), "params": params]
    ])
    let answer = sent.last { $0["id"]?.integer == requests }
    return answer?["result"] ?? answer?["error"] ?? .null
  }

  // MARK: Documents

  func open(_ uri: String, _ text: String, language: String = "markdown") {
    texts[uri] = OpenText(uri: uri, version: 1, text)
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": .string(language), "version": 1, "text": .string(text),
        ]
      ])
  }

  /// Replaces a range of the text, in UTF-8 offsets, and sends a notification with it.
  func change(
    _ uri: String, _ range: Range<Int>, to new: String, then method: String? = nil,
    _ params: JSONValue = .null
  ) {
    guard let text = texts[uri] else { return }
    let version = (text.version ?? 0) + 1
    let change: JSONValue = ["range": text.range(range, encoding), "text": .string(new)]
    texts[uri]?.apply([change], version: version, encoding)
    let changed: JSONValue = [
      "textDocument": ["uri": .string(uri), "version": .integer(version)],
      "contentChanges": [change],
    ]
    let next = method.map { ["method": .string($0), "params": params] as JSONValue }
    receive([["method": "textDocument/didChange", "params": changed]] + (next.map { [$0] } ?? []))
  }

  func replace(
    _ uri: String, _ old: String, with new: String, then method: String? = nil,
    _ params: JSONValue = .null
  ) {
    guard let text = texts[uri]?.text, let found = text.firstRange(of: old) else { return }
    let start = text[..<found.lowerBound].utf8.count
    change(uri, start..<start + old.utf8.count, to: new, then: method, params)
  }

  func text(_ uri: String) -> OpenText { texts[uri] ?? OpenText(uri: uri, version: nil, "") }

  /// The position of the first place of a text, and so many bytes after it.
  func position(_ uri: String, of mark: String, plus count: Int = 0) -> JSONValue {
    let text = text(uri)
    guard let found = text.text.firstRange(of: mark) else { return .null }
    return text.position(of: text.text[..<found.lowerBound].utf8.count + count, encoding)
  }

  func ask(
    _ method: String, _ uri: String, at mark: String? = nil, plus count: Int = 0,
    _ more: [String: JSONValue] = [:]
  ) -> JSONValue {
    var params = more.merging(["textDocument": ["uri": .string(uri)]]) { $1 }
    if let mark { params["position"] = position(uri, of: mark, plus: count) }
    return request("textDocument/\(method)", .object(params))
  }

  // MARK: Time

  /// Lets the server work until nothing is left to do.
  @discardableResult
  func wait(_ seconds: Double = 1) -> Int {
    now += seconds
    var steps = 0
    while let due = server.due, due <= now, steps < 100_000 {
      apply(server.work(at: now))
      steps += 1
    }
    return steps
  }

  func work(hasCome: @escaping () -> Bool) {
    apply(server.work(at: now, hasCome: hasCome))
  }

  func turn(_ seconds: Double) { now += seconds }

  /// The last diagnostics of a text.
  func diagnostics(_ uri: String) -> [JSONValue] {
    publications(uri).last?["diagnostics"]?.array ?? []
  }

  func publications(_ uri: String) -> [JSONValue] {
    sent.filter { $0["method"] == "textDocument/publishDiagnostics" }.compactMap { $0["params"] }
      .filter { $0["uri"]?.string == uri }
  }

  /// The texts that the diagnostics mark, with their codes.
  func marks(_ uri: String) -> [String] {
    diagnostics(uri).map { diagnostic in
      let text = text(uri)
      let range = text.offsets(of: diagnostic["range"], encoding) ?? 0..<0
      let code = diagnostic["code"]?.string ?? "-"
      return "\(code): \(String(decoding: text.bytes[range], as: UTF8.self))"
    }
  }

  /// The diagnostics as lines.
  func said(_ uri: String) -> [String] {
    zip(diagnostics(uri), marks(uri)).map { diagnostic, mark in
      let line = diagnostic["range"]?["start"]?["line"]?.integer ?? -1
      return "\(line): \(mark): \(diagnostic["message"]?.string ?? "")"
    }
  }

  /// The text after edits of one document.
  func text(_ uri: String, after edits: JSONValue?) -> String {
    var text = text(uri)
    let all = (edits?.array ?? []).map { edit in
      (range: text.offsets(of: edit["range"], encoding) ?? 0..<0, edit)
    }
    for (range, edit) in all.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      text.apply(
        [["range": text.range(range, encoding), "text": edit["newText"] ?? ""]], version: nil,
        encoding)
    }
    return text.text
  }
}
