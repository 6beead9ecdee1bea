/// The counts that make cmark's memory and time grow, taken before it reads a text: it has no bound of its
/// own, and each mark may become one or two nodes of a few hundred bytes.
///
/// The contents of a fenced block are cheap and do not count. Only a fence that cmark certainly
/// reads as one is trusted; if that is unclear, everything after it counts.
struct MarkdownLoad {
  static let markLimit = 1_000_000
  static let depthLimit = 100
  /// cmark looks for the end of each of them in all that follows.
  static let declarationLimit = 100

  /// Bytes of all uses of definitions together, each as long as the longest of them: cmark copies it.
  static let referenceLimit = 64_000_000

  /// Punctuation and line ends outside fenced blocks; a fence is one. The cells of tables count too,
  /// also those that are not written, and what cmark does for a table's head.
  private(set) var marks = 0
  private var paragraph = MarkdownParagraph()
  private var closers = 0
  /// `<?` and `<!` outside fenced blocks, except comments.
  private(set) var declarations = 0
  /// The first line with too many quotations and lists inside one another.
  private(set) var deepLine: Int?

  private var state = State.prose
  private var trustsFences = true

  private enum State {
    case prose
    case fence(FenceLine)
    /// A comment that is longer than its line.
    case comment
    /// HTML that ends with a blank line, or a paragraph that begins like it.
    case html
  }

  init(_ bytes: [UInt8]) {
    var number = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(where: \.isLineEnd) ?? bytes.count
      read(bytes[start..<end], number: number)
      let isPair =
        end + 1 < bytes.count && bytes[end] == .carriageReturn
        && bytes[end + 1] == .lineFeed
      start = end + (isPair ? 2 : 1)
      number += 1
    }
  }

  /// The first bound that the text exceeds; nil if there is none.
  var problem: NotebookProblem? {
    if let deepLine { return .tooDeep(line: deepLine, limit: Self.depthLimit) }
    if paragraph.longestDefinition * closers > Self.referenceLimit {
      return .tooManyReferences(uses: closers, bytes: paragraph.longestDefinition)
    }
    if marks > Self.markLimit { return .tooManyMarks(count: marks, limit: Self.markLimit) }
    if declarations > Self.declarationLimit {
      return .tooManyDeclarations(count: declarations, limit: Self.declarationLimit)
    }
    return nil
  }

  private mutating func read(_ line: ArraySlice<UInt8>, number: Int) {
    switch state {
    case .fence(let fence):
      guard fence.isClosed(by: line) else { return }
      state = .prose
      marks += 1
    case .prose:
      if trustsFences, let fence = FenceLine(line), fence.opens {
        state = .fence(fence)
        marks += 1
        return
      }
      read(prose: line, number: number)
    case .comment:
      count(line)
      if line.contains("-->") { state = .prose }
    case .html: read(prose: line, number: number)
    }
  }

  private mutating func read(prose line: ArraySlice<UInt8>, number: Int) {
    let prefix = MarkdownPrefix(line, depthLimit: Self.depthLimit)
    if deepLine == nil, prefix.isTooDeep { deepLine = number }
    paragraph.read(prefix.rest)
    marks += paragraph.unwrittenMarks
    count(line)
    follow(line, prefix.rest)
  }

  private mutating func count(_ line: ArraySlice<UInt8>) {
    marks += 1
    for index in line.indices {
      let byte = line[index]
      guard byte.isASCIIPunctuation else { continue }
      marks += 1
      if byte == UInt8(ascii: "]") { closers += 1 }
      guard byte == UInt8(ascii: "<"), index + 1 < line.endIndex else { continue }
      let next = line[index + 1]
      if next == UInt8(ascii: "?")
        || next == UInt8(ascii: "!") && !line[index...].starts(with: "<!--".utf8)
      {
        declarations += 1
      }
    }
  }

  /// Follows HTML, in which a fence is text.
  private mutating func follow(_ line: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) {
    var isHTML: Bool { if case .html = state { true } else { false } }
    let isIndented = line.first?.isBlank ?? false
    if FenceLine(rest) != nil {
      if isHTML || isIndented { trustsFences = false }
    } else if rest.starts(with: "<!--".utf8) {
      if rest.contains("-->") { return }
      if isHTML || rest.startIndex != line.startIndex { trustsFences = false }
      state = .comment
    } else if rest.first == UInt8(ascii: "<") {
      if Self.lastsOverBlankLines(rest) { trustsFences = false }
      state = .html
    } else if line.allSatisfy(\.isBlank) {
      state = .prose
    }
  }

  private static func lastsOverBlankLines(_ html: ArraySlice<UInt8>) -> Bool {
    let head = String(decoding: html.prefix(10), as: UTF8.self).lowercased()
    return ["<?", "<!", "<script", "<pre", "<style", "<textarea"].contains(where: head.hasPrefix)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { words in
      indices.contains { self[$0] == words[0] && self[$0...].starts(with: words) }
    }
  }
}

extension UInt8 {
  fileprivate var isASCIIPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
