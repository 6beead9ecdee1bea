import Diagnostics
import LineEditing
import Platform
import Playing
import Terminal
import Text

/// The prompt: reads entries, runs them and shows the current time.
final class Prompting {
  let workbook: Workbook
  let host: TerminalHost
  private let isQuiet: Bool
  /// A line to run before the first entry, as if it had been typed.
  private let opening: String?
  private let color: Bool
  let environment = ProcessEnvironment.current
  private let history: HistoryFile?
  private var hasReportedHistoryProblem = false

  init(
    _ workbook: Workbook, in host: TerminalHost, usesHistory: Bool, isQuiet: Bool,
    isColored: Bool, opening: String? = nil
  ) {
    self.workbook = workbook
    self.host = host
    self.isQuiet = isQuiet
    self.opening = opening
    color = isColored
    let path = usesHistory ? HistoryFile.defaultPath(environment: environment) : nil
    history = path.map { HistoryFile(path: $0) }
  }

  func run() -> Status {
    Interrupt.keepSession()
    guard let editor = makeEditor() else {
      if isAtScreen { Console.error("warning: the line editor cannot start, so keys do not edit") }
      return runWithoutEditor()
    }
    if !isQuiet { greet() }
    let keeping = SessionKeeping(environment: environment)
    keeping.reportUnreadable()
    let orphan = recover(from: keeping, with: editor)
    begin(keeping)
    // The lines are now in this session's own journal.
    if keeping.isKeeping { orphan?.discard() }
    host.pager = Pager(environment: environment)
    let external = ExternalEditor(environment: environment)
    external.removeLeftovers()
    host.editing = EntryEditing(external)
    var offered: String?
    playEntries {
      // The reader's own guess goes in before the cell runs.
      if let guess = workbook.waitingGuess, guess != offered { editor.remember(guess) }
      offered = workbook.waitingGuess
      defer { editor.hasFailed = false }
      return readEntry(editor)
    } ended: { ending in
      editor.hasFailed = ending == .failed
      // Offer the translation of pasted code for editing.
      if let offer = host.popOffer() { editor.remember(offer) }
      // Let the user edit and rerun the cell that the lesson ran.
      if let ran = workbook.popRanCell() { editor.remember(ran) }
    }
    end(keeping)
    return .good
  }

  /// Suggests a first line that works, and where to go from there.
  private func greet() {
    Console.out(
      """
      Motionbook. Try: plot bounceOut
      `help` gives an overview; `lesson fall` starts the course.
      """)
  }

  private func begin(_ keeping: SessionKeeping) {
    host.keeping = keeping
    workbook.beginKeeping()
  }

  private func end(_ keeping: SessionKeeping) {
    workbook.leave()
    keeping.end()
  }

  private func makeEditor() -> LineEditor? {
    LineEditor(
      configuration: LineEditor.Configuration(
        programName: "motionbook", color: color,
        history: { [history] in history?.load(limit: LineEditor.historyLimit) ?? [] },
        styles: { [workbook] text, cursor in
          workbook.highlights(in: text, cursor: cursor).map {
            StyledRange($0.range, PromptColors.style(of: $0.role))
          }
        },
        openDepth: { [workbook] text, cursor in
          Self.openDepth(text, cursor, workbook)
        },
        explain: { [workbook, console = host.console] text, cursor, columns, rows in
          Self.help(text, cursor, columns: columns, rows: rows, workbook, console)
        },
        meanwhile: { [workbook] isKeyWaiting in workbook.prepareReplays(isInterrupted: isKeyWaiting)
        },
        edit: { [host] text in Self.edited(text, host) },
        complete: { [workbook, environment] text, cursor in
          FileNames.completion(text, cursor, workbook, environment: environment)
            ?? LessonNames.completion(text, cursor, workbook)
            ?? Self.completions(text, cursor, workbook)
        }))
  }

  /// The indentation of an entry's next line, in levels; nil if the entry is complete.
  private static func openDepth(_ text: String, _ cursor: Int, _ workbook: Workbook) -> Int? {
    guard workbook.isIncomplete(workbook.transcript(of: text).code) else { return nil }
    let before = String.UnicodeScalarView(text.unicodeScalars.prefix(cursor))
    return workbook.openBrackets(in: String(before))
  }

  private static func edited(_ text: String, _ host: TerminalHost) -> String? {
    do throws(Mistake) {
      return try host.editing?.edited(text)
    } catch {
      host.show(Diagnostic(error, at: nil), from: .entry)
      return nil
    }
  }

