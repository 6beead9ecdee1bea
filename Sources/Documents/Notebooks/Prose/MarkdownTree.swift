internal import CMarkdown

/// A Markdown text with GitHub's tables, as parsed by cmark-gfm.
///
/// Tables are the only extension: one that parses inline text, such as strikethrough, would make
/// cmark treat its characters as special in every parser of the program, even on other threads.
///
/// It owns cmark's tree, so it must outlive the nodes of the tree; each node retains it.
final class MarkdownTree {
  private let root: OpaquePointer?

  init(_ bytes: [UInt8]) {
    _ = Self.areExtensionsRegistered
    // An empty document has no base address.
    guard !bytes.isEmpty, let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else {
      root = nil
      return
    }
    defer { cmark_parser_free(parser) }
    if let tables = cmark_find_syntax_extension("table") {
      cmark_parser_attach_syntax_extension(parser, tables)
    }
    bytes.withUnsafeBytes { buffer in
      cmark_parser_feed(
        parser, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
    }
    root = cmark_parser_finish(parser)
  }

  deinit {
    if let root { cmark_node_free(root) }
  }

  /// The blocks at the top level, in order.
  var blocks: [MarkdownNode] {
    root.map { MarkdownNode(pointer: $0, tree: self).children } ?? []
  }

  /// Registers the extension once, because cmark's own guard is not thread-safe.
  private static let areExtensionsRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()
}

/// A node of a Markdown tree: a block or part of one.
struct MarkdownNode {
  fileprivate let pointer: OpaquePointer
  fileprivate let tree: MarkdownTree

  /// The line of the text, from 1.
  var firstLine: Int { Int(clamping: cmark_node_get_start_line(pointer)) }

  var lastLine: Int { Int(clamping: cmark_node_get_end_line(pointer)) }

  /// cmark's name for the kind, such as `paragraph`; GitHub's extensions have no constants.
  var kind: String { Self.string(cmark_node_get_type_string(pointer)) }

  var children: [MarkdownNode] {
    var children: [MarkdownNode] = []
    var next = cmark_node_first_child(pointer)
    while let node = next {
      children.append(MarkdownNode(pointer: node, tree: tree))
      next = cmark_node_next(node)
    }
    return children
  }

  /// The text of code or HTML.
  var literal: String { Self.string(cmark_node_get_literal(pointer)) }

  /// The text of an HTML block; nil for any other node.
  var html: String? { kind == "html_block" ? literal : nil }

  var headingLevel: Int { Int(clamping: cmark_node_get_heading_level(pointer)) }

  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }

  /// The first number of a list; nil for bullets.
  var listStart: Int? {
    cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
      ? Int(clamping: cmark_node_get_list_start(pointer)) : nil
  }

  /// The alignments of a table's columns.
  var alignments: [ProseTable.Alignment] {
    let count = Int(clamping: cmark_gfm_extensions_get_table_columns(pointer))
    guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    return UnsafeBufferPointer(start: letters, count: count).map { letter in
      switch letter {
      case UInt8(ascii: "r"): .right
      case UInt8(ascii: "c"): .center
      default: .left
      }
    }
  }

  /// The words in a block at any depth, in order.
  var runs: [ProseRun] {
    guard let walk = cmark_iter_new(pointer) else { return [] }
    defer { cmark_iter_free(walk) }
    var reader = InlineReader()
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { return reader.runs }
      guard let node = cmark_iter_get_node(walk) else { return reader.runs }
      reader.read(
        Self.string(cmark_node_get_type_string(node)), isEntering: event == CMARK_EVENT_ENTER,
        literal: Self.string(cmark_node_get_literal(node)),
        address: { Self.string(cmark_node_get_url(node)) })
    }
  }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
