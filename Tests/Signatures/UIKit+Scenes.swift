// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The signatures of UIKit that a scene's view controller uses: see QuartzCore.swift.

// MARK: Geometry

public struct UIOffset { public init(horizontal: CGFloat, vertical: CGFloat) {} }

public struct UIEdgeInsets {
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}

public struct CATransform3D {}
public let CATransform3DIdentity = CATransform3D()
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
{
  fatalError()
}
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  fatalError()
}
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { fatalError() }
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  fatalError()
}
public func CATransform3DTranslate(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { fatalError() }
public func CATransform3DScale(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { fatalError() }
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { fatalError() }

extension CGAffineTransform {
  public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError() }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError() }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { fatalError() }
}

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { fatalError() }
  public convenience init(cgSize size: CGSize) { fatalError() }
  public convenience init(cgRect rect: CGRect) { fatalError() }
}

// MARK: Views

extension UIColor {
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fatalError()
  }
  public var cgColor: CGColor { fatalError() }
  public static let black = UIColor(), white = UIColor(), gray = UIColor(), lightGray = UIColor()
  public static let darkGray = UIColor(), red = UIColor(), green = UIColor(), blue = UIColor()
  public static let cyan = UIColor(), yellow = UIColor(), magenta = UIColor(), orange = UIColor()
  public static let purple = UIColor(), brown = UIColor(), clear = UIColor()
  public static let systemPink = UIColor(), systemTeal = UIColor(), systemIndigo = UIColor()
  public static let systemMint = UIColor()
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension CALayer {
  public var borderWidth: CGFloat {
    get { fatalError() }
    set {}
  }
  public var borderColor: CGColor? {
    get { fatalError() }
    set {}
  }
  public var maskedCorners: CACornerMask {
    get { fatalError() }
    set {}
  }
  public var shadowOpacity: Float {
    get { fatalError() }
    set {}
  }
  public var shadowRadius: CGFloat {
    get { fatalError() }
    set {}
  }
  public var shadowOffset: CGSize {
    get { fatalError() }
    set {}
  }
  public var shadowColor: CGColor? {
    get { fatalError() }
    set {}
  }
  public var zPosition: CGFloat {
    get { fatalError() }
    set {}
  }
  public var anchorPoint: CGPoint {
    get { fatalError() }
    set {}
  }
  public var transform: CATransform3D {
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
  public var mask: CALayer? {
    get { fatalError() }
    set {}
  }
  public func setValue(_ value: Any?, forKeyPath path: String) {}
  public func removeAnimation(forKey key: String) {}
  public func removeAllAnimations() {}
}

open class CAAnimationGroup: CAAnimation {
  public override init() {}
  public var animations: [CAAnimation]? {
    get { fatalError() }
    set {}
  }
}

open class CAShapeLayer: CALayer {
  public var path: CGPath? {
    get { fatalError() }
    set {}
  }
}
public class CGPath {}

public class UIBezierPath {
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {}
  public init(rect: CGRect) {}
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  public var cgPath: CGPath { fatalError() }
}
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
}

extension UIView.AnimationOptions {
  public static let allowUserInteraction = UIView.AnimationOptions(rawValue: 2)
  public static let beginFromCurrentState = UIView.AnimationOptions(rawValue: 4)
  public static let `repeat` = UIView.AnimationOptions(rawValue: 8)
  public static let autoreverse = UIView.AnimationOptions(rawValue: 16)
  public static let overrideInheritedDuration = UIView.AnimationOptions(rawValue: 32)
  public static let overrideInheritedCurve = UIView.AnimationOptions(rawValue: 64)
  public static let overrideInheritedOptions = UIView.AnimationOptions(rawValue: 512)
  public static let curveEaseInOut = UIView.AnimationOptions([])
  public static let curveEaseIn = UIView.AnimationOptions(rawValue: 1 << 16)
  public static let curveEaseOut = UIView.AnimationOptions(rawValue: 2 << 16)
  public static let curveLinear = UIView.AnimationOptions(rawValue: 3 << 16)
}

extension UIView {
  public enum AnimationCurve { case easeInOut, easeIn, easeOut, linear }

  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {}
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: @escaping () -> Void
  ) {}

  public var isHidden: Bool {
    get { fatalError() }
    set {}
  }
  public var clipsToBounds: Bool {
    get { fatalError() }
    set {}
  }
  public var isUserInteractionEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var layoutMargins: UIEdgeInsets {
    get { fatalError() }
    set {}
  }
  public func removeFromSuperview() {}
  public func bringSubviewToFront(_ view: UIView) {}
  public func sendSubviewToBack(_ view: UIView) {}
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { fatalError() }
}

