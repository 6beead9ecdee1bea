/// The pages' style and script: the same on every page of a form.
enum PageResources {
  /// A text that a page contains, and the hash by which the content policy lets it in. A test
  /// compares the hash with the text and says what it should be.
  struct Part {
    let text: String
    let hash: String
  }

  static let style = Part(
    text: lean([PackageResources.page_css]),
    hash: "sha256-yeYHt9Cq8D6H9f8MZwscE0hSJ6JfcUYsIDQOf/sJOQE=")

  static let script = Part(
    text: lean(common + [PackageResources.page_js]),
    hash: "sha256-G+qbzr5qy/Dy8vsy6VoTNRhDLRQmM7gl6DhmUMcC5XQ=")

  /// The script of slides, which can turn.
  static let slidesScript = Part(
    text: lean(common + [PackageResources.slides_js, PackageResources.page_js]),
    hash: "sha256-etNYhVjV9UziQMjOm4pkgSaL0uCEoQi93eBlHx0yWdQ=")

  private static let common = [
    PackageResources.film_js, PackageResources.picture_js, PackageResources.stage_js,
    PackageResources.player_js, PackageResources.plots_js, PackageResources.guesses_js,
  ]

  /// Resources one after another, without indentation, empty lines and lines that are only a
  /// comment, which are for their authors. No text of theirs goes over several lines.
  private static func lean(_ resources: [[UInt8]]) -> String {
    var text = ""
    var isInComment = false
    for line in resources.joined(separator: [UInt8(ascii: "\n")]).split(
      separator: UInt8(ascii: "\n"))
    {
      let line = String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
      if line.hasPrefix("/*") { isInComment = true }
      if !isInComment, !line.isEmpty, !line.hasPrefix("//") { text += line + "\n" }
      if isInComment, line.hasSuffix("*/") { isInComment = false }
    }
    return text
  }
}
