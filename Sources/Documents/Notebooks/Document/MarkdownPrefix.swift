/// The beginning of a line of Markdown: blanks, and the marks of quotations and lists.
struct MarkdownPrefix {
  /// The text after it.
  private(set) var rest: ArraySlice<UInt8>
  /// Whether the line may be inside more quotations and lists than the limit.
  private(set) var isTooDeep = false

  init(_ line: ArraySlice<UInt8>, depthLimit: Int) {
    rest = line
    // Each mark begins a quotation or a list. Two columns may stand for one of an earlier line.
    var marks = 0
    var columns = 0
    while true {
      while let byte = rest.first, byte.isBlank {
        columns += byte == 0x20 ? 1 : 4
        rest = rest.dropFirst()
      }
      guard let length = Self.markLength(rest) else { return }
      marks += 1
      if marks + columns / 2 > depthLimit {
        isTooDeep = !Self.isRule(rest)
        return
      }
      rest = rest.dropFirst(length)
      // The blank after a mark belongs to it.
      if rest.first == 0x20 { rest = rest.dropFirst() }
    }
  }

  /// The length of the mark at the beginning of a text, such as `>`, `-` or `12.`; nil without one.
  private static func markLength(_ text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    if first == UInt8(ascii: ">") { return 1 }
    let digits = text.prefix(10).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let mark = text.dropFirst(digits.count).first else { return nil }
    let marks: [UInt8] = digits.isEmpty ? Array("-+*".utf8) : Array(".)".utf8)
    let length = digits.count + 1
    let isEnded = text.dropFirst(length).first?.isBlank ?? true
    return marks.contains(mark) && isEnded ? length : nil
  }

  /// Whether a text is `- - -` or the like, which is no list.
  private static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    guard let mark = text.first, mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") else {
      return false
    }
    return text.allSatisfy { $0 == mark || $0.isBlank }
  }
}

/// A line of three or more backticks or tildes.
struct FenceLine {
  let marker: UInt8
  let length: Int
  private let info: ArraySlice<UInt8>

  /// Nil if the text does not begin with a fence.
  init?(_ text: ArraySlice<UInt8>) {
    guard let marker = text.first, marker == UInt8(ascii: "`") || marker == UInt8(ascii: "~")
    else { return nil }
    length = text.prefix { $0 == marker }.count
    guard length >= 3 else { return nil }
    self.marker = marker
    info = text.dropFirst(length)
  }

  /// Whether it can open a block: code between backticks in a paragraph may look like it.
  var opens: Bool { marker == UInt8(ascii: "~") || !info.contains(marker) }

  /// Whether the line closes the block that the fence opened.
  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    let indent = line.prefix { $0 == 0x20 }.count
    guard indent <= 3, let other = FenceLine(line.dropFirst(indent)) else { return false }
    return other.marker == marker && other.length >= length
      && other.info.allSatisfy(\.isBlank)
  }
}
