import Diagnostics
import MotionCurves
import MotionGeometry
import UIKitMotion

/// The Swift type of a value: its kind, and the check that unwraps a value of it.
package struct ValueType<Content>: Sendable {
  package let kind: ValueKind
  package let check: @Sendable (Check, Value) throws(Mistake) -> Content

  package init(
    _ kind: ValueKind, _ check: @escaping @Sendable (Check, Value) throws(Mistake) -> Content
  ) {
    (self.kind, self.check) = (kind, check)
  }
}

extension ValueType where Content == Double {
  package static func number(_ quantity: Quantity, _ range: ClosedRange<Double>) -> ValueType {
    ValueType(.number(quantity, range)) { (check, value) throws(Mistake) in
      try check.number(value, quantity, range)
    }
  }

  /// A number of plays; infinity for `forever`.
  package static func times(_ range: ClosedRange<Double>) -> ValueType {
    ValueType(.times(range)) { (check, value) throws(Mistake) in try check.times(value, range) }
  }
}

extension ValueType where Content == Int {
  package static func count(_ range: ClosedRange<Int>) -> ValueType {
    ValueType(.count(range)) { (check, value) throws(Mistake) in try check.count(value, range) }
  }
}

extension ValueType where Content == Bool {
  package static var boolean: ValueType {
    ValueType(.boolean) { (check, value) throws(Mistake) in try check.boolean(value) }
  }
}

extension ValueType where Content == String {
  package static var string: ValueType {
    ValueType(.string) { (check, value) throws(Mistake) in try check.string(value) }
  }
}

extension ValueType
where
  Content: CaseIterable & RawRepresentable & Sendable & SendableMetatype, Content.RawValue == String
{
  /// One of the words of an enumeration.
  package static func word(_: Content.Type) -> ValueType {
    ValueType(.word(Content.allCases.map(\.rawValue))) { (check, value) throws(Mistake) in
      try check.word(value)
    }
  }
}

extension ValueType where Content == Point {
  package static var point: ValueType {
    ValueType(.point) { (check, value) throws(Mistake) in try check.point(value) }
  }
}

extension ValueType where Content == Vector {
  package static var vector: ValueType {
    ValueType(.point) { (check, value) throws(Mistake) in try check.vector(value) }
  }
}

extension ValueType where Content == [Point] {
  package static var points: ValueType {
    ValueType(.points) { (check, value) throws(Mistake) in try check.points(value) }
  }
}

extension ValueType where Content == Size {
  package static var size: ValueType {
    ValueType(.size) { (check, value) throws(Mistake) in try check.size(value) }
  }
}

extension ValueType where Content == Rect {
  package static var rect: ValueType {
    ValueType(.rect) { (check, value) throws(Mistake) in try check.rect(value) }
  }
}

extension ValueType where Content == EdgeInsets {
  package static var insets: ValueType {
    ValueType(.insets) { (check, value) throws(Mistake) in try check.insets(value) }
  }
}

extension ValueType where Content == Transform3D {
  package static var transform: ValueType {
    ValueType(.transform) { (check, value) throws(Mistake) in try check.transform(value) }
  }
}

extension ValueType where Content == ClosedRange<Double> {
  package static var range: ValueType {
    ValueType(.range) { (check, value) throws(Mistake) in try check.range(value) }
  }
}

extension ValueType where Content == Curve {
  package static var curve: ValueType {
    ValueType(.curve) { (check, value) throws(Mistake) in try check.curve(value) }
  }
}

extension ValueType where Content == Region {
  package static var region: ValueType {
    ValueType(.region) { (check, value) throws(Mistake) in try check.region(value) }
  }
}

extension ValueType where Content == Corners {
  package static var corners: ValueType {
    ValueType(.corners) { (check, value) throws(Mistake) in try check.corners(value) }
  }
}

extension ValueType where Content == Mask? {
  package static var mask: ValueType {
    ValueType(.mask) { (check, value) throws(Mistake) in try check.mask(value) }
  }
}
