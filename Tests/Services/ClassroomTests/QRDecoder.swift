/// Reads QR codes of versions 1 to 5 at level L as ISO/IEC 18004 describes a reader: what it does not
/// find where the standard has it is a problem. It shares nothing with the code that draws.
struct QRDecoder {
  enum Problem: Error, Hashable {
    case size
    case pattern(row: Int, column: Int)
    case format
    case errorCorrection(syndrome: Int)
    case mode, padding
  }

  private let modules: [[Bool]]
  private let version: Int
  private var size: Int { modules.count }

  /// The codewords of data and of error correction of a version at level L (table 9).
  private static let codewords = [1: (19, 7), 2: (34, 10), 3: (55, 15), 4: (80, 20), 5: (108, 26)]

  /// The text of a code.
  static func text(of modules: [[Bool]]) throws(Problem) -> String {
    let decoder = try QRDecoder(modules)
    try decoder.checkPatterns()
    let bits = decoder.bits(mask: try decoder.mask())
    guard let (data, check) = codewords[decoder.version] else { throw .size }
    // At most seven bits remain after the last codeword.
    guard (0..<8).contains(bits.count - 8 * (data + check)) else { throw .size }
    let bytes = (0..<(data + check)).map { UInt8(number(bits[(8 * $0)..<(8 * $0 + 8)])) }
    try checkCorrection(bytes, count: check)
    return try text(in: bits.prefix(8 * data))
  }

  private init(_ modules: [[Bool]]) throws(Problem) {
    self.modules = modules
    version = (modules.count - 17) / 4
    guard modules.count == 17 + 4 * version, (1...5).contains(version),
      modules.allSatisfy({ $0.count == modules.count })
    else { throw .size }
  }

  private static func number(_ bits: some Sequence<Bool>) -> Int {
    bits.reduce(0) { 2 * $0 + ($1 ? 1 : 0) }
  }

  // MARK: Function patterns

  private static let finder = [
    "XXXXXXX", "X     X", "X XXX X", "X XXX X", "X XXX X", "X     X", "XXXXXXX",
  ]
  private static let alignment = ["XXXXX", "X   X", "X X X", "X   X", "XXXXX"]

  /// The modules that the standard fixes: finders with their separators, timing, alignment, and the
  /// dark module.
  private var fixed: [[Bool?]] {
    var fixed = [[Bool?]](repeating: Array(repeating: nil, count: size), count: size)
    for index in 8..<(size - 8) {
      (fixed[6][index], fixed[index][6]) = (index % 2 == 0, index % 2 == 0)
    }
    func stamp(_ rows: [String], _ top: Int, _ left: Int) {
      for (row, line) in rows.enumerated() {
        for (column, character) in line.enumerated() {
          fixed[top + row][left + column] = character == "X"
        }
      }
    }
    let blank = [String](repeating: "        ", count: 8)
    for (top, left) in [(0, 0), (0, size - 8), (size - 8, 0)] { stamp(blank, top, left) }
    for (top, left) in [(0, 0), (0, size - 7), (size - 7, 0)] { stamp(Self.finder, top, left) }
    if version > 1 { stamp(Self.alignment, size - 9, size - 9) }
    fixed[4 * version + 9][8] = true
    return fixed
  }

  private func checkPatterns() throws(Problem) {
    for (row, line) in fixed.enumerated() {
      for (column, isDark) in line.enumerated() {
        if let isDark, modules[row][column] != isDark { throw .pattern(row: row, column: column) }
      }
    }
  }

  // MARK: Format

  /// Where the bits of the format are, from the most significant one: beside the finder at the top
  /// left, and split between the two others (figure 25).
  private var formatPlaces: [[(row: Int, column: Int)]] {
    let near =
      (0...5).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (0...5).reversed().map { ($0, 8) }
    let far = (1...7).map { (size - $0, 8) } + (1...8).reversed().map { (8, size - $0) }
    return [near, far]
  }

  /// The number of the mask. Both copies of the format must be the same word of the BCH code (15, 5),
  /// and of level L.
  private func mask() throws(Problem) -> Int {
    let copies = formatPlaces.map { places in
      Self.number(places.map { modules[$0.row][$0.column] }) ^ 0b101_0100_0001_0010
    }
    guard copies[0] == copies[1] else { throw .format }
    var rest = copies[0]
    for bit in (10...14).reversed() where rest >> bit & 1 == 1 {
      rest ^= 0b101_0011_0111 << (bit - 10)
    }
    guard rest == 0, copies[0] >> 13 == 0b01 else { throw .format }
    return copies[0] >> 10 & 0b111
  }

  // MARK: Data

  /// The bits of the encoding region in their order, without the mask: columns of two from the right,
  /// the first one upward, and none of them is the timing pattern's.
  private func bits(mask: Int) -> [Bool] {
    var isData = fixed.map { $0.map { $0 == nil } }
    for place in formatPlaces.joined() { isData[place.row][place.column] = false }
    let pairs = [
      stride(from: size - 1, to: 6, by: -2), stride(from: 5, to: 0, by: -2),
    ].joined()
    return pairs.enumerated().flatMap { (number, right) -> [Bool] in
      let rows = number % 2 == 0 ? Array((0..<size).reversed()) : Array(0..<size)
      return rows.flatMap { row in
        [right, right - 1].filter { isData[row][$0] }.map { column in
          modules[row][column] != Self.isInverted(row, column, mask)
        }
      }
    }
  }

  /// The conditions of table 10.
  private static func isInverted(_ i: Int, _ j: Int, _ mask: Int) -> Bool {
    let conditions = [
      (i + j) % 2, i % 2, j % 3, (i + j) % 3, (i / 2 + j / 3) % 2, (i * j) % 2 + (i * j) % 3,
      ((i * j) % 2 + (i * j) % 3) % 2, ((i + j) % 2 + (i * j) % 3) % 2,
    ]
    return conditions[mask] == 0
  }

  /// A word of the code of Reed and Solomon is zero at each power of the root.
  private static func checkCorrection(_ word: [UInt8], count: Int) throws(Problem) {
    var (powers, logarithms) = ([Int](), [Int: Int]())
    var power = 1
    for exponent in 0..<255 {
      powers.append(power)
      logarithms[power] = exponent
      power = power < 128 ? 2 * power : 2 * power ^ 0b1_0001_1101
    }
    for root in 0..<count {
      // Horner's rule.
      let value = word.reduce(0) { sum, byte in
        (logarithms[sum].map { powers[($0 + root) % 255] } ?? 0) ^ Int(byte)
      }
      guard value == 0 else { throw .errorCorrection(syndrome: root) }
    }
  }

  /// A segment in byte mode, the terminator, and the two bytes of padding in turn.
  private static func text(in bits: ArraySlice<Bool>) throws(Problem) -> String {
    guard number(bits.prefix(4)) == 0b0100 else { throw .mode }
    let count = number(bits[4..<12])
    let end = 12 + 8 * count
    guard end + 4 <= bits.count, number(bits[end..<(end + 4)]) == 0 else { throw .padding }
    for (index, place) in stride(from: end + 4, to: bits.count, by: 8).enumerated() {
      let expected = index % 2 == 0 ? 0b1110_1100 : 0b0001_0001
      guard number(bits[place..<(place + 8)]) == expected else { throw .padding }
    }
    return String(
      decoding: (0..<count).map { UInt8(number(bits[(12 + 8 * $0)..<(20 + 8 * $0)])) },
      as: UTF8.self)
  }
}
