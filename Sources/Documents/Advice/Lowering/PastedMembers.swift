import SwiftCode

extension [SwiftStatement] {
  /// The members of a view controller in the order in which they act where no screen comes and
  /// goes: its methods hear from the start, and its view appears when it is loaded.
  var inOrder: [SwiftStatement] {
    var (others, handlers, appearance): ([SwiftStatement], [SwiftStatement], [SwiftStatement]) =
      ([], [], [])
    var observing: [SwiftStatement] = []
    var loading: SwiftStatement?
    for statement in self {
      switch statement.kind {
      case .function("viewDidLoad", _, _): loading = statement
      // A handler from the first appearance on hears all that comes.
      case .function("viewWillAppear", _, let body) where body.observes: observing += body
      case .function("viewDidAppear", _, let body): appearance = body
      // Their objects are made first.
      case .function(let name, _, _) where TouchedViews.isAbout(name): handlers.append(statement)
      default: others.append(statement)
      }
    }
    guard let place = loading ?? observing.first else { return self }
    let loaded =
      if case .function(_, _, let body)? = loading?.kind { body } else { [SwiftStatement]() }
    let whole = SwiftStatement.Kind.function(
      "viewDidLoad", parameters: [], loaded + handlers + observing + appearance)
    return others + [SwiftStatement(kind: whole, range: place.range)]
  }
}

extension [SwiftStatement] {
  /// Whether they add an observer of notifications.
  fileprivate var observes: Bool {
    TreeParts(self).expressions.contains {
      if case .member(_, "addObserver") = $0.kind { true } else { false }
    }
  }

  /// In a class of views, `layer` is the view's own: here it is that of an example. What it asks of
  /// its own size is the stage's.
  func withOwnMembers(of scene: SceneVocabulary) -> [SwiftStatement] {
    let own = AssignedNames(self).own
    let members = [("layer", scene.exampleView), ("bounds", "view"), ("layoutMargins", "view")]
      .filter { !scene.isName($0.0) && !own.contains($0.0) }
    var replacing = Replacing(
      Dictionary(uniqueKeysWithValues: members.map { ($0, SwiftExpression.name($1).member($0)) }))
    return replacing.rewritten(self)
  }
}