open class UIKeyboardLayoutGuide {
  public var followsUndockedKeyboard: Bool {
    get { fatalError() }
    set {}
  }
  public var usesBottomSafeArea: Bool {
    get { fatalError() }
    set {}
  }
}

open class UILabel: UIView {
  public var text: String? {
    get { fatalError() }
    set {}
  }
  public var font: UIFont! {
    get { fatalError() }
    set {}
  }
  public var textColor: UIColor! {
    get { fatalError() }
    set {}
  }
  public var adjustsFontForContentSizeCategory: Bool {
    get { fatalError() }
    set {}
  }
}

open class UITextField: UIView {}

extension UIResponder {
  @discardableResult public func becomeFirstResponder() -> Bool { fatalError() }
  @discardableResult public func resignFirstResponder() -> Bool { fatalError() }
  public static let keyboardWillShowNotification = Notification.Name("1")
  public static let keyboardDidShowNotification = Notification.Name("2")
  public static let keyboardWillHideNotification = Notification.Name("3")
  public static let keyboardDidHideNotification = Notification.Name("4")
  public static let keyboardWillChangeFrameNotification = Notification.Name("5")
  public static let keyboardDidChangeFrameNotification = Notification.Name("6")
  public static let keyboardAnimationDurationUserInfoKey = "1"
  public static let keyboardAnimationCurveUserInfoKey = "2"
  public static let keyboardFrameEndUserInfoKey = "3"
  public static let keyboardFrameBeginUserInfoKey = "4"
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}

public class UIFont {
  public struct TextStyle: Sendable {
    public static let largeTitle = TextStyle(), title1 = TextStyle(), title2 = TextStyle()
    public static let title3 = TextStyle(), headline = TextStyle(), body = TextStyle()
    public static let callout = TextStyle(), subheadline = TextStyle(), footnote = TextStyle()
    public static let caption1 = TextStyle(), caption2 = TextStyle()
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
  public static func systemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
}

public class UITouch: NSObject {
  public var view: UIView? { fatalError() }
  public func location(in view: UIView?) -> CGPoint { fatalError() }
}
public class UIEvent {}

open class UIViewController: UIResponder {
  public override init() {}
  public var view: UIView! {
    get { fatalError() }
    set {}
  }
  open func viewDidLoad() {}
  open func viewDidAppear(_ animated: Bool) {}
  public func addChild(_ child: UIViewController) {}
  public func didMove(toParent parent: UIViewController?) {}
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { fatalError() }
    set {}
  }
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { fatalError() }
    set {}
  }
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

open class UIGestureRecognizer {
  public enum State { case possible, began, changed, ended, cancelled, failed }
  public init(target: Any?, action: Selector?) {}
  public var state: State { fatalError() }
  public func location(in view: UIView?) -> CGPoint { fatalError() }
  public func require(toFail other: UIGestureRecognizer) {}
}
open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired: Int {
    get { fatalError() }
    set {}
  }
}
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration: TimeInterval {
    get { fatalError() }
    set {}
  }
}
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public func velocity(in view: UIView?) -> CGPoint { fatalError() }
  public func translation(in view: UIView?) -> CGPoint { fatalError() }
}

// MARK: Transitions

public enum UIModalPresentationStyle {
  case fullScreen, overFullScreen, overCurrentContext, custom
}
public enum UIModalTransitionStyle { case coverVertical, flipHorizontal, crossDissolve }
public struct UITransitionContextViewControllerKey: Sendable {
  public static let from = Self(), to = Self()
}
public struct UITransitionContextViewKey: Sendable { public static let from = Self(), to = Self() }

public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect
}

public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using context: any UIViewControllerContextTransitioning)
}

public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

// MARK: Property animators

extension UICubicTimingParameters {
  public convenience init(animationCurve curve: UIView.AnimationCurve) { fatalError() }
}

public enum UIViewAnimatingPosition { case end, start, current }

extension UIViewPropertyAnimator {
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) { fatalError() }
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { fatalError() }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func pauseAnimation() {}
  public func stopAnimation(_ withoutFinishing: Bool) {}
  public func finishAnimation(at position: UIViewAnimatingPosition) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
  public var fractionComplete: CGFloat {
    get { fatalError() }
    set {}
  }
  public var isReversed: Bool {
    get { fatalError() }
    set {}
  }
  public var isRunning: Bool { fatalError() }
  public var pausesOnCompletion: Bool {
    get { fatalError() }
    set {}
  }
  public var scrubsLinearly: Bool {
    get { fatalError() }
    set {}
  }
}

