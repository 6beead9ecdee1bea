import Advice
import Diagnostics
import Playing

/// Runs a program and holds it against the laws of a session.
struct Trial {
  private let program: Program

  /// Frames and rounds after which an entry is stopped, as Ctrl-C would.
  private static let patience = 1_000
  /// The same for what runs all of it again.
  private static let longPatience = 1_000_000

  init(_ program: Program) { self.program = program }

  /// The laws that do not hold; empty if all do.
  func complaints() -> [Complaint] {
    switch program.kind {
    case .prompt, .physics: typed()
    case .script: script()
    case .notebook: NotebookTrial(program.bytes).complaints()
    // Only the program has folders.
    case .folder: []
    }
  }

  private func script() -> [Complaint] {
    let host = WatchingHost()
    let workbook = Workbook(in: host, adviser: SceneAdviser())
    host.wait(Self.patience)
    let text = String(decoding: program.bytes, as: UTF8.self)
    _ = workbook.isIncomplete(text)
    _ = workbook.openBrackets(in: text)
    workbook.play(Source(text, name: "script"))
    return host.complaints
  }

  // MARK: At a prompt

  private func typed() -> [Complaint] {
    let host = WatchingHost()
    let workbook = Workbook(in: host, adviser: SceneAdviser())
    workbook.beginKeeping()
    let first = type(program.texts, into: workbook, host)
    // Another session, a file or a note of a person's own is not in the journal's power, and what
    // only looked stays in the history when all is undone.
    guard isSelfContained else { return host.complaints }
    undoAll(workbook, host)
    let second = type(program.texts, into: workbook, host)
    host.note(Complaint("the same lines, the same answers", first, second))
    let recovered = recovered(host.kept)
    let end = probe(workbook, host)
    host.note(Complaint("a journal leads to the same", end, recovered))
    host.note(checked(workbook, host))
    export(workbook, host)
    undoAll(workbook, host)
    host.note(
      Complaint("undo leads to the start", untouched, probe(workbook, host)))
    return host.complaints
  }

  private var isSelfContained: Bool {
    let outward = [
      "open", "save", "sessions", "replay", "check", "history", "quit", "exit", ":q", "into",
    ]
    return !program.texts.contains { text in outward.contains { text.contains($0) } }
  }

  private func type(
    _ entries: [String], into workbook: Workbook, _ host: WatchingHost
  ) -> String {
    _ = host.drain()
    for (index, entry) in entries.enumerated() {
      _ = workbook.isIncomplete(entry)
      let count = (31 * index + 7) % (entry.unicodeScalars.count + 1)
      let begun = String(String.UnicodeScalarView(entry.unicodeScalars.prefix(count)))
      _ = workbook.completions(for: begun)
      host.wait(Self.patience)
      workbook.play(Source(workbook.transcript(of: entry).code), from: .entry)
    }
    return host.drain()
  }

  /// Any scene can be written as code, as a page and for Jupyter.
  private func export(_ workbook: Workbook, _ host: WatchingHost) {
    host.wait(Self.longPatience)
    for form in ["swift", "css", "html", "ipynb", "svg"] {
      workbook.play(Source("export \"scene.\(form)\" replacing"), from: .entry)
    }
    _ = host.drain()
  }

  // MARK: Laws

  /// Where a session stands, to the last bit.
  private func probe(_ workbook: Workbook, _ host: WatchingHost) -> String {
    host.wait(Self.longPatience)
    _ = host.drain()
    host.isExact = true
    for look in Self.looks(in: workbook) { workbook.play(Source(look), from: .entry) }
    host.isExact = false
    return host.drain()
  }

  /// Entries that show where a session stands, about objects that it has: a mistake shows nothing.
  private static func looks(in workbook: Workbook) -> [String] {
    let known = Set(workbook.completions(for: "print ").candidates.map(\.text))
    let views = ProgramWriter.views.filter { known.contains($0) }.flatMap { view in
      [
        "print \(view).center, \(view).size, \(view).rotation, \(view).velocity, \(view).alpha",
        "table \(view).center, \(view).rotation, \(view).presentation.center", "forces \(view)",
      ]
    }
    let names = ProgramWriter.names.filter { known.contains($0) }.map { "print \($0)" }
    return ["show", "show stage", "events", "items", "forks"] + views + names + ["print random()"]
  }

  private var untouched: String {
    let host = WatchingHost()
    return probe(Workbook(in: host, adviser: SceneAdviser()), host)
  }

  /// Where the statements of a journal lead.
  private func recovered(_ statements: [String]) -> String {
    let host = WatchingHost()
    let workbook = Workbook(in: host, adviser: SceneAdviser())
    host.wait(Self.longPatience)
    _ = workbook.bringBack(statements)
    return probe(workbook, host)
  }

  /// A session, saved as a notebook, says what it said.
  private func checked(
    _ workbook: Workbook, _ host: WatchingHost
  ) -> Complaint? {
    host.wait(Self.longPatience)
    _ = host.drain()
    let ending = workbook.play(Source("check"), from: .entry)
    let said = host.drain()
    return ending == .finished || host.hasInterrupted
      ? nil : Complaint("a session agrees with itself", said)
  }

  private func undoAll(_ workbook: Workbook, _ host: WatchingHost) {
    host.wait(Self.longPatience)
    for _ in 0..<500 where workbook.play(Source("undo"), from: .entry) != .finished { break }
    _ = host.drain()
  }
}
