/// The values of one column over a block of frames, in the smallest form that loses nothing.
enum Chunk {
  /// One value throughout, also in the following blocks without a chunk of their own.
  case constant(Double)
  /// Values that single precision holds exactly, like all values from Box2D.
  case singles([Float])
  case doubles([Double])
  /// In a column of presentation values: equal to the model.
  case model

  /// Creates a chunk from one column of a block of rows.
  init(column: UnsafePointer<Double>, stride: Int, count: Int) {
    let first = column.pointee.bitPattern
    var index = 1
    while index < count, column[index * stride].bitPattern == first { index += 1 }
    guard index < count else {
      self = .constant(column.pointee)
      return
    }
    // The first change shows the kind of most columns.
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

  /// Returns the column in single precision; nil if that would lose digits.
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

  /// Whether this chunk can be omitted after the previous one.
  func continues(_ previous: Chunk) -> Bool {
    switch (self, previous) {
    case (.constant(let value), .constant(let old)): value.bitPattern == old.bitPattern
    case (.model, .model): true
    case (.constant, _), (.model, _), (.singles, _), (.doubles, _): false
    }
  }

  /// Returns the value at an index in the block; nil for "as the model".
  func value(at index: Int) -> Double? {
    switch self {
    case .constant(let value): value
    case .singles(let values): values.indices.contains(index) ? Double(values[index]) : nil
    case .doubles(let values): values.indices.contains(index) ? values[index] : nil
    case .model: nil
    }
  }

  /// The bytes it holds on the heap, with the overhead of the array and the allocator.
  var byteCount: Int {
    switch self {
    case .constant, .model: 0
    case .singles(let values): values.capacity * 4 + Self.arrayOverhead
    case .doubles(let values): values.capacity * 8 + Self.arrayOverhead
    }
  }

  private static let arrayOverhead = 48
}

/// The history of one value: chunks for the blocks in which it changed, in order.
struct Column {
  private struct Entry {
    let chunk: Chunk
    /// After the chunk, so that both fit in 16 bytes.
    let firstBlock: UInt32
  }

  private var entries: [Entry] = []
  /// Summed up as chunks come.
  private var chunkBytes = 0

  mutating func append(_ chunk: Chunk, block: Int) {
    if let last = entries.last {
      if chunk.continues(last.chunk) { return }
    } else if case .model = chunk {
      // No chunk means "as the model" anyway.
      return
    }
    entries.append(Entry(chunk: chunk, firstBlock: UInt32(clamping: block)))
    chunkBytes += chunk.byteCount
  }

  /// Returns the chunk that covers a block; nil before the first.
  func chunk(ofBlock block: Int) -> Chunk? {
    var low = 0
    // Each entry begins with its own block, so a value that changes in every block is found at
    // once.
    var high = min(entries.count, block + 1)
    if high > 0, Int(clamping: entries[high - 1].firstBlock) <= block {
      return entries[high - 1].chunk
    }
    while low < high {
      let middle = (low + high) / 2
      if Int(clamping: entries[middle].firstBlock) <= block {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? entries[low - 1].chunk : nil
  }

  var byteCount: Int { entries.capacity * MemoryLayout<Entry>.stride + chunkBytes }
}
