/// Writes values as bytes for another process of the same build of this program. The format may
/// change with every build.
package struct Packer {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 }
  }

  /// Exact to the last bit.
  package mutating func add(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
  }

  package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  package mutating func add(_ numbers: [Double]) {
    add(numbers.count)
    bytes.reserveCapacity(bytes.count + 8 * numbers.count)
    for number in numbers { add(number) }
  }

  package mutating func add<Element>(
    _ element: Element?, _ body: (inout Packer, Element) -> Void
  ) {
    add(element != nil)
    if let element { body(&self, element) }
  }

  package mutating func add<Element>(
    _ elements: [Element], _ body: (inout Packer, Element) -> Void
  ) {
    add(elements.count)
    for element in elements { body(&self, element) }
  }
}

/// Reads the bytes of a `Packer`.
package struct Unpacker {
  private let bytes: [UInt8]
  private var offset = 0

  /// The bytes are not in the expected format.
  package struct Problem: Error {
    package init() {}
  }

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func take(_ count: Int) throws(Problem) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - offset else { throw Problem() }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  private mutating func word() throws(Problem) -> UInt64 {
    try take(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  package mutating func int() throws(Problem) -> Int { Int(Int64(bitPattern: try word())) }

  package mutating func double() throws(Problem) -> Double { Double(bitPattern: try word()) }

  package mutating func bool() throws(Problem) -> Bool { try take(1).first == 1 }

  package mutating func string() throws(Problem) -> String {
    String(decoding: try take(try int()), as: UTF8.self)
  }

  package mutating func doubles() throws(Problem) -> [Double] {
    try array { (unpacker) throws(Problem) in try unpacker.double() }
  }

  package mutating func optional<Element>(
    _ body: (inout Unpacker) throws(Problem) -> Element
  ) throws(Problem) -> Element? {
    try bool() ? try body(&self) : nil
  }

  package mutating func array<Element>(
    _ body: (inout Unpacker) throws(Problem) -> Element
  ) throws(Problem) -> [Element] {
    let count = try int()
    // Each element takes at least one byte.
    guard count >= 0, count <= bytes.count - offset else { throw Problem() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }
}
