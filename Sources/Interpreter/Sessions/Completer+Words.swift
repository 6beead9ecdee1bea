import Evaluation
import Language
import MotionCurves
import Text
import UIKitMotion
import Values

extension Completer {
  /// The words that can begin a statement.
  var statements: [Completion] {
    verbs + ControlForm.all.map { Completion($0.word, $0.summary, .command) }
      + world.values.definitions.names.sorted().map {
        Completion($0, "a command made with `def`", .command)
      }
      + objects + variables
  }

  var verbs: [Completion] {
    expressions.commands.all.map { Completion($0.verb, $0.summary, .command) }
  }

  /// The words that a kind of value accepts.
  func candidates(for kind: ValueKind) -> [Completion] { kind.candidates.flatMap(completions) }

  private func completions(_ candidates: ValueKind.Candidates) -> [Completion] {
    switch candidates {
    case .words(let words): words.map { Completion($0.word, $0.summary) }
    case .views: views
    case .animators: animators
    case .screens: screens
    case .recognizers: recognizers
    case .transitions: transitions
    case .objects: objects
    case .variables: variables
    case .keyPaths: keyPaths
    case .curves: curves
    case .regions: regions
    case .corners: corners
    case .masks: masks
    case .values: values
    case .numbers: begun.isEmpty ? variables : values
    }
  }

  /// One completion for all names of a word, such as `ball` for `ball[1]` and `ball[2]`.
  private func folded(_ all: [Completion]) -> [Completion] {
    var known: Set<String> = []
    return all.compactMap { one in
      guard let word = MadeNames.word(of: one.text) else { return one }
      guard known.insert(word).inserted else { return nil }
      return Completion(word, expressions.shownNames(of: word), suffix: "", .name)
    }
  }

  /// The keys of a word's names.
  func keys(of word: String) -> [Completion] {
    expressions.names(of: word).map {
      Completion(String($0.dropFirst(word.count + 1).dropLast()), "", suffix: "]")
    }
  }

  var values: [Completion] { objects + variables + constants + curves + functions }

  var views: [Completion] {
    folded(world.stage.views.map { Completion($0.name, "a view", suffix: "", .name) })
  }

  /// Views and boundaries that can be in contact.
  var touchables: [Completion] {
    let boundaries = Inspector(world).collisions.flatMap { collision in
      collision.boundaries.map { Completion($0, "a boundary of \(collision.name)", .name) }
    }
    return views + boundaries + [Completion("bounds", "the stage's edges")]
  }

  private var screens: [Completion] {
    let tree = world.stage.screens
    return tree.names.map {
      Completion($0, tree.isScreen($0) ? "a screen" : "a navigation or tab controller", .name)
    }
  }

  private var recognizers: [Completion] {
    let handlers = world.values.handlers
    return folded(
      world.recognizerNames.map { name in
        let event = handlers[name]?.pattern.event.text
        return Completion(name, event.map { "a handler of `\($0)`" } ?? "a scroll view", .name)
      })
  }

  private var transitions: [Completion] {
    world.values.transitions.names.map { Completion($0, "a transition") }
      + ReadyMadeTransition.all.map { Completion($0.name, $0.summary) }
  }

  var objects: [Completion] {
    let objects = world.objects
    let behaviors = objects.behaviors.map { entry in
      let items = entry.behavior.items.map(\.name).joined(separator: ", ")
      return Completion(entry.name, "\(entry.verb) on \(items)", suffix: "", .name)
    }
    let groups = objects.groups.map { entry in
      let members = entry.views.map(\.name).joined(separator: ", ")
      return Completion(entry.name, "a group of \(members)", suffix: "", .name)
    }
    let handlers = world.values.handlers.all.map {
      Completion($0.name, "a handler for \($0.pattern.event.text)", suffix: "", .name)
    }
    let effects = objects.effects.map {
      Completion($0.name, "a motion effect on \($0.view.name)", suffix: "", .name)
    }
    return views + folded(behaviors + groups + handlers + effects + animators + traces)
  }

  private var animators: [Completion] {
    world.stage.propertyAnimators.map {
      Completion($0.name, "an animator, \($0.state.rawValue)", suffix: "", .name)
    }
  }

  private var traces: [Completion] {
    world.traces.names.map { name in
      let sweep = world.traces.sweep(named: name).map { "a sweep of \($0.runCount) runs" }
      let recording = world.traces.recording(named: name).map { "measured, from \($0.file)" }
      return Completion(
        name, sweep ?? recording ?? "a trace of \(world.traces[name]?.text ?? "")", suffix: "",
        .name)
    }
  }

