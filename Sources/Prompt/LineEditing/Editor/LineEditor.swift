internal import CLibedit
import Platform
import Terminal
import Text

/// An editor for lines typed at a terminal: history, completion, paste and the usual keys.
///
/// It wraps libedit, which handles the keys, the text and the kill buffer. Our `Painter` draws the
/// line if the terminal allows, because libedit has no margins and miscounts wide characters.
///
/// libedit's state is bound to the thread that reads: use an editor from one thread only. One
/// editor at a time, because the terminal and the signals are the process's.
public final class LineEditor {
  let configuration: Configuration
  /// libedit's `EditLine`.
  let handle: OpaquePointer
  /// libedit's `HistoryW`, which its own incremental search walks.
  private let historyHandle: OpaquePointer
  /// The stream that shows the line: standard output, or standard error if that is piped away.
  let stream: UnsafeMutablePointer<FILE>
  let streamDescriptor: Int32
  /// Whether the terminal understands escape sequences.
  let canClear: Bool
  /// Whether the user's `~/.editrc` selects vi mode.
  private(set) var usesViKeys = false

  var search = HistorySearch()
  var suggestion = HistorySuggestion()
  private var hasReadHistory = false
  /// Draws the line; nil if libedit does.
  var painter: Painter?
  /// The stream for libedit's drawing when we draw.
  private let nowhere: UnsafeMutablePointer<FILE>
  /// The last known size of the terminal.
  var size = (columns: Terminal.defaultWidth, rows: Terminal.defaultHeight)
  /// The prompt before the text, or the label of a search.
  private(set) var prompt = Prompt("")
  /// The prompt of the line that is read.
  var linePrompt = Prompt("")
  /// The current search.
  var searching: IncrementalSearch?
  /// The pattern of the last search.
  var lastSearched = ""
  var undoHistory = UndoHistory()
  var killRing = KillRing()
  /// The line after Alt-., the range that it inserted, and the entry that this is from.
  var lastWord: (line: KillRing.Line, range: Range<Int>, entry: Int)?
  var hasAskedKeyboard = false
  /// Whether the terminal has answered that it can tell all keys apart.
  var tellsKeysApart = false
  /// Whether the last entry failed, for the mark after its output; nil before the first.
  public var hasFailed: Bool?
  /// The lines below the line until the next key.
  var panel: [WrittenLine] = []
  /// The cursor after repeated Up and Down, and the column that they keep.
  var goal: (cursor: Int, column: Int)?
  /// The line whose completions were listed last.
  var listed: (text: String, cursor: Int)?
  /// The NUL-terminated text that the prompt callback returns to libedit.
  private(set) var promptBuffer: UnsafeMutableBufferPointer<wchar_t>
  /// The initial text of the line.
  var draft: String?
  /// Bytes read too early, to be read again.
  var unread: [UInt8] = []
  /// The key before, if it was a line end that may be one of a pair.
  var lineEnd: UInt8?
  /// Whether a paste is being read, in which an escape begins no key.
  var isPasting = false
  /// Whether libedit has just got an escape by itself, which may still begin a key.
  var isAfterEscape = false
  /// The number of answers to come about the cursor's place.
  var awaitedPlaces = 0
  /// Why the last read of a key failed.
  var ending: Ending?
  var signals: SignalWatch?

  /// Why no further key can be read.
  enum Ending {
    case interrupted, closed
    case terminated(by: Int32)
  }

  /// Prepares the terminal, the locale (`Terminal.prepareLocale`) and Ctrl-C
  /// (`Interrupt.install`); nil without a usable terminal.
  ///
  /// Standard input must be a terminal, and standard output or standard error as well.
  public init?(configuration: Configuration) {
    guard Terminal.isTerminal(STDIN_FILENO),
      let descriptor = [STDOUT_FILENO, STDERR_FILENO].first(where: Terminal.isTerminal),
      let stream = descriptor == STDOUT_FILENO ? mle_stdout() : mle_stderr()
    else { return nil }
    Terminal.prepareLocale()
    guard let nowhere = fopen("/dev/null", "we") else { return nil }
    guard
      let (handle, isUnknown) = Self.makeHandle(
        name: configuration.programName, stream: stream, nowhere: nowhere)
    else {
      fclose(nowhere)
      return nil
    }
    guard let history = history_winit() else {
      el_end(handle)
      fclose(nowhere)
      return nil
    }
    self.configuration = configuration
    self.nowhere = nowhere
    self.stream = stream
    self.streamDescriptor = descriptor
    self.handle = handle
    self.historyHandle = history
    promptBuffer = Self.wideBuffer("")
    canClear = isUnknown || mle_can_clear(handle) != 0
    Interrupt.install()
    Interrupt.keepSession()
    connect()
    usesViKeys = mle_uses_vi_keys(handle) != 0
    if canClear, mle_edits(handle) != 0 {
      mle_set_out_stream(handle, nowhere)
      painter = Painter()
    }
    bindKeys()
  }

