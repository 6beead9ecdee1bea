import Diagnostics
import Language
import UIKitMotion
import Values

/// An object that dynamics can move: a view or a group of views.
package enum Participant {
  case view(View)
  case group(String)

  package var name: String {
    switch self {
    case .view(let view): view.name
    case .group(let name): name
    }
  }
}

extension ArgumentType where Content == View {
  package static var view: ArgumentType {
    ArgumentType(.view) { (evaluator, values, what) throws(Failure) in
      try evaluator.view(try evaluator.expression(values, of: what), what)
    }
  }
}

extension ArgumentType where Content == [View] {
  /// One or more views; a list stands for all views in it.
  package static var views: ArgumentType {
    ArgumentType(.views) { (evaluator, values, what) throws(Failure) in
      try evaluator.views(values.compactMap(\.expression), what)
    }
  }
}

extension ArgumentType where Content == Participant {
  package static var participant: ArgumentType {
    ArgumentType(.view) { (evaluator, values, what) throws(Failure) in
      try evaluator.participant(try evaluator.expression(values, of: what), what)
    }
  }
}

extension ArgumentType where Content == [Participant] {
  package static var participants: ArgumentType {
    ArgumentType(.views) { (evaluator, values, what) throws(Failure) in
      try evaluator.participants(values.compactMap(\.expression), what)
    }
  }
}

extension ArgumentType where Content == Handlers.Recognizers {
  /// A handler of `tap`, `pan` or `longPress`, or a scroll view for its own pan.
  package static var recognizer: ArgumentType {
    ArgumentType(.recognizer) { (evaluator, values, what) throws(Failure) in
      try evaluator.recognizers(try evaluator.expression(values, of: what), what)
    }
  }
}

/// The name of a behavior, and its place in the source.
package struct NamedBehavior: Sendable {
  package let name: String
  package let span: Span
}

extension ArgumentType where Content == [NamedBehavior] {
  package static var behaviors: ArgumentType {
    ArgumentType(.expressions) { (evaluator, values, _) throws(Failure) in
      try values.compactMap(\.expression).map { (expression) throws(Failure) in
        try evaluator.behavior(expression)
      }
    }
  }
}

// MARK: Looking up objects

extension ExpressionEvaluator {
  package func view(_ expression: Expression, _ what: String) throws(Failure) -> View {
    try view(try lookedUp(expression, what), expression, what)
  }

  /// The views that expressions name; naming one twice is a mistake.
  func views(_ expressions: [Expression], _ what: String) throws(Failure) -> [View] {
    var views: [View] = []
    var known: Set<String> = []
    for expression in expressions {
      for view in try viewsOf(expression, what) {
        try requireNew(view.name, expression, &known)
        views.append(view)
      }
    }
    return views
  }

  package func participant(_ expression: Expression, _ what: String) throws(Failure) -> Participant
  {
    if let group = group(expression) { return .group(group) }
    return .view(try view(expression, what))
  }

  func participants(
    _ expressions: [Expression], _ what: String
  ) throws(Failure) -> [Participant] {
    var participants: [Participant] = []
    var known: Set<String> = []
    for expression in expressions {
      let found: [Participant] =
        if let group = group(expression) {
          [.group(group)]
        } else {
          try viewsOf(expression, what).map(Participant.view)
        }
      for participant in found {
        try requireNew(participant.name, expression, &known)
        participants.append(participant)
      }
    }
    return participants
  }

  private func requireNew(
    _ name: String, _ expression: Expression, _ known: inout Set<String>
  ) throws(Failure) {
    guard known.insert(name).inserted else {
      throw .failed(Diagnostic(.namedTwice(name), at: expression.span))
    }
  }

  private func viewsOf(_ expression: Expression, _ what: String) throws(Failure) -> [View] {
    guard case .list(let values) = try lookedUp(expression, what) else {
      return [try view(expression, what)]
    }
    return try values.map { (value) throws(Failure) in try view(value, expression, what) }
  }

  private func lookedUp(_ expression: Expression, _ what: String) throws(Failure) -> Value {
    if case .name(let name) = expression.kind, self[name] == nil {
      throw .failed(Diagnostic(unknownView(name), at: expression.span))
    }
    return try evaluate(expression)
  }

  private func view(
    _ value: Value, _ expression: Expression, _ what: String
  ) throws(Failure) -> View {
    // Events carry the names of views as texts, so a text is accepted.
    let name: String? =
      switch value {
      case .object(.view(let name)): name
      case .string(let name): name
      default: nil
      }
    guard let name else {
      if let several = severalForOne(expression, what) {
        throw Failure(several, at: expression.span)
      }
      throw .failed(
        Diagnostic(
          .wrongKind(
            what, takes: "a view", found: value.described, of: expression.span.text,
            sample: stage.views.first?.name),
          at: expression.span))
    }
    guard let view = stage.view(named: name) else {
      throw .failed(Diagnostic(unknownView(name), at: expression.span))
    }
    return view
  }

  private func unknownView(_ name: String) -> Mistake {
    if MadeNames.word(of: name) != nil { return unknownName(name) }
    let known = stage.views.map(\.name)
    return .unknownView(name, nearest: Vocabulary(known).nearest(to: name), known: known)
  }

  private func group(_ expression: Expression) -> String? {
    guard case .name(let name) = expression.kind, case .object(.group(let found))? = self[name]
    else { return nil }
    return found
  }

  fileprivate func recognizers(
    _ expression: Expression, _ what: String
  ) throws(Failure) -> Handlers.Recognizers {
    let name = expression.written
    if world.values.handlers[name]?.pattern.isOfGestures == true { return .handler(name) }
    if stage.view(named: name)?.scroll != nil { return .scroll(name) }
    let known = world.recognizerNames
    guard case .name = expression.kind, self[name] == nil else {
      throw .failed(
        Diagnostic(
          .wrongKind(
            what, takes: ValueKind.recognizer.described,
            found: try evaluate(expression).described, of: name, sample: known.first),
          at: expression.span))
    }
    throw Failure(
      .unknownObject(name, kind: ValueKind.recognizer.described, known: known),
      at: expression.span)
  }

  func behavior(_ expression: Expression) throws(Failure) -> NamedBehavior {
    let name = expression.written
    guard world.objects.behavior(named: name) != nil else {
      let known = world.objects.behaviors.map(\.name)
      throw Failure(
        .unknownObject(name, kind: "a behavior", known: known), at: expression.span)
    }
    return NamedBehavior(name: name, span: expression.span)
  }
}
