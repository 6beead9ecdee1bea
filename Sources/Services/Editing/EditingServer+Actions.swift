import Diagnostics
import Files
import JSON
import Language
import Notebooks
import Playing

/// Actions that change a text, or run a cell on demand.
extension EditingServer {
  /// The layout of `format`. A cell with a mistake stays as it is, because its output shows the line.
  func formatting(_ question: Question) -> JSONValue {
    let document = question.document
    guard let pieces = question.pieces else { return .null }
    let text = question.text
    if document.open.kind == .script {
      return edits(text, to: CodeLayout.formatted(text.text).map { $0 + "\n" })
    }
    var codes: [Int: String] = [:]
    for piece in pieces {
      let run = document.liveRuns.run(of: piece.cell)
      let isShown = run.map { $0.ending.mistake != nil || !$0.remarks.isEmpty } ?? false
      guard !piece.cell.directives.isSkipped, !piece.cell.directives.expectsError, !isShown else {
        continue
      }
      codes[piece.cell.index] = CodeLayout.formatted(piece.cell.code)
    }
    guard let notebook = document.open.notebook else { return edits(text, to: codes.values.first) }
    return edits(text, to: notebook.replacingCode(codes))
  }

  private func edits(_ text: OpenText, to new: String?) -> JSONValue {
    guard let new, let edit = text.edit(to: new) else { return [] }
    return [
      ["range": text.range(edit.range, client.encoding), "newText": .string(edit.text)]
    ]
  }

  func codeAction(_ question: Question) -> JSONValue {
    let document = question.document
    let text = question.text
    let kinds = question.params["context"]?["only"]?.array?.compactMap(\.string)
    func isAsked(_ kind: String) -> Bool {
      // `source` asks for `source.fixAll`, too, and no word for all.
      kinds?.contains { $0.isEmpty || (kind + ".").hasPrefix($0 + ".") } ?? true
    }
    guard let range = text.offsets(of: question.params["range"], client.encoding) else {
      return .null
    }
    var actions: [JSONValue] = []
    for piece in question.pieces ?? [] where isAsked(Self.quickFix) {
      let findings = document.findings(about: piece).filter {
        $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
      }
      for finding in findings {
        for fix in finding.fixes {
          actions.append(
            action(
              fix.title, workspaceEdit([(text, fix.range, fix.text)]),
              isPreferred: finding.fixes.count == 1))
        }
      }
      if findings.contains(where: { $0.code == "drifted" }), let edit = acceptance(piece, document)
      {
        actions.append(action("Accept this output", edit))
      }
    }
    if isAsked(Self.fixAll) {
      let fixes = certainFixes(in: question)
      // Without a wish for it, one fix is not listed twice.
      if fixes.count > (kinds == nil ? 1 : 0) {
        let edit = workspaceEdit(fixes.map { (text, $0.range, $0.text) })
        actions.append(["title": "Fix all mistakes", "kind": .string(Self.fixAll), "edit": edit])
      }
    }
    return .array(actions)
  }

  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll"

  /// The fixes of a text's mistakes that have one alone, as far as none is within another.
  private func certainFixes(in question: Question) -> [(range: Range<Int>, text: String)] {
    let all = question.document.findings(inText: question.textIndex).filter { $0.fixes.count == 1 }
      .flatMap(\.fixes).sorted { $0.range.lowerBound < $1.range.lowerBound }
    var fixes: [(range: Range<Int>, text: String)] = []
    for fix in all where fixes.last.map({ $0.range.upperBound <= fix.range.lowerBound }) ?? true {
      fixes.append((fix.range, fix.text))
    }
    return fixes
  }

  private func action(_ title: String, _ edit: JSONValue, isPreferred: Bool = false) -> JSONValue {
    let base: [String: JSONValue] = [
      "title": .string(title), "kind": .string(Self.quickFix), "edit": edit,
    ]
    return .object(isPreferred ? base.merging(["isPreferred": true]) { $1 } : base)
  }

  private func acceptance(_ piece: Piece, _ document: EditedDocument) -> JSONValue? {
    let text = document.text(of: piece)
    guard let new = document.acceptedText(of: piece), let edit = text.edit(to: new) else {
      return nil
    }
    return workspaceEdit([(text, edit.range, edit.text)])
  }

  // MARK: Commands

  func execute(_ params: JSONValue, at now: Double) throws(Refusal) -> JSONValue {
    let arguments = params["arguments"]?.array ?? []
    guard let command = params["command"]?.string.flatMap(CellCommand.init(rawValue:)) else {
      throw .invalid("there is no such command")
    }
    guard let (document, text) = owner(of: arguments.first?.string),
      let (index, offset) = cell(arguments.dropFirst().first, of: document, in: text)
    else { throw .invalid("there is no such cell") }
    let cell = document.open.pieces[index].cell
    document.jobs.append(.init(command: command, cell: cell, offset: offset))
    document.liveRuns.look(at: index)
    // An accepted output has been seen, so that it needs no more than the other cells.
    if command == .accept { document.due = now } else { demand(document, cell: index, at: now) }
    return .null
  }

