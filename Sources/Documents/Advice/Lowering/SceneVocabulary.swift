import Evaluation
import Language
import Sessions
import SwiftCode
import Values

/// The words of a session that translated lines may use.
struct SceneVocabulary {
  private let expressions: ExpressionEvaluator
  private let definitions: Set<String>
  private let grammar: Grammar
  /// The names of all behaviors.
  let behaviors: [String]
  /// The topics of help.
  let help: Help
  /// Whether view controllers come and go.
  let hasScreens: Bool

  init(_ world: World, _ commands: CommandTable) {
    let control = RunControl(hooks: .none, keepsOutputs: false)
    expressions = Evaluator(world: world, control: control, commands: commands).expressions
    help = Help(commands)
    grammar = commands.grammar
    behaviors = world.objects.behaviors.map(\.name)
    definitions = world.values.definitions.nameSet
    hasScreens = !world.stage.screens.screens.isEmpty
  }

  /// A view for examples, if the code does not name one.
  var exampleView: String { expressions.objectNames.first(where: expressions.isView) ?? "box" }

  /// The names of all views.
  var views: [String] { expressions.objectNames.filter(expressions.isView) }

  func isView(_ name: String) -> Bool { expressions.isView(name) }

  func isName(_ name: String) -> Bool { expressions.own(name) != nil }

  /// Whether a name means something in each session.
  func isBuiltIn(_ name: String) -> Bool { ExpressionEvaluator.builtInNames.contains(name) }

  /// Whether a name is a command defined by `def`.
  func isCommand(_ name: String) -> Bool { definitions.contains(name) }

  /// Whether a word is a color, a curve, a corner or a constant.
  func isWord(_ word: String) -> Bool { Colors.isColor(word) || expressions[word] != nil }

  /// Whether a word is a keyword of a command.
  func isKeyword(_ word: String) -> Bool {
    grammar.forms.contains { $0.clause(word) != nil }
  }

  func isFunction(_ callee: SwiftExpression) -> Bool {
    guard case .name(let name) = callee.kind else { return false }
    return Builtins.function(named: name) != nil || CurveCalls.curve(named: name) != nil
  }

  /// The property for a member's name; nil if there is none.
  func property(_ name: String) -> String? {
    PropertyNames.all.contains(name) ? name : PropertyNames.ofViews.meaning(of: name)
  }

  /// The property of a view for a word by itself; nil if there is none.
  func propertyOfView(_ word: String) -> String? {
    PropertyNames.ofViews.words.contains(word) ? word : PropertyNames.ofViews.meaning(of: word)
  }
}
