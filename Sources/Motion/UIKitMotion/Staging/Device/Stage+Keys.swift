extension Stage {
  /// Presses a key, which only emits its event.
  ///
  /// - Parameter key: the name of the key, as in the event.
  package func press(_ key: String) { emit(.key(key)) }
}
