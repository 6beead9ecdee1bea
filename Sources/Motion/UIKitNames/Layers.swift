import UIKitMotion

#if canImport(Foundation)
  import struct Foundation.CGFloat
  import struct Foundation.CGPoint
  import struct Foundation.CGRect
  import struct Foundation.CGSize
#endif

/// Core Animation's animations of a key path: `CABasicAnimation`, and `CASpringAnimation` below it.
public class BasicAnimation {
  /// The property, such as `position.x`.
  public final let keyPath: String
  /// Where it begins: a number, a point, a size, a rectangle or a transform; nil for the model's value.
  public final var fromValue: Any?
  /// Where it ends; nil for the model's value.
  public final var toValue: Any?
  /// How far it goes.
  public final var byValue: Any?
  /// The begin, in the layer's time; 0 is when it is added.
  public final var beginTime = 0.0
  /// Seconds of one play; 0 is 0.25 s.
  public final var duration = 0.0
  /// Seconds of its own time in one second of the layer's.
  public final var speed = 1.0
  /// The number of plays; 0 counts as 1.
  public final var repeatCount = 0.0
  /// Whether each play also runs backward.
  public final var autoreverses = false
  /// What is shown before its begin and after its end.
  public final var fillMode = MediaTiming.FillMode.removed
  /// The curve; nil keeps the speed.
  public final var timingFunction: Curve?
  /// Whether it is removed when it ends.
  public final var isRemovedOnCompletion = true
  /// Whether its values are added to the model's.
  public final var isAdditive = false
  /// Whether each repeat starts where the last one ended.
  public final var isCumulative = false

  /// Creates an animation of a key path.
  public init(keyPath: String) { self.keyPath = keyPath }

  func curve() throws -> Curve { timingFunction ?? .linear }

  /// What the stage runs.
  final func plan() throws -> AnimationPlan {
    guard let property = AnimatedProperty.named(keyPath) else {
      throw LayerProblem.unknownKeyPath(keyPath)
    }
    let ends = AnimationPlan.Ends(
      from: try numbers(fromValue, of: property), to: try numbers(toValue, of: property),
      by: try numbers(byValue, of: property))
    var plan = AnimationPlan(.basic(property, ends), curve: try curve())
    plan.timing.begin = beginTime
    plan.timing.duration = duration
    plan.timing.speed = speed
    plan.timing.repeatCount = repeatCount
    plan.timing.autoreverses = autoreverses
    plan.timing.fillMode = fillMode
    plan.isRemovedOnCompletion = isRemovedOnCompletion
    plan.isAdditive = isAdditive
    plan.isCumulative = isCumulative
    return plan
  }

  /// One factor of a scale is that of both axes, as for Core Animation's `transform.scale`.
  private final func numbers(_ value: Any?, of property: AnimatedProperty) throws -> [Double]? {
    let given = try numbers(value)
    guard property.kind == .factors, let given, given.count == 1 else { return given }
    return Array(repeating: given[0], count: property.dimension)
  }

  private final func numbers(_ value: Any?) throws -> [Double]? {
    switch value {
    case nil: nil
    case let number as Double: [number]
    case let number as Int: [Double(number)]
    case let number as Float: [Double(number)]
    case let point as Point: [point.x, point.y]
    case let size as Size: [size.width, size.height]
    case let rect as Rect: [rect.minX, rect.minY, rect.size.width, rect.size.height]
    case let transform as MotionGeometry.AffineTransform: Transform3D(transform).numbers
    case let transform as Transform3D: transform.numbers
    case let other?: try otherNumbers(other)
    }
  }

  private final func otherNumbers(_ value: Any) throws -> [Double] {
    #if canImport(Foundation)
      switch value {
      case let number as CGFloat: return [Double(number)]
      case let point as CGPoint: return [Double(point.x), Double(point.y)]
      case let size as CGSize: return [Double(size.width), Double(size.height)]
      case let rect as CGRect:
        return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
      default: break
      }
    #endif
    throw LayerProblem.unknownValue(keyPath: keyPath, type: "\(type(of: value))")
  }
}

