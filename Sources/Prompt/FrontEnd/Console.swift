import Answers
import Diagnostics
import JSON
import Notebooks
import Platform
import Playing
import Terminal
import Text

/// Writes answers and messages in the chosen style.
package struct Console {
  package enum Style: Equatable {
    case text(color: Bool)
    case json
  }

  package let style: Style
  let errorColor: Bool

  /// Writes answers to standard output immediately.
  package func show(_ text: TerminalText) { Self.write(text, to: STDOUT_FILENO) }

  /// Answers, rendered in the console's style.
  package func text(of outputs: [Output], layout: Layout) -> TerminalText {
    switch style {
    case .text(let color):
      let renderer = TextRenderer(
        layout: fitted(layout, color), color: color, lineWidth: Self.width(of: STDOUT_FILENO))
      return TerminalText(
        lines: outputs.flatMap { renderer.writtenLines(for: $0) }, color: color)
    case .json:
      var text = ""
      for output in outputs { JSONRenderer().write(output, to: &text) }
      return TerminalText(text)
    }
  }

  /// The lines of answers for a place with a number of columns that is not a stream.
  package func lines(of outputs: [Output], columns: Int) -> [WrittenLine] {
    let renderer = TextRenderer(
      layout: Layout(width: Layout.standard.width, fillsTerminal: true)
        .fitted(toTerminal: columns), color: errorColor, lineWidth: columns)
    return outputs.flatMap { renderer.writtenLines(for: $0) }
  }

  /// The layout, fitted to the terminal. Files and pipes use the session's own layout. Without
  /// color, the curves of a plot differ only in ASCII, by their marks.
  private func fitted(_ layout: Layout, _ color: Bool) -> Layout {
    guard let width = Self.width(of: STDOUT_FILENO) else { return layout }
    let showsUnicode = Terminal.showsUnicode(environment: ProcessEnvironment.current)
    return layout.fitted(toTerminal: width, showsUnicode: color && showsUnicode)
  }

  /// The columns of a terminal; nil for files and pipes.
  private static func width(of descriptor: Int32) -> Int? {
    Terminal.isTerminal(descriptor) ? Terminal.width(descriptor) : nil
  }

  /// Shows a problem: as text on standard error, or as JSON among the answers.
  package func show(_ diagnostic: Diagnostic) {
    switch style {
    case .text:
      let renderer = DiagnosticRenderer(width: Self.width(of: STDERR_FILENO))
      let lines = renderer.writtenLines(for: diagnostic)
      Self.write(TerminalText(lines: lines, color: errorColor), to: STDERR_FILENO)
    case .json:
      show(TerminalText(JSONRenderer().text(of: .diagnostic(diagnostic))))
    }
  }

  /// Shows a problem among the answers, for a person at the prompt.
  func showInline(_ diagnostic: Diagnostic) {
    guard case .text(let color) = style else { return show(diagnostic) }
    let renderer = DiagnosticRenderer(
      locations: false, width: Self.width(of: STDOUT_FILENO))
    show(TerminalText(lines: renderer.writtenLines(for: diagnostic), color: color))
  }

  /// Shows a notice: among the answers, or on standard error if it is a complaint.
  package func show(_ notice: Notice) {
    if case .checked(let report) = notice, style == .json {
      Self.out(report.json.text)
    } else if case .lesson(let notice) = notice {
      show(notice)
    } else if notice.isComplaint {
      Self.error(notice.text)
    } else if case .saved = notice, style == .json {
      // Only answers are on standard output.
      Self.error(notice.text)
    } else {
      Self.out(notice.text)
    }
  }

  /// Shows a lesson's notice, as wide as the notebook's prose. JSON output contains only answers.
  private func show(_ notice: LessonNotice) {
    guard style != .json else { return }
    let width = min(Self.width(of: STDOUT_FILENO) ?? ProseLayout.widest, ProseLayout.widest)
    let lines = notice.text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Wrapping.lines(String($0), width: width, indent: 0) }
    Self.out(((notice.standsApart ? [""] : []) + lines).joined(separator: "\n"))
  }

  /// Shows a notebook's prose. JSON output contains only answers.
  package func show(_ prose: [ProseBlock]) {
    if let text = text(of: prose) { show(text) }
  }

  /// A notebook's prose after an empty line; nil for JSON output.
  package func text(of prose: [ProseBlock]) -> TerminalText? {
    guard case .text(let color) = style else { return nil }
    let layout = ProseLayout(columns: Self.width(of: STDOUT_FILENO), isStyled: color)
    return TerminalText(lines: [""] + layout.lines(of: prose), color: color)
  }

  /// Shows a notebook's code as if it were typed.
  package func show(code: String, highlights: [Workbook.Highlight]) {
    if let text = text(of: code, highlights) { show(text) }
  }

  /// A notebook's code between empty lines; nil for JSON output.
  package func text(of code: String, _ highlights: [Workbook.Highlight] = []) -> TerminalText? {
    guard case .text(let color) = style else { return nil }
    let width = Self.width(of: STDOUT_FILENO).map { $0 - 2 } ?? .max
    let lines = PromptColors.lines(of: code, highlights)
      .flatMap { Wrapping.code($0, width: width) }.map { "  " + $0 }
    return TerminalText(lines: [""] + lines + [""], color: color)
  }

  /// The rows of the terminal; nil for JSON output and pipes.
  var rows: Int? { style == .json ? nil : Terminal.size(STDOUT_FILENO)?.rows }

  /// Clears the screen; does nothing for a pipe.
  func clearScreen() {
    guard style != .json, Terminal.isTerminal(STDOUT_FILENO) else { return }
    show(TerminalText(.clearScreen))
  }

  /// Waits for a key, with a hint that disappears with it. Returns what belongs to the next line.
  func pause() -> UInt8? {
    let erases = Terminal.movesCursor(environment: ProcessEnvironment.current)
    let typed = AnyKey.wait { show(TerminalText("(any key shows what comes next)")) }
    var end = TerminalText()
    if erases {
      end.command(.rowBegin)
      end.command(.eraseRow)
    } else {
      end.command(.nextRow)
    }
    show(end)
    return typed
  }

  /// The live view of the stage; nil for JSON output or without a screen.
  var liveStage: LiveScreen? {
    guard case .text(let color) = style else { return nil }
    return LiveScreen(environment: ProcessEnvironment.current, color: color)
  }

  // MARK: Streams

  package static func out(_ text: String) { write(TerminalText(text + "\n"), to: STDOUT_FILENO) }
  package static func error(_ text: String) { write(TerminalText(text + "\n"), to: STDERR_FILENO) }

  /// Ends the program because its output cannot be written.
  private static func giveUp(_ descriptor: Int32, reason: String) -> Never {
    if descriptor == STDOUT_FILENO {
      error("error: cannot write to standard output: \(reason)")
    }
    exit(Status.failed.rawValue)
  }

  /// Writes the whole text, unbuffered, so that nothing is lost however the program ends. If the
  /// stream fails, the program ends; a closed pipe ends it with a signal. Ctrl-C ends a write that
  /// waits for a slow reader; the rest is dropped.
  package static func write(_ text: TerminalText, to descriptor: Int32) {
    var text = text.sent
    let problem = text.withUTF8 {
      WholeWrite.write(
        UnsafeRawBufferPointer($0), to: descriptor, goesOn: { !Interrupt.requested })
    }
    if let problem { giveUp(descriptor, reason: SystemError.text(problem)) }
  }
}