  private static func completions(
    _ text: String, _ cursor: Int, _ workbook: Workbook
  ) -> CompletionResult {
    let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(cursor)))
    let completions = workbook.completions(for: before)
    return CompletionResult(
      start: cursor - completions.word.unicodeScalars.count,
      candidates: completions.candidates.map {
        CompletionResult.Candidate($0.text, summary: $0.summary, suffix: $0.suffix)
      }, hint: completions.hint)
  }

  // MARK: Entries

  private var place: String {
    "\(name) t=\(NumberFormat.rounded(workbook.time, decimals: 4))s> "
  }

  private var isAtScreen: Bool { Terminal.isTerminal(STDOUT_FILENO) }

  /// Plays entries until one quits or there is no other.
  ///
  /// - Parameters:
  ///   - next: Reads an entry, which may be empty; nil at the end.
  ///   - ended: Called after each entry that does not quit.
  private func playEntries(
    _ next: () -> String?, ended: (RunStatus) -> Void = { _ in }
  ) {
    if let opening { play(opening) }
    while let entry = next() {
      if entry.isEmpty { continue }
      guard let ending = play(entry) else { return }
      ended(ending)
    }
  }

  /// Reads a complete entry, of several lines if brackets are open; nil at the end.
  ///
  /// On most terminals, the editor itself asks for the missing lines.
  private func readEntry(_ editor: LineEditor) -> String? {
    var lines: [String] = []
    while true {
      let place = place
      let margin = String(repeating: " ", count: max(0, place.count - 4)) + "... "
      let prompt = Prompt(
        lines.isEmpty ? place : margin, margin: margin, style: color ? .strong : .plain)
      if let typed = host.popTyped() { editor.putBack(typed) }
      switch editor.readLine(prompt: prompt, draft: host.editing?.popDraft() ?? "") {
      case .interrupted: return ""
      // In the middle of an entry, Ctrl-D discards it; on an empty line, it ends the session.
      case .endOfFile: return lines.isEmpty ? nil : ""
      case .line(let line):
        if lines.isEmpty, line.allSatisfy(\.isWhitespace) { return workbook.emptyLine }
        lines.append(line)
        let entry = workbook.transcript(of: lines.joined(separator: "\n"))
        if workbook.isIncomplete(entry.code) { continue }
        remember(lines.joined(separator: "\n"), editor)
        if let remark = entry.remark { Console.out(remark) }
        return entry.code
      }
    }
  }

  private func remember(_ entry: String, _ editor: LineEditor) {
    guard !entry.allSatisfy(\.isWhitespace) else { return }
    editor.remember(entry)
    guard let history else { return }
    do {
      // Another process may hold the file for long, so only one line waits for it.
      try history.append(entry, patience: hasReportedHistoryProblem ? .zero : .seconds(1))
    } catch {
      if !hasReportedHistoryProblem { Console.error("warning: \(error.sentence)") }
      hasReportedHistoryProblem = true
    }
  }

  /// Plays an entry. Returns how it ended; nil if it quits.
  @discardableResult
  private func play(_ entry: String) -> RunStatus? {
    host.begin(entry, isLessonStep: workbook.lessonPlace != nil && entry == workbook.emptyLine)
    let ending = workbook.play(Source(entry), from: .entry)
    host.editing?.ended(entry)
    Interrupt.clear()
    if ending == .quit { return nil }
    host.keeping?.rewriteJournal()
    return ending
  }

  /// Reads plain lines without editing, on a terminal that libedit cannot use.
  private func runWithoutEditor() -> Status {
    let keeping = SessionKeeping(environment: environment)
    begin(keeping)
    var input = PlainLines()
    playEntries { readEntry(&input) }
    end(keeping)
    return .good
  }

  /// Reads a complete entry without editing; nil at the end.
  private func readEntry(_ input: inout PlainLines) -> String? {
    var lines: [String] = []
    while true {
      if isAtScreen { host.console.show(TerminalText(lines.isEmpty ? place : "... ")) }
      switch input.next(continuing: !lines.isEmpty) {
      case .ended: return nil
      case .interrupted:
        if isAtScreen { Console.out("") }
        return ""
      case .line(let line):
        if lines.isEmpty, line.allSatisfy(\.isWhitespace) { return workbook.emptyLine }
        lines.append(line)
        let entry = lines.joined(separator: "\n")
        if !workbook.isIncomplete(entry) { return entry }
      }
    }
  }
}

/// The help that F1 shows below the line.
extension Prompting {
  /// Help on the word at the cursor, cut to the available rows.
  package static func help(
    _ text: String, _ cursor: Int, columns: Int, rows: Int, _ workbook: Workbook, _ console: Console
  ) -> [WrittenLine] {
    let help = workbook.help(at: cursor, in: text)
    let lines = console.lines(of: help.outputs, columns: columns)
    guard lines.count > rows else { return lines }
    let rest = help.subject.map { " `help \($0)` shows the rest" } ?? ""
    return lines.prefix(rows - 1) + [WrittenLine("  …\(rest)", style: .dim)]
  }
}

/// The prompt in a lesson.
extension Prompting {
  /// The prompt's name: the place in a lesson, or `motion`.
  package var name: String { workbook.lessonPlace ?? "motion" }
}