// MARK: Dynamics

public protocol UIDynamicItem: AnyObject {}
extension UIView: UIDynamicItem {}

public class UIDynamicItemGroup: UIDynamicItem { public init(items: [any UIDynamicItem]) {} }

public protocol UIDynamicAnimatorDelegate: AnyObject {}

public class UIDynamicAnimator {
  public init(referenceView view: UIView) {}
  public weak var delegate: (any UIDynamicAnimatorDelegate)?
  public func addBehavior(_ behavior: UIDynamicBehavior) {}
  public func removeBehavior(_ behavior: UIDynamicBehavior) {}
}

open class UIDynamicBehavior {}

public class UIGravityBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) {}
  public var gravityDirection: CGVector {
    get { fatalError() }
    set {}
  }
  public var angle: CGFloat {
    get { fatalError() }
    set {}
  }
  public var magnitude: CGFloat {
    get { fatalError() }
    set {}
  }
  public func setAngle(_ angle: CGFloat, magnitude: CGFloat) {}
  public func addItem(_ item: any UIDynamicItem) {}
  public func removeItem(_ item: any UIDynamicItem) {}
}

public protocol UICollisionBehaviorDelegate: AnyObject {}

public class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: Sendable {
    public static let items = Mode(), boundaries = Mode(), everything = Mode()
  }
  public init(items: [any UIDynamicItem]) {}
  public weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  public var collisionMode: Mode {
    get { fatalError() }
    set {}
  }
  public var translatesReferenceBoundsIntoBoundary: Bool {
    get { fatalError() }
    set {}
  }
  public func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  public func addBoundary(withIdentifier id: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  public func addBoundary(withIdentifier id: any NSCopying, for path: UIBezierPath) {}
  public func removeBoundary(withIdentifier id: any NSCopying) {}
  public func addItem(_ item: any UIDynamicItem) {}
  public func removeItem(_ item: any UIDynamicItem) {}
}

public class UIDynamicItemBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) {}
  public var elasticity: CGFloat {
    get { fatalError() }
    set {}
  }
  public var friction: CGFloat {
    get { fatalError() }
    set {}
  }
  public var density: CGFloat {
    get { fatalError() }
    set {}
  }
  public var resistance: CGFloat {
    get { fatalError() }
    set {}
  }
  public var angularResistance: CGFloat {
    get { fatalError() }
    set {}
  }
  public var charge: CGFloat {
    get { fatalError() }
    set {}
  }
  public var isAnchored: Bool {
    get { fatalError() }
    set {}
  }
  public var allowsRotation: Bool {
    get { fatalError() }
    set {}
  }
  public func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  public func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  public func addItem(_ item: any UIDynamicItem) {}
  public func removeItem(_ item: any UIDynamicItem) {}
}

public class UIPushBehavior: UIDynamicBehavior {
  public enum Mode { case continuous, instantaneous }
  public init(items: [any UIDynamicItem], mode: Mode) {}
  public var angle: CGFloat {
    get { fatalError() }
    set {}
  }
  public var magnitude: CGFloat {
    get { fatalError() }
    set {}
  }
  public var pushDirection: CGVector {
    get { fatalError() }
    set {}
  }
  public var active: Bool {
    get { fatalError() }
    set {}
  }
  public func setAngle(_ angle: CGFloat, magnitude: CGFloat) {}
  public func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
  public func addItem(_ item: any UIDynamicItem) {}
  public func removeItem(_ item: any UIDynamicItem) {}
}

public class UISnapBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {}
  public var damping: CGFloat {
    get { fatalError() }
    set {}
  }
  public var snapPoint: CGPoint {
    get { fatalError() }
    set {}
  }
}

public struct UIFloatRange { public init(minimum: CGFloat, maximum: CGFloat) {} }

