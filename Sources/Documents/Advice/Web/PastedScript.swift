import MotionCurves
import SwiftCode

/// Pasted JavaScript, Kotlin or Dart: the calls that the table has, with their own numbers.
struct PastedScript {
  private(set) var language = ""
  private(set) var lines: [String] = []
  private(set) var remarks: [String] = []

  private let table = ScriptTable.standard
  private let statements: [ScriptStatement]
  private var constants: [String: ScriptValue] = [:]
  private var stage: ScriptStage
  private let scene: SceneVocabulary
  /// The fields that a timeline has for all its steps.
  private var defaults: [ScriptArgument] = []
  /// The spring of a `useSpring` that `api.start` starts.
  private var config: ScriptValue?
  /// The properties that are chosen for variables of which the code does not say what they move.
  private var chosen: [String: String] = [:]
  /// The end of a timeline, and the start of its last step.
  private var clock = (end: 0.0, start: 0.0)
  /// The times of a timeline's labels.
  private var labels: [String: Double] = [:]
  /// How often the animation that is being written plays, and whether back, too.
  private var turns: (legs: Double, isBack: Bool)?
  /// How many blocks run themselves again.
  private var rounds = 0

  private let isControlled: Bool
  /// Whether a tween says what moves by a curve.
  private let hasTween: Bool
  /// The views that selectors name, where there are several, so that each stays itself.
  private let selected: Set<String>

