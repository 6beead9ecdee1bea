import JSON

/// Answers the requests of a class. A value too: whoever has the sockets passes requests, the time and
/// secrets in. Which addresses there are and who may use them is decided here; `ClassPost` bounds
/// every field.
public struct ClassServer: Sendable {
  public struct Settings: Sendable {
    /// Tells this class from another one at the same address.
    public var id: String
    public var code: String
    /// The teacher's key, 128 bits.
    public var key: String
    /// The hosts by which it is asked, with their ports.
    public var hosts: Set<String>
    /// The addresses of its pages, such as `http://192.168.0.7:8080`. The first is the one to join at.
    public var origins: [String]
    /// Where the record of the class is written when it ends; nil for nowhere.
    public var report: String?

    public init(
      id: String, code: String, key: String, hosts: Set<String>, origins: [String],
      report: String? = nil
    ) {
      (self.id, self.code, self.key) = (id, code, key)
      (self.hosts, self.origins, self.report) = (hosts, origins, report)
    }
  }

  public var state: ClassState
  private let settings: Settings
  private let pages: ClassPages
  /// The rows of the QR code by which one joins.
  private let code: JSONValue
  /// Guessing a code takes hours.
  private var trying = PostAllowance(rate: 30, burst: 200)
  private var joining = PostAllowance(rate: 30, burst: 200)
  private var teaching = PostAllowance(rate: 20, burst: 40)
  /// The state of all participants without what is their own, as of a version of it.
  private var sharedState: (version: Int, json: JSONText)?

  // Cookies know no ports, and an address may have two classes.
  private var personCookie: String { "motionbook-\(settings.id)" }
  private var teacherCookie: String { "motionbook-teacher-\(settings.id)" }

  public init(_ state: ClassState, _ settings: Settings) {
    self.state = state
    self.settings = settings
    let address = "\(settings.origins.first ?? "")/?code=\(settings.code)"
    code = QRCode(address).map { .array($0.digits.map { .string($0) }) } ?? .null
    pages = ClassPages(title: state.notebook.title, hasNames: state.hasNames)
  }

  /// - Parameters:
  ///   - now: Seconds from any beginning.
  ///   - secret: Makes 128 random bits as hexadecimal digits.
  public mutating func answer(
    _ request: ClassRequest, at now: Double, secret: () -> String
  ) -> ClassAnswer {
    state.pass(to: now)
    do throws(ClassRefusal) {
      guard let host = request.header("host"), settings.hosts.contains(host.lowercased()) else {
        throw .foreignHost
      }
      guard request.body.count <= ClassRequest.bodyLimit(of: request.path) else { throw .tooLong }
      switch request.method {
      case "GET": return try get(request, at: now, secret: secret)
      case "POST": return try post(request, at: now)
      default: throw .notFound
      }
    } catch {
      // A page that a browser opens is read by somebody.
      let isPage = request.method == "GET" && ["/", "/teacher", "/wall"].contains(request.path)
      return .response(isPage ? pages.refusal(error, nonce: secret()) : ClassResponse(error))
    }
  }

  // MARK: Reading

  private mutating func get(
    _ request: ClassRequest, at now: Double, secret: () -> String
  ) throws(ClassRefusal) -> ClassAnswer {
    switch request.path {
    case "/": return .response(try front(request, at: now, secret: secret))
    case "/teacher":
      if let key = request.query("key") {
        guard isKey(key) else { throw .notTeacher }
        return .response(.redirect(to: "/teacher", setting: "\(teacherCookie)=\(key)"))
      }
      guard isTeacher(request) else { throw .notTeacher }
      return .response(pages.shell(.teacher, nonce: secret()))
    case "/wall":
      _ = try viewer(of: request, page: "wall")
      return .response(pages.shell(.wall, nonce: secret()))
    case "/events":
      let viewer = try viewer(of: request, page: request.query("page") ?? "")
      return .events(ClassResponse(200, type: "text/event-stream"), viewer)
    case "/shown":
      if !isTeacher(request) { _ = try person(request) }
      return .response(.json(try state.shownCell()))
    case "/cell":
      guard isTeacher(request) else { throw .notTeacher }
      guard let person = request.query("person").flatMap(ClassPerson.id(of:)),
        let step = request.query("step").flatMap({ Int($0) })
      else { throw .notFound }
      return .response(.json(["code": .string(try state.code(of: person, step))]))
    case let path where path.hasPrefix("/step/"):
      return .response(try step(String(path.dropFirst(6)), request))
    case let path where path.hasPrefix("/script/"):
      guard isTeacher(request) else { throw .notTeacher }
      return .response(.json(state.script(of: try step(numbered: String(path.dropFirst(8))))))
    default: throw .notFound
    }
  }

  private mutating func front(
    _ request: ClassRequest, at now: Double, secret: () -> String
  ) throws(ClassRefusal) -> ClassResponse {
    if let code = request.query("code") {
      // A known person keeps their identity.
      if let known = cookie(of: request), state.people[known] != nil {
        return .redirect(to: "/", setting: "\(personCookie)=\(known)")
      }
      let fresh = secret()
      do throws(ClassRefusal) {
        // Each has a bound of its own, so that wrong codes keep nobody out who has the right one.
        guard Self.typed(code) == settings.code else {
          try trying.spend(at: now)
          throw .wrongCode
        }
        try joining.spend(at: now)
        try state.admit(fresh)
      } catch {
        return pages.join(nonce: secret(), error)
      }
      return .redirect(to: "/", setting: "\(personCookie)=\(fresh)")
    }
    guard (try? person(request)) != nil else { return pages.join(nonce: secret()) }
    return pages.shell(.class, nonce: secret())
  }

