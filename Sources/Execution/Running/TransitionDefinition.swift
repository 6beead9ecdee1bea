import Language

/// A transition as it was written: by `transition`, or ready-made in the same language.
package struct TransitionDefinition {
  package let name: String
  /// Seconds.
  package let duration: Double
  package let block: Block
  /// The names around it; nil for one that is ready-made.
  package let scope: Scope?
  /// All of it, to be shown.
  package let text: String

  package init(name: String, duration: Double, block: Block, scope: Scope?, text: String) {
    self.name = name
    self.duration = duration
    self.block = block
    self.scope = scope
    self.text = text
  }
}
