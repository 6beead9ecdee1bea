import Files
import JSON

/// A language server as values: messages and the time come in, messages and pages go out.
///
/// It knows no streams and no clock. Its owner gives it all messages that have come, and lets
/// it work when that is due and nothing else has come. While a cell runs, the owner is asked every few
/// milliseconds: an edit stops the cell, and a question is answered there and then, in a session of its own.
///
/// Source: the Language Server Protocol 3.17.
public final class EditingServer {
  let host: EditorHost
  let engine: String?
  /// By the address of the document.
  var documents: [String: EditedDocument] = [:]
  /// The document whose cells run now.
  var working: EditedDocument?
  /// The documents, the one that was edited last at the end.
  var order: [String] = []
  /// The document of each text, and its place in it.
  var owners: [String: (document: String, text: Int)] = [:]
  private(set) var client = Client()
  private(set) var state = State.new
  private var effects: [Effect] = []
  private var requestCount = 0

  /// Seconds without a key before cells run.
  static let pause = 0.12

  /// Whether what runs stops for a message: for an edit, a command, and the end. All else can be received
  /// while it runs.
  public static func stops(for piece: MessageReader.Piece) -> Bool {
    guard case .message(let message) = piece, let method = message["method"]?.string else {
      return false
    }
    return ["textDocument/did", "notebookDocument/did"].contains(where: method.hasPrefix)
      || ["exit", "shutdown", "workspace/executeCommand", cancelMethod].contains(method)
  }

  /// What a client sends when the user cancels what it shows the progress of.
  static let cancelMethod = "window/workDoneProgress/cancel"

  enum State {
    case new, running, shutDown
  }

  /// The services that the server's owner provides.
  public enum Effect: Equatable {
    case send(JSONValue)
    /// Writes the files in the server's own folder and lets the server know where (`shown`).
    case show(Preview)
    case end(status: Int32)
  }

  /// A client's capabilities.
  struct Client {
    var encoding = OpenText.Encoding.utf16
    var showsProgress = false
    var refreshesLenses = false
    var refreshesHints = false
    var showsDocuments = false
    var takesVersionsOfEdits = false
    var takesMarkdown = false
    /// Whether it shows what cells print (`motionbook/output`).
    var showsOutput = false
    /// Whether it shows pages in itself (`motionbook/page`).
    var showsPages = false
    /// Whether it shows the world at the cursor, and asks for it again on request (`motionbook/world/refresh`).
    var refreshesWorld = false
    /// Whether it tells of changes of files that it is asked to watch.
    var watchesFiles = false
    /// The process that started the server.
    var process: Int?

    init() {}

    init(_ request: JSONValue) {
      let can = request["capabilities"]
      let encodings = can?["general"]?["positionEncodings"]?.array ?? []
      encoding = encodings.contains("utf-8") ? .utf8 : .utf16
      showsProgress = can?["window"]?["workDoneProgress"]?.flag ?? false
      showsDocuments = can?["window"]?["showDocument"]?["support"]?.flag ?? false
      takesVersionsOfEdits =
        can?["workspace"]?["workspaceEdit"]?["documentChanges"]?.flag ?? false
      refreshesLenses = can?["workspace"]?["codeLens"]?["refreshSupport"]?.flag ?? false
      refreshesHints = can?["workspace"]?["inlayHint"]?["refreshSupport"]?.flag ?? false
      takesMarkdown =
        can?["textDocument"]?["hover"]?["contentFormat"]?.array?.contains("markdown") ?? false
      showsOutput = can?["experimental"]?["motionbookOutput"]?.flag ?? false
      showsPages = can?["experimental"]?["motionbookPages"]?.flag ?? false
      refreshesWorld = can?["experimental"]?["motionbookWorld"]?.flag ?? false
      watchesFiles =
        can?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
      process = request["processId"]?.integer
    }
  }

  /// - Parameters:
  ///   - files: The files that documents name, such as measured data.
  ///   - engine: The file beside previews that has the engine, so that they run; nil for previews that replay.
  public init(files: any FileAccess, engine: String? = nil) {
    host = EditorHost(files)
    self.engine = engine
  }

  /// The process whose end ends the server, too; nil if it is not known.
  public var parent: Int? { client.process }

  // MARK: Messages

