// The signatures of UIKit that emitted code uses: see QuartzCore.swift.
@_exported import QuartzCore

open class UIResponder: NSObject {}

public class UIColor {}

open class UIView: UIResponder {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public override init() {}
  public init(frame: CGRect) {}
  public var layer: CALayer { fatalError() }
  public var center: CGPoint {
    get { fatalError() }
    set {}
  }
  public var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  public var frame: CGRect {
    get { fatalError() }
    set {}
  }
  public var alpha: CGFloat {
    get { fatalError() }
    set {}
  }
  public var transform: CGAffineTransform {
    get { fatalError() }
    set {}
  }
  public var backgroundColor: UIColor? {
    get { fatalError() }
    set {}
  }
  public func addSubview(_ view: UIView) {}

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}

public protocol UITimingCurveProvider {}

public class UISpringTimingParameters: UITimingCurveProvider {
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {}
}

public class UICubicTimingParameters: UITimingCurveProvider {
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

public class UIViewPropertyAnimator {
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {}
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func startAnimation() {}
  public func startAnimation(afterDelay delay: TimeInterval) {}
}
