/// The course of lessons, read from its page: tables of notebooks under headings.
public struct CourseOutline: Sendable {
  /// The lessons of one table.
  public struct Part: Hashable, Sendable {
    /// The heading above the table, or the text right above it if the heading already has a table.
    public let title: String
    public let lessons: [Entry]
  }

  /// A lesson of the course.
  public struct Entry: Hashable, Sendable {
    /// The name of the notebook's file without its extension.
    public let name: String
    public let title: String
    /// The question that it asks; empty if the page does not give one.
    public let question: String
  }

  public let parts: [Part]

  /// All lessons in order.
  public var lessons: [Entry] { parts.flatMap(\.lessons) }

  /// Reads the page. A row counts if its first link leads to a notebook in the page's folder.
  public init(_ page: NotebookDocument) {
    var parts: [Part] = []
    var (heading, lead) = ("", "")
    for case .prose(let block) in page.passages {
      switch block {
      case .heading(_, let runs): (heading, lead) = (runs.text, "")
      case .paragraph(let runs): lead = runs.text
      case .table(let table):
        let lessons = table.rows.compactMap(Entry.init)
        if lessons.isEmpty { continue }
        parts.append(Part(title: heading.isEmpty ? lead : heading, lessons: lessons))
        heading = ""
      case .list, .quote, .code, .rule: break
      }
    }
    self.parts = parts
  }

  /// The next lesson; nil for the last one, and for a name that is not in the course.
  public func lesson(after name: String) -> Entry? {
    let lessons = lessons
    guard let index = lessons.firstIndex(where: { $0.name == name }) else { return nil }
    return lessons.indices.contains(index + 1) ? lessons[index + 1] : nil
  }
}

extension CourseOutline.Entry {
  fileprivate init?(_ row: [[ProseRun]]) {
    guard let column = row.firstIndex(where: { $0.contains { $0.look.address != nil } }),
      let address = row[column].lazy.compactMap(\.look.address).first,
      address.hasSuffix(".md"), !address.contains("/"), address.utf8.count <= Self.longestName
    else { return nil }
    name = String(address.dropLast(3))
    title = row[column].text
    question = row.indices.contains(column + 1) ? row[column + 1].text : ""
  }

  /// The maximum length of a file name, in bytes.
  private static let longestName = 200
}
