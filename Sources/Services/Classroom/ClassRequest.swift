import JSON

/// A request of HTTP, as far as a class reads one.
public struct ClassRequest: Sendable {
  /// The most bytes of a body, by the target: code is longer than a guess.
  public static func bodyLimit(of target: String) -> Int {
    ["/run", "/notebook", "/act"].contains(target) ? OwnCells.limit : 4096
  }
  private static let targetLimit = 512

  let method: String
  let path: String
  private let query: [String: String]
  private let headers: [(name: String, value: String)]
  let body: [UInt8]

  /// - Parameters:
  ///   - target: The path with its query, as sent.
  ///   - headers: In order, as sent.
  public init(
    _ method: String, _ target: String, headers: [(name: String, value: String)], body: [UInt8] = []
  ) {
    self.method = method
    self.headers = headers
    self.body = body
    let parts =
      target.utf8.count > Self.targetLimit ? [] : target.split(separator: "?", maxSplits: 1)
    path = parts.first.map(String.init) ?? ""
    let pairs = (parts.count > 1 ? String(parts[1]) : "").split(separator: "&").map { pair in
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(sides[0]), sides.count > 1 ? String(sides[1]) : "")
    }
    query = Dictionary(pairs) { first, _ in first }
  }

  func query(_ name: String) -> String? { query[name] }

  /// The value of a header that is there exactly once.
  func header(_ name: String) -> String? {
    let found = headers.filter { $0.name.lowercased() == name }
    return found.count == 1 ? found[0].value : nil
  }

  func cookie(_ name: String) -> String? {
    for header in headers where header.name.lowercased() == "cookie" {
      for pair in header.value.split(separator: ";") {
        let sides = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
        if sides.count == 2, sides[0] == name { return String(sides[1]) }
      }
    }
    return nil
  }

  /// Whether its body is JSON by its own word, which a form of another page cannot say.
  var isJSON: Bool {
    let type = header("content-type")?.split(separator: ";").first ?? ""
    return type.lowercased() == "application/json"
  }
}

/// A response.
public enum ClassAnswer: Sendable {
  case response(ClassResponse)
  /// The head of a stream of events for somebody.
  case events(ClassResponse, ClassViewer)
  /// The answer comes when a run has ended. Another run that waited is replaced by it.
  case run(ticket: Int, replaced: Int?)
}

public struct ClassResponse: Sendable {
  public let status: Int
  public var headers: [(name: String, value: String)]
  public let body: String

  /// - Parameter policy: What a browser may load and run for it.
  init(
    _ status: Int, type: String? = nil, _ body: String = "",
    policy: String = "default-src 'none'; frame-ancestors 'none'"
  ) {
    self.status = status
    self.body = body
    headers = [
      ("Cache-Control", "no-store"), ("Content-Security-Policy", policy),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"),
      ("X-Content-Type-Options", "nosniff"),
    ]
    if let type { headers.append(("Content-Type", type + "; charset=utf-8")) }
  }

  /// The answer to what is refused, as JSON.
  public init(_ refusal: ClassRefusal) {
    self.init(
      refusal.status, type: "application/json",
      JSONText.object([("error", .string(refusal.sentence))]).text)
    if refusal.status == 429 || refusal.status == 503 { headers.append(("Retry-After", "1")) }
  }

  static func json(_ value: JSONValue) -> ClassResponse {
    ClassResponse(200, type: "application/json", value.text)
  }

  static func redirect(to path: String, setting cookie: String) -> ClassResponse {
    var response = ClassResponse(303)
    response.headers += [
      ("Location", path), ("Set-Cookie", cookie + "; Path=/; HttpOnly; SameSite=Strict"),
    ]
    return response
  }
}