public class UIAttachmentBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {}
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {}
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {}
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset,
    attachedTo other: any UIDynamicItem, offsetFromCenter otherOffset: UIOffset
  ) {}
  public static func pinAttachment(
    with item: any UIDynamicItem, attachedTo other: any UIDynamicItem, attachmentAnchor: CGPoint
  ) -> UIAttachmentBehavior { fatalError() }
  public static func fixedAttachment(
    with item: any UIDynamicItem, attachedTo other: any UIDynamicItem, attachmentAnchor: CGPoint
  ) -> UIAttachmentBehavior { fatalError() }
  public static func limitAttachment(
    with item: any UIDynamicItem, offsetFromCenter offset: UIOffset,
    attachedTo other: any UIDynamicItem, offsetFromCenter otherOffset: UIOffset
  ) -> UIAttachmentBehavior { fatalError() }
  public static func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor: CGPoint, axisOfTranslation: CGVector
  ) -> UIAttachmentBehavior { fatalError() }
  public static func slidingAttachment(
    with item: any UIDynamicItem, attachedTo other: any UIDynamicItem, attachmentAnchor: CGPoint,
    axisOfTranslation: CGVector
  ) -> UIAttachmentBehavior { fatalError() }
  public var anchorPoint: CGPoint {
    get { fatalError() }
    set {}
  }
  public var length: CGFloat {
    get { fatalError() }
    set {}
  }
  public var damping: CGFloat {
    get { fatalError() }
    set {}
  }
  public var frequency: CGFloat {
    get { fatalError() }
    set {}
  }
  public var frictionTorque: CGFloat {
    get { fatalError() }
    set {}
  }
  public var attachmentRange: UIFloatRange {
    get { fatalError() }
    set {}
  }
}

public class UIRegion {
  public init(radius: CGFloat) {}
  public init(size: CGSize) {}
  public func inverse() -> Self { fatalError() }
  public func union(with region: UIRegion) -> Self { fatalError() }
  public func difference(from region: UIRegion) -> Self { fatalError() }
  public func intersection(with region: UIRegion) -> Self { fatalError() }
}

public class UIFieldBehavior: UIDynamicBehavior {
  public static func springField() -> Self { fatalError() }
  public static func radialGravityField(position: CGPoint) -> Self { fatalError() }
  public static func linearGravityField(direction: CGVector) -> Self { fatalError() }
  public static func velocityField(direction: CGVector) -> Self { fatalError() }
  public static func vortexField() -> Self { fatalError() }
  public static func dragField() -> Self { fatalError() }
  public static func noiseField(smoothness: CGFloat, animationSpeed: CGFloat) -> Self {
    fatalError()
  }
  public static func turbulenceField(smoothness: CGFloat, animationSpeed: CGFloat) -> Self {
    fatalError()
  }
  public static func electricField() -> Self { fatalError() }
  public static func magneticField() -> Self { fatalError() }
  public func addItem(_ item: any UIDynamicItem) {}
  public var position: CGPoint {
    get { fatalError() }
    set {}
  }
  public var region: UIRegion {
    get { fatalError() }
    set {}
  }
  public var strength: CGFloat {
    get { fatalError() }
    set {}
  }
  public var falloff: CGFloat {
    get { fatalError() }
    set {}
  }
  public var minimumRadius: CGFloat {
    get { fatalError() }
    set {}
  }
  public var direction: CGVector {
    get { fatalError() }
    set {}
  }
  public var smoothness: CGFloat {
    get { fatalError() }
    set {}
  }
  public var animationSpeed: CGFloat {
    get { fatalError() }
    set {}
  }
}

// MARK: Motion effects

open class UIMotionEffect {}
public class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public init(keyPath: String, type: EffectType) {}
  public var minimumRelativeValue: Any? {
    get { fatalError() }
    set {}
  }
  public var maximumRelativeValue: Any? {
    get { fatalError() }
    set {}
  }
}

open class UIScrollView: UIView {
  public struct DecelerationRate: Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  public enum KeyboardDismissMode { case none, onDrag, interactive }
  public var panGestureRecognizer: UIPanGestureRecognizer { fatalError() }

  public weak var delegate: (any UIScrollViewDelegate)?
  public var contentOffset: CGPoint {
    get { fatalError() }
    set {}
  }
  public var contentSize: CGSize {
    get { fatalError() }
    set {}
  }
  public var contentInset: UIEdgeInsets {
    get { fatalError() }
    set {}
  }
  public var adjustedContentInset: UIEdgeInsets { fatalError() }
  public var decelerationRate: DecelerationRate {
    get { fatalError() }
    set {}
  }
  public var keyboardDismissMode: KeyboardDismissMode {
    get { fatalError() }
    set {}
  }
  public var bounces: Bool {
    get { fatalError() }
    set {}
  }
  public var alwaysBounceHorizontal: Bool {
    get { fatalError() }
    set {}
  }
  public var alwaysBounceVertical: Bool {
    get { fatalError() }
    set {}
  }
  public var isPagingEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var isScrollEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var isDirectionalLockEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var delaysContentTouches: Bool {
    get { fatalError() }
    set {}
  }
  public var canCancelContentTouches: Bool {
    get { fatalError() }
    set {}
  }
  public var isTracking: Bool { fatalError() }
  public var isDragging: Bool { fatalError() }
  public var isDecelerating: Bool { fatalError() }
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {}
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

public protocol UIScrollViewDelegate: AnyObject {}
