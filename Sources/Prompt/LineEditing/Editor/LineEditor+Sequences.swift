internal import CLibedit
import Platform
import Text

/// The keys that a terminal sends as an escape and more.
///
/// libedit matches a sequence byte by byte, and inserts the rest of one that it does not know into
/// the line. So a sequence is read whole here, and passed over if nothing is bound to it.
extension LineEditor {
  /// The escape key by itself in vi mode, as a private code. It ends insertion, but it also begins
  /// every arrow key, so the next moment decides.
  static let escapeAlone: wchar_t = 0x80

  /// A private code that makes libedit drop the escape that it has read.
  static let nothing: wchar_t = 0x82

  /// The longest time after an escape and after the first byte of a string, which can be keys too.
  private static let escapeMilliseconds: Int32 = 30
  /// The longest time between the further bytes of a sequence.
  private static let sequenceMilliseconds: Int32 = 100

  /// Reads what follows an escape. Returns the key for libedit, whose other bytes will be read
  /// again; nil for a sequence to which nothing is bound.
  func readEscape() -> wchar_t? {
    guard case .byte(let byte) = nextByte(within: Self.escapeMilliseconds) else {
      isAfterEscape = !usesViKeys
      return usesViKeys ? Self.escapeAlone : 0x1B
    }
    if byte == 0x1B { return readSecondEscape() }
    guard let sequence = TerminalSequence(byte).map(readRest(of:)) else {
      return escape(before: [byte], isKey: [0x0D, 0x0A].contains(byte))
    }
    if sequence.isString, !sequence.isWhole { return escape(before: sequence.bytes) }
    if let key = sequence.plainKey {
      press(key)
      return nil
    }
    if sequence.isKeyboardAnswer, painter != nil, !tellsKeysApart {
      tellsKeysApart = true
      write(.keyboard(.apart))
      return nil
    }
    if awaitedPlaces > 0, let column = sequence.reportedColumn {
      receivePlace(column: column)
      return nil
    }
    return isBound(sequence) ? escape(before: sequence.bytes, isKey: true) : nil
  }

  /// The escape before some bytes, which will be read again. In vi mode, it is a key of its own
  /// unless it begins one.
  private func escape(before bytes: [UInt8], isKey: Bool = false) -> wchar_t {
    unread.insert(contentsOf: bytes, at: 0)
    return usesViKeys && !isKey ? Self.escapeAlone : 0x1B
  }

  /// Reads the bytes of a key as if they had been typed. The terminal makes signals only of single
  /// bytes, so this does it for the others.
  private func press(_ key: [UInt8]) {
    switch key {
    case [0x03]: raise(SIGINT)
    case [0x1A]: raise(SIGTSTP)
    case [0x1C]: raise(SIGQUIT)
    default: unread.insert(contentsOf: key, at: 0)
    }
  }

  /// Some terminals put an escape before the sequence of a key with Alt. Another one by itself only
  /// repeats the first.
  private func readSecondEscape() -> wchar_t? {
    guard case .byte(let byte) = nextByte(within: Self.escapeMilliseconds) else {
      unread.insert(0x1B, at: 0)
      return nil
    }
    guard let begun = TerminalSequence(byte), !begun.isString else {
      unread.insert(contentsOf: [0x1B, byte], at: 0)
      return nil
    }
    let sequence = readRest(of: begun)
    guard isBound(sequence, after: [0x1B, 0x1B]) else { return nil }
    return escape(before: [0x1B] + sequence.bytes, isKey: true)
  }

  /// Reads the rest of a sequence whose escape libedit has already got, because it came slowly.
  func readLateSequence(_ begun: TerminalSequence) -> wchar_t {
    let sequence = readRest(of: begun)
    let isKey = sequence.isString ? !sequence.isWhole : sequence.bytes.count == 1
    guard isKey || isBound(sequence) else { return Self.nothing }
    unread.insert(contentsOf: sequence.bytes.dropFirst(), at: 0)
    return wchar_t(sequence.bytes[0])
  }

  private func readRest(of begun: TerminalSequence) -> TerminalSequence {
    var sequence = begun
    while !sequence.isWhole {
      let isKey = sequence.isString && sequence.bytes.count == 1
      let patience = isKey ? Self.escapeMilliseconds : Self.sequenceMilliseconds
      guard case .byte(let byte) = nextByte(within: patience) else { break }
      if !sequence.accept(byte) {
        unread.insert(byte, at: 0)
        break
      }
    }
    return sequence
  }

  /// Whether something is bound to a sequence, by us or in the user's settings.
  private func isBound(_ sequence: TerminalSequence, after escape: [UInt8] = [0x1B]) -> Bool {
    guard sequence.isWhole, !sequence.isString else { return false }
    // Octal, because `^` and `\` have a meaning for libedit.
    let digits = (escape + sequence.bytes).map { byte in
      "\\" + String(repeating: "0", count: byte < 0o100 ? 1 : 0) + String(byte, radix: 8)
    }
    return mle_is_bound(handle, digits.joined()) != 0
  }
}
