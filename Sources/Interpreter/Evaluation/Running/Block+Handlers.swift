import Language

extension Block {
  /// The names of the handlers that the block or its nested blocks create.
  var handlerNames: [String] {
    statements.flatMap(\.nested).compactMap { statement in
      if case .handler(let pattern, _) = statement.kind { pattern.name?.text } else { nil }
    }
  }
}
