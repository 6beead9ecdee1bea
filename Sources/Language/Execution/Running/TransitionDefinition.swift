import Language

/// A transition as it was written: by `transition`, or built in and written in the same language.
package struct TransitionDefinition {
  package let name: String
  /// In seconds.
  package let duration: Double
  package let block: Block
  /// The scope around it; nil for a built-in transition.
  package let scope: Scope?
  /// Its full source text, for display.
  package let text: String

  package init(name: String, duration: Double, block: Block, scope: Scope?, text: String) {
    self.name = name
    self.duration = duration
    self.block = block
    self.scope = scope
    self.text = text
  }
}
