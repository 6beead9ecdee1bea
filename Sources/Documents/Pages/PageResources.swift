import Charts

/// The pages' style and scripts. A page has the scripts that it needs.
enum PageResources {
  /// A text that a page contains, and the hash by which the content policy lets it in. A test
  /// compares the hash with the text and says what it should be.
  struct Part {
    let text: String
    let hash: String
  }

  static let style = Part(
    text: lean([PackageResources.page_css, PackageResources.stage_css]) + palette,
    hash: "sha256-n05PyAkS3B2g/8owNLyj2Z9Gwye6jODawQVgbkJ+xSI=")

  /// The one palette of pages, plots and drawings. It follows the page's own rules.
  private static let palette = Palette.both.joined(separator: "\n") + "\n"

  /// A script that not every page needs.
  enum Script: CaseIterable {
    /// Stages that move.
    case player
    case plots, guesses, sweeps, slides

    var part: Part {
      switch self {
      case .player: PageResources.player
      case .plots: PageResources.plots
      case .guesses: PageResources.guesses
      case .sweeps: PageResources.sweeps
      case .slides: PageResources.slides
      }
    }
  }

  /// The scripts of a page with some needs: first what all of them use, last what begins.
  static func scripts(for needs: Set<Script>) -> [Part] {
    [tools] + Script.allCases.filter(needs.contains).map(\.part) + [start]
  }

  static let all = [tools] + Script.allCases.map(\.part) + [start, frame]

  private static let tools = Part(
    text: script(PackageResources.tools_js),
    hash: "sha256-PjT3RM6cn9iGp8gBDtDEMN/V6AmjerWI/KqY9zHYUxc=")
  private static let player = Part(
    text: script(
      PackageResources.film_js, PackageResources.picture_js, PackageResources.stage_js,
      PackageResources.player_js), hash: "sha256-yUWMToKHoaYdX8ZEsSZx+ifY2GpREaoKTxEHMwvjBXQ=")
  private static let plots = Part(
    text: script(PackageResources.plots_js),
    hash: "sha256-j56kDD4M352Nl1LM9EP0g/kiVJHOGR+xROI7WjXDb7Q=")
  private static let guesses = Part(
    text: script(PackageResources.guesses_js, PackageResources.ghosts_js),
    hash: "sha256-2OxQGrvBXRqVAyG8g3qdiTreRZXnWxzBKCuNRjQfnjg=")
  private static let sweeps = Part(
    text: script(PackageResources.sweeps_js),
    hash: "sha256-xBxgcBOr4G/eQNLQGR2TUo/JTd2cizDKMgR5oHkZVjU=")
  private static let slides = Part(
    text: script(PackageResources.slides_js),
    hash: "sha256-QgkzcOO4XNRpDiDb5CwWRaedqXQM4QqgK9Lr4nuUqcQ=")
  private static let start = Part(
    text: script(PackageResources.page_js),
    hash: "sha256-FpmOvt6UIBqcGvXChYU1E/6xaGu1LTBSmNeNqePviiw=")

  /// What a page in a frame begins with that borrows its parts from another one.
  static let frame = Part(
    text: script(PackageResources.frame_js),
    hash: "sha256-nNwml6/IaBiVj6qAdFsUJFEwOQIXMwmZLJ2X3bPfn64=")

  /// The text of a script.
  private static func script(_ resources: [UInt8]...) -> String {
    "\"use strict\";\n" + lean(resources)
  }

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