  /// The cell that a command names: by its number, or by a position in it, which is then an offset in its code.
  private func cell(
    _ place: JSONValue?, of document: EditedDocument, in text: Int
  ) -> (index: Int, offset: Int?)? {
    if let index = place?.integer {
      return document.open.pieces.indices.contains(index) ? (index, nil) : nil
    }
    guard place?["line"] != nil else { return nil }
    let offset = document.open.texts[text].offset(of: place, client.encoding)
    return document.place(at: offset, in: text).map { ($0.piece.cell.index, $0.offset) }
  }

  func run(_ job: EditedDocument.Job, in document: EditedDocument) {
    let piece = document.open.pieces[job.cell.index]
    switch job.command {
    case .run:
      guard let output = document.liveRuns.output(of: piece.cell) else {
        return again(job, in: document)
      }
      report(output.text, of: piece, in: document)
    case .world:
      let offset = job.offset ?? piece.cell.code.utf8.count
      guard let world = writtenWorld(at: offset, of: piece, in: document) else {
        if !host.isInterrupted { warn("The cells above this one do not run.") }
        return again(job, in: document)
      }
      report(world, of: piece, in: document)
    case .play: play(job, of: document)
    case .accept:
      guard let edit = acceptance(piece, document) else { return }
      ask("workspace/applyEdit", ["label": "Accept", "edit": edit])
    }
  }

  private func report(_ output: String, of piece: Piece, in document: EditedDocument) {
    notify(
      "motionbook/output",
      [
        "uri": .string(document.text(of: piece).uri), "cell": .integer(piece.cell.index),
        "text": .string(output),
      ])
    notify("window/logMessage", ["type": 3, "message": .string(output)])
    if !client.showsOutput {
      notify("window/showMessage", ["type": 3, "message": .string(Self.message(of: output))])
    }
  }

  /// What a cell printed, as a message, which every client shows: its beginning, where it is long.
  private static func message(of output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard !output.isEmpty else { return "The cell prints nothing." }
    guard lines.count > messageLines else { return output }
    return lines.prefix(messageLines).joined(separator: "\n") + "\n… (\(lines.count) lines)"
  }

  private static let messageLines = 30

  /// Does a job later if it was stopped.
  private func again(_ job: EditedDocument.Job, in document: EditedDocument) {
    if host.isInterrupted { document.jobs.insert(job, at: 0) }
  }

  /// Makes the page of the cell that was played last again, for whoever looks at it.
  func playAgain(in document: EditedDocument) {
    guard let (index, count) = document.played, document.open.pieces.count == count else { return }
    let cell = document.open.pieces[index].cell
    document.jobs.removeAll { !$0.isAsked }
    document.jobs.append(.init(command: .play, cell: cell, isAsked: false))
  }

  /// Makes the page of a cell and what its scene runs before it.
  private func play(_ job: EditedDocument.Job, of document: EditedDocument) {
    let scene = document.liveRuns.range(around: job.cell.index)
    // A scene that reads a trace of another one needs all before it.
    for first in [scene.lowerBound, 0] {
      let cells = document.open.pieces[first...job.cell.index].map(\.cell)
      let text = NotebookWriter.text(
        cells.map { .cell(code: $0.code, output: "", directives: $0.directives) })
      guard let notebook = try? NotebookDocument(text: text) else { return }
      let name = document.open.notebook?.title ?? "motion"
      do {
        guard
          let page = try host.page(
            of: notebook, named: name, in: document.open.folder ?? ".", engine: engine)
        else { return again(job, in: document) }
        document.played = (job.cell.index, document.open.pieces.count)
        let file = Self.fileName(name, of: document)
        return send(
          .show(Preview(page: page, title: name, name: file, isOpened: job.isAsked)))
      } catch {
        guard first == 0 else { continue }
        if job.isAsked { warn("There is no page: \(error.mistake.message).") }
        return
      }
    }
  }

  /// A name of its own for the page of each document, also of those with the same title.
  private static func fileName(_ title: String, of document: EditedDocument) -> String {
    let letters = title.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    return "\(letters.prefix(40))-\(Fingerprint(text: document.uri).written)"
  }

  /// A page was written: the client is asked to show it.
  ///
  /// - Parameter folder: Where its files are.
  public func shown(_ preview: Preview, in folder: String) -> [Effect] {
    let path = "\(folder)/\(preview.frame)"
    func uri(_ path: String) -> JSONValue { .string(DocumentPath.uri(of: path)) }
    if client.showsPages {
      notify(
        "motionbook/page",
        [
          "uri": uri("\(folder)/\(preview.pageFile)"), "title": .string(preview.title),
          "isOpened": .flag(preview.isOpened),
        ])
    } else if preview.isOpened, client.showsDocuments {
      ask("window/showDocument", ["uri": uri(path), "external": true])
    } else if preview.isOpened {
      notify("window/showMessage", ["type": 3, "message": .string("The page is \(path).")])
    }
    return drainEffects()
  }

  /// Tells the user what went wrong.
  public func complain(_ message: String) -> [Effect] {
    warn(message)
    return drainEffects()
  }

  private func warn(_ message: String) {
    notify("window/showMessage", ["type": 2, "message": .string(message)])
  }
}
