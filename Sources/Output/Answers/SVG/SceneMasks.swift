import MotionGeometry
import Text

/// The visible parts of a scene with clips and masks, as SVG masks. White lets through.
struct SceneMasks {
  private let list: DisplayList
  private let everything: String
  /// The beginning of all names.
  private let prefix: String
  private var count = 0

  init(_ list: DisplayList, size: Size, prefix: String) {
    self.list = list
    self.prefix = prefix
    let far = 10 * max(size.width, size.height)
    let corners = [Point(-far, -far), Point(far, -far), Point(far, far), Point(-far, far)]
    everything = Markup.path(through: [corners])
  }

  /// Defines a mask for each clip, and for each shape that has one of its own.
  mutating func define(in svg: inout Markup) {
    for (index, clip) in list.clips.enumerated() {
      define(
        clip.area, as: "\(prefix)clip\(index)", within: clip.outer.map { "\(prefix)clip\($0)" },
        in: &svg)
    }
    for (index, shape) in list.shapes.enumerated() {
      if let mask = shape.mask { define(mask, as: "\(prefix)mask\(index)", within: nil, in: &svg) }
    }
  }

  /// The attributes of a shape for the mask that hides parts of it, and for its opacity.
  func attributes(of shape: DisplayList.Shape) -> [(String, String)] {
    let opacity = Markup.number(shape.opacity)
    return (shape.clip.map { [("mask", "url(#\(prefix)clip\($0))")] } ?? [])
      + (opacity == "1" ? [] : [("opacity", opacity)])
  }

  /// The shapes that hide parts of a shape, but not its name.
  func ownMask(ofShape index: Int) -> String? {
    list.shapes[index].mask == nil ? nil : "url(#\(prefix)mask\(index))"
  }

  private mutating func define(
    _ area: Area, as name: String, within outer: String?, in svg: inout Markup
  ) {
    let parts = prepare(area, in: &svg)
    svg.begin("mask", ["id": name, "maskUnits": "userSpaceOnUse"])
    svg.begin("g", outer.map { ["mask": "url(#\($0))"] } ?? [:])
    paint(parts, "white", in: &svg)
    svg.end()
    svg.end()
  }

  /// An area whose intersections and inverses have masks of their own.
  private indirect enum Prepared {
    case everything
    case polygon([Point])
    case union([Prepared])
    /// Everything that all of the masks let through.
    case masked([String])
  }

  private mutating func prepare(_ area: Area, in svg: inout Markup) -> Prepared {
    switch area {
    case .everything: return .everything
    case .polygon(let points): return .polygon(points)
    case .union(let parts):
      var prepared: [Prepared] = []
      for part in parts { prepared.append(prepare(part, in: &svg)) }
      return .union(prepared)
    case .intersection(let parts):
      var masks: [String] = []
      for part in parts {
        count += 1
        let name = "\(prefix)part\(count)"
        define(part, as: name, within: nil, in: &svg)
        masks.append(name)
      }
      return .masked(masks)
    case .inverse(let part):
      let inner = prepare(part, in: &svg)
      count += 1
      let name = "\(prefix)part\(count)"
      svg.begin("mask", ["id": name, "maskUnits": "userSpaceOnUse"])
      paint(.everything, "white", in: &svg)
      paint(inner, "black", in: &svg)
      svg.end()
      return .masked([name])
    }
  }

  private func paint(_ area: Prepared, _ color: String, in svg: inout Markup) {
    switch area {
    case .everything: svg.element("path", ["d": everything, "fill": color])
    case .polygon(let points):
      svg.element(
        "path",
        ["d": Markup.path(through: [points]), "fill": color, "fill-rule": "evenodd"])
    case .union(let parts): for part in parts { paint(part, color, in: &svg) }
    case .masked(let names):
      for name in names { svg.begin("g", ["mask": "url(#\(name))"]) }
      paint(.everything, color, in: &svg)
      for _ in names { svg.end() }
    }
  }
}
