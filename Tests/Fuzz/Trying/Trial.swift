import Advice
import Diagnostics
import Workbooks

/// Runs a program and holds it against the laws of a session.
struct Trial {
  private let program: Program

  /// Frames and rounds after which an entry is stopped, as Ctrl-C would.
  private static let patience = 1_000
  /// The same for what runs all of it again.
  private static let longPatience = 1_000_000

  init(_ program: Program) { self.program = program }

  /// What does not hold; none where all does.
  func complaints() -> [Complaint] {
    switch program.kind {
    case .prompt, .physics: typed()
    case .script: script()
    case .notebook: NotebookTrial(program.bytes).complaints()
    }
  }

  private func script() -> [Complaint] {
    let surroundings = WatchingSurroundings()
    let workbook = Workbook(in: surroundings, adviser: SceneAdviser())
    surroundings.wait(Self.patience)
    let text = String(decoding: program.bytes, as: UTF8.self)
    _ = workbook.isIncomplete(text)
    _ = workbook.openBrackets(in: text)
    workbook.run(Source(text, name: "script"))
    return surroundings.complaints
  }

  // MARK: At a prompt

  private func typed() -> [Complaint] {
    let surroundings = WatchingSurroundings()
    let workbook = Workbook(in: surroundings, adviser: SceneAdviser())
    workbook.beginKeeping()
    let first = type(program.texts, into: workbook, surroundings)
    // Another session, a file or a note of a person's own is not in the journal's power, and what
    // only looked stays in the history when all is undone.
    guard isSelfContained else { return surroundings.complaints }
    undoAll(workbook, surroundings)
    let second = type(program.texts, into: workbook, surroundings)
    surroundings.note(Complaint("the same lines, the same answers", first, second))
    let recovered = recovered(surroundings.kept)
    let end = probe(workbook, surroundings)
    surroundings.note(Complaint("a journal leads to the same", end, recovered))
    surroundings.note(checked(workbook, surroundings))
    undoAll(workbook, surroundings)
    surroundings.note(
      Complaint("undo leads to the start", untouched, probe(workbook, surroundings)))
    return surroundings.complaints
  }

  private var isSelfContained: Bool {
    let outward = [
      "open", "save", "sessions", "replay", "check", "history", "quit", "exit", ":q", "into",
    ]
    return !program.texts.contains { text in outward.contains { text.contains($0) } }
  }

  private func type(
    _ entries: [String], into workbook: Workbook, _ surroundings: WatchingSurroundings
  ) -> String {
    _ = surroundings.take()
    for (index, entry) in entries.enumerated() {
      _ = workbook.isIncomplete(entry)
      let count = (31 * index + 7) % (entry.unicodeScalars.count + 1)
      let begun = String(String.UnicodeScalarView(entry.unicodeScalars.prefix(count)))
      _ = workbook.completions(for: begun)
      surroundings.wait(Self.patience)
      workbook.run(Source(Transcript(entry).code), from: .entry)
    }
    return surroundings.take()
  }

  // MARK: Laws

  /// Where a session stands, to the last bit.
  private func probe(_ workbook: Workbook, _ surroundings: WatchingSurroundings) -> String {
    surroundings.wait(Self.longPatience)
    _ = surroundings.take()
    surroundings.isExact = true
    for look in Self.looks(in: workbook) { workbook.run(Source(look), from: .entry) }
    surroundings.isExact = false
    return surroundings.take()
  }

  /// What tells where a session stands: of what it has, as a mistake would tell nothing.
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
    let surroundings = WatchingSurroundings()
    return probe(Workbook(in: surroundings, adviser: SceneAdviser()), surroundings)
  }

  /// Where the statements of a journal lead.
  private func recovered(_ statements: [String]) -> String {
    let surroundings = WatchingSurroundings()
    let workbook = Workbook(in: surroundings, adviser: SceneAdviser())
    surroundings.wait(Self.longPatience)
    _ = workbook.bringBack(statements)
    return probe(workbook, surroundings)
  }

  /// A session, saved as a notebook, says what it said.
  private func checked(
    _ workbook: Workbook, _ surroundings: WatchingSurroundings
  ) -> Complaint? {
    surroundings.wait(Self.longPatience)
    _ = surroundings.take()
    let ending = workbook.run(Source("check"), from: .entry)
    let said = surroundings.take()
    return ending == .finished || surroundings.hasInterrupted
      ? nil : Complaint("a session agrees with itself", said)
  }

  private func undoAll(_ workbook: Workbook, _ surroundings: WatchingSurroundings) {
    surroundings.wait(Self.longPatience)
    for _ in 0..<500 where workbook.run(Source("undo"), from: .entry) != .finished { break }
    _ = surroundings.take()
  }
}
