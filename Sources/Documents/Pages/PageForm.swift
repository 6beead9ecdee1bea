/// The purpose of a page.
public enum PageForm: String, Sendable, CaseIterable {
  /// To read: everything.
  case notebook
  /// To print and write on: questions, with lines and axes for what the reader says.
  case handout
  /// To print: the handout with its answers.
  case answers
  /// To show: a section a screen.
  case slides

  /// Whether it is for paper, on which nothing moves.
  var isPaper: Bool { self == .handout || self == .answers }

  /// Whether its reader turns parameters.
  public var isTurned: Bool { !isPaper }
}
