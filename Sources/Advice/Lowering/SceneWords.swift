import Commands
import Execution
import Language
import Values

/// The words of a session, as far as lines that are made of pasted code may use them.
struct SceneWords {
  private let reader: ExpressionEvaluator
  private let definitions: Set<String>

  init(_ world: World) {
    let control = RunControl(hooks: .none, keepsOutputs: false)
    reader = Evaluator(world: world, control: control, commands: Commands.known).reader
    definitions = world.values.definitions.nameSet
  }

  /// A view to show how something is written, where the code names none.
  var exampleView: String { reader.objectNames.first(where: reader.isView) ?? "box" }

  func isView(_ name: String) -> Bool { reader.isView(name) }

  func isName(_ name: String) -> Bool { reader.own(name) != nil }

  /// Whether `def` made a command of a name.
  func isCommand(_ name: String) -> Bool { definitions.contains(name) }

  /// Whether a word is a color, a curve, a corner or a constant.
  func isWord(_ word: String) -> Bool { Colors.isColor(word) || reader[word] != nil }

  func isFunction(_ callee: SwiftExpression) -> Bool {
    guard case .name(let name) = callee.kind else { return false }
    return Builtins.function(named: name) != nil || CurveCalls.curve(named: name) != nil
  }

  /// The property that a member's name means here; nil where there is none.
  func property(_ name: String) -> String? {
    PropertyNames.all.contains(name) ? name : PropertyNames.ofViews.meaning(of: name)
  }

  /// The property of a view that a word means by itself; nil where there is none.
  func propertyOfView(_ word: String) -> String? {
    PropertyNames.ofViews.words.contains(word) ? word : PropertyNames.ofViews.meaning(of: word)
  }
}