  /// Takes everything that has come, in order. What a later message cancels is not done.
  ///
  /// While it works, only what stops nothing may come (`stops(for:)`).
  public func receive(_ pieces: [MessageReader.Piece], at now: Double) -> [Effect] {
    guard let working else { return answer(pieces, at: now) }
    var effects: [Effect] = []
    let (stops, read) = (host.stops, host.read)
    working.liveRuns.aside { effects = answer(pieces, at: now) }
    (host.stops, host.read) = (stops, read)
    return effects
  }

  private func answer(_ pieces: [MessageReader.Piece], at now: Double) -> [Effect] {
    let cancelled = Set(
      pieces.compactMap { piece -> JSONValue? in
        guard case .message(let message) = piece, message["method"] == "$/cancelRequest"
        else { return nil }
        return message["params"]?["id"]
      })
    var changed: Set<String> = []
    for piece in pieces {
      switch piece {
      case .unreadable(let reason): respond(to: .null, .failure(.parse(reason)))
      case .message(let message) where message.object == nil:
        respond(to: .null, .failure(.invalidRequest("a message is an object")))
      case .message(let message) where message["method"] == nil: break
      case .message(let message):
        let method = message["method"]?.string ?? ""
        guard let id = message["id"] else {
          // The saved text includes the changes before it.
          if method.hasSuffix("/didSave") { settle(&changed) }
          if let uri = notified(method, message["params"] ?? .null, at: now) { changed.insert(uri) }
          continue
        }
        // A question is about the text after the changes before it.
        settle(&changed)
        respond(
          to: id,
          cancelled.contains(id)
            ? .failure(.cancelled) : answer(method, message["params"] ?? .null, at: now))
      }
    }
    settle(&changed)
    return drainEffects()
  }

  /// Reads changed texts, once for all their changes, and says at once what the syntax is.
  private func settle(_ changed: inout Set<String>) {
    for uri in changed.sorted() {
      documents[uri]?.textChanged()
      publish(uri)
    }
    changed = []
  }

  func drainEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  func send(_ effect: Effect) { effects.append(effect) }

  func notify(_ method: String, _ params: JSONValue) {
    send(.send(["jsonrpc": "2.0", "method": .string(method), "params": params]))
  }

  /// Asks the client. Nothing depends on what it answers.
  func ask(_ method: String, _ params: JSONValue = .null) {
    send(
      .send([
        "jsonrpc": "2.0", "id": .string(nextName()), "method": .string(method), "params": params,
      ]))
  }

  /// A name that was not used before, for a request or a progress.
  func nextName() -> String {
    requestCount += 1
    return "motionbook-\(requestCount)"
  }

  /// Why a request has no answer.
  struct Refusal: Error {
    let code: Int
    let message: String

    static func parse(_ reason: String) -> Refusal { Refusal(code: -32700, message: reason) }
    static func invalidRequest(_ reason: String) -> Refusal {
      Refusal(code: -32600, message: reason)
    }
    static let cancelled = Refusal(code: -32800, message: "cancelled")
    static func invalid(_ reason: String) -> Refusal { Refusal(code: -32602, message: reason) }
  }

  private func respond(to id: JSONValue, _ result: Result<JSONValue, Refusal>) {
    switch result {
    case .success(let value): send(.send(["jsonrpc": "2.0", "id": id, "result": value]))
    case .failure(let refusal):
      let error: JSONValue = [
        "code": .integer(refusal.code), "message": .string(refusal.message),
      ]
      send(.send(["jsonrpc": "2.0", "id": id, "error": error]))
    }
  }

  private func answer(
    _ method: String, _ params: JSONValue, at now: Double
  ) -> Result<JSONValue, Refusal> {
    switch (state, method) {
    case (.new, "initialize"):
      client = Client(params)
      state = .running
      return .success(Self.description(client))
    case (.new, _): return .failure(Refusal(code: -32002, message: "not initialized yet"))
    case (.running, "initialize"): return .failure(.invalidRequest("initialized already"))
    case (.running, "shutdown"):
      state = .shutDown
      return .success(.null)
    case (.running, _): break
    case (.shutDown, _): return .failure(.invalidRequest("shut down already"))
    }
    host.stops = { false }
    do throws(Refusal) {
      return .success(try reply(method, params, at: now))
    } catch {
      return .failure(error)
    }
  }
}
