/// What a value was during one block of frames, in the smallest form that loses nothing.
enum Chunk {
  /// The same all the time, also in the blocks that follow without a chunk of their own.
  case constant(Double)
  /// All values have a single-precision twin, as all that Box2D tells has.
  case singles([Float])
  case doubles([Double])
  /// In a column of presentation values: as the model.
  case model

  /// Reads one column of a block of rows.
  init(column: UnsafePointer<Double>, stride: Int, count: Int) {
    let first = column.pointee.bitPattern
    var index = 1
    while index < count, column[index * stride].bitPattern == first { index += 1 }
    guard index < count else {
      self = .constant(column.pointee)
      return
    }
    // Most columns show at the first change of which kind they are.
    if Self.isSingle(column[index * stride]),
      let singles = Self.singles(column, stride: stride, count: count)
    {
      self = .singles(singles)
      return
    }
    self = .doubles(
      Array(unsafeUninitializedCapacity: count) { buffer, filled in
        for index in 0..<count {
          buffer.initializeElement(at: index, to: column[index * stride])
        }
        filled = count
      })
  }

  private static func isSingle(_ value: Double) -> Bool {
    Double(Float(value)).bitPattern == value.bitPattern
  }

  /// The column in single precision; nil where that would lose something.
  private static func singles(
    _ column: UnsafePointer<Double>, stride: Int, count: Int
  ) -> [Float]? {
    var isExact = true
    let values = [Float](unsafeUninitializedCapacity: count) { buffer, filled in
      for index in 0..<count {
        let value = column[index * stride]
        buffer.initializeElement(at: index, to: Float(value))
        isExact = isExact && isSingle(value)
      }
      filled = count
    }
    return isExact ? values : nil
  }

  /// Whether a block of this needs no chunk behind one of that.
  func continues(_ previous: Chunk) -> Bool {
    switch (self, previous) {
    case (.constant(let value), .constant(let old)): value.bitPattern == old.bitPattern
    case (.model, .model): true
    case (.constant, _), (.model, _), (.singles, _), (.doubles, _): false
    }
  }

  /// The value at a place in the block; nil for "as the model".
  func value(at index: Int) -> Double? {
    switch self {
    case .constant(let value): value
    case .singles(let values): values.indices.contains(index) ? Double(values[index]) : nil
    case .doubles(let values): values.indices.contains(index) ? values[index] : nil
    case .model: nil
    }
  }

  /// The bytes it holds on the heap, with the array's head and the allocator's.
  var byteCount: Int {
    switch self {
    case .constant, .model: 0
    case .singles(let values): values.capacity * 4 + Self.arrayOverhead
    case .doubles(let values): values.capacity * 8 + Self.arrayOverhead
    }
  }

  private static let arrayOverhead = 48
}

/// The past of one value: chunks for the blocks in which it changed, one after the other.
struct Column {
  private struct Entry {
    let chunk: Chunk
    /// Behind the chunk, where both fit in 16 bytes.
    let firstBlock: UInt32
  }

  private var entries: [Entry] = []

  mutating func append(_ chunk: Chunk, block: Int) {
    if let last = entries.last {
      if chunk.continues(last.chunk) { return }
    } else if case .model = chunk {
      // What has no chunk is as the model anyway.
      return
    }
    entries.append(Entry(chunk: chunk, firstBlock: UInt32(clamping: block)))
  }

  /// The chunk that covers a block; nil before the first.
  func chunk(ofBlock block: Int) -> Chunk? {
    var low = 0
    // Each entry begins with a block of its own: what changes in every block is found at once.
    var high = min(entries.count, block + 1)
    if high > 0, Int(entries[high - 1].firstBlock) <= block { return entries[high - 1].chunk }
    while low < high {
      let middle = (low + high) / 2
      if Int(entries[middle].firstBlock) <= block { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? entries[low - 1].chunk : nil
  }

  var byteCount: Int {
    entries.capacity * MemoryLayout<Entry>.stride
      + entries.reduce(0) { $0 + $1.chunk.byteCount }
  }
}
