import Answers
internal import CResources

/// The pages' styles and scripts. A page has those that it needs: in itself if it stands alone, and in
/// files that it shares with the others of a site.
package enum PageResources {
  /// A style or a script, and the hash by which the content policy lets it in. A test compares the
  /// hash with the text and says what it should be.
  struct Part {
    /// Its name and kind, such as `player.js`.
    let name: String
    let text: String
    let hash: String

    /// The path of its file in a site, such as `motionbook/player-yUWMToKHoa.js`. Another text has
    /// another file, so no browser shows a page with a part that it kept of an older one.
    var file: String {
      let letters = hash.drop { $0 != "-" }.dropFirst().prefix(10).map { letter -> Character in
        letter == "+" ? "-" : letter == "/" ? "_" : letter
      }
      let parts = name.split(separator: ".")
      return "motionbook/\(parts[0])-\(String(letters)).\(parts[1])"
    }
  }

  /// The style of every page.
  static let style = Part(
    name: "page.css",
    text: lean([page_css, stage_css]) + back + palette,
    hash: "sha256-/MS8ZKyA5Un83SdcZFu9WJ7GjsJdgHIKvbAOaS7Cp/g=")

  private static let slidesStyle = Part(
    name: "slides.css", text: lean([slides_css]),
    hash: "sha256-cUVaiWdePpKWIwAn+at7TtPHitoGekFqiQQcZGwllns=")
  private static let paperStyle = Part(
    name: "paper.css", text: lean([paper_css]),
    hash: "sha256-gSriimnnmNKXCReC+vvihulVjfnbjKiFhTT+2PGL2ck=")
  private static let courseStyle = Part(
    name: "course.css", text: lean([course_css]),
    hash: "sha256-R4FKkst2/VD3Iffn2R1iQGxc6asj2WbaL8Lc9CqLTGg=")

  static let guessesStyle = Part(
    name: "guesses.css", text: lean([guesses_css]),
    hash: "sha256-/b8kLkwcLoJYmvLDOz6FNI2Ofas/FkT5f4VruB02sIo=")

  private static let liveStyle = Part(
    name: "live.css", text: lean([live_css]),
    hash: "sha256-j2B1E956HozxWAD1nVv09SwmKP5K4W+shdncFzhfW7g=")

  private static let promptStyle = Part(
    name: "prompt.css", text: lean([prompt_css]),
    hash: "sha256-m22CV1OUnKx5fsFBI+jDU5Ri/X/3pIjAgTjX/iGywUE=")

  static let energiesStyle = Part(
    name: "energies.css", text: lean([energies_css]),
    hash: "sha256-DKW4k9mEcMFLae1WQ1FJwcxdgGqv7YEgYIvM1mYL/bI=")

  static let styles =
    [style, slidesStyle, paperStyle, courseStyle, guessesStyle, energiesStyle] + [
      liveStyle, promptStyle,
    ]

  /// The styles of a page in a form, alone or in a site.
  ///
  /// - Parameter needs: What it needs of the scripts, some of which have a style.
  static func styles(for form: PageForm, isInSite: Bool, needs: Set<Script> = []) -> [Part] {
    let own = form.isPaper ? [paperStyle] : form == .slides ? [slidesStyle] : []
    let needed: [(Script, Part)] = [
      (.guesses, guessesStyle), (.energies, energiesStyle), (.live, liveStyle),
      (.prompt, promptStyle),
    ]
    return [style] + own + (isInSite ? [courseStyle] : [])
      + needed.compactMap { needs.contains($0) ? $1 : nil }
  }

  /// The one palette of pages, plots and drawings. It follows the page's own rules.
  private static let palette = Palette.both.joined(separator: "\n") + "\n"

  /// A script that not every page needs.
  package enum Script: CaseIterable, Sendable {
    /// Stages that move.
    case player
    case plots
    /// Plots of energies.
    case energies
    /// All questions, those for a number, and those with choices.
    case guesses, numbers, choices
    case sweeps, slides
    /// Cells that run again, and a prompt.
    case live, prompt
    /// An index with the cards of other pages.
    case wall

    var part: Part {
      switch self {
      case .player: PageResources.player
      case .plots: PageResources.plots
      case .energies: PageResources.energies
      case .guesses: PageResources.guesses
      case .numbers: PageResources.numbers
      case .choices: PageResources.choices
      case .sweeps: PageResources.sweeps
      case .slides: PageResources.slides
      case .wall: PageResources.wall
      case .live: PageResources.live
      case .prompt: PageResources.prompt
      }
    }
  }

  /// The names of what no other page has.
  static let ofLivePages = Set([liveStyle, live, promptStyle, prompt].map(\.name))

  /// The scripts of a page with some needs: first what all of them use, last what begins.
  static func scripts(for needs: Set<Script>) -> [Part] {
    [tools] + Script.allCases.filter(needs.contains).map(\.part) + [start]
  }

  static let scripts = [tools] + Script.allCases.map(\.part) + [start]

  /// The scripts of pages that show `PagePiece`s.
  static var ofPieces: [Part] { scripts(for: ofCells) }

  /// What cells may need.
  static let ofCells: Set<Script> = [
    .player, .plots, .energies, .guesses, .numbers, .choices, .sweeps,
  ]

  private static let tools = Part(
    name: "tools.js",
    text: script(tools_js),
    hash: "sha256-PjT3RM6cn9iGp8gBDtDEMN/V6AmjerWI/KqY9zHYUxc=")
  private static let player = Part(
    name: "player.js",
    text: script(
      film_js, picture_js, stage_js,
      player_js), hash: "sha256-FZ3lnS65ZFOsmBI3Il2SUKb/w3c9tuuFyf2gH1BdU8k=")
  private static let plots = Part(
    name: "plots.js",
    text: script(plots_js),
    hash: "sha256-+ToKs+iAqsyelu4fEn5U5zVTkYyvJocwXsspsfMBy0o=")
  private static let energies = Part(
    name: "energies.js",
    text: script(energies_js), hash: "sha256-lSv0s+y/BEJsYfZQDAwSMmlOF/O7blqB8w2SJofYWjY="
  )
  private static let guesses = Part(
    name: "guesses.js",
    text: script(guesses_js, challenge_js),
    hash: "sha256-g8CAmWlHtv80WflmYVCQCwxEWr1BIwWlOc+qD9Vw++o=")
  private static let numbers = Part(
    name: "numbers.js",
    text: script(numbers_js, ghosts_js), hash: "sha256-BkCfnAOrFCahOviq7F+Mdi1DkB8m35EyrZLKqyYGONM="
  )
  private static let choices = Part(
    name: "choices.js",
    text: script(choices_js), hash: "sha256-SaoSO9NQaqqEXUDIowWYICSqBHTvv2ARNoyQPJLm2bI=")
  private static let sweeps = Part(
    name: "sweeps.js",
    text: script(sweeps_js),
    hash: "sha256-Qr9ClgqbZ2jWD8+3m4olQDVtNW8KxMER5e5mPGn4QS8=")
  private static let slides = Part(
    name: "slides.js",
    text: script(slides_js),
    hash: "sha256-ZmOssyu7sTSjgGS+LbonTm1dE5/1HxHba574Bw56MEc=")
  private static let live = Part(
    name: "live.js",
    text: script(instance_js, engine_js, editor_js, turns_js, changes_js, live_js),
    hash: "sha256-ORoeYeInPGkpeXZq5jwVXCV6aI6r+S3W2cjoiFyJGfs=")
  private static let prompt = Part(
    name: "prompt.js",
    text: script(prompt_js),
    hash: "sha256-Rtb+YoVUorg3sAgdcdJx2C2NUnqzXI8lQrWO+d+Nn4o=")
  private static let wall = Part(
    name: "gallery.js",
    text: script(gallery_js),
    hash: "sha256-TyVVvMsQcYgHAnNu9fxr5QTWj9RZsg0d4mIxJlHyPDY=")
  private static let start = Part(
    name: "page.js",
    text: script(page_js),
    hash: "sha256-UkELxeVydin/A6SM9NwvP2Tp3Fxsuvc8hQn+chq+3RA=")

  /// The start of a page in a frame that uses the parts of another page.
  static let frame = Part(
    name: "frame.js",
    text: script(frame_js),
    hash: "sha256-nNwml6/IaBiVj6qAdFsUJFEwOQIXMwmZLJ2X3bPfn64=")

  /// The text of a script.
  private static func script(_ resources: UnsafePointer<CChar>...) -> String {
    "\"use strict\";\n" + lean(resources)
  }

  /// Resources one after another, without indentation, empty lines and lines that are only a
  /// comment, which are for their authors. None of their texts spans several lines.
  static func lean(_ resources: [UnsafePointer<CChar>]) -> String {
    var text = ""
    var isInComment = false
    let whole = resources.map(String.init(cString:)).joined(separator: "\n")
    for line in whole.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = Substring(line.drop { $0 == UInt8(ascii: " ") })
      if line.hasPrefix("/*") { isInComment = true }
      if !isInComment, !line.isEmpty, !line.hasPrefix("//") { text += line + "\n" }
      if isInComment, line.hasSuffix("*/") { isInComment = false }
    }
    return text
  }
}