/// Why a layer takes no animation.
public enum LayerProblem: Error, Hashable, Sendable {
  /// No property has this key path.
  case unknownKeyPath(String)
  /// A value is neither a number nor a point, a size, a rectangle or a transform.
  case unknownValue(keyPath: String, type: String)
}

/// `CASpringAnimation`.
public final class SpringAnimation: BasicAnimation {
  /// The mass, greater than 0.
  public var mass = 1.0
  /// The force per distance, greater than 0.
  public var stiffness = 100.0
  /// The force per speed, 0 or more.
  public var damping = 10.0
  /// The initial velocity, in whole ways per second.
  public var initialVelocity = 0.0
  /// Whether more than critical damping slows it down.
  public var allowsOverdamping = false

  /// The seconds until it rests; 0 for numbers that make no spring.
  public var settlingDuration: Double { (try? spring().settlingDuration) ?? 0 }

  /// Creates an animation of a key path with Core Animation's default spring.
  override public init(keyPath: String) { super.init(keyPath: keyPath) }

  override func curve() throws -> Curve { .spring(try spring()) }

  private func spring() throws(CurveProblem) -> Spring {
    try Spring(
      mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }
}

extension View {
  /// The view as its layer.
  public var layer: Layer { Layer(view: self) }

  /// What animations are added to: `CALayer`.
  public struct Layer {
    fileprivate let view: View

    /// Adds an animation; one under the same key ends.
    /// - Throws: a `LayerProblem`, a `CurveProblem`, or the errors of the stage's `add`.
    public func add(_ animation: BasicAnimation, forKey key: String?) throws {
      guard let stage = view.stage else { throw StagingProblem.notOnStage(view: view.label) }
      let key = key ?? "animation\(stage.firstFreeKeyNumber(of: "animation"))"
      try stage.add(animation.plan(), forKey: key, to: view)
    }

    /// Removes the animation under a key.
    public func removeAnimation(forKey key: String) {
      view.stage?.removeAnimation(forKey: key, of: view)
    }

    /// Removes all animations of the layer.
    public func removeAllAnimations() { view.stage?.removeAnimation(forKey: nil, of: view) }

    /// What is seen of the layer; nil while its view is on no stage.
    public func presentation() -> Presentation? {
      view.stage.map { _ in Presentation(view: view, geometry: view.geometry(presentation: true)) }
    }
  }

  /// A layer as it is seen, with its animations: what `CALayer.presentation()` returns.
  public struct Presentation {
    fileprivate let view: View
    fileprivate let geometry: ViewGeometry

    /// The centre, in the parent's coordinates.
    public var position: Point { geometry.center }
    /// The bounds, in its own coordinates.
    public var bounds: Rect { geometry.bounds }
    /// The bounding box of the transformed bounds, in the parent's coordinates.
    public var frame: Rect { geometry.frame }
    /// The opacity, from 0 (clear) to 1.
    public var opacity: Double { view.presentation(.alpha) }
  }
}

extension View.Layer {
  /// The radius of its corners, in points.
  public var cornerRadius: Double {
    get { view[.cornerRadius] }
    nonmutating set { view.set(newValue, .cornerRadius) }
  }

  /// The width of its border, in points.
  public var borderWidth: Double {
    get { view[.borderWidth] }
    nonmutating set { view.set(newValue, .borderWidth) }
  }

  /// The opacity of its shadow, from 0 to 1.
  public var shadowOpacity: Double {
    get { view[.shadowOpacity] }
    nonmutating set { view.set(newValue, .shadowOpacity) }
  }

  /// The blur of its shadow, in points.
  public var shadowRadius: Double {
    get { view[.shadowRadius] }
    nonmutating set { view.set(newValue, .shadowRadius) }
  }

  /// The opacity: the view's `alpha`.
  public var opacity: Double {
    get { view.alpha }
    nonmutating set { view.alpha = newValue }
  }
}
