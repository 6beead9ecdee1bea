/// A directive that Jupyter's tools know as a tag of a cell.
public enum DirectiveTag: CaseIterable, Sendable {
  case error
  case parameters
  case skip

  /// Its words: each of them says it, and all of them are written, because Jupyter's own tools pass
  /// over a cell by another word than this program's.
  public var words: [String] {
    switch self {
    case .error: ["raises-exception"]
    case .parameters: ["parameters"]
    case .skip: ["motion-skip", "skip-execution"]
    }
  }

  fileprivate var directive: WritableKeyPath<CellDirectives, Bool> {
    switch self {
    case .error: \.expectsError
    case .parameters: \.holdsParameters
    case .skip: \.isSkipped
    }
  }
}

extension CellDirectives {
  /// The tags that say them; nothing of `volatile` and `tol`, which no tag says.
  public var tags: [String] {
    DirectiveTag.allCases.filter { self[keyPath: $0.directive] }.flatMap(\.words)
  }

  /// Adds the directives that a cell's tags say.
  public mutating func add(tags: [String]) {
    for tag in DirectiveTag.allCases where tag.words.contains(where: tags.contains) {
      self[keyPath: tag.directive] = true
    }
  }
}
