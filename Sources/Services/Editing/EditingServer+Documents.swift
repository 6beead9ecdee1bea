import Files
import JSON
import Notebooks

/// The documents that a client opens, changes and closes.
extension EditingServer {
  /// A document with the text that a request is about.
  func owner(of uri: String?) -> (document: EditedDocument, text: Int)? {
    guard let uri, let owner = owners[uri], let document = documents[owner.document],
      document.open.texts.indices.contains(owner.text)
    else { return nil }
    return (document, owner.text)
  }

  /// Takes a notification; returns the document whose text it has changed.
  func notified(_ method: String, _ params: JSONValue, at now: Double) -> String? {
    if method == "exit" { send(.end(status: state == .shutDown ? 0 : 1)) }
    guard state == .running else { return nil }
    if method == Self.cancelMethod { cancel(params, at: now) }
    let text = params["textDocument"]
    let uri = text?["uri"]?.string ?? params["notebookDocument"]?["uri"]?.string ?? ""
    switch method {
    case "textDocument/didOpen":
      guard let text, let kind = Self.kind(of: text) else { return nil }
      let open = OpenText(
        uri: uri, version: text["version"]?.integer, text["text"]?.string ?? "")
      begin(OpenDocument(kind, [open], uri: uri), uri, at: now)
    case "textDocument/didChange":
      guard let (document, index) = owner(of: uri) else { return nil }
      let changes = params["contentChanges"]?.array ?? []
      document.open.texts[index].apply(
        changes, version: text?["version"]?.integer, client.encoding)
      if let start = changes.last?["range"]?["start"] {
        document.cursor = (index, document.open.texts[index].offset(of: start, client.encoding))
      }
      return touch(document, at: now)
    case "notebookDocument/didOpen":
      let texts = (params["cellTextDocuments"]?.array ?? []).map(Self.text)
      let directives = Self.directives(of: params["notebookDocument"]?["cells"])
      begin(OpenDocument(.jupyter, texts, uri: uri, directives: directives), uri, at: now)
    case "notebookDocument/didChange":
      guard let document = documents[uri], document.open.kind == .jupyter else { return nil }
      change(document, params["change"]?["cells"] ?? .null)
      return touch(document, at: now)
    case "textDocument/didSave", "notebookDocument/didSave":
      guard let document = documents[owners[uri]?.document ?? uri] else { return nil }
      document.liveRuns.filesChanged()
      playAgain(in: document)
      demand(document, at: now)
    case "textDocument/didClose", "notebookDocument/didClose": end(uri)
    case "initialized": watchFiles()
    case "workspace/didChangeWatchedFiles": filesChanged(params, at: now)
    default: break
    }
    return nil
  }

  // MARK: Files

