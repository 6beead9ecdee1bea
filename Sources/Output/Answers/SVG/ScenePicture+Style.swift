import Text

extension ScenePicture {
  /// One style for light and dark pages; views have their own colors on both.
  static let style = {
    let shared = [
      "text { font: 12px \(Markup.fonts); text-anchor: middle; dominant-baseline: central }",
      ".name, .label { paint-order: stroke; stroke-width: 3px; stroke-linejoin: round }",
      ".in { stroke: none }", ".white { fill: #ffffff }", ".black { fill: #1f2328 }",
      ".words { text-anchor: start }", ".edge { stroke-width: 1.5 }",
      ".boundary, .trail, .attachment, .force { fill: none }",
      ".boundary { stroke-width: 2 }", ".attachment { stroke-dasharray: 6 3 }",
      ".trail { stroke-dasharray: 2 3 }", "circle.dot { fill: currentColor; stroke: none }",
      ".shadow { fill: #000000 }", ".keyboard { fill-opacity: 0.9 }",
    ]
    func colors(
      text: String, back: String, line: String, accent: String, key: String, shadow: String,
      palette: [String]
    ) -> String {
      [
        "text { fill: \(text) }", ".name, .label { stroke: \(back) }",
        ".stage { fill: \(back); stroke: \(line) }", ".fill.edge { stroke: \(line) }",
        ".boundary { stroke: \(text) }", ".attachment, .force { stroke: \(accent) }",
        ".tip, .region { fill: \(accent) }", ".keyboard { fill: \(key); stroke: \(line) }",
        ".shadow { fill-opacity: \(shadow) }",
      ].joined(separator: " ") + " " + palette.joined(separator: " ")
    }
    return colors(
      text: "#1f2328", back: Palette.screens.light, line: "#818b98", accent: "#0969da",
      key: "#d1d9e0",
      shadow: "0.15", palette: Palette.light + Palette.lightFills)
      + " @media (prefers-color-scheme: dark) { "
      + colors(
        text: "#f0f6fc", back: Palette.screens.dark, line: "#9198a1", accent: "#4493f8",
        key: "#3d444d",
        shadow: "0.4", palette: Palette.dark + Palette.darkFills)
      + " } " + shared.joined(separator: " ")
  }()
}
