internal import CResources
import Files
import Notebooks

/// A page as someone looks at it while editing: in a frame that loads it again when it is another one.
public struct Preview: Equatable {
  /// The page, as an export makes it.
  let page: String
  let title: String
  /// The name of its files; letters, digits and hyphens.
  let name: String
  /// Whether the client is asked to show it, or somebody looks at it already.
  let isOpened: Bool

  /// The file with the page alone, and the one that loads it again.
  var pageFile: String { "\(name).page.html" }
  var frame: String { "\(name).html" }

  public struct File: Equatable {
    public let name: String
    public let text: String
  }

  /// In the order in which they are written; the last one is shown.
  public var files: [File] {
    let stamp = Fingerprint(text: page).written
    let frame = String(cString: preview_html)
    return [
      File(name: pageFile, text: page),
      File(name: "\(name).stamp.js", text: "stamp(\"\(stamp)\");\n"),
      File(
        name: self.frame,
        text: frame.replacing("STAMP", with: stamp).replacing("NAME", with: name)),
    ]
  }
}
