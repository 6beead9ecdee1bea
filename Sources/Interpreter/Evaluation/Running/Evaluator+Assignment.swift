import Diagnostics
import Language
import UIKitMotion
import Values

/// `let`, and assignments to values and to properties of objects.
extension Evaluator {
  package func bind(_ name: Name, _ expression: Expression) throws(Failure) {
    try expressions.requireFree(
      name, except: { scope[name.text] != nil || world.values.variables[name.text] != nil })
    let value = try expressions.evaluate(expression)
    if case .function = value {
      throw .failed(Diagnostic(.functionAsValue(expression.span.text), at: expression.span))
    }
    if case .curve = value { expressions.noteShadow(name, by: value) }
    if scope.isInner {
      scope.bind(name.text, value)
    } else {
      world.change { $0.variables.set(name.text, value, at: stage.frame) }
    }
  }

  package func assign(
    _ target: Expression, _ operation: BinaryOperator?, _ expression: Expression
  ) throws(Failure) {
    let path = try Path(target)
    if path.members.isEmpty, holdsList(path.root.text),
      let added = addition(to: path.root.text, operation, expression)
    {
      return try append(added, to: path.root.text, expression.span)
    }
    guard let root = scope[path.root.text] ?? world.values.variables[path.root.text] else {
      return try assignProperty(path, operation, expression)
    }
    if case .object(let reference) = root, !path.members.isEmpty {
      return try assignProperty(path, of: reference, operation, expression)
    }
    let given = try expressions.evaluate(expression)
    let new = try combined(
      operation, { () throws(Failure) in try expressions.evaluate(target) }, given, target)
    let whole = try replaced(path.members[...], in: root, with: new, target.span)
    if !scope.assign(path.root.text, whole) {
      world.change { $0.variables.set(path.root.text, whole, at: stage.frame) }
    }
  }

  /// The added value if a name is set to itself plus something: `l += [1]` or `l = l + [1]`.
  private func addition(
    to name: String, _ operation: BinaryOperator?, _ expression: Expression
  ) -> Expression? {
    if operation == .add { return expression }
    guard operation == nil, case .binary(.add, let left, let right) = expression.kind,
      case .name(name) = left.kind
    else { return nil }
    return right
  }

  private func holdsList(_ name: String) -> Bool {
    guard case .list? = scope[name] ?? world.values.variables[name] else { return false }
    return true
  }

  /// Appends to a named list without copying it, since loops build lists this way.
  private func append(
    _ expression: Expression, to name: String, _ span: Span
  ) throws(Failure) {
    let given = try expressions.evaluate(expression)
    try attempt(at: span) {
      guard case .list(let list) = given else {
        throw Mistake.cannotCombine("+", Value.list(List([])).described, given.described)
      }
      try world.meter.spend(.element, list.extent)
      if try !scope.append(list, to: name) { try world.append(list, to: name) }
    }
  }

  private func assignProperty(
    _ path: Path, _ operation: BinaryOperator?, _ expression: Expression
  ) throws(Failure) {
    guard case .object(let reference)? = expressions[path.root.text] else {
      // A function's name is available for values: `let speed = 3` hides nothing.
      if let value = expressions[path.root.text], !value.isFunction {
        throw .failed(Diagnostic(.cannotAssign(path.root.text), at: path.root.span))
      }
      if path.members.isEmpty {
        throw .failed(
          Diagnostic(.assignmentWithoutLet(path.root.text), at: path.root.span))
      }
      throw .failed(Diagnostic(expressions.unknownName(path.root.text), at: path.root.span))
    }
    try assignProperty(path, of: reference, operation, expression)
  }

  private func assignProperty(
    _ path: Path, of reference: ObjectReference, _ operation: BinaryOperator?,
    _ expression: Expression
  ) throws(Failure) {
    try wakeScrubbed(path, of: reference)
    // The last of several keyframes may complete a turn.
    if stage.enclosingAnimation != nil, !stage.isAmongKeyframes {
      try expressions.noteWholeTurn(expression)
    }
    try execute(try prepared(path, of: reference, operation, expression))
  }

  /// Runs the block of an animator before its fraction is set.
  func wakeScrubbed(_ path: Path, of reference: ObjectReference) throws(Failure) {
    if case .animator(let name) = reference, path.members.first?.text == "fractionComplete",
      let animator = stage.propertyAnimator(named: name)
    {
      try wake(animator, path.span)
    }
  }

