/// UIKit Dynamics by its classes and methods.
extension ForeignTerm {
  static let dynamics: [ForeignTerm] = [
    .init(
      "UIDynamicAnimator addBehavior referenceView", "gravity on VIEW", "show",
      says: "the stage has its animator already: a behavior acts when it is made"),
    .init(
      "removeBehavior removeAllBehaviors", "remove {gravity}", "show",
      says: "`remove` takes a behavior away by the name that `show` lists"),
    .init(
      "UIGravityBehavior gravityDirection", "{gravity}.gravityDirection = {point (0, 1)}",
      "gravity on VIEW"),
    .init(
      "UICollisionBehavior translatesReferenceBoundsIntoBoundary setTranslatesReferenceBoundsIntoBoundary",
      "{collision}.bounds = on", "collision on VIEW bounds"),
    .init(
      "addBoundary boundaryIdentifier",
      "collision on VIEW; boundary floor from (0, 400) to (320, 400)"),
    .init(
      "collisionMode collisionDelegate UICollisionBehaviorDelegate delegate beganContact beganContactFor endedContact",
      "on contact { print event.point }"),
    .init("UIDynamicItemBehavior", "item VIEW elasticity 0.5"),
    .init(
      "UISnapBehavior snapTo snapPoint", "snap VIEW to (160, 240) damping {share}",
      "snap VIEW to {point (160, 240)}"),
    .init(
      "UIPushBehavior pushDirection setAngle", "push on VIEW vector {point} instantaneous",
      "push on VIEW magnitude 1 angle 45deg instantaneous"),
    .init(
      "UIAttachmentBehavior attachedTo attachedToAnchor anchorPoint attachedToItem",
      "attach VIEW to {point (160, 0)}"),
    .init(
      "UIFieldBehavior radialGravityField vortexField springField noiseField turbulenceField dragField electricField magneticField",
      "field radial on VIEW at {point (160, 284)}"),
    .init(
      "fractionComplete",
      "animator dim over 1s { VIEW.alpha = 0 }; dim.fractionComplete = {share 0.5}",
      says: "an animator is made with its block and led by its name"),
    .init(
      "startAnimation UIViewPropertyAnimator addAnimations addCompletion",
      "animator dim over {time 1s} { VIEW.alpha = 0 }; start dim",
      says: "an animator is made with its block and led by its name"),
    .init(
      "pauseAnimation continueAnimation stopAnimation finishAnimation isReversed",
      "animator dim over {time 1s} { VIEW.alpha = 0 }; start dim; run 100ms; pause dim",
      says: "`pause`, `reverse`, `continue` and `stop` lead an animator by its name"),
    .init("UIDynamicItemGroup", "group VIEW, OTHER"),
    .init(
      "addItem addChildBehavior", "gravity on VIEW", "show",
      says: "name the views when the behavior is made"),
    .init(
      "addLinearVelocity linearVelocity", "fling VIEW velocity {point (300, -200)}",
      "item VIEW; fling VIEW velocity {point (300, -200)}"),
    .init("addAngularVelocity", "spin VIEW velocity 3", "item VIEW; spin VIEW velocity 3"),
    .init(
      "updateItem updateItemUsingCurrentState", "VIEW.center = {point (160, 200)}",
      says: "dynamics takes over what is set at once"),
    .init("elapsedTime", "print t"),
    .init("dynamicAnimatorDidPause dynamicAnimatorWillResume", "run until rest max 10s"),
    .init("instantaneous continuous", "push on VIEW magnitude 1 instantaneous"),
  ]
}