  var checkpoints: [Completion] {
    branches.checkpoints.map {
      Completion($0.name, "a checkpoint at \($0.summary)", suffix: "")
    }
  }

  /// The forks to switch to.
  var forks: [Completion] {
    branches.forks.filter { $0.name != branches.current }.map {
      Completion($0.name, "a fork, left at \($0.summary)", suffix: "")
    }
  }

  var variables: [Completion] {
    folded(
      (expressions.scopeNames + world.values.variables.names).map { name in
        let value = expressions[name]?.text(expressions.format) ?? ""
        return Completion(name, value, suffix: "", .name)
      })
  }

  /// Key names inside the quotation marks of a key; empty elsewhere.
  func keyNames(after words: [Word]) -> [Completion] {
    let isOfKeys = words.count >= 2 && words[0].isNamed("on") && words[1].isNamed("key")
    guard isOfKeys || words.count == 1 && words[0].isNamed("press") else { return [] }
    let heard = Inspector(world).handledKeys
    return heard.map { Completion($0, "has a handler", suffix: "\"") }
      + KeyName.words.filter { !heard.contains($0) }.map { Completion($0, "a key", suffix: "\"") }
  }

  private var constants: [Completion] {
    BuiltInName.all.filter { !$0.summary.isEmpty }.map {
      // A block follows a condition.
      Completion($0.word, $0.summary, suffix: $0.word == "rest" ? " " : "")
    } + Builtins.constants.map { Completion($0.name, $0.summary, suffix: "") }
      + [Completion("true", ""), Completion("false", "")]
  }

  var curves: [Completion] {
    Easing.all.map { Completion($0.name, $0.summary) }
      + [
        Completion("keyboard", "the keyboard's curve, 0.5 s")
      ]
      + CurveCalls.springs.map { Completion($0.name, "\($0.system)'s spring: \($0.summary)") }
      + (Builtins.curves + Builtins.springs).filter { $0.name != "rubberBand" }
      .map { Completion($0.name, $0.summary, suffix: "(", .function) }
  }

  private var functions: [Completion] {
    Builtins.functions.map { Completion($0.name, $0.summary, suffix: "(", .function) }
      .filter { function in !curves.contains { $0.text == function.text } }
  }

  var regions: [Completion] {
    Regions.functions.dropLast().map { Completion($0.name, $0.summary, suffix: "(", .function) }
      + [Completion("infinite", "everywhere")]
  }

  private var corners: [Completion] {
    Masks.corners.map { Completion($0, "a corner", suffix: "") }
  }

  private var masks: [Completion] {
    Masks.functions.map { Completion($0.name, $0.summary, suffix: "(", .function) } + regions
      + [Completion("off", "no mask")]
  }

  var keyPaths: [Completion] {
    AnimatedProperty.names.map { Completion($0, "") }
  }

  var events: [Completion] { EventMatch.all.map { Completion($0.name, $0.says) } }

  var helpSubjects: [Completion] {
    verbs + Help.topics.map { Completion($0, "a help topic") }
      + curves.filter { $0.suffix == " " }
  }
}

/// Completions inside the quotation marks of a tweak's name.
extension Completer {
  /// Empty if the text is not a tweak's name.
  func tweakNames(after words: [Word]) -> [Completion] {
    guard let last = words.last else { return [] }
    let tweaks = world.values.tweaks
    if words.count == 1, roles(of: last).contains(.namesTweak) { return names(tweaks.names) }
    // The function that reads a tweak.
    if words.count > 1, last.isMark("("), last.isTouching, words[words.count - 2].isNamed("tweak") {
      return names(tweaks.all.filter { !$0.control.isAction }.map(\.name.whole))
    }
    guard words.count == 2, roles(of: words[0]).contains(.namesPresets) else { return [] }
    switch last.text {
    case "reset": return names(tweaks.groups)
    case "save", "use": return names(tweaks.presetNames)
    default: return []
    }
  }

  private func names(_ names: [String]) -> [Completion] {
    names.map { name in
      let tweak = world.values.tweaks[name]
      let value = tweak?.control.text(tweak?.value ?? .nothing, expressions.format, clippedTo: 40)
      // Escaped, with the closing quotation mark.
      return Completion(name.escaped, value ?? "", suffix: "\"")
    }
  }
}
