import Answers
import Diagnostics
import Files
import JSON
import Playing

/// A whole front end in one file: it takes lines from a list and answers in lines of JSON, as a
/// kernel does over a pipe. It has files, in memory; what needs more is refused.
final class LineFrontEnd: Host, FileHost {
  private(set) var files: [String: String] = [:]
  /// Whether a stop was asked for; the line ends at its next frame.
  var isInterrupted = false
  private var answers: [String] = []

  /// Runs lines up to `quit`. An entry that waits for a bracket takes the lines up to it; each ends
  /// with a line that says how it went.
  func answers(to lines: [String]) -> [String] {
    let workbook = Workbook(in: self)
    answers = []
    var entry = ""
    for line in lines {
      entry += entry.isEmpty ? line : "\n" + line
      if workbook.isIncomplete(entry) { continue }
      let ending = workbook.play(Source(entry), from: .entry)
      entry = ""
      answer([
        ("type", .string("end")), ("ok", .flag(ending < .failed)), ("t", .number(workbook.time)),
      ])
      if ending == .quit { break }
    }
    return answers
  }

  private func answer(_ fields: [(String, JSONText)]) {
    answers.append(JSONText.object(fields).text)
  }

  // MARK: Host

  func show(_ outputs: [Output], layout: Layout, from origin: Origin) {
    for output in outputs { answers.append(String(JSONRenderer().text(of: output).dropLast())) }
  }

  func show(_ diagnostic: Diagnostic, from origin: Origin) {
    show([.diagnostic(diagnostic)], layout: .standard, from: origin)
  }

  func show(_ notice: Notice) {
    answer([("type", .string("notice")), ("text", .string(notice.text))])
  }

  // MARK: FileHost

  func place(of path: String) -> String { path }

  func read(_ path: String) throws(FileRefusal) -> InputText {
    guard let text = files[path] else { throw FileRefusal(reason: "there is no file `\(path)`") }
    return InputText(name: path, bytes: Array(text.utf8))
  }

  func write(
    _ text: String, to path: String, over expected: FileExpectation
  ) throws(FileRefusal) {
    switch expected {
    case .nothing where files[path] != nil: throw FileRefusal(.exists, reason: "it exists")
    case .unchanged(let old) where files[path].map(Fingerprint.init(text:)) != old:
      throw FileRefusal(.changed, reason: "it has changed")
    case .nothing, .unchanged, .anything: files[path] = text
    }
  }
}
