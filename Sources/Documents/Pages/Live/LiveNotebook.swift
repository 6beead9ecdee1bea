import JSON
import Notebooks

/// What a live page carries beside what one sees: its notebook, so that the engine runs it again.
public struct LiveNotebook: Sendable {
  /// The place of the engine that runs it.
  public enum Engine: Sendable {
    /// In the page: the text of the script that has it.
    case inPage(script: String)
    /// The script beside the page, by its path from the root of the site: a page from a disk may fetch nothing,
    /// but it may have a script beside it.
    case file(String)
  }

  /// The name of its file, without a folder.
  let name: String
  /// The notebook's text, byte for byte.
  let text: String
  /// The files of data that it loads, by their paths from its folder.
  let files: [(name: String, bytes: [UInt8])]
  let engine: Engine

  public init(
    name: String, text: String, files: [(name: String, bytes: [UInt8])], engine: Engine
  ) {
    (self.name, self.text, self.files, self.engine) = (name, text, files, engine)
  }

  var isEngineBeside: Bool {
    if case .file = engine { true } else { false }
  }

  /// - Parameter root: The path from the page to the root of its site.
  func json(showing cells: [Int: PageCell], root: String) -> JSONText {
    var fields: [(String, JSONText)] = [("name", .string(name)), ("text", .string(text))]
    if !files.isEmpty {
      let contents = files.map { file in
        (file.name, JSONText.object([("base64", .string(Base64.text(of: file.bytes)))]))
      }
      fields.append(("files", .object(contents)))
    }
    if case .file(let path) = engine { fields.append(("engine", .string(root + path))) }
    let facts = cells.sorted { $0.key < $1.key }.map { index, cell in
      (String(index), JSONText.object(cell.facts))
    }
    return .object(fields + [("cells", .object(facts))])
  }
}

extension PageWriter {
  /// Writes what a live page's script has to know, and the engine. No heading has such a name.
  mutating func write(_ live: LiveNotebook) {
    writeData(live.json(showing: page.cells, root: page.site?.root ?? ""), id: "live.notebook")
    guard case .inPage(let script) = live.engine else { return }
    // A text, whose module the page's script takes: it is no script that the policy would have to let in.
    markup.addMarkup("<script type=\"text/plain\" id=\"live.engine\">\(script)</script>")
    markup.endLine()
  }
}
