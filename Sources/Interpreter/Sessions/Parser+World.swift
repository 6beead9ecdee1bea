import Diagnostics
import Evaluation
import Language

extension CommandTable {
  /// A parser that knows the names that a world's statements can use like verbs.
  func parser(for source: Source, in world: World) -> Parser {
    var parser = Parser(source, grammar: grammar)
    parser.know(world)
    return parser
  }
}

extension Parser {
  mutating func know(_ world: World) {
    definitions = world.values.definitions.nameSet
    callables = world.values.variables.curveNames
  }
}
