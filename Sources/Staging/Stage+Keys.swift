extension Stage {
  /// Presses a key. Nothing but the event comes of it.
  ///
  /// - Parameter key: What it is called, which the event tells.
  public func press(_ key: String) { emit(.key(key)) }
}
