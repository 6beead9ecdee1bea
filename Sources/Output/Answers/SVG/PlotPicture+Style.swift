import Text

extension PlotPicture {
  /// One style for light and dark pages.
  static let style: String = {
    let shared = [
      "text { font: 13px \(Markup.fonts); fill: #1f2328 }", ".strong { font-weight: 600 }",
      ".middle { text-anchor: middle }", ".end { text-anchor: end }", ".back { fill: #ffffff }",
      ".grid { stroke: #d1d9e0 }", ".axis { stroke: #59636e }",
      ".target { stroke: #59636e; stroke-dasharray: 4 4 }",
      ".curve { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }",
    ]
    // More specific than the series' own dashes, which would hide dots.
    let over = [
      ".curve.guessed { stroke: #59636e; stroke-dasharray: 6 5 }",
      ".curve.dots { stroke-width: 5; stroke-dasharray: none }",
    ]
    let dark = [
      "text { fill: #f0f6fc }", ".back { fill: #0d1117 }", ".grid { stroke: #3d444d }",
      ".axis { stroke: #9198a1 }", ".target, .curve.guessed { stroke: #9198a1 }",
    ]
    return (shared + Palette.light + over).joined(separator: " ")
      + " @media (prefers-color-scheme: dark) { "
      + (dark + Palette.dark).joined(separator: " ") + " }"
  }()
}
