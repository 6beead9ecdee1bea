import Diagnostics
import Language
import MotionCurves
import UIKitMotion
import Values

/// The meaning of names: a block's own, `let`s, views, behaviors, then the built-in ones.
extension ExpressionEvaluator {
  package subscript(name: String) -> Value? { own(name) ?? builtIn(named: name) }

  /// The value that the user gave to a name, unlike the names of every session.
  package func own(_ name: String) -> Value? { one(name) ?? many(name) }

  /// The value of a name that stands for one thing.
  func one(_ name: String) -> Value? {
    if let value = scope[name] { return value }
    if let value = world.variable(named: name) { return value }
    if stage.view(named: name) != nil { return .object(.view(name)) }
    if world.hasBehavior(named: name) { return .object(.behavior(name)) }
    if world.hasEffect(named: name) { return .object(.effect(name)) }
    if world.hasGroup(named: name) { return .object(.group(name)) }
    if world.hasHandler(named: name) { return .object(.handler(name)) }
    if stage.animation(forKey: name) != nil { return .object(.animation(name)) }
    if stage.propertyAnimator(named: name) != nil { return .object(.animator(name)) }
    if world.traces[name] != nil { return .object(.trace(name)) }
    if world.traces.sweep(named: name) != nil { return .object(.sweep(name)) }
    if world.traces.recording(named: name) != nil { return .object(.recording(name)) }
    if stage.screens[name] != nil { return .object(.controller(name)) }
    return nil
  }

  /// The names of every session.
  private func builtIn(named name: String) -> Value? {
    for known in BuiltInName.all where known.word == name { return known.value(self) }
    return Builtins.constant(named: name)?.value ?? Masks.corner(named: name)
      ?? CurveCalls.curve(named: name).map(Value.curve)
      ?? Builtins.function(named: name).map(Value.function)
  }

  package static let builtInNames = BuiltInName.all.map(\.word)

  /// Every name that is valid here, nearest first.
  package var allNames: [String] {
    scope.names + world.values.variables.names + objectNames + Self.builtInNames
      + Builtins.constants.map(\.name) + CurveCalls.names + Builtins.functions.map(\.name)
      + world.values.definitions.names.sorted()
  }

  package func isView(_ name: String) -> Bool { stage.view(named: name) != nil }

  package var objectNames: [String] {
    stage.views.map(\.name) + world.objects.names + world.values.handlers.names
      + stage.animationKeys + stage.propertyAnimators.map(\.name) + world.traces.names
      + stage.screens.names.filter { !stage.screens.isScreen($0) }
  }

  /// The names that lines of the session gave.
  private var ownNames: [String] {
    (scope.names + world.values.variables.names.filter { $0 != "ans" } + objectNames)
      .filter { !$0.contains("[") }
  }

  package func value(of name: String, at span: Span) throws(Failure) -> Value {
    if let value = self[name] {
      try requireKnown(name, at: span)
      guard let frame else { return value }
      // A name that is read at each of many frames is looked up each time.
      try spend(.sample, 4, at: span)
      if let trace = trace(named: name) { return trace.value(at: frame) }
      return value
    }
    throw .failed(Diagnostic(unknownName(name), at: span))
  }

  /// A value of `let` does not have a past: if it has changed since the evaluated frame, its value
  /// at that frame is unknown.
  private func requireKnown(_ name: String, at span: Span) throws(Failure) {
    guard let frame, scope[name] == nil,
      let changed = world.values.variables.changeFrame(of: name), frame < changed
    else { return }
    let since = FrameTime.text(Stage.time(ofFrame: changed))
    throw Failure(.knownOnlyNow(name, since: since), at: span)
  }

  /// Words of other languages for values.
  private static let synonyms = [
    (word: "yes", meaning: "on"), (word: "no", meaning: "off"), (word: "enabled", meaning: "on"),
    (word: "disabled", meaning: "off"), (word: "cubicBezier", meaning: "bezier"),
    (word: "bounce", meaning: "bounceOut"), (word: "elastic", meaning: "elasticOut"),
  ]