  /// Nil for code without a call that the table has.
  init?(_ text: String, _ scene: SceneVocabulary) {
    self.scene = scene
    isControlled = text.contains("animateWith(")
    hasTween = text.contains("Tween")
    let text = Self.whole(text)
    let names = Set(text.matches(of: #/["'][#.]([A-Za-z]\w*)["']/#).map { String($0.1) })
    selected = names.count > 1 ? names : []
    stage = ScriptStage(WebWords(scene: scene))
    statements =
      text.contains("(") || text.contains("<") || text.contains("ariants")
        || text.contains("transition:")
      ? ScriptReader.statements(text) : []
    for statement in statements.everywhere {
      if let name = statement.name { constants[name] = statement.value.made }
      // A controller that repeats, in a statement of its own.
      if case .call(nil, let called, let arguments) = statement.value, called.hasSuffix(".repeat"),
        let controller = constants[called.owner]
      {
        constants[called.owner] = .call(controller, "repeat", arguments)
      }
    }
    for statement in statements { lines += course(statement.value, for: statement.name).lines }
    if language.isEmpty { readVariants() }
    guard !language.isEmpty else { return nil }
    // What stands inside braces of an element is not read.
    let elements = text.matches(of: #/<motion\.\w+/#).count
    if elements > 1, !statements.isEmpty { remarkOnInner(elements) }
    // What a finger starts there.
    let starts = text.matches(of: #/\bon(?:Click|Hover|Mouse|Pointer|Press|Touch)\w*/#).map {
      String($0.output)
    }
    if !lines.isEmpty, !lines.contains(where: { $0.hasPrefix("on ") }) {
      for name in starts { remark("`\(name)` starts it there; here it starts at once") }
    }
    // What waits is not tried, so that its views are not missed.
    let waiting = lines.filter { $0.hasPrefix("at ") }.joined()
    for name in selected.sorted().reversed()
    where waiting.contains("\(name).") && !scene.isView(name) {
      lines.insert("view \(name) frame (50, 50, 100, 100)", at: 0)
      remark("there is no view `\(name)` yet: `\(lines[0])` makes one")
    }
  }

  /// A spring's values by themselves, in the call that takes them.
  private static func whole(_ text: String) -> String {
    let text = text.trimmed.trimmingSuffix(",")
    if text.hasPrefix("config: {") { return "useSpring({ \(text) })" }
    return text.hasPrefix("transition={") ? "<motion.div \(text) />" : text
  }

  private mutating func remarkOnInner(_ count: Int) {
    let read = statements.everywhere.count { statement in
      if case .call(nil, let name, _) = statement.value {
        name.hasPrefix("<motion.")
      } else {
        false
      }
    }
    if read < count { remark("elements inside of others are not read: paste them alone") }
  }

  private mutating func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }

  // MARK: Calls

  /// Motion's variants without their element: it goes from the first to the second.
  private mutating func readVariants() {
    for statement in statements {
      guard let fields = statement.value.fields, fields.count > 1,
        fields.allSatisfy({ $0.value.fields != nil }),
        let start = fields[0].label, let end = fields[1].label,
        fields.contains(where: { $0.value.field("transition") != nil })
          || statement.name?.lowercased().hasSuffix("variants") == true
      else { continue }
      let names = [("initial", start), ("animate", end)].map {
        ScriptArgument(label: $0.0, value: .text($0.1))
      }
      let element = ScriptValue.call(
        nil, "<motion.div", names + [ScriptArgument(label: "variants", value: statement.value)])
      lines += course(element, for: nil).lines
      remark("it goes from `\(start)` to `\(end)` here: the code does not say when")
    }
  }

  /// What a value does: its call, or those inside it.
  private mutating func course(_ value: ScriptValue, for name: String?) -> ScriptCourse {
    var course = ScriptCourse()
    switch value {
    case .call(let base, let called, let arguments):
      let name = constants[called.owner] == nil && called == "start" ? nil : name
      let isChain = base.flatMap(maker) == "timeline"
      if let base, isChain { course.steps += self.course(base, for: name).steps }
      if let own = own(value, for: name) {
        course.steps += own.steps
        course.pause += own.pause
        return course
      }
      if let base, !isChain { course.append(self.course(base, for: name)) }
      for argument in arguments {
        let inner = self.course(argument.value, for: argument.label ?? name)
        // A block behind `start` runs at the end.
        if called == "start" { course.append(inner) } else { course.steps += inner.steps }
      }
    case .list(let values): course.steps = values.flatMap { self.course($0, for: name).steps }
    case .object(let fields):
      course.steps = fields.flatMap { self.course($0.value, for: $0.label).steps }
    case .block(let statements):
      course.steps = statements.flatMap { self.course($0.value, for: $0.name).steps }
    case .choice(let one, _): return self.course(one, for: name)
    case .number, .text, .word, .other: break
    }
    return course
  }

  /// The course of a call by the first row that it matches; nil for another call.
  private mutating func own(_ value: ScriptValue, for name: String?) -> ScriptCourse? {
    guard case .call(let base, let called, let arguments) = value,
      // What a controller runs is no animation by itself.
      called != "SpringSimulation" || !isControlled,
      called != "CurvedAnimation" || !hasTween,
      // UIKit's own `animate`.
      !arguments.contains(where: { ["springDuration", "withDuration"].contains($0.label) })
    else { return nil }
    let owner = called.owner
    let maker = constants[owner]?.maker ?? (called.contains(".") ? nil : base.flatMap(maker))
    let whole = maker.map { "\($0).\(called.split(separator: ".").last ?? "")" } ?? called
    // What a timeline says for all its steps.
    let own = arguments.flatMap { $0.value.fields?.compactMap(\.label) ?? [] }
    let shared =
      whole.hasPrefix("timeline.") ? defaults.filter { !own.contains($0.label ?? "") } : []
    // The transition that a state of Motion has of its own, which may be one of its variants.
    let variants = arguments.first { $0.label == "variants" }.map {
      ScriptBindings(constants).resolved($0.value)
    }
    let states = arguments.map { argument -> ScriptArgument in
      guard argument.label == "animate", let name = argument.value.name,
        let state = variants?.field(name)
      else { return argument }
      return ScriptArgument(label: argument.label, value: state)
    }
    let inner = states.flatMap { argument in
      (argument.value.fields ?? []).filter { called.hasPrefix("<") && $0.label == "transition" }
    }
    let forms =
      inner.isEmpty
      ? [value, ScriptValue.call(base, whole, arguments + shared)]
      : [ScriptValue.call(base, whole, states.map { $0.without("transition") } + inner)]
    for library in table.libraries {
      for row in library.rows {
        guard let bindings = row.bindings(anyOf: forms, constants) else { continue }
        if language.isEmpty { language = library.name }
        if called == "useSpring", statements.uses(call: "api.start") {
          config = bindings["config"]?.value
          return ScriptCourse()
        }
        var writing = ScriptWriting(bindings, owner: owner, name: name)
        writing.isElement = called.hasPrefix("<")
        writing.isMoving = row.isMoving(bindings)
        writing.isTimed = whole.hasPrefix("timeline.")
        return written(row, &writing)
      }
    }
    return nil
  }

  /// The last word of the call that makes what a chain of calls is about.
  private func maker(of value: ScriptValue) -> String? {
    guard case .call(let base, let name, _) = value else { return nil }
    if let base { return maker(of: base) }
    return (name.contains(".") ? constants[name.owner]?.maker : nil) ?? value.maker
  }

  private mutating func written(
    _ row: ScriptTable.Row, _ writing: inout ScriptWriting
  ) -> ScriptCourse {
    if let words = row.words { remark(words) }
    if let verb = row.verb { return done(verb, &writing) }
    writing.shared = config
    guard let template = row.template else { return ScriptCourse() }
    readChanges(&writing)
    writing.distance = writing.changes.first.flatMap { change in
      var after = stage
      for first in writing.start { _ = after.statement(first, view(of: writing)) }
      return after.distance(change, view(of: writing))
    }
    let clauses = writing.clauses(template)
    if let turns { (writing.legs, writing.alternates) = turns }
    for field in writing.unread { remark("`\(field)` is not read") }
    for words in writing.remarks { remark(words) }
    if clauses.hasPrefix("on ") {
      let line = clauses.replacing("box", with: scene.exampleView)
      return ScriptCourse(steps: [ScriptCourse.Step(body: [line])])
    }
    // A curve that needs what is not read is none, and neither is one for what stays where it is.
    let stays =
      !writing.unread.isEmpty && writing.changes.isEmpty && !writing.start.isEmpty
      && writing.start.allSatisfy { stage.isMade($0, view(of: writing)) }
    guard clauses != Lowering.gap, !stays else {
      remark("an animation is left out that needs it")
      return ScriptCourse()
    }
    guard clauses.isEmpty else { return animation(clauses, writing) }
    return motionsOwn(writing)
  }

  /// Motion's own courses, which differ from property to property.
  private mutating func motionsOwn(_ writing: ScriptWriting) -> ScriptCourse {
    var course = ScriptCourse()
    func own(_ change: ScriptChange) -> String {
      if case .keys(let keys) = change.target, keys.count > 2 { return "over 0.8s curve easeOut" }
      if change.path == "scale" { return "curve spring(mass: 1, stiffness: 550, damping: 30)" }
      let isMove = change.path.hasPrefix("center.") || change.path == "rotation"
      return isMove
        ? "curve spring(mass: 1, stiffness: 500, damping: 25)"
        : "over 0.3s curve bezier(0.25, 0.1, 0.35, 1)"
    }
    var open = writing.changes
    while let first = open.first {
      var part = writing
      part.changes = open.filter { own($0) == own(first) }
      part.start = writing.start.filter { start in part.changes.contains { $0.path == start.path } }
      open.removeAll(where: part.changes.contains)
      course.steps += animation(own(first), part).steps
    }
    return course
  }

  /// Calls that are no animation by themselves.
  private mutating func done(_ verb: String, _ writing: inout ScriptWriting) -> ScriptCourse {
    let bindings = writing.bindings
    let parts = bindings.first("all")?.items ?? bindings["parts"]?.value.items ?? []
    var course = ScriptCourse()
    switch verb {
    case "sequence":
      for part in parts { course.append(self.course(part, for: writing.name)) }
    case "parallel": course.steps = parts.flatMap { self.course($0, for: writing.name).steps }
    case "stagger":
      let seconds = (bindings.first("ms")?.number("ms") ?? 0) / 1000
      for (index, part) in parts.enumerated() {
        var step = self.course(part, for: writing.name)
        step.delay(by: seconds * Double(index))
        course.steps += step.steps
      }
    case "delay":
      if let part = bindings["part"]?.value { course = self.course(part, for: writing.name) }
      course.delay(by: (bindings.first("ms")?.number("ms") ?? 0) / 1000)
    case "loop":
      guard let part = bindings["part"]?.value else { break }
      course = repeated(part, writing)
    case "set":
      writing.isSet = true
      readChanges(&writing)
      let changes = writing.changes.map { stage.statement($0, view(of: writing)) }
      course.steps = changes.map { ScriptCourse.Step(body: [$0], seconds: 0) }
    case "label":
      if let label = bindings.first("label")?.name { labels[label] = clock.end }
    case "timeline":
      clock = (0, 0)
      labels = [:]
      defaults = bindings["defaults"]?.value.fields ?? []
    case "print":
      let code = bindings.first("code")?.code ?? "\"\""
      course.steps = [ScriptCourse.Step(body: ["print \(code)"])]
    default: break
    }
    for field in bindings.unreadFields { remark("`\(field)` is not read") }
    return course
  }

  /// `Animated.loop` and `withRepeat`: again and again, by the animation's own clauses if it is one.
  private mutating func repeated(_ part: ScriptValue, _ writing: ScriptWriting) -> ScriptCourse {
    let isReact = writing.bindings["reverse"] == nil && language.hasPrefix("React")
    let count = writing.bindings.first("loops")?.number()
    let legs = count.map { $0 < 0 ? Double.infinity : $0 } ?? (isReact ? .infinity : 2)
    let before = self
    var course = self.course(part, for: writing.name)
    guard legs != 1 else { return course }
    if course.steps.count == 1, course.steps[0].then.isEmpty, !course.steps[0].head.isEmpty {
      self = before
      turns = (legs, writing.bindings.first("back") == .word("true"))
      defer { turns = nil }
      return self.course(part, for: writing.name)
    }
    guard var whole = course.steps.first, course.steps.count == 1 else {
      remark("it runs once here: a repeat of several animations is not read")
      return course
    }
    rounds += 1
    let name = rounds == 1 ? "again" : "again\(rounds)"
    let isEndless = legs.isInfinite
    let next = isEndless ? name : "\(name) n - 1"
    whole.append([ScriptCourse.Step(body: [next], delay: course.pause, seconds: 0)])
    let definition =
      isEndless
      ? "def \(name)() { \(whole.text) }" : "def \(name)(n) { if n > 0 { \(whole.text) } }"
    let call = isEndless ? name : "\(name) \(Lowering.digits(legs))"
    course.steps = [ScriptCourse.Step(before: [definition], body: [call], seconds: 0)]
    return course
  }

  /// The time of clauses; nil for a spring.
  private static func seconds(_ clauses: String) -> Double? {
    guard let over = clauses.firstRange(of: "over ") else { return nil }
    return Double(clauses[over.upperBound...].prefix { $0.isNumber || $0 == "." })
  }

  private static func turns(_ legs: Double, _ isBack: Bool) -> String {
    guard legs != 1 else { return "" }
    let count = legs.isInfinite ? "forever" : Lowering.digits(isBack ? legs / 2 : legs)
    return " repeat \(count)" + (isBack ? " autoreverse on" : "")
  }

  // MARK: Changes

  private func view(of writing: ScriptWriting) -> String {
    namedView(writing) ?? scene.exampleView
  }

  private func namedView(_ writing: ScriptWriting) -> String? {
    let name = viewName(writing)
    return scene.isView(name) || selected.contains(name) ? name : nil
  }

  /// What the code calls the view, without the sign of a selector.
  private func viewName(_ writing: ScriptWriting) -> String {
    let name = writing.bindings.first("view")?.name ?? writing.owner
    return String(name.drop { "#.".contains($0) })
  }

  private mutating func readChanges(_ writing: inout ScriptWriting) {
    for (kind, bound) in writing.bindings.all {
      switch bound.kind {
      case "from":
        let variants = writing.bindings["variants"].map { writing.bindings.resolved($0.value) }
        let named = bound.value.name.flatMap { variants?.field($0)?.fields }
        writing.start += read(named ?? bound.value.fields ?? [], &writing)
      case "paint":
        let field = ScriptArgument(label: "backgroundColor", value: bound.value)
        writing.changes += read([field], &writing)
      case "to" where writing.bindings["variants"] != nil:
        let variants = writing.bindings["variants"].map { writing.bindings.resolved($0.value) }
        var name = bound.value
        if case .choice(let one, let other) = name {
          name = one
          writing.start += read(variants?.field(other.name ?? "")?.fields ?? [], &writing)
        }
        writing.changes += read(
          name.fields ?? variants?.field(name.name ?? "")?.fields ?? [], &writing)
      case "to":
        let value = writing.bindings.resolved(bound.value)
        writing.changes += read(
          value.fields ?? [ScriptArgument(label: kind, value: value)], &writing)
      case "frames":
        let fill = writing.bindings.first("fill") ?? writing.bindings.inner("fill")
        writing.stays = ["forwards", "both"].contains(fill?.name)
        writing.isWhole = true
        frames(bound.value, &writing)
      case "tweens":
        writing.isWhole = true
        tweens(bound.value, &writing)
      case "drag":
        remark(
          "a finger drags by `on pan box { box.center = event.point }`; past a limit the rubber "
            + "band is `rubberBand(40, dimension: 320)`, and a throw `decay(velocity: 1000)`")
      case "count": remark("it moves \(bound.value.code) views: here is one of them")
      case "unread": writing.unread.append("\(kind): \(bound.value.code)")
      case "state" where bound.value.fields != nil:
        if writing.changes.isEmpty, writing.bindings.first("to") == nil {
          remark("`\(kind)` starts it there; here it starts at once")
          writing.changes += read(bound.value.fields ?? [], &writing)
        } else {
          writing.unread.append(kind)
        }
      default: break
      }
    }
    if let target = writing.bindings.first("target") ?? writing.bindings.inner("target") {
      readTarget(target, &writing)
    } else if writing.isMoving {
      readTarget(.number(1, ""), &writing)
    }
    // What has no name in the row is what changes.
    let hasChanges = writing.bindings.first("to") != nil
    guard !writing.isElement else {
      writing.unread += writing.bindings.rest.filter { $0.value.fields != nil }.compactMap(\.label)
      return
    }
    if hasChanges {
      writing.changes += read(writing.bindings.rest, &writing)
    } else {
      writing.unread += writing.bindings.rest.map {
        ($0.label.map { "\($0): " } ?? "") + $0.value.code
      }
    }
  }

  /// Fields whose value has the fields that change.
  private static let styles: Set = ["transform", "style"]

  private mutating func read(
    _ fields: [ScriptArgument], _ writing: inout ScriptWriting
  ) -> [ScriptChange] {
    fields.flatMap { field -> [ScriptChange] in
      guard let name = field.label else { return [] }
      let value = writing.bindings.resolved(field.value)
      // It begins where the state is the other one.
      if case .choice(let one, let other) = value {
        let start = read([ScriptArgument(label: name, value: other)], &writing)
        let given = writing.start.map(\.path)
        writing.start += start.filter { !given.contains($0.path) }
        return read([ScriptArgument(label: name, value: one)], &writing)
      }
      if Self.styles.contains(name) {
        let parts =
          value.functions ?? value.listsOfFunctions
          ?? (value.items ?? [value]).flatMap { $0.fields ?? [] }
        if !parts.isEmpty { return read(parts, &writing) }
      }
      guard let change = stage.change(name, value) else {
        writing.unread.append("\(name): \(field.value.code)")
        return []
      }
      return [change]
    }
  }

  /// The one value that a variable, or a state, gets.
  private mutating func readTarget(_ target: ScriptValue, _ writing: inout ScriptWriting) {
    let bindings = writing.bindings
    let named = bindings.first("state")?.name ?? writing.name ?? writing.owner
    let variable = named.hasSuffix(".value") ? String(named.dropLast(6)) : named
    // `this.state.translateY`, `_fade`
    let own = variable.split(separator: ".").last.map { String($0.drop { $0 == "_" }) }
    var use = use(of: variable) ?? ScriptUse(field: own ?? variable)
    if stage.path(use.field) == nil {
      let field = chosen[variable] ?? (chosen.count.isMultiple(of: 2) ? "x" : "y")
      chosen[variable] = field
      use = ScriptUse(field: field)
      remark(
        "`\(scene.exampleView).center.\(field)` is chosen: the code does not say what "
          + (constants[variable] == nil ? "it moves" : "`\(variable)` moves"))
    }
    let (earlier, written) = (stage, use)
    use.change = { value in earlier.change(written.field, written.mapped(value)) }
    writing.use = use
    var value = bindings.resolved(target)
    if let fields = value.fields {
      writing.changes += read(fields, &writing)
      return
    }
    var start =
      bindings.first("start") ?? bindings.inner("start") ?? constants[variable]?.firstNumber
    if case .choice(let one, let other) = value { (value, start) = (one, start ?? other) }
    guard
      let change = use.change?(value) ?? (writing.isSet ? nil : chosen(for: use, in: target))
    else {
      writing.unread.append(target.code)
      return
    }
    writing.changes.append(change)
    guard let start else { return }
    guard let first = use.change?(start) else { return writing.unread.append(start.code) }
    if started.insert(variable).inserted, !stage.isMade(first, view(of: writing)) {
      writing.start.append(first)
    }
  }

  /// A change in place of one to a value that only the code's own run has.
  private mutating func chosen(for use: ScriptUse, in target: ScriptValue) -> ScriptChange? {
    let values = ["alpha": 0.5, "rotation": 45, "scale": 1.5]
    guard let path = stage.path(use.field), path.hasPrefix("center.") || values[path] != nil
    else { return nil }
    let value = values[path] ?? 100
    remark("\(Lowering.digits(value)) is chosen: `\(target.code)` is not read")
    return use.change?(.number(value, ""))
  }

  /// The property that a variable is set on, or a variable that depends on it.
  private func use(of variable: String, depth: Int = 0) -> ScriptUse? {
    let uses = statements.uses(of: variable)
    let field = uses.first { part in
      part.label.map { !Self.styles.contains($0) && stage.path($0) != nil } == true
    }
    if let field, let name = field.label {
      return ScriptUse(field: name, field.value)
    }
    guard depth < 3 else { return nil }
    return uses.lazy.compactMap { part -> ScriptUse? in
      guard let name = part.label, name != variable, constants[name] == part.value.made,
        let inner = use(of: name, depth: depth + 1)
      else { return nil }
      let own = ScriptUse(field: inner.field, part.value)
      return own.input.isEmpty ? inner : own
    }.first
  }

  /// The variables whose first value is set.
  private var started: Set<String> = []

  /// The keyframes of `element.animate`: a list of objects, or an object of lists.
  private mutating func frames(_ value: ScriptValue, _ writing: inout ScriptWriting) {
    if let lists = value.fields {
      writing.changes += read(lists, &writing)
      return
    }
    guard let items = value.items else { return }
    // The functions of a transform are values of their own.
    let frames = items.map { frame in
      (frame.fields ?? []).flatMap { field in
        field.label == "transform" ? field.value.functions ?? [field] : [field]
      }
    }
    var lists: [(name: String, values: [ScriptValue])] = []
    for name in frames.flatMap({ $0.compactMap(\.label) })
    where !lists.contains(where: { $0.0 == name }) {
      let values = frames.map { frame in
        frame.last { $0.label == name }?.value ?? .word("null")
      }
      if name == "offset" {
        writing.times = Self.shares(values.map { $0.number() })
      } else if name == "easing" {
        writing.easings = values.map { $0.name.flatMap(WebWords.curve) }
      } else {
        lists.append((name, values))
      }
    }
    writing.changes += read(
      lists.map { ScriptArgument(label: $0.name, value: .list($0.values)) }, &writing)
  }

  /// The places of keyframes, those without one evenly between the others.
  private static func shares(_ given: [Double?]) -> [Double] {
    var given = given
    if let last = given.indices.last {
      given[0] = given[0] ?? 0
      given[last] = given[last] ?? 1
    }
    return given.indices.map { index in
      if let own = given[index] { return own }
      let before = given[..<index].lastIndex { $0 != nil } ?? index
      let after = given[index...].firstIndex { $0 != nil } ?? index
      let (from, to) = ((given[before] ?? 0), (given[after] ?? 1))
      return from + (to - from) * Double(index - before) / Double(after - before)
    }
  }

  /// Flutter's `TweenSequence`: each tween takes its share of the time.
  private mutating func tweens(_ value: ScriptValue, _ writing: inout ScriptWriting) {
    var (values, ends): ([ScriptValue], [Double]) = ([], [0])
    for item in value.items ?? [] {
      guard case .call(_, _, let fields) = item,
        let weight = fields.first(where: { $0.label == "weight" })?.value.number(),
        case .call(let base, let name, var written)? = fields.first(where: { $0.label == "tween" })?
          .value
      else { return writing.unread.append(item.code) }
      if name == "chain" {
        writing.unread.append("\(name)(\(written.map(\.value.code).joined(separator: ", ")))")
        if case .call(_, _, let inner)? = base { written = inner }
      }
      let pair = written.count == 1 ? [written[0].value, written[0].value] : written.map(\.value)
      guard pair.count == 2 else { return writing.unread.append(item.code) }
      if values.isEmpty { values.append(pair[0]) }
      values.append(pair[1])
      ends.append((ends.last ?? 0) + weight)
    }
    let whole = ends.last ?? 1
    writing.times = ends.map { whole == 0 ? 0 : $0 / whole }
    readTarget(.list(values), &writing)
  }

  // MARK: Lines

  private mutating func animation(_ clauses: String, _ writing: ScriptWriting) -> ScriptCourse {
    var views = [view(of: writing)]
    if writing.stagger != 0 {
      let named = scene.views.filter { $0.hasPrefix("\(viewName(writing))[") }
      if !named.isEmpty {
        views = named
      } else if !scene.views.isEmpty, namedView(writing) == nil {
        views = scene.views
      }
      let late = Lowering.digits(writing.stagger)
      if views.count == 1 { remark("of several views, each begins \(late) s after the one before") }
    } else if namedView(writing) == nil {
      remark("`\(views[0])` is an example: write the name of your view")
    }
    var course = ScriptCourse()
    for (index, view) in views.enumerated() {
      var part = step(clauses, writing, view)
      part.delay += writing.stagger * Double(index)
      course.steps.append(part)
    }
    return placed(course, writing)
  }

  private mutating func step(
    _ clauses: String, _ writing: ScriptWriting, _ view: String
  ) -> ScriptCourse.Step {
    var changes = writing.changes
    // `from`: what the view is, it becomes again.
    if changes.isEmpty, !writing.start.isEmpty {
      changes = writing.start.compactMap { stage.undoing($0, view) }
    }
    if changes.isEmpty { remark("write what changes in place of `\(Lowering.gap)`") }
    let isAlone = writing.start.isEmpty && !changes.isEmpty
    let away = isAlone ? changes.compactMap { stage.away(from: $0, view) } : []
    let keyed = changes.filter {
      if case .keys(let keys) = $0.target { keys.count > 2 } else { false }
    }
    var before = writing.start.filter { !$0.path.hasPrefix("center.") || !stage.isMade($0, view) }
      .map { stage.statement($0, view) }
    if !away.isEmpty, away.count == changes.count {
      let lines = away.map { stage.statement($0, view) }
      remark("`\(lines.joined(separator: "; "))` is chosen: the code does not say where it begins")
      before += lines
    }
    if !keyed.isEmpty {
      var rest = writing
      (rest.start, rest.changes) = ([], changes.filter { !keyed.contains($0) })
      let others = rest.changes.isEmpty ? [] : [step(clauses, rest, view).text]
      return self.keyed(clauses, writing, keyed, view, before + others)
    }
    var body: [String] = []
    let undone = changes.map { stage.undoing($0, view) }
    for change in changes {
      if case .keys(let keys) = change.target, keys.count == 2, let first = keys[0] {
        let start = ScriptChange(path: change.path, target: first)
        if !stage.isMade(start, view) { before.append(stage.statement(start, view)) }
      }
      body.append(stage.statement(change, view))
    }
    let isHome =
      writing.legs.isFinite
      && (writing.alternates && writing.legs.remainder(dividingBy: 2) == 0
        || writing.stays == false)
    var step = ScriptCourse.Step(
      before: before, head: clauses + Self.turns(writing.legs, writing.alternates), body: body,
      delay: writing.delay, seconds: Self.seconds(clauses).map { $0 * writing.legs })
    // After an even number of legs, or without `fill`, it is where it was.
    let back = undone.compactMap { $0 }.filter { !stage.isMade($0, view) }
    if isHome, !back.isEmpty {
      let back = back.map { stage.statement($0, view) }
      step.then = [ScriptCourse.Step(body: back, seconds: 0)]
    }
    return step
  }

  /// Values one after another, as keyframes.
  private mutating func keyed(
    _ clauses: String, _ writing: ScriptWriting, _ changes: [ScriptChange], _ view: String,
    _ before: [String]
  ) -> ScriptCourse.Step {
    var keys: [WebTiming.Key] = []
    for change in changes {
      guard case .keys(let targets) = change.target else { continue }
      for (index, target) in targets.enumerated() {
        let even = Double(index) / Double(max(targets.count - 1, 1))
        let share = writing.times.indices.contains(index) ? writing.times[index] : even
        let value =
          target.map { stage.value(ScriptChange(path: change.path, target: $0), view) }
          ?? "\(view).\(change.path)"
        let curve = writing.easings.indices.contains(index) ? writing.easings[index] : nil
        keys.append(
          .init(
            share: share, settings: [WebWords.Setting(path: change.path, value: value)],
            curve: curve))
      }
    }
    var timing = WebTiming()
    timing.over = Self.seconds(clauses).map { Lowering.digits($0) + "s" }
    timing.curve = clauses.firstRange(of: "curve ").map { String(clauses[$0.upperBound...]) }
    timing.delay = writing.delay == 0 ? nil : Lowering.digits(writing.delay) + "s"
    timing.count =
      writing.legs == 1 ? nil : writing.legs.isInfinite ? "forever" : Lowering.digits(writing.legs)
    timing.alternates = writing.alternates
    timing.isWhole = writing.isWhole && writing.easings.isEmpty
    if timing.over == nil { remark("a spring through several values is not read") }
    let line = timing.line(view, keys.sorted { $0.share < $1.share }) ?? Lowering.gap
    let last = (writing.stays == false ? [] : changes.map { stage.statement($0, view) })
      .filter { !$0.hasSuffix(" += 0") }
    return ScriptCourse.Step(before: before, body: [line] + last, seconds: 0)
  }

  /// A step of a timeline at its time.
  private mutating func placed(_ course: ScriptCourse, _ writing: ScriptWriting) -> ScriptCourse {
    guard let step = course.steps.first, writing.owner.isEmpty == false, writing.isTimed else {
      return course
    }
    var start = clock.end
    switch writing.bindings.first("position") {
    case .number(let seconds, "")?: start = seconds
    case .text(let text)?:
      let label = text.prefix { $0.isLetter || $0 == "_" || $0 == "<" || $0 == ">" }
      let number = Double(text.dropFirst(label.count).drop { "+-=".contains($0) }) ?? 0
      let sign = text.contains("-") ? -1.0 : 1
      // A label that is new stands at the end.
      let base = label == "<" ? clock.start : labels[String(label)] ?? clock.end
      if label.first?.isLetter == true { labels[String(label)] = base }
      start = base + sign * number
    default: break
    }
    clock.start = start
    clock.end = max(clock.end, start + (step.end ?? 0))
    guard start != 0 else { return course }
    // Where it comes from is there at once.
    let before = course.steps.flatMap(\.before)
    var course = course
    for index in course.steps.indices { course.steps[index].before = [] }
    let block = course.steps.map(\.text).joined(separator: "; ")
    let line = "at t + \(Lowering.digits(start))s { \(block) }"
    return ScriptCourse(steps: [ScriptCourse.Step(before: before, body: [line], seconds: 0)])
  }
}

extension ScriptArgument {
  /// An object without one of its fields.
  fileprivate func without(_ field: String) -> ScriptArgument {
    guard case .object(let fields) = value else { return self }
    return ScriptArgument(label: label, value: .object(fields.filter { $0.label != field }))
  }
}
