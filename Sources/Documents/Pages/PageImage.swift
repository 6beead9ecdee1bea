import Notebooks

/// An image of a notebook's prose, as a page shows it. Which addresses and which bytes count is
/// decided here; `PageMaker` decides how many.
public enum PageImage: Hashable, Sendable {
  /// An address with the whole image in it: `data:image/png;base64,…`.
  case data(String)
  /// The reason why it is not on the page, as a sentence without its full stop.
  case missing(String)

  /// The bytes of an image of the web, whose kind is found by how they begin, not by a name.
  public init(_ bytes: [UInt8]) {
    guard let type = Self.type(of: bytes) else {
      self = .missing("not a PNG, JPEG, GIF, WebP or SVG image")
      return
    }
    self = .data("data:\(type);base64,\(Base64.text(of: bytes))")
  }

  /// The path in a notebook's folder to which an image's address leads; nil for an address with a
  /// scheme, an absolute one, and one that leads out of the folder.
  public static func path(of address: String) -> String? {
    guard let path = decoded(address), !path.isEmpty, !path.hasPrefix("/"), !path.contains("\\"),
      !path.utf8.contains(0)
    else { return nil }
    let parts = path.split(separator: "/")
    guard let first = parts.first, !first.contains(":"), !parts.contains("..") else { return nil }
    return path
  }

  /// An address without percent signs (RFC 3986 §2.1); nil if it is not UTF-8.
  static func decoded(_ address: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(address.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func type(of bytes: [UInt8]) -> String? {
    let signatures: [([UInt8], String)] = [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"),
      ([0xFF, 0xD8, 0xFF], "image/jpeg"), (Array("GIF87a".utf8), "image/gif"),
      (Array("GIF89a".utf8), "image/gif"),
    ]
    if let known = signatures.first(where: { bytes.starts(with: $0.0) }) { return known.1 }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "image/webp"
    }
    // In an image, a browser runs no script of an SVG file and fetches nothing for it.
    let head = String(decoding: bytes.prefix(1_000), as: UTF8.self)
    let text = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return (text.hasPrefix("<svg") || text.hasPrefix("<?xml")) && head.contains("<svg")
      ? "image/svg+xml" : nil
  }
}

extension [NotebookPassage] {
  /// The addresses of the images in the prose, each once, in order.
  public var imageAddresses: [String] {
    var known: Set<String> = []
    return flatMap(\.runs).compactMap(\.look.image).filter { known.insert($0).inserted }
  }
}

extension NotebookPassage {
  var runs: [ProseRun] {
    switch self {
    case .prose(let block): block.runs
    case .cell: []
    case .hint(let hint): hint.passages.flatMap(\.runs)
    }
  }
}

extension ProseBlock {
  fileprivate var runs: [ProseRun] {
    switch self {
    case .heading(_, let runs), .paragraph(let runs): runs
    case .list(let items, _, _): items.flatMap { $0.flatMap(\.runs) }
    case .quote(let blocks): blocks.flatMap(\.runs)
    case .table(let table): (table.head + table.rows.flatMap(\.self)).flatMap(\.self)
    case .code, .rule: []
    }
  }
}
