/// Metadata in columns of its own beside the upper rows of a table without a header: oscilloscopes
/// write labels and values there, and the table of a channel to their right.
struct CellsBeside {
  /// The columns that are no part of the table.
  let columns: [Int]
  /// Headers of the others by what the metadata say; those of the file if there is none.
  let headers: [DataHeader]?

  init(
    _ read: [ReadColumn], _ headers: [DataHeader]?, _ lines: ArraySlice<DataLine>,
    _ dialect: Dialect
  ) {
    let found = headers == nil ? read.indices.filter { read[$0].isShort } : []
    columns = found
    guard !found.isEmpty else {
      self.headers = headers
      return
    }
    let cells = lines.prefix(read.map(\.height).max() ?? 0).prefix(100).map { dialect.split($0) }
    var made = read.map { _ in DataHeader.empty }
    var metadata = Metadata()
    var place = 0
    for column in read.indices where !read[column].isEmpty {
      if found.contains(column) {
        if found.contains(column - 1) { continue }
        metadata = Metadata()
        place = 0
        for row in cells where column + 1 < row.count {
          metadata.add(String(row[column]), String(row[column + 1]))
        }
      } else {
        // The unit of counting comes first, then the measurements.
        made[column] =
          place == 0
          ? DataHeader("", unit: metadata.text(.axisUnit) ?? "")
          : DataHeader(metadata.text(.source) ?? "", unit: metadata.text(.valueUnit) ?? "")
        place += 1
      }
    }
    self.headers = made
  }
}