  /// Every name that is valid here, and the verbs: a word alone may also be meant as one.
  package var vocabulary: Vocabulary {
    Vocabulary(allNames + Easing.all.flatMap(\.aliases), synonyms: Self.synonyms)
      + commands.grammar.vocabulary
  }

  package func unknownName(_ name: String) -> Mistake {
    if let word = MadeNames.word(of: name) {
      return .unknownOfMany(name, word, known: shownNames(of: word))
    }
    return .unknownName(
      name, nearest: vocabulary.nearest(to: name), known: ownNames)
  }

  /// Throws if a name is in use.
  package func requireFree(_ name: Name, except isAllowed: () -> Bool = { false }) throws(Failure) {
    guard !isAllowed() else { return }
    try requireOneOrMany(name)
    let taken: (what: String, isRemovable: Bool)? =
      if stage.view(named: name.text) != nil {
        ("a view", true)
      } else if world.objects.hasName(name.text) {
        ("a behavior", true)
      } else if world.hasHandler(named: name.text) {
        ("a handler", true)
      } else if stage.animation(forKey: name.text) != nil {
        ("an animation", true)
      } else if stage.propertyAnimator(named: name.text) != nil {
        ("an animator", true)
      } else if world.traces[name.text] != nil {
        ("a trace", false)
      } else if world.traces.sweep(named: name.text) != nil {
        ("a sweep", false)
      } else if world.traces.recording(named: name.text) != nil {
        ("measured data", false)
      } else if stage.screens[name.text] != nil {
        ("a navigation, or tabs", true)
      } else if world.variable(named: name.text) != nil {
        ("a value", false)
      } else if world.hasDefinition(named: name.text) {
        ("a command", true)
      } else {
        nil
      }
    guard let taken else { return noteShadow(name) }
    throw .failed(
      Diagnostic(
        .nameTaken(name.text, by: taken.what, isRemovable: taken.isRemovable), at: name.span))
  }

  /// Warns if a new name hides a name of every session. A function stays callable unless a curve
  /// hides it, so it needs no warning; curves are too many to keep their names free.
  package func noteShadow(_ name: Name, by new: Value? = nil) {
    guard let value = builtIn(named: name.text) else { return }
    switch (value, new) {
    case (.function, .curve): break
    case (.function, _), (.curve, _): return
    // Where corners are expected, these names always mean corners.
    case (.string, _): return
    // Experiments call an elasticity `e`, and `exp` gives the powers of the number. The faster of
    // two views may be `fast`.
    case (.number, _) where name.text == "e" || Builtins.rateNames.contains(name.text): return
    default: break
    }
    warnings.note(.shadows(name.text, value.described), at: name.span)
  }

  // MARK: Properties

  package func member(_ name: Name, of value: Value, _ base: Expression) throws(Failure) -> Value {
    if frame != nil, value.isNothing { return .nothing }
    guard case .object(let reference) = value else {
      if let part = Components.value(name.text, of: value) { return part }
      let known = Components.names(of: value)
      throw .failed(
        Diagnostic(
          .unknownProperty(
            name.text, of: value.described,
            nearest: Vocabulary(known).nearest(to: name.text), known: known),
          at: name.span))
    }
    if let side = reference.side(name.text) { return .object(side) }
    if name.text == Conversion.name, reference.hasCoordinates {
      return .function(Conversion.function)
    }
    // The keyboard's name is also the name of its curve; both have members.
    if reference == .keyboard, let part = CurveCalls.member(name.text, of: .keyboard) {
      return part
    }
    let found = try property(name, of: reference).value(at: frame)
    // A measured series is read at the frame; without one it stays a series.
    if let frame, case .object(.trace(let column)) = found, let trace = world.traces[column] {
      return trace.value(at: frame)
    }
    return found
  }

