/// Conversion of Markdown blocks to prose.
extension MarkdownNode {
  /// The maximum depth of nested blocks; deeper ones become plain text.
  private static let depthLimit = 16

  /// The prose of the node: usually one block, or none, such as for a comment.
  var prose: [ProseBlock] { prose(depth: 0) }

  private func prose(depth: Int) -> [ProseBlock] {
    switch kind {
    case "heading": return [.heading(level: headingLevel, runs)]
    case "code_block": return [.code(literal)]
    case "thematic_break": return [.rule]
    case "table": return [.table(table)]
    case "html_block":
      return HTMLText(literal).parts.compactMap { part in
        guard case .text(let text) = part else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : .paragraph([ProseRun(words)])
      }
    case "list", "block_quote":
      guard depth < Self.depthLimit else { return words }
      return [holder(depth: depth)]
    default: return words
    }
  }

  private var words: [ProseBlock] {
    let runs = runs
    return runs.isEmpty ? [] : [.paragraph(runs)]
  }

  private func holder(depth: Int) -> ProseBlock {
    guard kind == "list" else {
      return .quote(children.flatMap { $0.prose(depth: depth + 1) })
    }
    return .list(
      items: children.map { item in item.children.flatMap { $0.prose(depth: depth + 1) } },
      numbering: listStart.map { .numbers(from: $0) } ?? .bullets, isTight: isTight)
  }

  private var table: ProseTable {
    let rows = children.map { $0.children.map(\.runs) }
    return ProseTable(
      alignments: alignments, head: rows.first ?? [], rows: Array(rows.dropFirst()))
  }
}
