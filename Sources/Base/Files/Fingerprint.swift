/// A hash of a file's contents, to see whether they are still the same.
public struct Fingerprint: Hashable, Sendable {
  private let count: Int

  /// FNV-1a, 64 bits (Fowler, Noll and Vo): against chance, not against a forger.
  private let hash: UInt64

  /// The fingerprint of a file that holds these bytes.
  public init(_ bytes: some Sequence<UInt8>) {
    var count = 0
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      count += 1
    }
    self.count = count
    self.hash = hash
  }

  /// The text form, for saving and comparing.
  public var written: String { "\(count)-\(String(hash, radix: 16))" }

  /// Reads what `written` made; nil for other texts.
  public init?(written text: String) {
    let parts = text.split(separator: "-")
    guard parts.count == 2, let count = Int(parts[0]), let hash = UInt64(parts[1], radix: 16) else {
      return nil
    }
    self.count = count
    self.hash = hash
  }

  /// The fingerprint of a file that holds this text, as UTF-8.
  public init(text: String) { self.init(text.utf8) }
}
