import Language

extension Highlight.Role {
  /// The class of an element in a page; nil for what only the editor shows.
  package var className: String? {
    switch self {
    case .verb: "verb"
    case .keyword: "clause"
    case .name: "name"
    case .number: "number"
    case .text: "string"
    case .comment: "comment"
    case .mistake: "mistake"
    case .bracket: nil
    }
  }
}
