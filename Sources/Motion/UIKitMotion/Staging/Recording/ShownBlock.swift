/// The presentation values of a track's open block, frame by frame, in the columns that may differ
/// from the model. Rows are packed: a view with two animated numbers takes two numbers a frame.
final class ShownBlock {
  /// The stored columns; their rows from before they were added equal the model's.
  private(set) var columns = ColumnSet()

  private var stride = 0
  private var values: UnsafeMutablePointer<Double>?
  private var capacity = 0

  deinit { values?.deallocate() }

  /// Writes the stored columns of a row.
  @inline(__always)
  func write(_ row: UnsafePointer<Double>, at index: Int) {
    guard let values else { return }
    let target = values + index * stride
    columns.visit { column, place in target[place] = row[column] }
  }

  /// Adds columns.
  ///
  /// - Parameters:
  ///   - count: the number of rows already written.
  ///   - model: a value of the model, by column and row.
  func widen(by more: ColumnSet, before count: Int, _ model: (Int, Int) -> Double) {
    var wide = columns
    wide.formUnion(more)
    let room = wide.count * Track.blockLength
    // The next block usually needs the same columns.
    let target = count == 0 && room <= capacity ? values : nil
    let fresh = target ?? .allocate(capacity: room)
    for index in 0..<count {
      wide.visit { column, place in
        let old = columns.contains(column) ? values : nil
        let value = old?[index * stride + columns.place(of: column)] ?? model(column, index)
        (fresh + index * wide.count + place).initialize(to: value)
      }
    }
    if target == nil {
      values?.deallocate()
      capacity = room
    }
    (values, columns, stride) = (fresh, wide, wide.count)
  }

  /// Returns the values of a column, one every `stride`; nil for a column that is not stored.
  func column(_ column: Int) -> (values: UnsafePointer<Double>, stride: Int)? {
    guard columns.contains(column), let values else { return nil }
    return (UnsafePointer(values + columns.place(of: column)), stride)
  }

  /// Begins a new block without columns.
  func clear() { columns = ColumnSet() }

  var byteCount: Int { capacity * MemoryLayout<Double>.stride }
}
