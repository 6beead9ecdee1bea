import Charts
import Geometry

/// The shapes of a scene's picture as SVG's path data, and its style.
extension ScenePicture {
  static func path(_ points: [Point], _ className: String) -> SVGText.Attributes {
    ["d": data([points]), "class": className]
  }

  static func dot(_ point: Point, radius: Double, _ className: String) -> SVGText.Attributes {
    [
      "cx": SVGText.number(point.x), "cy": SVGText.number(point.y), "r": SVGText.number(radius),
      "class": className,
    ]
  }

  /// Path data of outlines.
  static func data(_ outlines: [[Point]], isClosed: Bool = true) -> String {
    outlines.filter { !$0.isEmpty }.map { points in
      let steps = points.map { "\(SVGText.number($0.x)) \(SVGText.number($0.y))" }
      return "M" + steps.joined(separator: "L") + (isClosed ? "Z" : "")
    }.joined()
  }

  static func data(from start: Point, to end: Point) -> String {
    data([[start, end]], isClosed: false)
  }

  static func middle(of corners: [Point]) -> (x: String, y: String) {
    let count = Double(max(corners.count, 1))
    return (
      SVGText.number(corners.reduce(0) { $0 + $1.x } / count),
      SVGText.number(corners.reduce(0) { $0 + $1.y } / count)
    )
  }

  /// One style for light and dark pages; views have their own colours on both.
  static let style = {
    let shared = [
      "text { font: 12px \(SVGText.fonts); text-anchor: middle; dominant-baseline: central }",
      ".name, .label { paint-order: stroke; stroke-width: 3px; stroke-linejoin: round }",
      ".edge { stroke-width: 1 }", ".clear { fill: none }",
      ".boundary, .trail, .attachment, .force { fill: none }",
      ".boundary { stroke-width: 2 }", ".attachment { stroke-dasharray: 6 3 }",
      ".trail { stroke-dasharray: 2 3 }", ".shadow { fill: #000000; fill-opacity: 0.15 }",
      ".keyboard { fill-opacity: 0.9 }",
    ]
    func colors(text: String, back: String, line: String, accent: String, key: String) -> String {
      [
        "text { fill: \(text) }", ".name, .label { stroke: \(back) }",
        ".stage { fill: \(back); stroke: \(line) }", ".edge { stroke: \(line) }",
        ".boundary { stroke: \(text) }", ".trail, .attachment, .force { stroke: \(accent) }",
        ".tip, .region { fill: \(accent) }", ".keyboard { fill: \(key); stroke: \(line) }",
      ].joined(separator: " ")
    }
    return shared.joined(separator: " ") + " "
      + colors(
        text: "#1f2328", back: "#ffffff", line: "#818b98", accent: "#0969da", key: "#d1d9e0")
      + " @media (prefers-color-scheme: dark) { "
      + colors(
        text: "#f0f6fc", back: "#0d1117", line: "#9198a1", accent: "#4493f8", key: "#3d444d")
      + " }"
  }()
}
