/// A line that answers a question in plain words.
package struct Asked {
  /// What is to be known of it, as a sentence without its full stop.
  package let says: String
  package let line: String

  package init(says: String, line: String) {
    self.says = says
    self.line = line
  }
}
