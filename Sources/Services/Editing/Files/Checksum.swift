/// The checksums in archives. libsodium, which the kernel links, has SHA-256 too: the program would load it at
/// each start, for what a package's build does once.
enum Checksum {
  /// Source: ISO 3309, as zip and PNG use it.
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    let table = (0..<256).map { (byte: UInt32) in
      (0..<8).reduce(byte) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~bytes.reduce(~0) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
  }

  /// Source: FIPS 180-4, sections 5 and 6.2.
  static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += (0..<8).map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> (56 - 8 * $0)) }
    var hash = primes.prefix(8).map { fraction($0.squareRoot()) }
    let constants = primes.map { fraction(cubeRoot($0)) }
    for start in stride(from: 0, to: padded.count, by: 64) {
      mix(padded[start..<start + 64], into: &hash, constants)
    }
    return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  private static func mix(
    _ block: ArraySlice<UInt8>, into hash: inout [UInt32], _ constants: [UInt32]
  ) {
    func turned(_ word: UInt32, _ counts: Int...) -> UInt32 {
      counts.reduce(0) { $0 ^ (word >> $1 | word << (32 - $1)) }
    }
    var words = (0..<16).map { index in
      block.dropFirst(4 * index).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (late, early) = (words[index - 2], words[index - 15])
      words.append(
        (turned(late, 17, 19) ^ late >> 10) &+ words[index - 7]
          &+ (turned(early, 7, 18) ^ early >> 3) &+ words[index - 16])
    }
    var state = hash
    for index in 0..<64 {
      let (a, e) = (state[0], state[4])
      let first =
        state[7] &+ turned(e, 6, 11, 25) &+ (e & state[5] ^ ~e & state[6]) &+ constants[index]
        &+ words[index]
      let second =
        turned(a, 2, 13, 22) &+ (a & state[1] ^ a & state[2] ^ state[1] & state[2])
      state = [first &+ second] + state[0..<3] + [state[3] &+ first] + state[4..<7]
    }
    for index in hash.indices { hash[index] &+= state[index] }
  }

  // MARK: Constants

  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }.map(Double.init)

  /// The first 32 bits behind the point.
  private static func fraction(_ number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }

  /// By Newton's method, to the last bits of a `Double`: a root of 311 has 49 bits behind its point.
  private static func cubeRoot(_ number: Double) -> Double {
    (0..<60).reduce(number) { root, _ in root - (root * root * root - number) / (3 * root * root) }
  }
}
