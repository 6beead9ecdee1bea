/// What a page is for.
public enum PageForm: String, Sendable, CaseIterable {
  /// To read: everything.
  case notebook
  /// To print and write on: without outputs and folded answers.
  case handout
  /// To show: a section a screen.
  case slides
}
