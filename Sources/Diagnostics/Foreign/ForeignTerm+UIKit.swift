/// UIKit and Core Animation.
extension ForeignTerm {
  static let uikit: [ForeignTerm] = [
    .init(
      "CGRect NSRect rect", "VIEW.frame = (50, 50, 100, 100)",
      says: "a rectangle is four numbers in brackets"),
    .init(
      "CGPoint NSPoint", "VIEW.center = {point (160, 200)}",
      says: "a point is two numbers in brackets"),
    .init("CGSize NSSize", "VIEW.size = 100x80", says: "a size is two numbers with an `x`"),
    .init(
      "CGVector", "fling VIEW velocity {point (300, -200)}",
      "item VIEW; fling VIEW velocity {point (300, -200)}",
      says: "a vector is two numbers in brackets"),
    .init(
      "CGFloat Float Double Int NSNumber NSInteger", "let x = {number 1}",
      says: "numbers have no types here"),
    .init("UIColor CGColor NSColor cgColor systemBlue systemRed", "VIEW.color = {color blue}"),
    .init(
      "UIView UIImageView UIButton CALayer NSView frameForView initWithFrame",
      "view card frame (50, 300, 100, 100)", "view card2 frame (50, 300, 100, 100)"),
    .init("UIWindow UIScreen UIApplication", "stage 320x568", says: "there is one stage"),
    .init(
      "addSubview insertSubview addSubviews",
      "view card frame (10, 10, 40, 40) in VIEW", "view card2 frame (10, 10, 40, 40) in VIEW",
      says: "a view is on the stage when it is made"),
    .init("removeFromSuperview removeFromSuperlayer removeFromParent", "remove VIEW"),
    .init("superview subviews recursiveDescription debugDescription viewHierarchy", "show"),
    .init(
      "animateWithDuration setAnimationDuration beginAnimations commitAnimations setAnimationCurve withDuration completion transitionWithView transitionWith performBatchUpdates",
      "animate over {time 0.5s} { VIEW.alpha = 0 } then { print \"done\" }"),
    .init(
      "animateKeyframes addKeyframe",
      "keyframes over {time 1s} { at 0% for 50% { VIEW.alpha = 0.5 } }"),
    .init(
      "CAKeyframeAnimation",
      "animation on VIEW keypath center.y values [100, 300, 200] over {time 1s}"),
    .init(
      "CASpringAnimation",
      "animation on VIEW keypath center.y to 300 curve spring(mass: 1, stiffness: 100, damping: 10)"
    ),
    .init(
      "CAAnimationGroup",
      "animations on VIEW over {time 0.5s} { animation keypath alpha to 0 }"),
    .init(
      "usingSpringWithDamping initialSpringVelocity dampingRatio UISpringTimingParameters",
      "animate VIEW.center.y to 300 over {time 0.5s} damping 0.6 velocity 0"),
    .init(
      "CABasicAnimation CAAnimation CATransition keyPath forKeyPath animationWithKeyPath fromValue toValue byValue keyTimes forKey",
      "animation on VIEW keypath {motion center to (160, 300)} over {time 0.5s}"),
    .init(
      "CATransaction UICubicTimingParameters",
      "animate over {time 0.5s} curve easeInOut { VIEW.alpha = 0 }"),
    .init(
      "CAMediaTimingFunction timingFunction timingParameters mediaTiming",
      "animate VIEW.alpha to 0 over {time 0.5s} curve easeInOut"),
    .init(
      "autoreverses UIViewAnimationOptionAutoreverse",
      "animate VIEW.alpha to 0 over {time 0.5s} repeat 2 autoreverse on"),
    .init(
      "repeatCount repeatForever UIViewAnimationOptionRepeat",
      "animate VIEW.alpha to 0 over {time 0.5s} repeat forever"),
    .init(
      "fillMode kCAFillModeForwards",
      "animation on VIEW keypath alpha to 0 over {time 0.5s} fill forwards removedOnCompletion off",
      says: "`animate` needs no fill mode: its value stays where it leads"),
    .init(
      "UIViewPropertyAnimator startAnimation runningPropertyAnimator addAnimations",
      "animator dim over {time 0.5s} { VIEW.alpha = 0 }; start dim"),
    .init(
      "fractionComplete scrubsLinearly",
      "animator dim over {time 0.5s} { VIEW.alpha = 0 }; dim.fractionComplete = 0.5"),
    .init(
      "pauseAnimation continueAnimation durationFactor",
      "animator dim over {time 0.5s} { VIEW.alpha = 0 }; pause dim; continue dim over 0.2s"),
    .init(
      "isReversed setReversed",
      "animator dim over {time 0.5s} { VIEW.alpha = 0 }; start dim; reverse dim"),
    .init(
      "finishAnimation finishAnimationAtPosition stopAnimation",
      "animator dim over {time 0.5s} { VIEW.alpha = 0 }; start dim; stop dim; finish dim at end"),
    .init(
      "beginAnimations commitAnimations setAnimationCurve setAnimationDuration setAnimationDelay",
      "animate VIEW.alpha to 0 over {time 0.5s} delay 0.2s",
      says: "an animation starts where its line stands"),
    .init(
      "removeAllAnimations removeAnimation",
      "stop VIEW"),
    .init(
      "CADisplayLink Timer NSTimer scheduledTimer asyncAfter DispatchQueue performSelector",
      "at t + {time 1s} { VIEW.alpha = 0.5 }"),
    .init(
      "CGAffineTransform CATransform3D CGAffineTransformMakeRotation CATransform3DMakeRotation rotationAngle rotatedBy rotated",
      "VIEW.rotation = {angle 45deg}"),
    .init(
      "scaledBy scaleX CGAffineTransformMakeScale CATransform3DMakeScale",
      "VIEW.scale = {number 1.5}"),
    .init(
      "translationX translatedBy CGAffineTransformMakeTranslation", "VIEW.center.x += {number 50}"),
    .init(
      "CGAffineTransformIdentity CATransform3DIdentity", "VIEW.transform = identity",
      "VIEW.rotation = 0"),
    .init("masksToBounds", "VIEW.clipsToBounds = on"),
    .init(
      "layerMinXMinYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMaxXMaxYCorner roundingCorners",
      "VIEW.maskedCorners = [topLeft, topRight]"),
    .init(
      "contentMode", "VIEW.cornerRadius = 10",
      says: "a view has no contents: it has a colour, corners and a border"),
    .init(
      "shadowPath", "VIEW.shadowOpacity = {number 0.5}",
      says: "a shadow has an opacity, a radius, an offset and a color"),
    .init(
      "accessibilityLabel accessibilityIdentifier isAccessibilityElement accessibilityHint tag isOpaque "
        + "contentScaleFactor shouldRasterize rasterizationScale drawsAsynchronously allowsGroupOpacity "
        + "isMultipleTouchEnabled isExclusiveTouch layoutMargins tintColor accessibilityTraits",
      "show VIEW", says: "a view has what is seen of it and what moves it"),
    .init(
      "CMMotionManager CoreMotion motionManager accelerometer gyroscope startAccelerometerUpdates "
        + "startDeviceMotionUpdates UIDevice orientation deviceMotion motionBegan motionEnded",
      "tilt {point (0.5, -0.25)}", says: "`tilt` turns the device, to the right and down"),
    .init(
      "UIAccessibility isReduceMotionEnabled prefersReducedMotion prefers-reduced-motion "
        + "accessibilityReduceMotion prefersCrossFadeTransitions",
      "reduceMotion on"),
    .init(
      "convertTime CACurrentMediaTime CFTimeInterval", "timing VIEW", "print t",
      says: "`timing` leads from the stage's time to that of a view's animations"),
    .init(
      "makeConstraints auto-layout autolayout layout justify-content align-items flexbox snp autoresizingMask constraints equalTo equalToSuperview setNeedsLayout layoutIfNeeded setNeedsDisplay layoutSubviews viewDidLayoutSubviews viewWillLayoutSubviews NSLayoutConstraint constraint heightAnchor widthAnchor topAnchor bottomAnchor leadingAnchor trailingAnchor centerXAnchor centerYAnchor translatesAutoresizingMaskIntoConstraints",
      "VIEW.frame.height = 150", says: "there is no Auto Layout: frames are set"),
    .init(
      "applyForce applyImpulse SKAction SKPhysicsBody physicsBody SKSpriteNode SKScene SKNode",
      "push on VIEW magnitude 1 angle {angle 0deg} instantaneous"),
    .init(
      "keyboardWillShow keyboardWillHide UIResponder NotificationCenter becomeFirstResponder",
      "on keyboardWillShow { print event.height }", "keyboard show"),
    .init(
      "UIInterpolatingMotionEffect addMotionEffect motionEffects motionEffect UIMotionEffect tiltAlongHorizontalAxis tiltAlongVerticalAxis",
      "effect on VIEW keypath center.x tilt horizontal from -50 to 50"),
    .init("UIMotionEffectGroup", "parallax on VIEW magnitude 50"),
    .init(
      "UIBezierPath CGPath addLine",
      "collision on VIEW; boundary ramp path [(0, 400), (200, 500), (0, 500)]",
      says: "a path is a list of points"),
  ]
}
