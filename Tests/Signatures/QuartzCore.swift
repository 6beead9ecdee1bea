// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The signatures of Core Animation that emitted code uses, to type-check it where there is no UIKit.
// Names, labels and types are Apple's; nothing here does anything. `CA…` as in iOS 17.
@_exported import Foundation

public struct CGVector { public init(dx: CGFloat, dy: CGFloat) { fatalError() } }

public struct CGAffineTransform {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  public static var identity: CGAffineTransform { fatalError() }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    fatalError()
  }
  public init(rotationAngle angle: CGFloat) { fatalError() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
}

public class CGColor {}

public typealias CFTimeInterval = Double
public func CACurrentMediaTime() -> CFTimeInterval { fatalError() }

/// Stands for the compiler's `#selector(…)`, which needs Objective-C: it takes the method itself.
public struct Selector { public init<Whole, Method>(_ method: (Whole) -> Method) { fatalError() } }

public struct CAMediaTimingFillMode {
  public static var removed: CAMediaTimingFillMode { fatalError() }
  public static var forwards: CAMediaTimingFillMode { fatalError() }
  public static var backwards: CAMediaTimingFillMode { fatalError() }
  public static var both: CAMediaTimingFillMode { fatalError() }
}

public struct CAMediaTimingFunctionName {
  public static var linear: CAMediaTimingFunctionName { fatalError() }
  public static var easeInEaseOut: CAMediaTimingFunctionName { fatalError() }
}

public class CAMediaTimingFunction {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

public struct CAAnimationCalculationMode {
  public static var linear: CAAnimationCalculationMode { fatalError() }
  public static var discrete: CAAnimationCalculationMode { fatalError() }
  public static var cubic: CAAnimationCalculationMode { fatalError() }
}

open class CAAnimation {
  public init() {}
  public var duration: CFTimeInterval {
    get { fatalError() }
    set {}
  }
  public var beginTime: CFTimeInterval {
    get { fatalError() }
    set {}
  }
  public var speed: Float {
    get { fatalError() }
    set {}
  }
  public var timeOffset: CFTimeInterval {
    get { fatalError() }
    set {}
  }
  public var repeatCount: Float {
    get { fatalError() }
    set {}
  }
  public var autoreverses: Bool {
    get { fatalError() }
    set {}
  }
  public var fillMode: CAMediaTimingFillMode {
    get { fatalError() }
    set {}
  }
  public var timingFunction: CAMediaTimingFunction? {
    get { fatalError() }
    set {}
  }
  public var isRemovedOnCompletion: Bool {
    get { fatalError() }
    set {}
  }
}

open class CAPropertyAnimation: CAAnimation {
  public init(keyPath path: String?) { super.init() }
  public var isAdditive: Bool {
    get { fatalError() }
    set {}
  }
  public var isCumulative: Bool {
    get { fatalError() }
    set {}
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  public var fromValue: Any? {
    get { fatalError() }
    set {}
  }
  public var toValue: Any? {
    get { fatalError() }
    set {}
  }
  public var byValue: Any? {
    get { fatalError() }
    set {}
  }
}

open class CASpringAnimation: CABasicAnimation {
  public var mass: CGFloat {
    get { fatalError() }
    set {}
  }
  public var stiffness: CGFloat {
    get { fatalError() }
    set {}
  }
  public var damping: CGFloat {
    get { fatalError() }
    set {}
  }
  public var initialVelocity: CGFloat {
    get { fatalError() }
    set {}
  }
  public var allowsOverdamping: Bool {
    get { fatalError() }
    set {}
  }
  public var settlingDuration: CFTimeInterval { fatalError() }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  public var values: [Any]? {
    get { fatalError() }
    set {}
  }
  public var keyTimes: [NSNumber]? {
    get { fatalError() }
    set {}
  }
  public var timingFunctions: [CAMediaTimingFunction]? {
    get { fatalError() }
    set {}
  }
  public var calculationMode: CAAnimationCalculationMode {
    get { fatalError() }
    set {}
  }
}

open class CALayer {
  public init() {}
  public var position: CGPoint {
    get { fatalError() }
    set {}
  }
  public var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  public var opacity: Float {
    get { fatalError() }
    set {}
  }
  public var cornerRadius: CGFloat {
    get { fatalError() }
    set {}
  }
  public func affineTransform() -> CGAffineTransform { fatalError() }
  public func presentation() -> Self? { fatalError() }
  public func add(_ animation: CAAnimation, forKey key: String?) {}
}

open class CADisplayLink {
  public init(target: Any, selector: Selector) {}
  public var timestamp: CFTimeInterval { fatalError() }
  public var targetTimestamp: CFTimeInterval { fatalError() }
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}
