/// The names in a view controller's code: a notebook's own where Swift allows them.
struct SwiftNames {
  /// Properties of the view controller in the order of their creation, with their types.
  private(set) var properties: [(name: String, type: String)] = []
  private var taken: Set<String>
  private var renamed: [String: String] = [:]

  init() { taken = Self.reserved }

  /// The Swift name for a name of the notebook.
  func swift(_ name: String) -> String {
    renamed[name] ?? (Self.reserved.contains(name) ? name + "2" : name)
  }

  /// Declares a property for an object, and returns its name.
  mutating func declare(_ name: String, _ type: String) -> String {
    let swift = self.swift(name)
    renamed[name] = swift
    taken.insert(swift)
    if !properties.contains(where: { $0.name == swift }) { properties.append((swift, type)) }
    return swift
  }

  func type(of name: String) -> String? {
    properties.first { $0.name == swift(name) }?.type
  }

  /// A name that nothing else has.
  mutating func fresh(_ name: String) -> String {
    var (fresh, count) = (name, 1)
    while taken.contains(fresh) {
      count += 1
      fresh = "\(name)\(count)"
    }
    taken.insert(fresh)
    return fresh
  }

  /// Words of Swift, members of a view controller, and parameters of its methods.
  private static let reserved: Set<String> = [
    "animator", "as", "behavior", "break", "case", "catch", "children", "class", "context",
    "continue",
    "default", "defer", "deinit", "description", "dismiss", "do", "else", "enum", "event",
    "extension",
    "fallthrough", "false", "finished", "for", "func", "guard", "hash", "identifier", "if",
    "import", "in",
    "init",
    "is", "isEditing", "item", "let", "next", "nil", "notification", "operator", "other", "parent",
    "point",
    "present",
    "private", "protocol", "public", "recognizer", "repeat", "return", "self", "static", "struct",
    "super", "switch", "tabBarItem", "throw", "title", "touch", "touches", "transition", "true",
    "try", "typealias",
    "undoManager",
    "var", "view", "where", "while",
  ]
}
