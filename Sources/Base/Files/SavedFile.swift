/// The file that a session was saved to.
public struct SavedFile: Hashable, Sendable {
  /// Its absolute path.
  public let place: String
  /// The fingerprint of the saved text.
  public let fingerprint: Fingerprint
  /// The number of the session's statements in it; in a journal, those before its line.
  public let statementCount: Int

  public init(place: String, fingerprint: Fingerprint, statementCount: Int) {
    (self.place, self.fingerprint, self.statementCount) = (place, fingerprint, statementCount)
  }
}
