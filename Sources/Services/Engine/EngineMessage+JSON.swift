import JSON
import Pages

/// Requests as JSON: `do` names what to do, and `files` has files by name, each a text or, for other
/// bytes, `{"base64": …}`.
///
///     {"do": "open", "files": {"fall.md": "# Fall\n…", "ball.csv": {"base64": "dDt5…"}}}
///     {"do": "play", "name": "fall.md"}
///     {"do": "line", "text": "run 1s"}
///     {"do": "cell", "name": "fall.md", "cell": 2, "codes": {"0": "view red"}}
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
    let name = json["name"]?.string
    switch (json["do"]?.string, name, json["text"]?.string, json["cell"]?.integer) {
    case ("open", _, _, _): self = .open
    case ("play", let name?, _, _): self = .play(name)
    case ("line", _, let text?, _): self = .line(text)
    case ("cell", let name?, _, let cell?):
      let codes = (json["codes"]?.object ?? [:]).compactMap { index, code in
        Int(index, radix: 10).flatMap { index in code.string.map { (index, $0) } }
      }
      self = .cell(Cell(name: name, index: cell, codes: Dictionary(codes) { $1 }))
    case ("check", let name?, _, _):
      self = .check(
        Check(
          name: name, filter: json["filter"]?.string, keepsGoing: json["keepGoing"]?.flag ?? false,
          isExact: json["exact"]?.flag ?? false))
    default:
      throw EngineRefusal(
        reason: "`do` is `open`, `play` or `check` with `name`, `line` with `text`, "
          + "or `cell` with `name` and `cell`")
    }
  }
}
