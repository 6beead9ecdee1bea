import Answers
import Diagnostics
import LineEditing
import Notebooks
import Workbooks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where answers and messages go, and how they look there.
struct Console {
  enum Style: Equatable {
    case text(colour: Bool)
    case json
  }

  let style: Style
  let errorColour: Bool

  /// Answers to standard output, at once.
  func show(_ text: String) { Self.write(text, to: STDOUT_FILENO) }

  /// Answers as they are shown here.
  func text(of outputs: [Output], layout: Layout) -> String {
    let renderer = renderer(layout)
    var text = ""
    for output in outputs { renderer.write(output, to: &text) }
    return text
  }

  private func renderer(_ layout: Layout) -> any Renderer {
    switch style {
    case .text(let colour):
      TextRenderer(
        layout: fitted(layout), colour: colour, messageWidth: Self.width(of: STDOUT_FILENO))
    case .json: JSONRenderer()
    }
  }

  /// The layout within a narrow terminal; files and pipes get the session's own.
  private func fitted(_ layout: Layout) -> Layout {
    guard let width = Self.width(of: STDOUT_FILENO) else { return layout }
    var layout = layout
    layout.width = min(layout.width, max(width, Layout.widthRange.lowerBound))
    return layout
  }

  /// The columns of a terminal; nil for files and pipes.
  private static func width(of descriptor: Int32) -> Int? {
    Terminal.isTerminal(descriptor) ? Terminal.width(descriptor) : nil
  }

  /// What is wrong: for people to standard error, as JSON beside the answers.
  func show(_ diagnostic: Diagnostic) {
    switch style {
    case .text:
      let renderer = DiagnosticRenderer(
        colour: errorColour, width: Self.width(of: STDERR_FILENO))
      Self.error(lines: renderer.lines(for: diagnostic))
    case .json:
      Self.write(JSONRenderer().text(of: .diagnostic(diagnostic)), to: STDOUT_FILENO)
    }
  }

  /// At the prompt what is wrong stands among the answers, where the eye is.
  func showInline(_ diagnostic: Diagnostic) {
    guard case .text(let colour) = style else { return show(diagnostic) }
    let renderer = DiagnosticRenderer(
      colour: colour, locations: false, width: Self.width(of: STDOUT_FILENO))
    Self.out(lines: renderer.lines(for: diagnostic))
  }

  /// What is to be said beside the answers: among them, or on standard error if it complains.
  func show(_ notice: Notice) {
    if case .checked(let report) = notice, style == .json {
      Self.out(Self.object(for: report))
    } else if notice.isComplaint {
      Self.error(notice.text)
    } else {
      Self.out(notice.text)
    }
  }

  private static func object(for report: NotebookReport) -> String {
    JSONText.object([
      ("type", .string("check")), ("file", .string(report.name)), ("passes", .flag(report.passes)),
      ("cells", .number(Double(report.cells.count))),
      ("drifts", .number(Double(report.driftCount))), ("summary", .string(report.summary)),
    ]).text
  }

  /// Puts the cursor at the top of an empty screen; a pipe has none.
  func clearScreen() {
    guard style != .json, Terminal.isTerminal(STDOUT_FILENO) else { return }
    Self.write("\u{1B}[H\u{1B}[2J", to: STDOUT_FILENO)
  }

  // MARK: Streams

  static func out(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }
  static func error(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  static func out(lines: [String]) {
    if !lines.isEmpty { write(lines.joined(separator: "\n") + "\n", to: STDOUT_FILENO) }
  }

  static func error(lines: [String]) {
    if !lines.isEmpty { write(lines.joined(separator: "\n") + "\n", to: STDERR_FILENO) }
  }

  /// Ends the program, because what it has to say cannot be said.
  private static func giveUp(_ descriptor: Int32, reason: String) -> Never {
    if descriptor == STDOUT_FILENO {
      error("error: cannot write to standard output: \(reason)")
    }
    exit(Status.failed.rawValue)
  }

  /// Writes all of it, unbuffered, so that nothing is left behind whatever ends the program. A
  /// stream that takes no more ends the program; a closed pipe does so by its signal.
  static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let base = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[rest.indices])
        let count = writeBytes(descriptor, base.baseAddress, base.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          giveUp(descriptor, reason: String(cString: strerror(errno)))
        }
      }
    }
  }
}

/// The system's `write`, which `Console` has a function of the same name for.
private func writeBytes(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
