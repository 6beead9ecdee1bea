internal import CLibedit
import Platform
import Terminal
import Text

extension LineEditor {
  /// The user's action at the prompt.
  public enum Input: Hashable, Sendable {
    /// A finished line, without its last newline; a pasted block may hold newlines inside.
    case line(String)
    /// Ctrl-C: the line is abandoned. `^C` and a newline have been printed.
    case interrupted
    /// Ctrl-D on an empty line, or the terminal is gone. A newline has been printed.
    case endOfFile
  }

  /// Shows the prompt and edits a line until it is entered or abandoned.
  ///
  /// The cursor must be at the beginning of a row. A Ctrl-C from before the call is ignored.
  ///
  /// - Parameter draft: The initial text of the line, with the cursor after it.
  public func readLine(prompt: Prompt, draft: String = "") -> Input {
    fflush(mle_stdout())
    if painter != nil, let hasFailed { write(.outputEnd(hasFailed: hasFailed)) }
    if painter != nil { write(.promptBegin) }
    for line in prompt.earlierLines { show(line + "\n") }
    begin(with: prompt)
    if !draft.isEmpty { begin(draft) }
    Interrupt.enterPrompt()
    signals = SignalWatch()
    // libedit would turn off the terminal's echo only after showing the prompt, so that a key
    // pressed in between would be shown twice.
    mle_prepare_terminal(handle, 1)
    setModes(true)
    measure()
    showPrompt()
    var count: Int32 = 0
    let line = el_wgets(handle, &count)
    let text = line.map { Self.text($0, count: Int(count)) }
    let input = finish(text: text)
    if painter != nil { write(.outputBegin) }
    setModes(false)
    Interrupt.clear()
    // After Ctrl-C, another prompt follows, where more Ctrl-C is harmless.
    if input != .interrupted { Interrupt.leavePrompt() }
    signals?.restore()
    signals = nil
    dieIfTerminated()
    return input
  }

  private func begin(with prompt: Prompt) {
    linePrompt = prompt
    setPrompt(prompt)
    search.restart()
    suggestion.restart()
    searching = nil
    undoHistory = UndoHistory()
    goal = nil
    listed = nil
    panel = []
    ending = nil
    awaitedPlaces = 0
  }

  /// NULL from libedit has several meanings; the reader of keys knows which.
  private func finish(text: String?) -> Input {
    endResize()
    switch ending {
    case .interrupted:
      leaveText()
      show("^C\n")
      return .interrupted
    case .closed, .terminated:
      leaveText()
      show("\n")
      return .endOfFile
    case nil:
      guard var text else {
        // If libedit draws the line, it has already shown the key.
        leavePainting()
        show(painter == nil ? "\n" : "^D\n")
        return .endOfFile
      }
      if text.unicodeScalars.last == "\n" { text.unicodeScalars.removeLast() }
      leave(entered: text)
      return .line(text)
    }
  }

  /// Raises a fatal signal that was held back until the terminal was restored.
  private func dieIfTerminated() {
    guard case .terminated(let signal) = ending else { return }
    SignalWatch.pass(on: signal)
  }

  /// Asks the terminal to mark what is pasted, so that a block arrives as one, and to tell keys apart
  /// if it can.
  func setModes(_ isOn: Bool) {
    guard canClear else { return }
    write(.bracketedPaste(isOn))
    if tellsKeysApart { write(.keyboard(isOn ? .apart : nil)) }
  }

  /// Shows the prompt alone, so that the mark after it is before anything typed ahead.
  private func showPrompt() {
    guard painter != nil else { return }
    paintBare("", cursor: 0)
    write(.lineBegin)
    if hasAskedKeyboard { return }
    hasAskedKeyboard = true
    write(.ask(.keyboard))
  }

  /// Writes to the stream that libedit writes to.
  func write(_ text: TerminalText) {
    fputs(text.sent, stream)
    fflush(stream)
  }

  /// Shows a text where the cursor is; line ends stay.
  func show(_ text: String) { write(TerminalText(text)) }

  /// Sends commands to the terminal.
  func write(_ commands: TerminalText.Command...) {
    var text = TerminalText()
    for command in commands { text.command(command) }
    write(text)
  }
}
