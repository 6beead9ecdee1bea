import Diagnostics
import Notebooks

/// A host with an editor for lines: what `edit` and `history 3` need.
public protocol EditorHost: AnyObject {
  /// Whether a person can edit lines now.
  var editsLines: Bool { get }

  /// Opens a text in the user's own editor and offers the result as the next line.
  ///
  /// - Parameter text: The text; nil for the last entry.
  /// - Throws: What is wrong if nobody can edit here or the editor failed.
  func edit(_ text: String?) throws(Mistake)
}

/// A host with a screen: what `clear` and a restored session need.
public protocol ScreenHost: AnyObject {
  /// Clears the screen, because the user asked for it.
  func clearScreen()

  /// The rows of the screen; nil if they are unknown.
  var screenRows: Int? { get }
}

extension ScreenHost {
  /// Without a known height, nothing is folded.
  public var screenRows: Int? { nil }
}
