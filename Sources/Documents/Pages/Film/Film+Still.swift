import Charts
import Geometry
import Text

extension Film {
  /// The last picture as SVG: what a page shows in print and before its script has begun.
  /// - Parameter prefix: The beginning of the names of clips, different from every other picture's
  ///   of the page.
  func still(prefix: String) -> String {
    var svg = SVGText()
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    svg.beginPicture(
      viewBox: "0 0 \(width) \(height)", width: width, height: height, part: "stage")
    let end = stills.last?.frame ?? 0
    svg.element(
      "title", [:], "The stage at t = \(NumberFormat.time(Double(end) / Double(framesPerSecond)))")
    svg.element("rect", ["class": "back", "width": width, "height": height])
    if let last = stills.last {
      for (index, shape) in last.shapes.enumerated() where shape.kind != .model {
        StillItem(shape, last.numbers[index], prefix: "\(prefix)\(index)-").draw(in: &svg)
      }
    }
    svg.end()
    return svg.text
  }
}
