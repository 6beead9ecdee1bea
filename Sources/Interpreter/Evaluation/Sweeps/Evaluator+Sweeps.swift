import Diagnostics
import Language
import Values

extension Evaluator {
  /// Sets a sweep's parameter to its value in a run, as if the user had typed it.
  package func set(_ setting: SweepSetting) throws(Failure) {
    let (parameter, value) = (setting.parameter, setting.value)
    switch parameter.target {
    case .name(let name):
      try expressions.requireFree(name, except: { world.values.variables[name.text] != nil })
      if case .function = value {
        throw Failure(.functionAsValue(value.text(.standard)), at: parameter.valuesSpan)
      }
      world.change { $0.variables.set(name.text, value, at: stage.frame) }
    case .property(let binding):
      guard world.properties(of: binding.reference) != nil else {
        throw Failure(
          .sweepTargetGone(binding.path.text, binding.path.root.text), at: parameter.span)
      }
      try wakeScrubbed(binding.path, of: binding.reference)
      try execute(try prepared(binding, value, at: parameter.valuesSpan))
    case .tweak(let name): try set(name, to: value, parameter)
    }
    try deliver(stage.takeEvents(), parameter.span)
  }

  /// Sets a tweak. Throws for a value outside its range: the clamped value would not be the run's
  /// value.
  private func set(
    _ name: String, to value: Value, _ parameter: SweepParameter
  ) throws(Failure) {
    guard let tweak = world.values.tweaks[name] else {
      throw Failure(.sweepTargetGone(parameter.span.evened, name), at: parameter.span)
    }
    let check = Check(what: name, text: value.text(.standard, clippedTo: 80))
    let (taken, word) = try attempt(at: parameter.valuesSpan) {
      try tweak.control.taken(value, by: name, else: tweak.standard, check)
    }
    if let word { throw Failure(word, at: parameter.valuesSpan) }
    try setTweak(name, to: taken, at: parameter.span)
  }
}
