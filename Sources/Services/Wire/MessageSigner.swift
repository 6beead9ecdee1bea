internal import CZeroMQ

/// Signs messages with HMAC-SHA256, and recognizes signatures that were seen before.
///
/// Source: Jupyter's messaging protocol 5.3, "The wire protocol".
package struct MessageSigner {
  private let key: [UInt8]
  /// The signatures that were accepted, oldest first: a message that comes again is refused.
  private var seen: Set<[UInt8]> = []
  private var order: [[UInt8]] = []
  private var oldest = 0

  /// The number of signatures that are remembered.
  private static let memory = 65_536

  /// - Parameter key: Empty for messages without signatures.
  package init(key: [UInt8]) { self.key = key }

  /// The signature of a message's four parts, as hexadecimal digits; empty without a key.
  func signature(of parts: [[UInt8]]) -> [UInt8] {
    guard !key.isEmpty else { return [] }
    return Self.hexadecimal(digest(of: parts))
  }

  /// Whether a signature belongs to these parts and comes for the first time.
  mutating func accepts(_ signature: [UInt8], of parts: [[UInt8]]) -> Bool {
    guard !key.isEmpty else { return true }
    let expected = Self.hexadecimal(digest(of: parts))
    // In constant time: how long a comparison takes tells nothing about the key.
    guard signature.count == expected.count,
      sodium_memcmp(signature, expected, expected.count) == 0,
      seen.insert(signature).inserted
    else { return false }
    remember(signature)
    return true
  }

  private mutating func remember(_ signature: [UInt8]) {
    guard order.count == Self.memory else { return order.append(signature) }
    seen.remove(order[oldest])
    order[oldest] = signature
    oldest = (oldest + 1) % Self.memory
  }

  private func digest(of parts: [[UInt8]]) -> [UInt8] {
    var state = crypto_auth_hmacsha256_state()
    var digest = [UInt8](repeating: 0, count: 32)
    crypto_auth_hmacsha256_init(&state, key, key.count)
    for part in parts { crypto_auth_hmacsha256_update(&state, part, UInt64(part.count)) }
    crypto_auth_hmacsha256_final(&state, &digest)
    return digest
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }
}
