extension Double {
  /// The client's own way to write a number.
  public var written: String { "\((self * 10_000).rounded() / 10_000)" }
}