  /// An assignment to a property with its path resolved and its value evaluated. Nothing has
  /// changed yet.
  package struct PreparedAssignment {
    let set: (Stage, Value, Check) throws(Mistake) -> Void
    let accept: (Check, Value) throws(Mistake) -> Void
    let value: Value
    let check: Check
    let span: Span
  }

  /// Prepares the assignment of `animate PATH to VALUE`, or of `by`, which adds to the value.
  package func prepareAnimated(
    _ target: Expression, _ expression: Expression, isAdded: Bool = false
  ) throws(Failure) -> PreparedAssignment {
    let path = try Path(target)
    guard let root = expressions[path.root.text] else {
      throw .failed(Diagnostic(expressions.unknownName(path.root.text), at: path.root.span))
    }
    guard case .object(let reference) = root else {
      throw .failed(Diagnostic(.cannotAnimate(target.span.text), at: target.span))
    }
    try expressions.noteWholeTurn(expression)
    return try prepared(path, of: reference, isAdded ? .add : nil, expression)
  }

  package func execute(_ assignment: PreparedAssignment) throws(Failure) {
    try spend(.property, at: assignment.span)
    // Touch the world first, since setting several numbers may fail halfway.
    world.touch()
    try attempt(at: assignment.span) {
      try assignment.set(stage, assignment.value, assignment.check)
    }
  }

  private func prepared(
    _ path: Path, of reference: ObjectReference, _ operation: BinaryOperator?,
    _ expression: Expression
  ) throws(Failure) -> PreparedAssignment {
    let target = try expressions.settable(path, of: reference)
    let property = target.property
    try lookAtUnit(of: expression, for: property, operation, path)
    noteTransform(behind: property, of: target.reference, path)
    try refuseUnknownWord(expression, for: property, path)
    let given = try expressions.value(of: expression, for: property.kind)
    let old = property.get()
    let new = try combined(
      operation, { () throws(Failure) in try part(target.rest, of: old) }, given, expression)
    if property.unit == "pt" { try expressions.refuseShare(new, from: expression, of: path.text) }
    return PreparedAssignment(
      set: target.set, accept: target.accept,
      value: try replaced(target.rest, in: old, with: new, expression.span),
      check: Check(what: path.text, text: expression.span.text), span: expression.span)
  }

  /// Checks the unit of the written expression before it is evaluated.
  private func lookAtUnit(
    of expression: Expression, for property: BoundProperty, _ operation: BinaryOperator?,
    _ path: Path
  ) throws(Failure) {
    let isFactor = operation == .multiply || operation == .divide
    if property.unit == "pt", !isFactor { try expressions.refuseShare(expression, of: path.text) }
    if case .number(let quantity, _) = property.kind, path.members.count == 1 {
      expressions.noteBareNumber(expression, as: quantity, of: path.text)
    }
  }

  /// Throws for a bare word that is neither a word of the property nor a name.
  private func refuseUnknownWord(
    _ expression: Expression, for property: BoundProperty, _ path: Path
  ) throws(Failure) {
    guard case .name(let word) = expression.kind else { return }
    if case .transition = property.kind {
      _ = try expressions.transition(named: word, after: path.text, at: expression.span)
    }
    guard case .word(let words) = property.kind, !words.contains(word), expressions[word] == nil
    else { return }
    throw .failed(
      Diagnostic(
        .unknownWord(
          word, after: path.text, nearest: Vocabulary(words).nearest(to: word), known: words),
        at: expression.span))
  }

  /// Warns about setting the frame of a view that is rotated, scaled or translated.
  private func noteTransform(
    behind property: BoundProperty, of reference: ObjectReference, _ path: Path
  ) {
    guard property.name == "frame", case .view(let name) = reference,
      let view = stage.view(named: name), view.geometry().transform3D != .identity
    else { return }
    expressions.warnings.note(.frameOfTransformed(name), at: path.span)
  }

  private func combined(
    _ operation: BinaryOperator?, _ old: () throws(Failure) -> Value, _ new: Value,
    _ expression: Expression
  ) throws(Failure) -> Value {
    guard let operation else { return new }
    let before = try old()
    return try attempt(at: expression.span) { try Arithmetic.apply(operation, before, new) }
  }
}
