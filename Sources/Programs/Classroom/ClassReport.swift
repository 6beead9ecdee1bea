import MotionNumbers
import Notebooks
import Text

/// What is left of a class: a notebook with the cells up to the last question, and what was guessed. It
/// tells of guesses, never of people.
struct ClassReport {
  private let hour: ClassHour
  /// The heading that was written last.
  private var heading = ""
  private var entries: [NotebookWriter.Entry] = []

  /// The notebook, without the outputs of its cells.
  static func text(of hour: ClassHour) -> String {
    var report = ClassReport(hour: hour)
    report.write()
    return NotebookWriter.text(report.entries)
  }

  /// Its first line. A file that begins with it may be replaced.
  static func title(of notebook: ClassNotebook) -> String {
    "What the class guessed: \(notebook.title)"
  }

  private init(hour: ClassHour) { self.hour = hour }

  private mutating func write() {
    entries.append(.title(Self.title(of: hour.notebook)))
    let asked = hour.questions.filter { $0.state != .closed }
    guard let last = asked.map(\.step).max() else {
      entries.append(.note("No question was opened."))
      return
    }
    entries.append(
      .note(
        "These are the cells of the class, up to its last question. Each row has the guesses of one person; a "
          + "dash means no guess in that vote."))
    for (step, piece) in hour.notebook.steps[...last].enumerated() {
      guard let cell = piece.cell else { continue }
      if piece.title != heading, piece.title != hour.notebook.title {
        entries.append(.heading(piece.title))
        heading = piece.title
      }
      entries.append(.cell(code: cell.code, output: "", directives: cell.directives))
      for question in asked where question.step == step { write(question) }
    }
  }

  private mutating func write(_ question: ClassQuestion) {
    let pairs = question.pairs(without: hour.hidden)
    entries.append(.note(sentences(question)))
    guard !pairs.isEmpty else { return }
    entries.append(.note(table(pairs, question)))
    let votes = (1...question.vote).map { question.values(vote: $0, without: hour.hidden) }
    entries.append(
      .quoted(
        GuessPlot(votes, answer: question.answer).lines.joined(separator: "\n"), language: "text"))
  }

  // MARK: Words

  private func sentences(_ question: ClassQuestion) -> String {
    let asked = question.asked
    let moment = asked.time.map { "at \(NumberFormat.time($0))" } ?? "when all is at rest"
    var sentences = [
      "**`\(asked.expression)` \(moment) is \(asked.answer)\(unit(question)).**"
    ]
    for vote in 1...question.vote {
      sentences.append(sentence(question.values(vote: vote, without: hour.hidden), vote, question))
    }
    return sentences.joined(separator: " ")
  }

  private func sentence(_ values: [Double], _ vote: Int, _ question: ClassQuestion) -> String {
    let name = vote == 1 ? "first" : "second"
    guard let middle = values.quantile(0.5) else { return "Nobody guessed in the \(name) vote." }
    let guesses = values.count == 1 ? "1 guess" : "\(values.count) guesses"
    let near = question.nearness
    let hits = values.count { abs($0 - question.answer) <= near }
    let those = hits == 0 ? "none" : String(hits)
    return "In the \(name) vote there were \(guesses): the middle one was "
      + "\(Self.written(middle))\(unit(question)), and \(those) came within "
      + "\(Self.written(near))\(unit(question))."
  }

  private func table(
    _ pairs: [(first: Double?, second: Double?)], _ question: ClassQuestion
  ) -> String {
    let unit = question.asked.unit.isEmpty ? "" : ", \(question.asked.unit)"
    let hasSecond = question.vote == 2
    var lines = ["| First vote\(unit) |" + (hasSecond ? " Second vote\(unit) |" : "")]
    lines.append("| ---: |" + (hasSecond ? " ---: |" : ""))
    for pair in pairs {
      let cells = [pair.first] + (hasSecond ? [pair.second] : [])
      lines.append("|" + cells.map { " \($0.map(Self.written) ?? "–") |" }.joined())
    }
    return lines.joined(separator: "\n")
  }

  private func unit(_ question: ClassQuestion) -> String {
    question.asked.unit.isEmpty ? "" : " " + question.asked.unit
  }

  /// A guess, as it was dragged or typed.
  static func written(_ value: Double) -> String { NumberFormat(digits: 6).string(value) }
}