  package func property(_ name: Name, of reference: ObjectReference) throws(Failure)
    -> BoundProperty
  {
    if let property = try property(named: name.text, of: reference, at: name.span) {
      return property
    }
    let properties = try properties(of: reference, at: name.span)
    let vocabulary =
      world.reading(of: reference) == nil
      ? Vocabulary(of: properties, \.name, also: \.also) : PropertyNames.ofViews
    // The very word of a clause was meant, even if properties are spelled similarly.
    let example =
      vocabulary.meaning(of: name.text) == nil ? onlyExample(withClause: name.text) : nil
    throw .failed(
      Diagnostic(
        .unknownProperty(
          name.text, of: reference.described,
          nearest: example == nil ? vocabulary.nearest(to: name.text) : [],
          known: vocabulary.words, example: example),
        at: name.span))
  }

  /// An example of the only command with this clause, such as `item` for `elasticity`.
  private func onlyExample(withClause name: String) -> String? {
    let forms = commands.grammar.forms.compactMap { form -> (form: CommandForm, keyword: String)? in
      let keyword = form.keywords.meaning(of: name) ?? name
      return form.clause(keyword).map { (form, $0.keyword) }
    }
    return forms.count == 1 ? forms[0].form.example(with: forms[0].keyword) : nil
  }

  private func property(
    named name: String, of reference: ObjectReference, at span: Span
  ) throws(Failure) -> BoundProperty? {
    switch reference {
    case .view, .presentation:
      guard let reading = world.reading(of: reference) else {
        throw Failure(.removed(reference.name), at: span)
      }
      // A presentation value is computed from all animations of the view.
      if reading.isPresentation { world.meter.count(.animation, reading.view.animationCount) }
      if let known = ViewProperties.property(named: name) {
        return BoundProperty(known, of: reading)
      }
      if stage.screens.isScreen(reading.view.name),
        let own = ScreenProperties.all.first(where: { $0.name == name })
      {
        return BoundProperty(own, of: reading)
      }
      if let own = ScrollProperties.property(named: name) {
        guard reading.view.scroll != nil else {
          throw Failure(.staging(.notAScrollView(view: reading.view.name)), at: span)
        }
        return BoundProperty(own, of: reading)
      }
      return try transitionProperty(named: name, of: reading.view, at: span)
    case .behavior, .effect, .group, .handler, .animation, .animator, .controller, .keyboard,
      .keyboardPresentation, .layoutGuide, .layoutGuidePresentation, .stage, .tilt, .trace,
      .sweep, .recording:
      return try properties(of: reference, at: span).first { $0.name == name }
    }
  }

  package func properties(
    of reference: ObjectReference, at span: Span
  ) throws(Failure) -> [BoundProperty] {
    guard let properties = world.properties(of: reference) else {
      throw Failure(.removed(reference.name), at: span)
    }
    return properties
  }
}

extension ObjectReference {
  /// The object after a dot: the presentation, the keyboard's layout guide, or a view's layer,
  /// which has the view's own properties.
  package func side(_ name: String) -> ObjectReference? {
    switch (name, self) {
    case ("presentation", _): presentation
    case ("layer", .view), ("layer", .presentation): self
    case ("layoutGuide", .keyboard): .layoutGuide
    case ("layoutGuide", .keyboardPresentation): .layoutGuidePresentation
    default: nil
    }
  }

  /// The presentation of an object; nil for objects without one.
  package var presentation: ObjectReference? {
    switch self {
    case .view(let name): .presentation(name)
    case .keyboard: .keyboardPresentation
    case .layoutGuide: .layoutGuidePresentation
    case .presentation, .keyboardPresentation, .layoutGuidePresentation, .behavior, .effect, .group,
      .handler, .animation, .animator, .stage, .tilt, .trace, .sweep, .recording,
      .controller:
      nil
    }
  }
}
