import Foundation

/// A page of the project that people read, in Markdown: what its blocks show must be true.
public struct ProjectPage: Sendable {
  /// The path from the project's folder.
  public let path: String
  public let text: String

  /// A fenced block.
  public struct Block: Sendable {
    /// The info string after its opening fence, such as `sh` or `markdown fall.md`.
    public let info: String
    public let text: String
    /// The block right below it, with only blank lines between; nil if something else is there.
    public fileprivate(set) var answer: (info: String, text: String)?
  }

  /// The pages at the top, the maps, and everything in `notebooks`.
  public static let all: [ProjectPage] = {
    let notebooks = ProjectFolder.root.appendingPathComponent("notebooks").path
    let names = FileManager.default.enumerator(atPath: notebooks)?.allObjects ?? []
    let course = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.sorted()
    let paths =
      ["README.md", "CONTRIBUTING.md", "Sources/README.md", "Tests/README.md"]
      + course.map { "notebooks/" + $0 }
    return paths.compactMap { path in
      let file = ProjectFolder.root.appendingPathComponent(path)
      return (try? String(contentsOf: file, encoding: .utf8)).map {
        ProjectPage(path: path, text: $0)
      }
    }
  }()

  /// A page by its path; nil if there is none.
  public static func at(_ path: String) -> ProjectPage? { all.first { $0.path == path } }

  /// The fenced blocks in order. A block in a block is a part of the outer one.
  public var blocks: [Block] {
    var blocks: [Block] = []
    var open: (fence: Substring, info: String, lines: [Substring])?
    var isRightBelow = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        guard line == block.fence else {
          open?.lines.append(line)
          continue
        }
        let text = block.lines.map { $0 + "\n" }.joined()
        if isRightBelow { blocks[blocks.count - 1].answer = (block.info, text) }
        blocks.append(Block(info: block.info, text: text))
        (open, isRightBelow) = (nil, true)
      } else if line.hasPrefix("```") {
        let fence = line.prefix { $0 == "`" }
        open = (fence, String(line.dropFirst(fence.count)), [])
      } else if !line.isEmpty {
        isRightBelow = false
      }
    }
    return blocks
  }

  /// The code on the page: the lines of blocks, and the spans within lines.
  public var code: [String] {
    let lines = blocks.flatMap { $0.text.split(separator: "\n").map(String.init) }
    return lines + text.matches(of: /`([^`\n]+)`/).map { String($0.1) }
  }
}

extension ProjectPage: CustomStringConvertible {
  public var description: String { path }
}
