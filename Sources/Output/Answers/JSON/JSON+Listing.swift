import Diagnostics
import JSON

extension Listing {
  var jsonFields: [(String, JSONText)] {
    let sections = sections.map { section in
      JSONText.object(
        (section.title.isEmpty ? [] : [("title", .string(section.title))])
          + [("items", .array(section.items.map { .object($0.jsonFields) }))])
    }
    return (heading.isEmpty ? [] : [("heading", .string(heading.markdown))])
      + [("sections", .array(sections)), ("notes", .array(notes.map { .string($0.markdown) }))]
  }
}

extension Listing.Item {
  fileprivate var jsonFields: [(String, JSONText)] {
    switch self {
    case .row(let row): [("row", .string(row.name.markdown))] + row.jsonFields
    case .entry(let entry): [("entry", .string(entry.name))] + entry.jsonFields
    case .assignment(let name, let value):
      [("assignment", .string(name))] + value.jsonFields(named: "value")
    case .usage(let text): [("usage", .string(text))]
    case .code(let text): [("code", .string(text))]
    case .prose(let phrase): [("prose", .string(phrase.markdown))]
    }
  }
}

extension Listing.Row {
  fileprivate var jsonFields: [(String, JSONText)] {
    (value?.jsonFields(named: "value") ?? []) + [("note", .string(note.markdown))]
  }
}

extension Listing.Entry {
  fileprivate var jsonFields: [(String, JSONText)] {
    var fields: [(String, JSONText)] = [("level", .number(Double(level)))]
    if !kind.isEmpty { fields.append(("kind", .string(kind))) }
    fields.append(("facts", .array(facts.map(\.json))))
    if !note.isEmpty { fields.append(("note", .string(note))) }
    return fields
  }
}

extension Listing.Fact {
  fileprivate var json: JSONText {
    .object(
      (name.isEmpty ? [] : [("name", .string(name))]) + value.jsonFields(named: "value")
        + (note.isEmpty ? [] : [("note", .string(note))]))
  }
}

extension WrittenValue {
  /// The value's text under a name, and its numbers if it has some.
  func jsonFields(named name: String) -> [(String, JSONText)] {
    [(name, .string(text))] + (numbers.map { [("numbers", .numbers($0))] } ?? [])
  }
}