  deinit {
    // Without this, `el_end` discards what was typed ahead.
    mle_set_edit_mode(handle, 0)
    el_end(handle)
    history_wend(historyHandle)
    promptBuffer.deallocate()
    fclose(nowhere)
  }

  /// Adds an entry, which may have several lines, to the history for Up, Down and Ctrl-R.
  ///
  /// An empty entry, and one that repeats the last, are skipped. Nothing is written to a file.
  public func remember(_ entry: String) {
    readHistory()
    guard search.remember(entry) else { return }
    Self.withWideString(entry) { _ = mle_history_enter(historyHandle, $0) }
  }

  /// Reads the entries of earlier sessions, the first time.
  func readHistory() {
    if hasReadHistory { return }
    hasReadHistory = true
    for entry in configuration.history() { remember(entry) }
    search.restart()
  }

  /// Creates libedit's handle, and says whether it is for a terminal that the system does not know.
  ///
  /// libedit treats such a terminal as a dumb one, but those that people use understand what xterm
  /// does. Its message about it does not help, so the error stream is discarded at first.
  private static func makeHandle(
    name: String, stream: UnsafeMutablePointer<FILE>, nowhere: UnsafeMutablePointer<FILE>
  ) -> (handle: OpaquePointer, isUnknown: Bool)? {
    guard let handle = el_init(name, mle_stdin(), stream, nowhere) else { return nil }
    let isUnknown =
      Terminal.movesCursor(environment: ProcessEnvironment.current)
      && mle_set_named_terminal(handle) != 0
    if isUnknown { mle_set_xterm(handle) }
    mle_set_error_stream(handle, mle_stderr())
    return (handle, isUnknown)
  }

  /// Connects libedit with this object. The user's `~/.editrc` is read before our keys are bound,
  /// so that they survive a `bind -v` in it.
  private func connect() {
    mle_set_client_data(handle, Unmanaged.passUnretained(self).toOpaque())
    mle_leave_signals(handle)
    mle_use_emacs_keys(handle)
    mle_history_set_size(historyHandle, Int32(Self.historyLimit))
    mle_set_history(handle, historyHandle)
    addFunctions()
    if let path = Self.userSettingsPath() { el_source(handle, path) }
    mle_keep_input_on_signals(handle)
    mle_set_prompt(handle) { LineEditor.of($0)?.promptBuffer.baseAddress }
    mle_set_reader(handle) { handle, place in
      guard let place, let editor = LineEditor.of(handle) else { return -1 }
      return editor.readKey(into: place)
    }
  }

  /// The number of entries kept in memory; older ones are dropped.
  public static let historyLimit = 100_000

  /// The path of the user's settings, because libedit without `issetugid` does not find it.
  private static func userSettingsPath() -> String? {
    let environment = ProcessEnvironment.current
    if let path = environment["EDITRC"], !path.isEmpty { return path }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + "/.editrc"
  }

  /// The editor behind a libedit callback.
  static func of(_ handle: OpaquePointer?) -> LineEditor? {
    guard let handle, let data = mle_client_data(handle) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
  }

  /// Sets the prompt, for libedit too.
  func setPrompt(_ prompt: Prompt) {
    self.prompt = prompt
    promptBuffer.deallocate()
    promptBuffer = Self.wideBuffer(prompt.rendered(color: configuration.color && canClear))
  }

  private static func wideBuffer(_ text: String) -> UnsafeMutableBufferPointer<wchar_t> {
    let wide = wideScalars(text)
    let buffer = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: wide.count)
    _ = buffer.initialize(from: wide)
    return buffer
  }
}
