internal import CLibedit
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An editor for lines typed at a terminal: history, completion, paste and the usual keys.
///
/// It wraps libedit, which keeps the keys, the text and what was cut; the drawing is our `Painter`'s
/// wherever the terminal allows, because libedit knows no margins and miscounts wide characters.
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
  /// Whether escape sequences mean anything to the terminal.
  let canClear: Bool
  /// Whether the user's `~/.editrc` asks for vi's keys.
  private(set) var usesViKeys = false

  var search = HistorySearch()
  var suggestion = HistorySuggestion()
  private var hasReadHistory = false
  /// Draws the line; nil where libedit does.
  var painter: Painter?
  /// Where libedit draws to when we do.
  private let nowhere: UnsafeMutablePointer<FILE>
  /// The terminal's size when it was last asked for.
  var size = (columns: Terminal.defaultWidth, rows: Terminal.defaultHeight)
  /// What stands before the text: the prompt, or a search's label in its place.
  private(set) var prompt = Prompt("")
  /// The prompt of the line that is read.
  var linePrompt = Prompt("")
  /// The search that is on.
  var searching: IncrementalSearch?
  /// What the last search looked for.
  var lastSearched = ""
  var undoHistory = UndoHistory()
  /// What stands below the line until the next key.
  var panel: [WrittenLine] = []
  /// Where a run of Up and Down has come to, and the column that it keeps to.
  var goal: (cursor: Int, column: Int)?
  /// The line whose completions were listed last.
  var listed: (text: String, cursor: Int)?
  /// What the prompt callback hands to libedit, NUL-terminated.
  private(set) var promptBuffer: UnsafeMutableBufferPointer<wchar_t>
  /// What the line is to begin with.
  var draft: String?
  /// Bytes read too early, to be read again.
  var unread: [UInt8] = []
  /// Why the last read of a key failed.
  var ending: Ending?
  var signals: SignalWatch?

  /// Why no further key can be read.
  enum Ending {
    case interrupted, closed
    case terminated(by: Int32)
  }

  /// Prepares the terminal, the locale (`Terminal.prepareLocale`) and Ctrl-C
  /// (`Interrupt.install`); nil when there is no usable terminal.
  ///
  /// Standard input has to be one, and standard output or else standard error.
  public init?(configuration: Configuration) {
    guard Terminal.isTerminal(STDIN_FILENO),
      let descriptor = [STDOUT_FILENO, STDERR_FILENO].first(where: Terminal.isTerminal),
      let stream = descriptor == STDOUT_FILENO ? mle_stdout() : mle_stderr()
    else { return nil }
    Terminal.prepareLocale()
    guard let nowhere = fopen("/dev/null", "we") else { return nil }
    guard
      let handle = Self.makeHandle(
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
    canClear = mle_can_clear(handle) != 0
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
    // Without this `el_end` throws away what was typed ahead.
    mle_set_edit_mode(handle, 0)
    el_end(handle)
    history_wend(historyHandle)
    promptBuffer.deallocate()
    fclose(nowhere)
  }

  /// Adds an entry to what Up, Down and Ctrl-R find in this session; it may have several lines.
  ///
  /// An empty entry, and one that repeats the last, are left out. Nothing is written to a file.
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

  /// libedit says on its error stream that it does not know a terminal, and then treats it as a
  /// dumb one. That message is no use to the reader, so the stream is nowhere at first.
  private static func makeHandle(
    name: String, stream: UnsafeMutablePointer<FILE>, nowhere: UnsafeMutablePointer<FILE>
  ) -> OpaquePointer? {
    guard let handle = el_init(name, mle_stdin(), stream, nowhere) else { return nil }
    mle_set_error_stream(handle, mle_stderr())
    return handle
  }

  /// Joins libedit and this object, the user's `~/.editrc` first so that our keys survive a
  /// `bind -v` in it.
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

  /// Entries kept in memory; older ones are forgotten.
  public static let historyLimit = 10_000

  /// libedit without `issetugid` finds no file by itself.
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

  /// Sets what stands before the text, for libedit too.
  func setPrompt(_ prompt: Prompt) {
    self.prompt = prompt
    promptBuffer.deallocate()
    promptBuffer = Self.wideBuffer(prompt.rendered(colour: configuration.colour && canClear))
  }

  private static func wideBuffer(_ text: String) -> UnsafeMutableBufferPointer<wchar_t> {
    let wide = wideScalars(text)
    let buffer = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: wide.count)
    _ = buffer.initialize(from: wide)
    return buffer
  }
}
