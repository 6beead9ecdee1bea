internal import CLibedit
import Platform
import Terminal
import Text

/// Reading keys. libedit's own reader drops bytes that are invalid in the locale, and checks
/// signals in handlers. This one decodes UTF-8 and handles signals between two keys.
extension LineEditor {
  enum ByteEvent {
    case byte(UInt8)
    case timedOut, ended
  }

  /// libedit's `el_rfunc_t`: 1 with a character, 0 at the end, -1 and `EINTR` after a signal.
  func readKey(into place: UnsafeMutablePointer<wchar_t>) -> Int32 {
    place.pointee = 0
    noteForUndo()
    guard let key = nextKey() else {
      if case .closed = ending { return 0 }
      errno = EINTR
      return -1
    }
    endResize()
    panel = []
    place.pointee = searching == nil ? key : handleSearchKey(key)
    return 1
  }

  /// The next key for libedit; nil if no more can be read.
  private func nextKey() -> wchar_t? {
    while case .byte(let byte) = nextByte() {
      if isPasting { return character(beginningWith: byte) }
      if endsPair(byte) { continue }
      let isLate = isAfterEscape
      isAfterEscape = false
      switch byte {
      // Ctrl-Space. On systems where it also stands for "no key", libedit gives it the function of
      // one that the terminal lacks.
      case 0: break
      case 0x1B: if let key = readEscape() { return key }
      default:
        if isLate, let begun = TerminalSequence(byte) { return readLateSequence(begun) }
        return character(beginningWith: byte)
      }
    }
    return nil
  }

  /// Whether a byte is the second of the two that end a line: they come together from a paste that
  /// the terminal does not mark.
  private func endsPair(_ byte: UInt8) -> Bool {
    let first = lineEnd
    lineEnd = byte == 0x0A || byte == 0x0D ? byte : nil
    guard let first, let second = lineEnd, first != second else { return false }
    lineEnd = nil
    return true
  }

  /// Takes a byte that was read before the line began as its first one.
  public func putBack(_ byte: UInt8) { unread.append(byte) }

  /// Whether the escape just read begins a key.
  func isFollowed() -> Bool {
    guard case .byte(let byte) = nextByte(within: 0) else { return false }
    unread.insert(byte, at: 0)
    return true
  }

  private func character(beginningWith byte: UInt8) -> wchar_t {
    wchar_t(truncatingIfNeeded: drawable(scalar(beginningWith: byte)).value)
  }

  /// The scalar that begins with a byte; U+FFFD for invalid bytes, so that they are visible.
  private func scalar(beginningWith lead: UInt8) -> Unicode.Scalar {
    if lead < 0x80 { return Unicode.Scalar(lead) }
    var bytes = [lead]
    for _ in 0..<UTF8Sequence.continuationCount(lead) {
      guard case .byte(let byte) = nextByte() else { break }
      guard UTF8Sequence.isContinuation(byte) else {
        unread.append(byte)
        break
      }
      bytes.append(byte)
    }
    return UTF8Sequence.scalar(bytes)
  }

  func nextByte(within milliseconds: Int32 = -1) -> ByteEvent {
    if !unread.isEmpty { return .byte(unread.removeFirst()) }
    while true {
      // Once ended, always ended, because a signal does not come twice.
      ending = ending ?? attendToSignals()
      if ending != nil { return .ended }
      let ready = waitForByte(milliseconds: milliseconds)
      if ready == 0 { return .timedOut }
      if ready < 0 {
        if errno == EINTR { continue }
        ending = .closed
        return .ended
      }
      var byte: UInt8 = 0
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return .byte(byte) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      ending = .closed
      return .ended
    }
  }
}

extension LineEditor {
  /// Waits for a byte. The typed text is drawn when no more input is waiting.
  private func waitForByte(milliseconds: Int32) -> Int32 {
    guard let signals else { return 1 }
    if milliseconds < 0 {
      let isWaiting = signals.waitReadable(STDIN_FILENO, milliseconds: 0)
      if isWaiting != 0 { return isWaiting }
      if awaitedPlaces == 0 { paint() }
      readHistory()
      var waiting: Int32 = 0
      configuration.meanwhile {
        if waiting == 0 { waiting = signals.waitReadable(STDIN_FILENO, milliseconds: 0) }
        return waiting != 0
      }
      // A signal came.
      if waiting < 0 { errno = EINTR }
      if waiting != 0 { return waiting }
    }
    return signals.waitReadable(STDIN_FILENO, milliseconds: milliseconds)
  }
}

/// The shape of a character's bytes (RFC 3629 §4).
enum UTF8Sequence {
  /// The number of bytes after a lead byte; 0 for any other byte.
  static func continuationCount(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 1
    case 0xE0...0xEF: 2
    case 0xF0...0xF4: 3
    default: 0
    }
  }

  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The scalar of these bytes, or U+FFFD. C1 controls also become U+FFFD: no key sends them, and
  /// libedit would treat them as commands.
  static func scalar(_ bytes: [UInt8]) -> Unicode.Scalar {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return "\u{FFFD}" }
    return (0x80...0x9F).contains(scalar.value) ? "\u{FFFD}" : scalar
  }
}
