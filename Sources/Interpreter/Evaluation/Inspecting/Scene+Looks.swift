import Answers
import MotionGeometry
import UIKitMotion

/// The appearance of views: rounded corners, borders, shadows and clipping.
extension Scene {
  /// Returns a view's looks and notes their surprises.
  mutating func looks(of layer: LayerReading, depth: Int, clip: Int?) -> Looks {
    var looks = Looks(depth: depth)
    looks.number = layer.view.placeInPalette
    looks.opacity = opacity(of: layer.view)
    looks.color = layer.color(.backgroundColor)
    looks.paint = layer.paint(.backgroundColor)
    looks.fontSize = layer.number(.fontSize)
    looks.lineWidth = layer.shape.rect.size.width
    looks.clip = clip
    looks.mask = layer.mask
    if layer.isRounded { looks.outline = layer.place(layer.shape.outline) }
    looks.border = border(of: layer)
    looks.shadow = shadow(of: layer)
    noteSizes(of: layer)
    return looks
  }

  private func opacity(of view: UIKitMotion.View) -> Double {
    let own = state == .presentation ? view.presentation(.alpha) : view[.alpha]
    return min(max(own, 0), 1) * (view.parent.map { opacity(of: $0) } ?? 1)
  }

  private func border(of layer: LayerReading) -> Border? {
    let width = layer.number(.borderWidth)
    guard width > 0, let color = layer.color(.borderColor) else { return nil }
    let inner = layer.shape.grown(by: -width)
    var border = Border(
      width: width * layer.magnification,
      inner: inner.isEmpty ? nil : layer.place(inner.outline), color: color)
    border.paint = layer.paint(.borderColor) ?? color
    return border
  }

  private mutating func noteSizes(of layer: LayerReading) {
    let (name, size) = (layer.view.name, layer.shape.rect.size)
    let (radius, most) = (layer.number(.cornerRadius), min(size.width, size.height) / 2)
    if layer.isRounded, radius > most * (1 + 1e-9) {
      remarks.append(.roundedBeyondHalf(name, radius: radius, drawn: most))
    }
    if let mask = layer.appearance.mask?.frame?.size, !mask.isNear(size) {
      remarks.append(.maskOfOtherSize(name, mask: mask, view: size))
    }
  }

  // MARK: Clips

  /// Adds the clips of a view for its subviews.
  /// - Returns: the clip of the subviews.
  mutating func addClips(of layer: LayerReading, within outer: Int?) -> Int? {
    var clip = outer
    for area in [layer.mask, layer.bounds].compactMap(\.self) {
      clips.append(Clip(outer: clip, area: area))
      clip = clips.count - 1
    }
    return clip
  }

  /// The view that hides all of a view with these corners: the view itself with its mask, or one
  /// that contains it; nil if there is none.
  func clipper(of view: UIKitMotion.View, at corners: [Point]) -> String? {
    if let mask = view.mask(state), mask.isApart(from: corners) { return view.name }
    var ancestor = view.parent
    while let around = ancestor {
      if around.appearance.clipsToBounds || around.appearance.mask != nil {
        let layer = LayerReading(around, state)
        let areas = [layer.mask, layer.bounds].compactMap(\.self)
        if areas.contains(where: { $0.isApart(from: corners) }) { return around.name }
      }
      ancestor = around.parent
    }
    return nil
  }

  // MARK: Shadows

  private mutating func shadow(of layer: LayerReading) -> Shadow? {
    guard layer.number(.shadowOpacity) > 0, layer.color(.shadowColor) != nil else { return nil }
    let name = layer.view.name
    if layer.appearance.clipsToBounds {
      remarks.append(.clippedShadow(name))
    } else if layer.appearance.mask != nil {
      remarks.append(.maskedShadow(name))
    } else {
      let shadow = cast(by: layer)
      if shadow == nil { remarks.append(.shadowOfNothing(name)) }
      return shadow
    }
    return nil
  }

  /// The shadow of everything that a layer and its sublayers draw; nil if they draw nothing.
  /// Beyond two radii, a shadow is too faint to be seen.
  private func cast(by layer: LayerReading) -> Shadow? {
    let fall = layer.place(
      Vector(layer.number(.shadowOffsetX), layer.number(.shadowOffsetY)))
    func area(grownBy distance: Double) -> Area? {
      drawn(in: layer, grownBy: distance)?.mapped { $0.map { $0 + fall } }
    }
    guard let core = area(grownBy: 0), let reach = area(grownBy: 2 * layer.number(.shadowRadius))
    else { return nil }
    return Shadow(core: core, reach: reach)
  }

  /// The area that a layer and its sublayers draw, grown by a distance; nil if they draw nothing.
  private func drawn(in layer: LayerReading, grownBy distance: Double) -> Area? {
    var areas = layer.view.subviews.filter { veil(of: $0) == nil }.compactMap {
      drawn(in: LayerReading($0, state), grownBy: distance)
    }
    let own = layer.area(grownBy: distance)
    if layer.appearance.clipsToBounds, !areas.isEmpty, let own {
      areas = [.intersection([.union(areas), own])]
    }
    if layer.drawsItself, let own { areas.append(own) }
    guard !areas.isEmpty else { return nil }
    return layer.mask.map { .intersection([.union(areas), $0]) } ?? .union(areas)
  }
}

extension UIKitMotion.View {
  fileprivate func mask(_ state: Scene.State) -> Area? {
    appearance.mask == nil ? nil : LayerReading(self, state).mask
  }
}

extension Size {
  /// Whether it is the same except for rounding.
  fileprivate func isNear(_ other: Size) -> Bool {
    abs(width - other.width) <= 1e-9 * max(1, width)
      && abs(height - other.height) <= 1e-9 * max(1, height)
  }
}
