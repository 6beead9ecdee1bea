/// A zip archive whose entries are stored as they are: the same files make the same bytes.
///
/// Source: PKWARE's "Application Note", 6.3.10, sections 4.3 and 4.4.
struct ZipArchive {
  private var entries: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  mutating func add(_ path: String, _ content: [UInt8]) {
    let name = Array(path.utf8)
    var header: [UInt8] = []
    // It needs version 2.0, and its name is UTF-8; it is stored, on the first day that there is: 1980-01-01.
    for field in [20, 0x800, 0, 0, 0x21] { header.append(field, bytes: 2) }
    header.append(Int(Checksum.crc32(content)), bytes: 4)
    for size in [content.count, content.count] { header.append(size, bytes: 4) }
    for length in [name.count, 0] { header.append(length, bytes: 2) }
    directory += Array("PK\u{1}\u{2}".utf8)
    // Made by version 2.0, on Unix.
    directory.append(0x314, bytes: 2)
    directory += header
    for field in [0, 0, 0] { directory.append(field, bytes: 2) }
    // A file that its owner writes and everybody reads.
    directory.append(0o100644 << 16, bytes: 4)
    directory.append(entries.count, bytes: 4)
    directory += name
    entries += Array("PK\u{3}\u{4}".utf8) + header + name + content
    count += 1
  }

  var bytes: [UInt8] {
    var end = Array("PK\u{5}\u{6}".utf8)
    for field in [0, 0, count, count] { end.append(field, bytes: 2) }
    for field in [directory.count, entries.count] { end.append(field, bytes: 4) }
    end.append(0, bytes: 2)
    return entries + directory + end
  }
}

extension [UInt8] {
  /// Appends the lowest bytes of a number, the last one first.
  fileprivate mutating func append(_ number: Int, bytes count: Int) {
    for place in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
