import Answers
import Values
import Execution
import Diagnostics
import Dynamics
import Geometry
import Language
import Staging

extension Commands {
  static let group = CommandDeclaration(
    "group", "makes views move as one body: UIDynamicItemGroup", .dynamics,
    subject: .init(
      label: "VIEWS", kind: .expressions, isRequired: true, summary: "its members"),
    takesName: true,
    examples: ["group red, blue as pair; gravity on pair"],
    after: ["view red frame (50, 50, 100, 100)", "view blue frame (160, 50, 50, 50)"],
    notes: [
      "Members keep their places to each other and must be in no behavior themselves.",
      "Its center is the middle of the rectangle around the members.",
    ],
    .evaluation { (call) throws(Failure) in
      let views = try call.subjectViews()
      let items = try call.items(of: views)
      let name = try call.newName()
      let group = try call.dynamics { () throws(DynamicsProblem) in
        try DynamicItemGroup(name: name, items: items)
      }
      call.world.touch()
      call.world.objects.add(
        Objects.Group(
          name: name, views: views, item: group, track: call.stage.recorder.follow(group)))
    })

  static let behavior = CommandDeclaration(
    "behavior", "makes one behavior of several: a subclass of UIDynamicBehavior", .dynamics,
    subject: .init(label: "NAME", kind: .name, isRequired: true, summary: "its name"),
    block: .required,
    examples: ["behavior drop { gravity on red; collision on red bounds }"],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: ["`mute drop`, `unmute drop` and `remove drop` act on all that is in it."],
    .evaluation { (call) throws(Failure) in
      guard let name = call.subjectWord, let block = call.command.block else { return }
      guard !known.grammar.isReserved(name.text) else {
        throw call.fail(.reservedName(name.text), at: name.span)
      }
      try call.evaluator.requireFree(name)
      let set = DynamicBehavior(name: name.text)
      try call.add(set)
      var inner = call.evaluator
      inner.enclosing = set
      try inner.execute(block)
    })

  // MARK: On and off

  static let mute = CommandDeclaration(
    "mute", "switches behaviors off; they keep their place and properties", .dynamics,
    subject: .init(
      label: "BEHAVIORS", kind: .expressions, isRequired: true, summary: "which"),
    examples: ["mute g"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g"],
    .evaluation { (call) throws(Failure) in
      let behaviors = try call.subjectBehaviors()
      call.world.touch()
      for behavior in behaviors { behavior.isMuted = true }
    })

  static let solo = CommandDeclaration(
    "solo", "switches all other behaviors off", .dynamics,
    subject: .init(
      label: "BEHAVIORS", kind: .expressions, isRequired: true, summary: "which stay on"),
    examples: ["solo g"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g", "collision on red bounds"],
    .evaluation { (call) throws(Failure) in
      let kept = try call.subjectBehaviors()
      call.world.touch()
      for entry in call.world.objects.behaviors {
        let isKept = kept.contains {
          $0 === entry.behavior || $0.isAmongAncestors(of: entry.behavior)
            || entry.behavior.isAmongAncestors(of: $0)
        }
        entry.behavior.isMuted = !isKept
      }
    })

  static let unmute = CommandDeclaration(
    "unmute", "switches behaviors on again: those named, or all", .dynamics,
    subject: .init(
      label: "BEHAVIORS", kind: .expressions, isRequired: false, summary: "which"),
    examples: ["mute g; unmute", "mute g; unmute g"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g"],
    .evaluation { (call) throws(Failure) in
      let behaviors =
        call.command.subject.isEmpty
        ? call.world.objects.behaviors.map(\.behavior) : try call.subjectBehaviors()
      call.world.touch()
      for behavior in behaviors { behavior.isMuted = false }
    })

  // MARK: The engine and the record

  static let engine = CommandDeclaration(
    "engine", "chooses which of UIKit's engines is followed", .dynamics,
    subject: .init(
      label: "modern | ios7", kind: .word(Engine.allCases.map(\.rawValue)), isRequired: false,
      summary: "which"),
    examples: ["engine ios7", "engine"],
    notes: [
      "modern steps by 1/120 s; ios7, of iOS 7 and 8, by 0.004 s, with sharper boxes.",
      "It has to be chosen before time passes and before there are behaviors.",
    ],
    .evaluation { (call) throws(Failure) in
      guard let word = call.subjectWord else {
        return try call.emit(.line(call.stage.animator.engine.rawValue))
      }
      guard let engine = Engine(rawValue: word.text) else { return }
      try call.staging { () throws(StagingProblem) in try call.stage.setEngine(engine) }
      call.world.touch()
    })

  static let record = CommandDeclaration(
    "record", "keeps every frame's values for tables and plots, or not", .time,
    subject: .init(label: "on | off", kind: .boolean, isRequired: true, summary: "whether"),
    examples: ["record off"],
    notes: ["Frames that pass while it is off are not there to be asked for."],
    .evaluation { (call) throws(Failure) in
      guard let expression = call.subjectExpression else { return }
      let isOn = try call.checked(expression, "record") { (check, value) throws(Mistake) in
        try check.boolean(value)
      }
      call.world.touch()
      call.stage.recorder.isRecording = isOn
    })

  static let items = CommandDeclaration(
    "items", "names what dynamics finds in a rectangle", .looking,
    clauses: [.init("in", .rect, "where to look", isRequired: true)],
    examples: ["items in (0, 0, 320, 284)"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: ["As UIKit's `items(in:)`, it finds what is up to 10 points outside too."],
    .evaluation { (call) throws(Failure) in
      guard let rect = try call.rect("in") else { return }
      let names = call.stage.animator.items(in: rect).map(\.name)
      try call.emit(.line(names.isEmpty ? "none" : names.joined(separator: ", ")))
    })
}
