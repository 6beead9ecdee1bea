/// The page's style and script, which are the same on every page.
enum PageResources {
  static let style = lean(PackageResources.page_css)
  static let script = lean(PackageResources.player_js)

  /// The hashes by which the content policy lets them in. A test compares them with the texts and
  /// says what they should be.
  static let styleHash = "sha256-"
  static let scriptHash = "sha256-"

  /// A resource without indentation, empty lines and lines that are only a comment, which are for
  /// its authors. No text of theirs goes over several lines.
  private static func lean(_ bytes: [UInt8]) -> String {
    var text = ""
    var isInComment = false
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let line = String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
      if line.hasPrefix("/*") { isInComment = true }
      if !isInComment, !line.isEmpty, !line.hasPrefix("//") { text += line + "\n" }
      if isInComment, line.hasSuffix("*/") { isInComment = false }
    }
    return text
  }
}
