#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The recorded past of one view, or of the stage itself: a row of values for each frame.
///
/// Rows are written whole, which costs a copy, into an open block of 128. A full block is turned
/// into columns, where what did not change takes no room. While a block's rows are all alike only
/// one of them is kept.
final class Track {
  static let blockLength = 128

  let width: Int
  /// The recorder's number of the first row.
  let firstRow: Int
  private(set) var count = 0

  private var columns: [Column]
  /// Empty until the presentation first differs from the model.
  private var shownColumns: [Column] = []

  /// The row that all rows of the open block are alike to, while they are.
  private let held: UnsafeMutablePointer<Double>
  private var rows: UnsafeMutablePointer<Double>?
  private var shownRows: UnsafeMutablePointer<Double>?
  /// Whether the open block's rows, or what was shown of them, are written out.
  private var isSpread = false
  private var isShownSpread = false

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
    shownRows?.deallocate()
  }

  private var openCount: Int { count % Self.blockLength }
  private var rowBytes: Int { width * MemoryLayout<Double>.stride }

  /// Writes one frame; `shown` is nil where it is as the model.
  func append(model: UnsafePointer<Double>, shown: UnsafePointer<Double>?) {
    let index = openCount
    if index == 0 { held.update(from: model, count: width) }
    if isSpread || memcmp(held, model, rowBytes) != 0 {
      (spread(index) + index * width).update(from: model, count: width)
    }
    if isShownSpread {
      (spreadShown(index) + index * width).update(from: shown ?? model, count: width)
    } else if let shown, memcmp(shown, model, rowBytes) != 0 {
      // The two are compared column by column later, so the model's rows are written out too.
      (spread(index) + index * width).update(from: model, count: width)
      (spreadShown(index) + index * width).update(from: shown, count: width)
    }
    count += 1
    if index == Self.blockLength - 1 { close() }
  }

  /// The open block's rows, written out: those before `index` are as the held one.
  private func spread(_ index: Int) -> UnsafeMutablePointer<Double> {
    let target = rows ?? .allocate(capacity: Self.blockLength * width)
    rows = target
    if !isSpread {
      isSpread = true
      for row in 0..<index { (target + row * width).initialize(from: held, count: width) }
    }
    return target
  }

  private func spreadShown(_ index: Int) -> UnsafeMutablePointer<Double> {
    let target = shownRows ?? .allocate(capacity: Self.blockLength * width)
    shownRows = target
    if !isShownSpread {
      isShownSpread = true
      target.initialize(from: spread(index), count: index * width)
    }
    return target
  }

  /// Turns the full block into columns.
  private func close() {
    let block = count / Self.blockLength - 1
    for column in 0..<width {
      columns[column].append(chunk(column), block: block)
    }
    if isShownSpread, shownColumns.isEmpty {
      shownColumns = Array(repeating: Column(), count: width)
    }
    for column in shownColumns.indices {
      shownColumns[column].append(shownChunk(column), block: block)
    }
    isSpread = false
    isShownSpread = false
  }

  private func chunk(_ column: Int) -> Chunk {
    guard isSpread, let rows else { return .constant(held[column]) }
    return Chunk(column: rows + column, stride: width, count: Self.blockLength)
  }

  private func shownChunk(_ column: Int) -> Chunk {
    guard isShownSpread, let rows, let shownRows else { return .model }
    for row in 0..<Self.blockLength {
      let index = row * width + column
      guard rows[index].bitPattern == shownRows[index].bitPattern else {
        return Chunk(column: shownRows + column, stride: width, count: Self.blockLength)
      }
    }
    return .model
  }

  /// A value of the past; nil for a row that was not recorded.
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
    if presentation, isShownSpread, let shownRows { return shownRows[index * width + column] }
    if isSpread, let rows { return rows[index * width + column] }
    return held[column]
  }

  /// The bytes it holds.
  var byteCount: Int {
    let open = (rows == nil ? 0 : 1) + (shownRows == nil ? 0 : 1)
    return rowBytes * (1 + open * Self.blockLength)
      + columns.reduce(0) { $0 + $1.byteCount } + shownColumns.reduce(0) { $0 + $1.byteCount }
      + (columns.capacity + shownColumns.capacity) * MemoryLayout<Column>.stride
  }
}
