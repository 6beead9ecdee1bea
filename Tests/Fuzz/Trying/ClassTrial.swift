import Classroom
import JSON
import Notebooks
import Playing

/// A class that is asked things: requests between zeros, each a line with method and target, lines of headers,
/// an empty line and a body. One that begins with `!` or `T` has all that a participant or the teacher sends.
struct ClassTrial {
  /// The text that no answer may hold before it is revealed.
  private static let withheld = "45.833"
  private static let key = String(repeating: "a", count: 32)
  private static let cookie = "motionbook-c=" + String(repeating: "0", count: 32)
  private static let requestLimit = 50

  private var server: ClassServer

  /// - Returns: Nil where the notebook does not run.
  init?() {
    let host = WatchingHost()
    host.wait(.max)
    guard let document = try? NotebookDocument(text: Self.notebook),
      let steps = host.pagePieces(of: document, in: ".")
    else { return nil }
    server = ClassServer(
      ClassState(ClassNotebook(document, named: "fall", steps: steps), hasNames: true),
      .init(id: "c", code: "ABCD", key: Self.key, hosts: ["a:1"], origins: ["http://a:1"]))
    _ = answer(Array("GET /?code=ABCD\nHost: a:1".utf8), at: 0)
  }

  private static let notebook = """
    # Fall

    Where is it?

    ```motion
    view box frame (100, 0, 100, 100)
    gravity on box
    item box resistance 0
    predict box.center.y ~ 300 at 1s
    run 1s
    print box.center.y
    ```

    It is at 545.833.

    """

  /// The law that does not hold; nil if all do.
  mutating func complaint(about bytes: [UInt8]) -> Complaint? {
    for (place, part) in bytes.split(separator: 0).prefix(Self.requestLimit).enumerated() {
      let text = answer(Array(part), at: Double(place))
      let events = [.teacher, .wall("")].map { server.event(for: $0) }
      for event in events where (try? JSONValue(reading: Array(event.dropFirst(6).utf8))) == nil {
        return Complaint("an event can be read", event, "")
      }
      let isRevealed = events[1].contains("\"answer\":")
      // The teacher reads the answer before the class does.
      let isScript = part.starts(with: "T GET /script/".utf8)
      if !isRevealed, !isScript, (events + [text]).contains(where: { $0.contains(Self.withheld) }) {
        return Complaint("nobody learns an answer before it is revealed", text, Self.withheld)
      }
    }
    return nil
  }

  private mutating func answer(_ bytes: [UInt8], at now: Double) -> String {
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", maxSplits: 20, omittingEmptySubsequences: false)[...]
    var words = (lines.popFirst() ?? "").split(separator: " ").map(String.init)
    var headers: [(name: String, value: String)] = []
    if let sender = ["!", "T"].first(where: { $0 == words.first }) {
      words.removeFirst()
      let cookie = sender == "T" ? "motionbook-teacher-c=" + Self.key : Self.cookie
      headers = [
        ("Host", "a:1"), ("Cookie", cookie), ("Origin", "http://a:1"),
        ("Content-Type", "application/json"),
      ]
    }
    while let line = lines.popFirst(), !line.isEmpty {
      let sides = line.split(separator: ":", maxSplits: 1)
      if sides.count == 2 {
        headers.append((String(sides[0]), String(sides[1].drop { $0 == " " })))
      }
    }
    let request = ClassRequest(
      words.first ?? "", words.dropFirst().first ?? "", headers: headers,
      body: Array(lines.joined(separator: "\n").utf8))
    let answer = server.answer(request, at: now) { String(repeating: "0", count: 32) }
    guard case .response(let response) = answer else { return "" }
    return response.headers.map { "\($0.name): \($0.value)\n" }.joined() + response.body
  }

  /// A class that goes from the first step to the answer.
  static let seeds = [
    "GET /\nHost: a:1\0! GET /\0! GET /step/0\0! GET /events?page=class\0T GET /teacher",
    "GET /?code=abcd\nHost: a:1\0T POST /act\n\n{\"do\":\"open\"}\0"
      + "! POST /guess\n\n{\"step\":0,\"question\":0,\"value\":300,\"vote\":1,\"id\":\"x\"}\0"
      + "T POST /act\n\n{\"do\":\"show\"}\0T POST /act\n\n{\"do\":\"again\",\"step\":0,\"question\":0}\0"
      + "! POST /stuck\n\n{\"is\":true}\0! POST /name\n\n{\"name\":\"A\"}\0! POST /at\n\n{\"step\":0}\0"
      + "T POST /act\n\n{\"do\":\"range\",\"from\":0,\"to\":0}\0T POST /act\n\n{\"do\":\"hide\",\"person\":\"p1\"}\0"
      + "T POST /act\n\n{\"do\":\"lock\"}\0T POST /act\n\n{\"do\":\"reveal\"}\0! GET /step/0",
    "T POST /act\n\n{\"do\":\"open\"}\0T POST /act\n\n{\"do\":\"countdown\"}\0! GET /step/0?own\0"
      + "T POST /act\n\n{\"do\":\"undo\"}\0T POST /act\n\n{\"do\":\"door\"}\0T POST /act\n\n{\"do\":\"lock\"}\0"
      + "T POST /act\n\n{\"do\":\"talk\"}\0T POST /act\n\n{\"do\":\"been-there\",\"person\":\"p1\"}\0"
      + "T POST /act\n\n{\"do\":\"remove-after\",\"person\":\"p1\"}\0T POST /act\n\n{\"do\":\"skip\"}",

    "! POST /run\n\n{\"step\":0,\"cells\":{\"0\":\"print 1\"}}\0! POST /notebook\n\n{\"cells\":{\"0\":\"run 1s\"}}\0"
      + "T GET /cell?person=p1&step=0\0! GET /shown\0T POST /act\n\n{\"do\":\"show-cell\",\"person\":\"p1\",\"step\":0,\"code\":\"print 1\"}",
  ]
}
