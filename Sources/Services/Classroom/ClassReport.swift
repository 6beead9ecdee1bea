import JSON
import Notebooks

/// The record of a class: a notebook with the cells up to the last question, and what was guessed. It
/// tells of guesses, never of people.
struct ClassReport {
  private let state: ClassState
  /// The heading that was written last.
  private var heading = ""
  private var entries: [NotebookWriter.Entry] = []

  /// The notebook, without the outputs of its cells.
  static func text(of state: ClassState) -> String {
    var report = ClassReport(state: state)
    report.write()
    return NotebookWriter.text(report.entries)
  }

  /// Its first line. A file that begins with it may be replaced.
  static func title(of notebook: ClassNotebook) -> String {
    "What the class guessed: \(notebook.title)"
  }

  private init(state: ClassState) { self.state = state }

  private mutating func write() {
    entries.append(.title(Self.title(of: state.notebook)))
    let asked = state.questions.filter { question in
      question.hasGuesses || question.state != .closed && question.state != .skipped
    }
    guard let last = asked.map(\.step).max() else {
      entries.append(.note("No question was opened."))
      return
    }
    entries.append(
      .note(
        "These are the cells of the class, up to its last question. Each row has the guesses of one person; a "
          + "dash means no guess in that vote."))
    for (step, piece) in state.notebook.steps[...last].enumerated() {
      guard let cell = piece.cell else { continue }
      if piece.title != heading, piece.title != state.notebook.title {
        entries.append(.heading(piece.title))
        heading = piece.title
      }
      var directives = cell.directives
      if piece.mistake != nil { directives.expectsError = true }
      entries.append(.cell(code: cell.code, output: "", directives: directives))
      for question in asked where question.step == step { write(question) }
    }
  }

  private mutating func write(_ question: ClassQuestion) {
    let (asked, poll) = (question.asked, question.poll(without: state.hidden))
    let alone = question.guessesApart(without: state.hidden)
    let others = alone.count == 1 ? "1 person" : "\(alone.count) people"
    let words = alone.map(asked.written).joined(separator: ", ")
    let left =
      alone.isEmpty ? [] : ["\(others) had guessed alone before, and knew the answer: \(words)."]
    entries.append(.note((asked.sentences(on: poll) + left).joined(separator: " ")))
    let pairs = question.pairs(without: state.hidden)
    guard !pairs.isEmpty else { return }
    entries.append(.note(table(pairs, question)))
    entries.append(
      .quoted(asked.picture(of: poll).joined(separator: "\n"), language: "text"))
  }

  private func table(
    _ pairs: [(first: JSONValue?, second: JSONValue?)], _ question: ClassQuestion
  ) -> String {
    let unit = question.asked.unit.isEmpty ? "" : ", \(question.asked.unit)"
    let hasSecond = question.vote == 2
    var lines = ["| First vote\(unit) |" + (hasSecond ? " Second vote\(unit) |" : "")]
    lines.append("| ---: |" + (hasSecond ? " ---: |" : ""))
    for pair in pairs {
      let cells = [pair.first] + (hasSecond ? [pair.second] : [])
      lines.append("|" + cells.map { " \($0.map(question.asked.written) ?? "–") |" }.joined())
    }
    return lines.joined(separator: "\n")
  }
}
