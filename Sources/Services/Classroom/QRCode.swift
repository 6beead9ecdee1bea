/// A QR code (ISO/IEC 18004) of a short text: byte mode, error correction L, versions 1 to 5, which are
/// those with one block.
public struct QRCode: Hashable, Sendable {
  /// The modules by row; true is dark.
  public let modules: [[Bool]]

  /// The codewords of data and of error correction, by version from 1.
  private static let capacity = [(19, 7), (34, 10), (55, 15), (80, 20), (108, 26)]
  /// The format's bits for level L, by mask (ISO/IEC 18004, table C.1).
  private static let formats = [
    0x77C4, 0x72F3, 0x7DAA, 0x789D, 0x662F, 0x6318, 0x6C41, 0x6976,
  ]

  /// Nil for a text of more than 106 bytes.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let place = Self.capacity.firstIndex(where: { $0.0 >= bytes.count + 2 }) else {
      return nil
    }
    let (dataCount, checkCount) = Self.capacity[place]
    let data = Self.data(bytes, count: dataCount)
    let codewords = data + ReedSolomon.check(of: data, count: checkCount)
    let drawings = (0..<8).map { mask in
      var drawing = QRDrawing(version: place + 1)
      drawing.draw(codewords, mask: mask)
      drawing.draw(format: Self.formats[mask])
      return drawing
    }
    guard let best = drawings.min(by: { $0.penalty < $1.penalty }) else { return nil }
    modules = best.modules
  }

  /// Mode, length, bytes, end and padding.
  private static func data(_ bytes: [UInt8], count: Int) -> [UInt8] {
    // Four bits of mode shift everything by half a byte.
    let whole = [
      0x40 | UInt8(bytes.count >> 4), UInt8(bytes.count & 15) << 4 | (bytes.first ?? 0) >> 4,
    ]
    let rest = bytes.indices.map { index in
      bytes[index] << 4 | (index + 1 < bytes.count ? bytes[index + 1] >> 4 : 0)
    }
    var data = whole + rest
    while data.count < count { data.append((data.count - bytes.count) % 2 == 0 ? 0xEC : 0x11) }
    return data
  }

  /// Rows of half blocks with the quiet zone, light on dark turned around: a terminal's ink is light.
  public var lines: [String] {
    let size = modules.count
    func isLight(_ row: Int, _ column: Int) -> Bool {
      !((0..<size).contains(row) && (0..<size).contains(column) && modules[row][column])
    }
    return stride(from: -2, to: size + 2, by: 2).map { row in
      (-2..<size + 2).map { column in
        switch (isLight(row, column), isLight(row + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }.joined()
    }
  }

  /// Rows as digits, 1 for dark.
  public var digits: [String] { modules.map { $0.map { $0 ? "1" : "0" }.joined() } }
}

/// Error correction over GF(256) with the polynomial 0x11D.
private enum ReedSolomon {
  static func check(of data: [UInt8], count: Int) -> [UInt8] {
    let divisor = generator(count)
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= product(divisor[index], factor) }
    }
    return rest
  }

  /// The coefficients after the leading one of the product of (x - 2ⁱ).
  private static func generator(_ count: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in result.indices {
        result[index] = product(result[index], root)
        if index + 1 < count { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product = 0
    for bit in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x11D
      product ^= Int(b >> bit & 1) * Int(a)
    }
    return UInt8(truncatingIfNeeded: product)
  }
}

/// The modules of a code while they are drawn.
private struct QRDrawing {
  private let size: Int
  private(set) var modules: [[Bool]]
  /// The modules without data: finders, timing, alignment and format.
  private var isFixed: [[Bool]]

  init(version: Int) {
    size = 17 + 4 * version
    modules = Array(repeating: Array(repeating: false, count: size), count: size)
    isFixed = modules
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawRings(row, column, reach: 4) }
    if version > 1 { drawRings(size - 7, size - 7, reach: 2) }
    draw(format: 0)
  }

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return }
    modules[row][column] = isDark
    isFixed[row][column] = true
  }

  /// A finder with its border, or the alignment pattern.
  private mutating func drawRings(_ row: Int, _ column: Int, reach: Int) {
    let light = reach == 4 ? [2, 4] : [1]
    for down in -reach...reach {
      for right in -reach...reach {
        set(row + down, column + right, !light.contains(max(abs(down), abs(right))))
      }
    }
  }

  mutating func draw(format: Int) {
    for index in 0..<15 {
      let isDark = format >> index & 1 == 1
      let row = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index
      set(row, 8, isDark)
      let column = index < 8 ? size - 1 - index : index == 8 ? 7 : 14 - index
      set(8, column, isDark)
    }
    set(size - 8, 8, true)
  }

  /// Data in columns of two from the right, up and down in turn.
  mutating func draw(_ codewords: [UInt8], mask: Int) {
    var next = 0
    var right = size - 1
    while right > 0 {
      if right == 6 { right = 5 }
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row][column] {
          let bit = next < codewords.count * 8 && codewords[next / 8] >> (7 - next % 8) & 1 == 1
          modules[row][column] = bit != Self.isMasked(row, column, mask)
          next += 1
        }
      }
      right -= 2
    }
  }

  private static func isMasked(_ row: Int, _ column: Int, _ mask: Int) -> Bool {
    let (i, j) = (row, column)
    return switch mask {
    case 0: (i + j) % 2 == 0
    case 1: i % 2 == 0
    case 2: j % 3 == 0
    case 3: (i + j) % 3 == 0
    case 4: (i / 2 + j / 3) % 2 == 0
    case 5: i * j % 2 + i * j % 3 == 0
    case 6: (i * j % 2 + i * j % 3) % 2 == 0
    default: ((i + j) % 2 + i * j % 3) % 2 == 0
    }
  }

  /// How hard it is to read: runs and squares of one color. The standard's other two rules only choose
  /// among masks that are all valid.
  var penalty: Int {
    var sum = 0
    for line in 0..<size {
      sum += Self.runs(modules[line]) + Self.runs(modules.map { $0[line] })
    }
    for row in 1..<size {
      for column in 1..<size
      where Set([
        modules[row][column], modules[row - 1][column], modules[row][column - 1],
        modules[row - 1][column - 1],
      ]).count == 1 { sum += 3 }
    }
    return sum
  }

  private static func runs(_ line: [Bool]) -> Int {
    var (sum, length) = (0, 0)
    for index in line.indices {
      length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
      sum += length == 5 ? 3 : length > 5 ? 1 : 0
    }
    return sum
  }
}
