import Foundation
import Notebooks

/// A notebook's page as plain text, as one gets by copying what a browser shows of it.
enum PageText {
  enum Manner: CaseIterable {
    /// Empty lines between all blocks, paragraphs on one line: what browsers give.
    case browser
    /// The same, but answers right below their code.
    case adjacent
    /// Paragraphs broken as in the file: what converters to plain text give.
    case wrapped
  }

  static func of(_ document: NotebookDocument, _ manner: Manner) -> String {
    var blocks: [String] = []
    for part in document.parts {
      switch part {
      case .prose(let markdown, _): blocks += prose(markdown, manner)
      case .cell(let cell):
        let output = cell.recorded.map { [$0] } ?? []
        if manner == .adjacent {
          blocks.append(([cell.code] + output).joined(separator: "\n"))
        } else {
          blocks += [cell.code] + output
        }
      }
    }
    return blocks.joined(separator: "\n\n")
  }

  private static func prose(_ markdown: String, _ manner: Manner) -> [String] {
    markdown.components(separatedBy: "\n\n").map { block in
      let lines = block.split(separator: "\n").filter { !$0.hasPrefix("```") }.map(withoutMarks)
      let isList = block.contains("\n- ") || block.contains("\n|") || block.contains("```")
      return lines.joined(separator: manner == .wrapped || isList ? "\n" : " ")
    }.filter { !$0.isEmpty }
  }

  private static func withoutMarks(_ line: Substring) -> String {
    String(line).replacing(#/^(#+|[-*]|>|\d+\.) /#, with: "")
      .replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.output.1 }
      .replacing(#/<[^>]*>/#, with: "").replacing(#/[`*]/#, with: "").replacing("|", with: "\t")
  }
}
