import Geometry

/// How UIKit rounds what it writes to views; other items get it as it is.
struct PixelGrid: Equatable {
  /// Pixels to a point.
  let scale: Double

  /// To the nearest pixel.
  func round(_ point: Point) -> Point { Point(round(point.x), round(point.y)) }

  /// To the nearest 5000th of a radian.
  func round(angle: Double) -> Double { (angle * 5000).rounded() / 5000 }

  private func round(_ x: Double) -> Double {
    let whole = x.rounded(.down)
    return whole + (scale * (x - whole)).rounded() / scale
  }
}
