internal import CMarkdown

/// A top-level block of a Markdown text.
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

  /// The blocks of a text in order. Definitions of link references are not blocks.
  static func blocks(of table: LineTable) -> [MarkdownBlock] {
    let bytes = table.bytes
    guard !bytes.isEmpty else { return [] }
    let document = bytes.withUnsafeBytes { buffer in
      cmark_parse_document(
        buffer.bindMemory(to: CChar.self).baseAddress, buffer.count, CMARK_OPT_DEFAULT)
    }
    guard let document else { return [] }
    defer { cmark_node_free(document) }
    var blocks: [MarkdownBlock] = []
    var next = cmark_node_first_child(document)
    while let node = next {
      blocks.append(block(node, lineCount: table.count))
      next = cmark_node_next(node)
    }
    return blocks
  }

  private static func block(_ node: OpaquePointer, lineCount: Int) -> MarkdownBlock {
    let firstLine = Int(cmark_node_get_start_line(node))
    let kind = Self.kind(node)
    switch kind {
    case .fence(let fence):
      // The closing fence of a top-level block is the line after its content; a block without one
      // runs to the end of the text.
      let last = firstLine + LineTable(Array(fence.content.utf8)).count + 1
      return MarkdownBlock(kind: kind, firstLine: firstLine, lastLine: min(last, lineCount))
    case .html(let text):
      // cmark's last line of a comment is one too low, so it is counted from the content.
      let count = LineTable(Array(text.utf8)).count
      return MarkdownBlock(
        kind: kind, firstLine: firstLine, lastLine: firstLine + max(0, count - 1))
    case .heading, .other:
      return MarkdownBlock(
        kind: kind, firstLine: firstLine,
        lastLine: max(firstLine, Int(cmark_node_get_end_line(node))))
    }
  }

  private static func kind(_ node: OpaquePointer) -> Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      return .heading(level: Int(cmark_node_get_heading_level(node)), text: plainText(node))
    case CMARK_NODE_HTML_BLOCK:
      return .html(string(cmark_node_get_literal(node)))
    case CMARK_NODE_CODE_BLOCK:
      return fence(node).map(Kind.fence) ?? .other
    default:
      // The kinds are C constants, not an enumeration of ours.
      return .other
    }
  }

  /// The fence of a code block; nil for an indented code block.
  private static func fence(_ node: OpaquePointer) -> MarkdownFence? {
    var length: CInt = 0
    var offset: CInt = 0
    var marker: CChar = 0
    guard cmark_node_get_fenced(node, &length, &offset, &marker) != 0 else { return nil }
    return MarkdownFence(
      info: string(cmark_node_get_fence_info(node)),
      content: string(cmark_node_get_literal(node)),
      marker: UInt8(bitPattern: marker), length: Int(length))
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
