internal import CMarkdown

/// A block of a Markdown text: at its top level, or in the items of its lists. What a quotation
/// holds is quoted, and no block of ours.
///
/// GitHub's extensions are not attached: they change the contents of blocks, but never the
/// beginning of a fence, a comment or a heading.
struct MarkdownBlock {
  enum Kind {
    case heading(level: Int, text: String)
    case fence(MarkdownFence)
    case html(String)
    case other
  }

  let kind: Kind

  /// The line of the file, from 1.
  let firstLine: Int
  let lastLine: Int

  /// The blanks before the block, as they begin its lines: the indentation of the lists around it,
  /// whose markers may be in the first line, and its own.
  let margin: String

  /// The innermost list item around it, by number; 0 at the top level.
  let item: Int

  /// The blocks of a text in order, a list before its items and an item before its contents.
  /// Definitions of link references are not blocks.
  static func blocks(of table: LineTable) -> [MarkdownBlock] {
    let bytes = table.bytes
    guard !bytes.isEmpty else { return [] }
    let document = bytes.withUnsafeBytes { buffer in
      cmark_parse_document(
        buffer.bindMemory(to: CChar.self).baseAddress, buffer.count, CMARK_OPT_DEFAULT)
    }
    guard let document else { return [] }
    defer { cmark_node_free(document) }
    var reader = BlockReader(table: table)
    reader.read(contentsOf: document, lastLine: table.count)
    return reader.blocks
  }
}

/// Reads cmark's tree.
private struct BlockReader {
  let table: LineTable
  private(set) var blocks: [MarkdownBlock] = []
  private var itemCount = 0

  init(table: LineTable) { self.table = table }

  /// Reads what a document or a list holds; `MarkdownLoad` bounds the depth.
  ///
  /// - Parameters:
  ///   - item: The item that holds it.
  ///   - lastLine: The last line of the item.
  mutating func read(contentsOf holder: OpaquePointer, item: Int = 0, lastLine: Int) {
    var next = cmark_node_first_child(holder)
    while let node = next {
      blocks.append(block(node, item: item, itemEnd: lastLine))
      switch cmark_node_get_type(node) {
      case CMARK_NODE_LIST: read(contentsOf: node, item: item, lastLine: lastLine)
      case CMARK_NODE_ITEM:
        itemCount += 1
        read(
          contentsOf: node, item: itemCount, lastLine: Int(clamping: cmark_node_get_end_line(node)))
      default: break
      }
      next = cmark_node_next(node)
    }
  }

  private func block(_ node: OpaquePointer, item: Int, itemEnd: Int) -> MarkdownBlock {
    let firstLine = Int(clamping: cmark_node_get_start_line(node))
    let margin = margin(of: node)
    let kind = kind(node, margin)
    let lastLine =
      switch kind {
      // The closing fence is the line after the content; a block without one runs to the end of
      // what holds it. cmark's own last line does not tell which.
      case .fence(let fence):
        min(firstLine + LineTable(Array(fence.content.utf8)).count + 1, itemEnd)
      // cmark's last line of a comment is one too low, so it is counted from the content.
      case .html(let text): firstLine + max(0, LineTable(Array(text.utf8)).count - 1)
      case .heading, .other: Int(clamping: cmark_node_get_end_line(node))
      }
    return MarkdownBlock(
      kind: kind, firstLine: firstLine, lastLine: max(firstLine, lastLine), margin: margin,
      item: item)
  }

  /// The markers of lists are as wide as blanks; a byte order mark has no width.
  private func margin(of node: OpaquePointer) -> String {
    let line = table.bytes[table.range(ofLine: Int(clamping: cmark_node_get_start_line(node)))]
    let lead = line.prefix(max(0, Int(clamping: cmark_node_get_start_column(node)) - 1))
    return String(
      decoding: lead.filter { $0 < 0x80 }.map { $0.isBlank ? $0 : 0x20 }, as: UTF8.self)
  }

  private func kind(_ node: OpaquePointer, _ margin: String) -> MarkdownBlock.Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      return .heading(
        level: Int(clamping: cmark_node_get_heading_level(node)), text: Self.plainText(node))
    case CMARK_NODE_HTML_BLOCK:
      return .html(Self.string(cmark_node_get_literal(node)))
    case CMARK_NODE_CODE_BLOCK:
      return fence(node, margin).map(MarkdownBlock.Kind.fence) ?? .other
    default:
      // The kinds are C constants, not an enumeration of ours.
      return .other
    }
  }

  /// The fence of a code block; nil for an indented code block.
  private func fence(_ node: OpaquePointer, _ margin: String) -> MarkdownFence? {
    var length: CInt = 0
    var offset: CInt = 0
    var marker: CChar = 0
    guard cmark_node_get_fenced(node, &length, &offset, &marker) != 0 else { return nil }
    return MarkdownFence(
      info: Self.string(cmark_node_get_fence_info(node)),
      content: content(of: node, margin), marker: UInt8(bitPattern: marker),
      length: Int(clamping: length))
  }

  /// The lines of a fence. cmark gives a part of a tab as spaces; a line that begins like the fence
  /// itself has none of them.
  private func content(of node: OpaquePointer, _ margin: String) -> String {
    let content = Self.string(cmark_node_get_literal(node))
    let lines = LineTable(Array(content.utf8))
    guard margin.contains("\t"), lines.count > 0 else { return content }
    let start = Int(clamping: cmark_node_get_start_line(node))
    var result: [UInt8] = []
    for line in 1...lines.count {
      let written = table.bytes[table.range(ofLine: start + line)]
      let isEnded = written.last?.isLineEnd == true
      result +=
        isEnded && written.starts(with: margin.utf8)
        ? written.dropFirst(margin.utf8.count) : lines.bytes[lines.range(ofLine: line)]
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func plainText(_ node: OpaquePointer) -> String {
    guard let text = cmark_render_plaintext(node, CMARK_OPT_DEFAULT, 0) else { return "" }
    defer { cmark_get_default_mem_allocator().pointee.free(text) }
    return string(text).trimmingBlanks
  }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
