import MotionPlatform

/// The recorded history of one view or of the stage itself: a row of values for each frame.
///
/// Rows are written whole, which costs a copy, into an open block of 128. A full block is converted
/// to columns, where unchanged values take no space. While all rows of a block are equal, only one
/// is stored. Of the presentation, only the columns that may differ from the model are stored.
final class Track {
  static let blockLength = 128

  let width: Int
  /// The number of the first row in the recorder.
  let firstRow: Int
  private(set) var count = 0

  private var columns: [Column]
  /// Empty until the presentation first differs from the model.
  private var shownColumns: [Column] = []
  /// The bytes of both, summed up when a block is full: they are asked for once a second.
  private var columnBytes = 0

  /// The row that all rows of the open block equal, until one differs.
  private let held: UnsafeMutablePointer<Double>
  private var rows: UnsafeMutablePointer<Double>?
  /// Whether the rows of the open block are stored separately.
  private var isSpread = false
  /// The presentation in the open block, in the columns that may differ from the model.
  private let shown = ShownBlock()

  init(width: Int, firstRow: Int) {
    self.width = width
    self.firstRow = firstRow
    columns = Array(repeating: Column(), count: width)
    held = .allocate(capacity: width)
    held.initialize(repeating: 0, count: width)
  }

  deinit {
    held.deallocate()
    rows?.deallocate()
  }

  private var openCount: Int { count % Self.blockLength }
  private var rowBytes: Int { width * MemoryLayout<Double>.stride }

  /// Records one frame.
  ///
  /// - Parameters:
  ///   - shown: a row of presentation values; nil if they equal the model.
  ///   - columns: the columns that may differ.
  @inline(__always)
  func append(
    model: UnsafePointer<Double>, shown row: UnsafePointer<Double>? = nil,
    in columns: ColumnSet = ColumnSet()
  ) {
    let index = openCount
    if index == 0 { held.update(from: model, count: width) }
    if isSpread || memcmp(held, model, rowBytes) != 0 {
      (spread(index) + index * width).update(from: model, count: width)
    }
    if !shown.columns.isSuperset(of: columns) {
      shown.widen(by: columns, before: index) { value($0, ofOpenRow: $1) }
    }
    if !shown.columns.isEmpty { shown.write(row ?? model, at: index) }
    count += 1
    if index == Self.blockLength - 1 { close() }
  }

  private func value(_ column: Int, ofOpenRow index: Int) -> Double {
    if isSpread, let rows { return rows[index * width + column] }
    return held[column]
  }

  /// Returns the separate rows of the open block, after copying the held row to those before
  /// `index`.
  private func spread(_ index: Int) -> UnsafeMutablePointer<Double> {
    let target = rows ?? .allocate(capacity: Self.blockLength * width)
    rows = target
    if !isSpread {
      isSpread = true
      for row in 0..<index { (target + row * width).initialize(from: held, count: width) }
    }
    return target
  }

  /// Converts the full block to columns.
  private func close() {
    let block = count / Self.blockLength - 1
    let (held, rows, width) = (held, isSpread ? rows : nil, width)
    let changed = rows.map(changedColumns) ?? ColumnSet()
    var bytes = 0
    columns.withUnsafeMutableBufferPointer { columns in
      for column in 0..<width {
        let chunk =
          if let rows, changed.contains(column) {
            Chunk(column: rows + column, stride: width, count: Self.blockLength)
          } else {
            Chunk.constant(held[column])
          }
        columns[column].append(chunk, block: block)
        bytes += columns[column].byteCount
      }
    }
    if !shown.columns.isEmpty, shownColumns.isEmpty {
      shownColumns = Array(repeating: Column(), count: width)
    }
    shownColumns.withUnsafeMutableBufferPointer { columns in
      for column in columns.indices {
        columns[column].append(shownChunk(column), block: block)
        bytes += columns[column].byteCount
      }
    }
    columnBytes = bytes
    isSpread = false
    shown.clear()
  }

  /// Returns the columns whose values differ in a full block. It reads memory in its order: most
  /// columns stay the same, and a look down each of them would cost more than all the rest.
  private func changedColumns(_ rows: UnsafeMutablePointer<Double>) -> ColumnSet {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: width) { differences in
      differences.initialize(repeating: 0)
      for row in 1..<Self.blockLength {
        let (first, this) = (rows, rows + row * width)
        for column in 0..<width {
          differences[column] |= first[column].bitPattern ^ this[column].bitPattern
        }
      }
      var changed = ColumnSet()
      for column in 0..<width where differences[column] != 0 { changed.insert(column) }
      return changed
    }
  }

  private func shownChunk(_ column: Int) -> Chunk {
    guard let (values, stride) = shown.column(column) else { return .model }
    let model = isSpread ? rows.map { $0 + column } : nil
    let still = held[column].bitPattern
    for row in 0..<Self.blockLength {
      let was = model.map { $0[row * width].bitPattern } ?? still
      guard values[row * stride].bitPattern == was else {
        return Chunk(column: values, stride: stride, count: Self.blockLength)
      }
    }
    return .model
  }

  /// Returns a past value; nil for a row that was not recorded.
  func value(_ column: Int, presentation: Bool, row: Int) -> Double? {
    let offset = row - firstRow
    guard offset >= 0, offset < count, column >= 0, column < width else { return nil }
    let (block, index) = offset.quotientAndRemainder(dividingBy: Self.blockLength)
    guard block < count / Self.blockLength else {
      return openValue(column, presentation: presentation, index: index)
    }
    if presentation, column < shownColumns.count,
      let value = shownColumns[column].chunk(ofBlock: block)?.value(at: index)
    {
      return value
    }
    return columns[column].chunk(ofBlock: block)?.value(at: index)
  }

  private func openValue(_ column: Int, presentation: Bool, index: Int) -> Double {
    if presentation, let (values, stride) = shown.column(column) { return values[index * stride] }
    return value(column, ofOpenRow: index)
  }

  /// Whether the presentation ever differed from the model.
  var hasOwnPresentation: Bool { !shownColumns.isEmpty || !shown.columns.isEmpty }

  /// The bytes it holds.
  var byteCount: Int {
    rowBytes * (1 + (rows == nil ? 0 : Self.blockLength)) + shown.byteCount
      + columnBytes + (columns.capacity + shownColumns.capacity) * MemoryLayout<Column>.stride
  }
}
