extension PlotPicture {
  /// One style for light and dark pages. The colours differ by hue and brightness on both, and each
  /// series has its own dashes, for readers who cannot tell the colours apart.
  static let style: String = {
    let shared = [
      "text { font: 13px \(SVGText.fonts); fill: #1f2328 }", ".strong { font-weight: 600 }",
      ".middle { text-anchor: middle }", ".end { text-anchor: end }", ".back { fill: #ffffff }",
      ".grid { stroke: #d1d9e0 }", ".axis { stroke: #59636e }",
      ".target { stroke: #59636e; stroke-dasharray: 4 4 }",
      ".curve { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }",
    ]
    // After the series' own dashes, which would hide dots.
    let dots = [".dots { stroke-width: 5; stroke-dasharray: none }"]
    let dark = [
      "text { fill: #f0f6fc }", ".back { fill: #0d1117 }", ".grid { stroke: #3d444d }",
      ".axis { stroke: #9198a1 }", ".target { stroke: #9198a1 }",
    ]
    let lights = [
      "#0969da", "#bc4c00", "#1a7f37", "#8250df", "#cf222e", "#9a6700", "#bf3989", "#59636e",
    ]
    let darks = [
      "#4493f8", "#f0883e", "#3fb950", "#ab7df8", "#f85149", "#d29922", "#db61a2", "#9198a1",
    ]
    let dashes = ["", "8 5", "2 5", "10 4 2 4", "14 5", "5 3", "2 3 2 7", "14 4 2 4 2 4"]
    let series = zip(lights, dashes).enumerated().map { index, look in
      let dash = look.1.isEmpty ? "" : "; stroke-dasharray: \(look.1)"
      return ".s\(index) { stroke: \(look.0)\(dash) }"
    }
    let darkSeries = darks.enumerated().map { ".s\($0) { stroke: \($1) }" }
    return (shared + series + dots).joined(separator: " ")
      + " @media (prefers-color-scheme: dark) { "
      + (dark + darkSeries).joined(separator: " ") + " }"
  }()
}
