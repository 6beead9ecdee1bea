import JSON
import Pages

/// Requests as JSON: `do` names what to do, and `files` has files by name, each a text or, for other
/// bytes, `{"base64": …}`.
///
///     {"do": "open", "files": {"fall.md": "# Fall\n…", "ball.csv": {"base64": "dDt5…"}}}
///     {"do": "put", "files": {"walk.csv": "t,x\n0,1\n…"}}
///     {"do": "play", "name": "fall.md"}
///     {"do": "line", "text": "run 1s", "columns": 60}
///     {"do": "run", "name": "fall.md", "codes": {"0": "view red"}, "from": 0}
///     {"do": "notebook", "name": "fall.md", "codes": {"0": "view red"}}
///     {"do": "assist", "name": "fall.md", "codes": {}, "cell": 2, "text": "gra", "cursor": 3}
///     {"do": "assist", "text": "gra", "cursor": 3, "explains": true}
///     {"do": "check", "name": "fall.md", "filter": "Walls", "keepGoing": true, "exact": true}
extension EngineMessage {
  init(reading bytes: [UInt8]) throws(EngineRefusal) {
    let json: JSONValue
    do {
      json = try JSONValue(reading: bytes)
    } catch {
      throw EngineRefusal(reason: "the request is not JSON: \(error.reason)")
    }
    request = try EngineRequest(json)
    var files: [(name: String, bytes: [UInt8])] = []
    for (name, content) in json["files"]?.object ?? [:] {
      guard (try? MemoryFiles.name(name)) == name else {
        throw EngineRefusal(reason: "a file has a name such as `data/ball.csv`")
      }
      if let text = content.string {
        files.append((name, Array(text.utf8)))
      } else if let bytes = content["base64"]?.string.flatMap(Base64.bytes(of:)) {
        files.append((name, bytes))
      } else {
        throw EngineRefusal(reason: "a file is a text or `base64`")
      }
    }
    self.files = files
  }
}

extension EngineRequest {
  fileprivate init(_ json: JSONValue) throws(EngineRefusal) {
    let text = json["text"]?.string
    let changed = json["name"]?.string.map { name in
      let codes = (json["codes"]?.object ?? [:]).compactMap { index, code in
        Int(index, radix: 10).flatMap { index in code.string.map { (index, $0) } }
      }
      return Changed(name: name, codes: Dictionary(codes) { $1 })
    }
    switch (json["do"]?.string, changed, text) {
    case ("open", _, _): self = .open
    case ("put", _, _): self = .put
    case ("play", let changed?, _): self = .play(changed.name)
    case ("line", _, let text?): self = .line(text, columns: json["columns"]?.integer)
    case ("run", let changed?, _): self = .run(changed, from: json["from"]?.integer ?? 0)
    case ("notebook", let changed?, _): self = .notebook(changed)
    case ("assist", _, let text?):
      let place = json["cell"]?.integer.flatMap { cell in changed.map { ($0, cell) } }
      self = .assist(
        Typed(
          place: place, text: text, cursor: json["cursor"]?.integer ?? text.utf16.count,
          explains: json["explains"]?.flag ?? false))
    case ("check", let changed?, _):
      self = .check(
        Check(
          name: changed.name, filter: json["filter"]?.string,
          keepsGoing: json["keepGoing"]?.flag ?? false, isExact: json["exact"]?.flag ?? false))
    default:
      throw EngineRefusal(
        reason: "`do` is `open` or `put`, `line` or `assist` with `text`, "
          + "or `play`, `run`, `notebook` or `check` with `name`")
    }
  }
}