  /// Asks the client to tell of changes of files that a cell may load.
  private func watchFiles() {
    guard client.watchesFiles else { return }
    let method = "workspace/didChangeWatchedFiles"
    ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": .string(method), "method": .string(method),
            "registerOptions": ["watchers": [["globPattern": "**/*.{csv,tsv,txt,json,log}"]]],
          ]
        ]
      ])
  }

  /// Runs the cells again that read a changed file.
  private func filesChanged(_ params: JSONValue, at now: Double) {
    let paths = (params["changes"]?.array ?? []).compactMap {
      $0["uri"]?.string.flatMap(DocumentPath.path)
    }
    for document in documents.values {
      guard let folder = document.open.folder else { continue }
      let names = paths.filter { $0.hasPrefix(folder) }.map { FilePath.split($0).name }
      // A file is known by its name: what stands before it may be written in many ways.
      guard document.liveRuns.filesChanged({ names.contains(FilePath.split($0).name) }) else {
        continue
      }
      document.due = now
      document.isReady = false
    }
  }

  // MARK: Opening and closing

  /// Whose document it is: scripts are known by their name too, all else must be Markdown.
  private static func kind(of text: JSONValue) -> OpenDocument.Kind? {
    let uri = text["uri"]?.string?.lowercased() ?? ""
    let language = text["languageId"]?.string ?? ""
    // JupyterLab sends the cells of a notebook as one text, in the kernel's language.
    if ["motion", "motionbook"].contains(language) || uri.hasSuffix(".motion") { return .script }
    let isMarkdown =
      ["markdown", "quarto", "myst"].contains(language)
      || [".md", ".markdown", ".qmd"].contains(where: uri.hasSuffix)
    return isMarkdown ? .markdown : nil
  }

  private static func text(_ item: JSONValue) -> OpenText {
    OpenText(
      uri: item["uri"]?.string ?? "", version: item["version"]?.integer,
      item["text"]?.string ?? "")
  }

  private func begin(_ open: OpenDocument, _ uri: String, at now: Double) {
    // A client that opens it again has forgotten what was said about it.
    end(uri)
    let document = EditedDocument(open, uri: uri, in: host)
    documents[uri] = document
    document.due = now
    own(document)
    order.append(uri)
    publish(uri)
  }

  private func own(_ document: EditedDocument) {
    for (index, text) in document.open.texts.enumerated() {
      owners[text.uri] = (document.uri, index)
    }
  }

  private func touch(_ document: EditedDocument, at now: Double) -> String {
    document.due = now + Self.pause
    order.removeAll { $0 == document.uri }
    order.append(document.uri)
    return document.uri
  }

  private func end(_ uri: String) {
    guard let document = documents[uri] else { return }
    endProgress(of: document)
    for text in document.open.texts {
      owners[text.uri] = nil
      if document.published[text.uri] != nil { clear(text.uri) }
    }
    documents[uri] = nil
    order.removeAll { $0 == uri }
  }

  private func clear(_ uri: String) {
    notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
  }

  /// The tags of cells, by the address of their text.
  private static func directives(of cells: JSONValue?) -> [String: CellDirectives] {
    var all: [String: CellDirectives] = [:]
    for cell in cells?.array ?? [] {
      guard let uri = cell["document"]?.string else { continue }
      // Visual Studio Code wraps the notebook's own metadata.
      let metadata = cell["metadata"]
      let tags = (metadata?["tags"] ?? metadata?["metadata"]?["tags"])?.array ?? []
      var directives = CellDirectives.none
      directives.add(tags: tags.compactMap(\.string))
      all[uri] = directives
    }
    return all
  }

  /// Changes the cells of a notebook of Jupyter.
  private func change(_ document: EditedDocument, _ cells: JSONValue) {
    for changed in [cells["data"], cells["structure"]?["array"]?["cells"]] {
      document.open.directives.merge(Self.directives(of: changed)) { $1 }
    }
    if let structure = cells["structure"] {
      let opened = (structure["didOpen"]?.array ?? []).map(Self.text)
      let start = structure["array"]?["start"]?.integer ?? 0
      let count = structure["array"]?["deleteCount"]?.integer ?? 0
      let new = (structure["array"]?["cells"]?.array ?? []).compactMap { $0["document"]?.string }
      var texts = document.open.texts
      guard texts.indices.contains(start) || start == texts.count else { return }
      let removed = start..<start + min(max(count, 0), texts.count - start)
      for text in texts[removed] where !new.contains(text.uri) {
        owners[text.uri] = nil
        document.published[text.uri] = nil
        clear(text.uri)
      }
      let kept = texts
      // A cell that only moves is not opened again.
      texts.replaceSubrange(
        removed, with: new.compactMap { uri in (opened + kept).first { $0.uri == uri } })
      document.open.texts = texts
      document.cursor = nil
      own(document)
    }
    for content in cells["textContent"]?.array ?? [] {
      guard let (owner, index) = owner(of: content["document"]?["uri"]?.string),
        owner === document
      else { continue }
      document.open.texts[index].apply(
        content["changes"]?.array ?? [], version: content["document"]?["version"]?.integer,
        client.encoding)
    }
  }
}
