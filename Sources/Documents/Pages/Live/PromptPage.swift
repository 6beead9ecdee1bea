import Notebooks
import Text

/// Motionbook's prompt as a page: what is typed runs in the engine that it carries, and the course is in it.
public struct PromptPage: Sendable {
  private let page: Page

  /// - Parameters:
  ///   - course: The notebooks of the course and their data, by their paths from its folder.
  ///   - script: The text of the script that has the engine.
  public init(course: [(name: String, bytes: [UInt8])], engine script: String) {
    page = Page(
      prompt: LiveNotebook(
        name: "", text: "", files: course.map { (CourseFolder.path(of: $0.name), $0.bytes) },
        engine: .inPage(script: script)))
  }

  /// The text of the file.
  public var html: String { page.html }
}

/// Where an engine has the course among its files.
public enum CourseFolder {
  public static let name = "course"

  public static func path(of file: String) -> String { "\(name)/\(file)" }
}

extension PageWriter {
  /// Writes what stands above the prompt, which its script adds.
  mutating func writePromptHead() {
    markup.element("h1", [:], "Motionbook")
    markup.begin("p", ["class": "lead"])
    markup.add(
      "Type a line and press Enter: a simulation of UIKit's motion answers. Nothing leaves this page. "
    )
    markup.element("code", [:], "lesson")
    markup.add(" begins the course, and ")
    markup.element("code", [:], "help")
    markup.add(" lists all commands.")
    markup.end()
    markup.begin("noscript")
    markup.element("p", [:], "This page needs scripts, which this browser does not run.")
    markup.end()
    markup.endLine()
  }
}

extension PagePiece {
  /// A notebook's prose as markup for a page that has its style.
  package static func prose(_ blocks: [ProseBlock]) -> String {
    var writer = PageWriter(
      Page(result: PageCell(code: "", layout: .standard), named: "", parts: .own))
    for block in blocks { writer.write(block) }
    return writer.markup.text
  }

  /// Lines of code as markup for a page that has its style.
  package static func code(_ code: String, _ spans: [PageCell.Span]) -> String {
    var writer = PageWriter(
      Page(result: PageCell(code: code, layout: .standard), named: "", parts: .own))
    writer.write(code: code, spans)
    return writer.markup.text
  }

  /// What Motionbook says besides its answers, such as "`next` continues", as markup.
  package static func remark(_ text: String) -> String {
    written { markup in
      markup.begin("p", ["class": "remark"])
      for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      {
        if index.isMultiple(of: 2) {
          markup.add(String(part))
        } else {
          markup.element("code", [:], String(part))
        }
      }
      markup.end()
    }
  }

  /// Lines as buttons that type them.
  package static func buttons(_ offers: [(title: String, line: String)]) -> String {
    written { markup in
      markup.begin("div", ["class": "row"])
      for (title, line) in offers {
        markup.element(
          "button", ["type": "button", "class": "action", "data-line": line], title)
      }
      markup.end()
    }
  }

  private static func written(_ write: (inout Markup) -> Void) -> String {
    var markup = Markup()
    write(&markup)
    return markup.text
  }
}
