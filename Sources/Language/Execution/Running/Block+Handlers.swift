import Language

extension Block {
  /// The names of the handlers that the block or its nested blocks create.
  var handlerNames: [String] { lines.flatMap(\.statements).flatMap(\.handlerNames) }
}

extension Statement {
  fileprivate var handlerNames: [String] {
    switch kind {
    case .handler(let pattern, let block):
      (pattern.name.map { [$0.text] } ?? []) + block.handlerNames
    case .command(let command):
      [command.block, command.thenBlock].compactMap { $0 }.flatMap(\.handlerNames)
    case .conditional(_, let block, let otherwise):
      block.handlerNames + (otherwise?.handlerNames ?? [])
    case .forLoop(_, _, let block), .repeatLoop(_, let block), .definition(_, _, let block),
      .scheduled(_, let block), .keyframe(_, _, let block):
      block.handlerNames
    case .letBinding, .assignment, .definedCommand, .expression: []
    }
  }
}