  /// A code as it was typed: a phone's keyboard puts a space after it.
  private static func typed(_ code: String) -> String {
    code.replacing("%20", with: "+").filter { $0 != "+" }.uppercased()
  }

  private func step(
    _ number: String, _ request: ClassRequest
  ) throws(ClassRefusal) -> ClassResponse {
    let step = try step(numbered: number)
    if !isTeacher(request) {
      _ = try person(request)
      guard state.canRead(step) else { throw .notYet }
    }
    // The wall may have the cookie of somebody who knows an answer alone.
    let reader = request.query("own") == nil ? nil : try state.people[person(request)]?.id
    return .json([
      "index": .integer(step), "key": .string(state.key(of: step, for: reader)),
      "html": .string(state.html(of: step, for: reader)),
    ])
  }

  private func step(numbered number: String) throws(ClassRefusal) -> Int {
    guard let step = Int(number), state.notebook.steps.indices.contains(step) else {
      throw .notFound
    }
    return step
  }

  // MARK: Writing

  private mutating func post(
    _ request: ClassRequest, at now: Double
  ) throws(ClassRefusal) -> ClassAnswer {
    guard let origin = request.header("origin"), settings.origins.contains(origin) else {
      throw .foreignOrigin
    }
    guard request.isJSON else { throw .badRequest }
    switch request.path {
    case "/act":
      guard isTeacher(request) else { throw .notTeacher }
      try teaching.spend(at: now)
      guard case .act(let act) = try ClassPost(request.path, request.body) else { break }
      try state.act(act)
    case "/run":
      let secret = try person(request)
      let (ticket, replaced) = try state.enqueue(try CellsPost(request.body), from: secret, at: now)
      return .run(ticket: ticket, replaced: replaced)
    case "/notebook":
      let secret = try person(request)
      try state.allow(secret, at: now)
      guard let person = state.people[secret] else { throw .unknown }
      let text = try state.ownNotebook(try CellsPost(request.body), of: person.id)
      return .response(.json(["text": .string(text)]))
    default:
      let secret = try person(request)
      try state.accept(try ClassPost(request.path, request.body), from: secret, at: now)
    }
    return .response(ClassResponse(204))
  }

  // MARK: Identity

  /// Somebody in the class, by the cookie alone.
  private func person(_ request: ClassRequest) throws(ClassRefusal) -> String {
    guard let secret = cookie(of: request), state.people[secret] != nil else { throw .unknown }
    return secret
  }

  /// The secret in a cookie of this class.
  private func cookie(of request: ClassRequest) -> String? {
    guard let secret = request.cookie(personCookie) else { return nil }
    return secret.utf8.count == 32 && secret.allSatisfy(\.isHexDigit) ? secret : nil
  }

  private func isTeacher(_ request: ClassRequest) -> Bool {
    request.cookie(teacherCookie).map(isKey) ?? false
  }

  /// Compares without telling by its time how much of it is right.
  private func isKey(_ key: String) -> Bool {
    let (given, known) = (Array(key.utf8), Array(settings.key.utf8))
    return given.count == known.count && zip(given, known).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func viewer(
    of request: ClassRequest, page: String
  ) throws(ClassRefusal) -> ClassViewer {
    switch page {
    case "teacher":
      guard isTeacher(request) else { throw .notTeacher }
      return .teacher
    case "wall":
      return .wall(isTeacher(request) ? "" : try person(request))
    case "class": return .person(try person(request))
    default: throw .notFound
    }
  }

  // MARK: Events

  /// A stream of events for somebody began, or ended.
  public mutating func streams(of viewer: ClassViewer, by change: Int) {
    if case .person(let secret) = viewer { state.streams(of: secret, by: change) }
  }

  /// A stream's event after a change.
  public mutating func event(for viewer: ClassViewer) -> String {
    guard case .person(let secret) = viewer else { return Self.event(state(for: viewer)) }
    // A hundred participants differ in what is their own.
    let shared =
      sharedState.flatMap { $0.version == state.version ? $0.json : nil } ?? state(for: viewer)
    sharedState = (state.version, shared)
    return Self.event(shared.adding("me", JSONText(state.ownState(of: secret))))
  }

  private static func event(_ state: JSONText) -> String { "data: \(state.text)\n\n" }

  private func state(for viewer: ClassViewer) -> JSONText {
    var others: [String: JSONValue] = ["class": .string(settings.id)]
    if viewer == .teacher { others["report"] = settings.report.map { .string($0) } }
    if !viewer.isParticipant {
      others["joined"] = .string(settings.origins.first ?? "")
      let isShown = state.isOpen || viewer == .teacher
      others["code"] = isShown ? .string(settings.code) : .null
      others["qr"] = isShown ? code : .null
    }
    return JSONText(state.json(for: viewer, with: others))
  }

  /// The heartbeat of a stream, by which a page notices a dead one.
  public static let beat = "event: beat\ndata:\n\n"
}
