import Language

/// Facts about a whole scene, gathered before any statement is written.
struct SceneFacts {
  /// The scene's own commands.
  var definitions: Set<String> = []
  /// The names of values that methods use, which are properties.
  private(set) var shared: Set<String> = []
  /// The names that get other values.
  private var assigned: Set<String> = []
  /// The curves that the scene named, as they were typed, by their names.
  private(set) var curves: [String: String] = [:]
  /// The views of which several parts of the transform are set, so that none replaces another.
  var transformed: Set<String> = []
  /// The screens with a presentation style of their own.
  var styled: Set<String> = []
  /// Whether the view controller is the delegate of collisions, and whether of scroll views.
  var (isCollisionDelegate, isScrollDelegate) = (false, false)

  /// Notes the commands that a statement defines, and the names that its method shares with others.
  mutating func note(_ statement: Statement, _ constants: ConstantCurves) {
    switch statement.kind {
    case .definition(let name, _, let block):
      definitions.insert(name.text)
      share(block.span.text.names)
    case .handler(_, let block): share(block.span.text.names)
    case .letBinding(let name, let value):
      curves[name.text] = constants.curve(of: value.span.text).map { _ in value.span.text }
    case .assignment(let target, _, _):
      if case .name(let name) = target.kind {
        shared.insert(name)
        assigned.insert(name)
      }
      if case .member(let base, let property) = target.kind,
        property.text == "modalPresentationStyle", case .name(let screen) = base.kind
      {
        styled.insert(screen)
      }
    default: break
    }
    curves = curves.filter { !assigned.contains($0.key) }
  }

  /// Notes that a statement in another method uses names.
  mutating func share(_ names: some Sequence<String>) { shared.formUnion(names) }
}
