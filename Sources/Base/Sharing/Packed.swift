/// A value that is written as bytes for another process of the same build of this program, and read
/// from them. The format may change with every build.
package protocol Packed {
  static var packing: Packing<Self> { get }
}

extension Packed {
  /// The value as bytes.
  package var packed: [UInt8] {
    var bytes: [UInt8] = []
    Self.packing.write(self, &bytes)
    return bytes
  }

  /// Reads what `packed` made.
  package init(packed bytes: [UInt8]) throws(PackingProblem) {
    var rest = bytes[...]
    self = try Self.packing.read(&rest)
  }
}

/// The bytes are not in the expected format.
package struct PackingProblem: Error {
  package init() {}
}

/// The one list of a value's fields, by which it is written and read.
package struct Packing<Whole> {
  fileprivate let write: (Whole, inout [UInt8]) -> Void
  fileprivate let read: (inout ArraySlice<UInt8>) throws(PackingProblem) -> Whole

  /// - Parameters:
  ///   - fields: The fields of a value, in the order in which they are written.
  ///   - whole: The value with these fields; nil if there is none, as for bytes that are damaged.
  package init<each Field: Packed>(
    _ fields: @escaping (Whole) -> (repeat each Field),
    _ whole: @escaping (repeat each Field) -> Whole?
  ) {
    write = { value, bytes in
      func add<Part: Packed>(_ part: Part) { Part.packing.write(part, &bytes) }
      repeat add(each fields(value))
    }
    read = { (rest) throws(PackingProblem) in
      func next<Part: Packed>(_ type: Part.Type) throws(PackingProblem) -> Part {
        try Part.packing.read(&rest)
      }
      guard let value = whole(repeat try next((each Field).self)) else { throw PackingProblem() }
      return value
    }
  }

  fileprivate init(
    write: @escaping (Whole, inout [UInt8]) -> Void,
    read: @escaping (inout ArraySlice<UInt8>) throws(PackingProblem) -> Whole
  ) {
    (self.write, self.read) = (write, read)
  }
}

extension ArraySlice<UInt8> {
  /// Removes the first bytes.
  fileprivate mutating func next(_ count: Int) throws(PackingProblem) -> ArraySlice {
    guard count >= 0, count <= self.count else { throw PackingProblem() }
    defer { self = dropFirst(count) }
    return prefix(count)
  }
}

extension UInt64: Packed {
  package static var packing: Packing<UInt64> {
    Packing(
      write: { number, bytes in withUnsafeBytes(of: number.littleEndian) { bytes += $0 } },
      read: { (rest) throws(PackingProblem) in
        try rest.next(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
      })
  }
}

extension Int64: Packed {
  package static var packing: Packing<Int64> {
    Packing({ UInt64(bitPattern: $0) }, { Int64(bitPattern: $0) })
  }
}

extension Int: Packed {
  package static var packing: Packing<Int> {
    Packing({ Int64($0) }, { Int(exactly: $0) })
  }
}

/// Exact to the last bit.
extension Double: Packed {
  package static var packing: Packing<Double> {
    Packing(
      write: { number, bytes in UInt64.packing.write(number.bitPattern, &bytes) },
      read: { (rest) throws(PackingProblem) in
        Double(bitPattern: try UInt64.packing.read(&rest))
      })
  }
}

extension Bool: Packed {
  package static var packing: Packing<Bool> {
    Packing(
      write: { flag, bytes in bytes.append(flag ? 1 : 0) },
      read: { (rest) throws(PackingProblem) in try rest.next(1).first == 1 })
  }
}

extension String: Packed {
  package static var packing: Packing<String> {
    Packing(
      write: { text, bytes in
        Int.packing.write(text.utf8.count, &bytes)
        bytes += text.utf8
      },
      read: { (rest) throws(PackingProblem) in
        String(decoding: try rest.next(try Int.packing.read(&rest)), as: UTF8.self)
      })
  }
}

extension Optional: Packed where Wrapped: Packed {
  package static var packing: Packing<Wrapped?> {
    Packing(
      write: { value, bytes in
        Bool.packing.write(value != nil, &bytes)
        if let value { Wrapped.packing.write(value, &bytes) }
      },
      read: { (rest) throws(PackingProblem) in
        try Bool.packing.read(&rest) ? try Wrapped.packing.read(&rest) : nil
      })
  }
}

extension Array: Packed where Element: Packed {
  package static var packing: Packing<[Element]> {
    let element = Element.packing
    return Packing(
      write: { elements, bytes in
        Int.packing.write(elements.count, &bytes)
        for value in elements { element.write(value, &bytes) }
      },
      read: { (rest) throws(PackingProblem) in
        let count = try Int.packing.read(&rest)
        // Each element takes at least one byte.
        guard count >= 0, count <= rest.count else { throw PackingProblem() }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try element.read(&rest)) }
        return elements
      })
  }
}

extension Packing where Whole: RawRepresentable<String> {
  /// The case's raw value.
  package static var raw: Packing { Packing(\.rawValue, Whole.init(rawValue:)) }
}
