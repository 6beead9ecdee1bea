import Text

extension ScenePicture {
  /// The rules for the forces on views, for pictures that have some.
  static let actingStyle =
    " path.acting, .plate { stroke: #8250df } .plate { fill: \(Palette.screens.light) }"
    + " path.acting { fill: none; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round }"
    + " .plate { fill-opacity: 0.85 } @media (prefers-color-scheme: dark) {"
    + " path.acting, .plate { stroke: #ab7df8 } .plate { fill: \(Palette.screens.dark) } }"

  /// One style for light and dark pages; views have their own colors on both.
  static let style = {
    let shared = [
      "text { font-family: \(Markup.fonts); text-anchor: middle; dominant-baseline: central }",
      "svg { font-size: 12px }", ".label { text-anchor: start }",
      ".bar { fill-opacity: 0.06 }",
      ".name, .label { paint-order: stroke; stroke-width: 3px; stroke-linejoin: round }",
      ".in { stroke: none }", ".white { fill: #ffffff }", ".black { fill: #1f2328 }",
      ".words { text-anchor: start }", ".edge { stroke-width: 1.5 }",
      ".boundary, .trail, .attachment, .force, .gravity, .sign { fill: none }",
      ".boundary { stroke-width: 2 }",
      ".attachment, .gravity, .sign { stroke-width: 2; stroke-linecap: round;"
        + " stroke-linejoin: round }",
      ".rod { stroke-width: 3 }", ".spring, .wire, .foot, .center { stroke-width: 1.5 }",
      ".force { stroke-opacity: 0.35; stroke-width: 1.5; stroke-linecap: round }",
      ".region { fill-opacity: 0.08; stroke-dasharray: 1 4; stroke-linecap: round }",
      ".trail { stroke-dasharray: 2 3 }", "circle.dot { fill: currentColor; stroke: none }",
      ".shadow { fill: #000000 }", ".keyboard { fill-opacity: 0.9 }",
    ]
    func colors(
      text: String, back: String, line: String, quiet: String, acts: String, key: String,
      shadow: String,
      palette: [String]
    ) -> String {
      [
        "text, .bar { fill: \(text) }", ".name, .label { stroke: \(back) }",
        ".stage { fill: \(back); stroke: \(line) }", ".fill.edge { stroke: \(line) }",
        ".boundary { stroke: \(text) }", ".force, .gravity, .sign, .region { stroke: \(acts) }",
        ".attachment, .foot { stroke: \(quiet) }", ".region { fill: \(acts) }",
        ".blank, .pin, .weld { fill: \(back) }", ".keyboard { fill: \(key); stroke: \(line) }",
        ".shadow { fill-opacity: \(shadow) }",
      ].joined(separator: " ") + " " + palette.joined(separator: " ")
    }
    return colors(
      text: "#1f2328", back: Palette.screens.light, line: "#818b98", quiet: "#59636e",
      acts: "#8250df",
      key: "#d1d9e0",
      shadow: "0.15", palette: Palette.light + Palette.lightFills)
      + " @media (prefers-color-scheme: dark) { "
      + colors(
        text: "#f0f6fc", back: Palette.screens.dark, line: "#9198a1", quiet: "#9198a1",
        acts: "#ab7df8",
        key: "#3d444d",
        shadow: "0.4", palette: Palette.dark + Palette.darkFills)
      + " } " + shared.joined(separator: " ")
  }()
}
