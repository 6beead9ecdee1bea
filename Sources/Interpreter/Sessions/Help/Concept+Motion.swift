/// Concepts of motion.
extension Concept {
  static let motion: [Concept] = [
    .init(
      "acceleration", "accelerate faster speed-up quicker strong stronger",
      "gravity's magnitude 1 is 1000 pt/s²",
      "gravity on VIEW magnitude 2"),
    .init(
      "anchored", "fix fixed glue stay still pin pinned hold holds solid immovable",
      "a view that nothing moves", "item VIEW anchored"),
    .init(
      "move",
      "moves moving animation animate slide tween motion glide fly travel shift drift crawl gets-to",
      "an animated change of a property",
      "animate VIEW.center to (160, 300) over 0.5s",
      "animate VIEW.center by (100, 0) over 0.5s"),
    .init(
      "attachment",
      "attach tie rope connect link string hinge joint rod tether chain hang hanging tied bind leash cable wire together stick joined",
      "a rod or a spring between a view and a point", "attach VIEW to (160, 0) length 120",
      "attach VIEW to OTHER"),
    .init(
      "elastic", "rubber-band elastic-band bungee stretchy",
      "a spring between two views, or to a point",
      "attach VIEW to (160, 0) frequency 2 damping 0.2",
      "attach VIEW to OTHER frequency 2 damping 0.2"),
    .init(
      "behavior", "behaviour dynamics uidynamicbehavior", "an object that moves views by forces",
      "gravity on VIEW; show"),
    .init(
      "ground", "floor platform shelf", "adds a level line that views land on",
      "collision on VIEW; boundary floor from (0, 400) to (320, 400)"),
    .init(
      "landing", "fall-floor fall-ground land-floor drop-floor",
      "a view that falls onto a level line",
      "gravity on VIEW; collision on VIEW; boundary floor from (0, 400) to (320, 400)"),
    .init(
      "boundary",
      "line wall ramp slope hill obstacle barrier fence ceiling through",
      "an invisible line that views bump into",
      "collision on VIEW; boundary floor from (0, 400) to (320, 400)"),
    .init(
      "bounce",
      "bouncy elastic elasticity rebound jump restitution hop trampoline higher spring-back",
      "the share of its speed that a view keeps when it bumps into something",
      "gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7"),
    .init(
      "middle", "in-middle in-center center-it center-box to-middle to-center middle-of center-of",
      "a view in the middle of the stage", "VIEW.center = (160, 284)"),
    .init(
      "rolling", "roll rolls round-edges round-collision really-round",
      "a view that collides as a circle", "VIEW.collisionBoundsType = ellipse"),
    .init(
      "collision",
      "collide contact hit bump out-of-screen off-screen off-bottom edge bounds crash smash knock overlap pass-through inside leave leaves escape screen stay wall walls into-each",
      "views that bump into each other, and with `bounds` into the edges",
      "collision on VIEW bounds",
      "collision on VIEW, OTHER"),
    .init(
      "crash", "two-crash crash-each-other crash-into-each collide-each-other head-on",
      "a view that is pushed into another one",
      "view a frame (20, 250, 60, 60); view b frame (240, 250, 60, 60); collision on a, b; "
        + "push on a magnitude 1 angle 0deg instantaneous; run 1s; events",
      "collision on VIEW, OTHER; push on VIEW magnitude 1 angle 0deg instantaneous"),
    .init(
      "curve", "bezier timing-function easeinout pace", "the progress of an animation from 0 to 1",
      "animate VIEW.alpha to 0 over 1s curve bezier(0.25, 0.1, 0.25, 1)"),
    .init(
      "damping",
      "damp dampen oscillate settle settles settling settlingDuration rest wobble jiggle calm ringing swinging stops",
      "how quickly a spring comes to rest",
      "animate VIEW.center.y to 300 over 500ms damping 0.6"),
    .init(
      "completion",
      "when-animation once-animation after-animation completion-handler completionblock afterwards",
      "a block that runs when an animation has ended",
      "animate VIEW.alpha to 0 over 1s then { print \"done\" }"),
    .init(
      "delay", "later wait postpone stagger staggered sequence second-later",
      "an animation that starts later",
      "animate VIEW.alpha to 0 over 1s delay 500ms"),
    .init(
      "ratio",
      "underdamped overdamped critical critically damping-ratio damping-fraction",
      "how strongly a spring is damped: below 1 it swings, from 1 on it does not",
      "print spring(stiffness: 100, damping: 10).dampingRatio"),
    .init(
      "density", "mass weight heavy heavier massive weigh weighs kilogram",
      "how heavy a view is for its size",
      "item VIEW density 2"),
    .init(
      "light", "lighter less-heavy half-the-weight", "half as heavy for its size",
      "item VIEW density 0.5"),
    .init(
      "easings", "all-curves all-easing all-easings list-curves which-curves", "all curves by name",
      "help curves"),
    .init(
      "easing",
      "ease ease-in ease-out smooth accelerate-in slow-start gentle gently gradual soft sudden start end",
      "curves with a soft start or end",
      "animate VIEW.center.y to 300 over 1s curve easeInOut"),
    .init(
      "field",
      "go-around goes-around orbits magnet magnetic electric vortex radial noise attract repel tornado swirl orbit pull toward black-hole suck planet planets attraction",
      "a force that depends on position", "field radial on VIEW at (160, 284)"),
    .init(
      "jelly", "wobble-like like-jelly wobbly-like", "a size that swings around its end",
      "animate VIEW.scale to 1.2 curve spring(stiffness: 300, damping: 5)"),
    .init(
      "rail",
      "only-vertically only-horizontally only-vertical only-horizontal like-rail along-rail along-line one-axis",
      "a view that slides along one direction",
      "attach VIEW slide along (0, 1)"),
    .init(
      "conversion",
      "stiffness-damping in-stiffness response-damping damping-fraction convert-spring which-stiffness what-stiffness",
      "a spring in the words of all systems",
      "convert spring(response: 0.4, dampingRatio: 0.7)"),
    .init(
      "settling",
      "spring-settle spring-settles until-spring how-long-spring spring-take spring-takes",
      "how long a spring takes to rest",
      "print spring(stiffness: 300, damping: 20).settlingDuration"),
    .init(
      "wind", "blow blows breeze gust storm fan", "a force that does not end",
      "push on VIEW magnitude 0.1 angle 0deg"),
    .init(
      "friction", "rub grip rough sticky", "the force that slows views that touch",
      "item VIEW friction 0.8"),
    .init(
      "slippery", "ice icy slip slide smooth-floor frictionless",
      "without the force that slows views that touch", "item VIEW friction 0"),
    .init(
      "gravity",
      "fall drop down what-g fall-up weight-force falling earth sink upward upside",
      "a pull in one direction; magnitude 1 is 1000 pt/s²", "gravity on VIEW",
      "gravity on VIEW angle 90deg"),
    .init(
      "interruption", "interrupt interrupted beginfromcurrentstate retarget take-over",
      "a new animation that starts where the running one is",
      "animate VIEW.center.x to 250 over 1s; run 0.5s; animate VIEW.center.x to 50 over 1s beginFromCurrentState on"
    ),
    .init(
      "animator",
      "uiviewpropertyanimator scrub scrubbing reverse reversed fractioncomplete halfway half-way",
      "an animation that you can start, pause, scrub and reverse",
      "animator dim over 1s { VIEW.alpha = 0 }; start dim; run 0.5s; reverse dim"),
    .init(
      "additive", "isadditive add-up cumulative since-ios-8",
      "an animation that adds to the current value",
      "animation on VIEW keypath center.x by 100 over 1s additive on"),
    .init(
      "accessibility", "reducemotion reduce-motion reduce vestibular",
      "the setting that removes large motions", "reduceMotion on"),
    .init(
      "keyframes", "keyframe steps stages", "several values, one after another",
      "keyframes over 1s { at 0% for 50% { VIEW.alpha = 0 }; at 50% for 50% { VIEW.alpha = 1 } }"),
    .init(
      "shake", "shakes wiggle wiggles wobble wrong-password", "left and right, less and less",
      "animation on VIEW keypath transform.translation.x values [0, -20, 20, -10, 10, 0] over 0.6s"),
    .init(
      "keyboard", "keyboardwillshow typing type", "the keyboard comes up and notifies handlers",
      "keyboard show"),
    .init(
      "avoidance",
      "above-keyboard keyboard-covers keyboard-hides keyboard-overlaps avoid-keyboard behind-keyboard under-keyboard keyboard-way",
      "a view that moves up with the keyboard",
      "on keyboard.willShow { animate over event.duration curve event.curve { VIEW.center.y -= event.height } }; "
        + "keyboard show"),
    .init(
      "userinfo",
      "keyboard-take keyboard-takes keyboard-duration keyboard-last keyboard-long keyboard-curve keyboard-animation",
      "the keyboard says 0.25 s, as `event.duration`, and comes to rest after 0.5 s",
      "keyboard show; run until rest",
      "on keyboard.willShow { print event.duration, event.curve }; keyboard show"),
    .init(
      "undocked", "float-keyboard keyboard-float floating-keyboard undock dock split",
      "a keyboard that stands away from the bottom; its size is yours to say",
      "keyboard show; keyboard float width 260 height 216"),
    .init(
      "moon", "low-gravity weak weaker",
      "the moon pulls a sixth as strongly as the earth",
      "gravity on VIEW magnitude 0.165"),
    .init(
      "dismissal",
      "hide-keyboard dismiss-keyboard close-keyboard keyboard-away keyboard-hide keyboard-down",
      "the keyboard goes away and notifies handlers", "keyboard hide"),
    .init(
      "guide", "layoutguide keyboardlayoutguide safearea safe-area",
      "the area that the keyboard covers, or the bottom safe area",
      "print keyboard.layoutGuide.frame"),
    .init(
      "overshoot", "anticipation back spring-past", "motion past the end and back",
      "animate VIEW.center.y to 300 over 500ms curve backOut"),
    .init(
      "parallax", "effect depth motion-effect", "views that move against the tilt",
      "parallax on VIEW magnitude 50"),
    .init(
      "pendulum", "swing swings sway bob swing-back-and-forth", "a weight that hangs from a point",
      "attach VIEW to (60, 0); gravity on VIEW"),
    .init(
      "mute", "for-moment for-while temporarily gravity-off",
      "a behavior that waits, and is not removed",
      "gravity on VIEW; mute gravity1"),
    .init(
      "push", "force shove kick", "a force, instantaneous or continuous",
      "push on VIEW magnitude 1 angle 0deg instantaneous"),
    .init(
      "repeat",
      "autoreverse pingpong back-and-forth again loop-animation forever endless infinite over-and-over twice loop nonstop",
      "an animation that plays several times, back and forth",
      "animate VIEW.center by (100, 0) over 1s repeat 3 autoreverse on"),
    .init(
      "blink", "blinks blinking breathe breathing flash flashes pulse pulsate flicker",
      "away and back, again and again",
      "animate VIEW.alpha to 0 over 1s repeat 3 autoreverse on"),
    .init(
      "resistance",
      "drag air slowdown slow-down slow-it brake slow slower water honey thick lose speed",
      "the force that slows a moving view; default 0.1", "item VIEW resistance 2"),
    .init(
      "matrix", "matrices transform transform3d catransform3d perspective projection 3d",
      "a 2D or 3D transform that multiplies columns to its right",
      "VIEW.transform3D = perspective(500) * rotateY(60deg)"),
    .init(
      "rotation", "rotate turn angle tilted twist spin roll tumble upside-down degrees half-turn",
      "a view's angle, clockwise",
      "animate VIEW.rotation to 45deg over 1s"),
    .init(
      "whirl",
      "rotate-forever spin-forever turn-forever keep-spinning",
      "a view that turns on and on",
      "animate VIEW.rotation by 360deg over 2s curve linear repeat forever"),
    .init(
      "upright",
      "don-let-rotate dont-let-rotate don-rotate dont-rotate not-rotate not-turn no-rotation dont-spin don-let-spin",
      "a view that collisions do not turn", "item VIEW allowsRotation off"),
    .init(
      "scale", "zoom grow bigger double larger as-big pop",
      "the factor by which a view is drawn larger or smaller",
      "animate VIEW.scale to 1.5 over 1s"),
    .init(
      "shrink", "smaller zoom-out half-size half-as-big", "a view that is drawn smaller",
      "animate VIEW.scale to 0.5 over 1s"),
    .init(
      "rubberband", "past-end past-edge beyond-end beyond-edge pull-past",
      "how far a list goes that a finger pulls past its end",
      "print rubberBand(100, dimension: 568, coefficient: 0.55)"),
    .init(
      "scrolling",
      "scrollview deceleration momentum uiscrollview carousel paging page pages pull-refresh swipe flick swipe-through rubber-band overscroll coast coasts decelerate",
      "a view whose content a finger drags and throws; `help scroll` makes one",
      "scroll gallery frame (20, 100, 280, 180) content 1120x180; drag gallery by (-160, 0); run until rest",
      "drag VIEW by (-160, 0) over 150ms"
    ),
    .init(
      "sheet", "bottom-sheet share-sheet slide-up slides-up from-bottom from-below drawer",
      "a view that comes from below the stage",
      "VIEW.center.y = 668; animate VIEW.center.y to 400 curve spring(duration: 0.5, bounce: 0.2)"),
    .init(
      "snap", "snaps magnetically middle", "a springy pull to a point",
      "snap VIEW to (160, 284) damping 0.5"),
    .init(
      "spring", "stiffness tension springy boing elastic",
      "a curve that moves like a weight on a spring",
      "animate VIEW.center.y to 300 over 1s curve spring(duration: 0.5, bounce: 0.3)",
      "animate VIEW.center by (100, 0) over 1s curve spring(duration: 0.5, bounce: 0.3)"),
    .init(
      "throw", "fling toss launch shoot hurl projectile catapult chuck",
      "the velocity that a finger gives a view",
      "item VIEW; fling VIEW velocity (300, -200)"),
    .init(
      "tilt", "gyroscope device lean phone sideways", "tilting the device",
      "parallax on VIEW magnitude 50; tilt (0.5, -0.25)"),
    .init(
      "key", "keys keypress keystroke shortcut keydown hotkey", "an action for a key in `play`",
      "on key \"p\" { VIEW.center.x += 10 }; press \"p\""),
    .init(
      "tap", "tapped taps", "a short touch of a view",
      "on tap VIEW { print event.point }; touch VIEW.center"),
    .init(
      "doubletap", "double-tap doubletapped double-tapped twice", "two taps of a view in a row",
      "on tap VIEW numberOfTapsRequired 2 { print t }; touch VIEW.center; touch VIEW.center"),
    .init(
      "touch", "finger click press pressed",
      "a finger on the stage, and the handlers that it runs",
      "on touch.began { print event.view, event.point }; touch (160, 284)"),
    .init(
      "gestures",
      "gesture recognizer recognizers drag dragging long-press follow-finger with-finger",
      "a tap, a pan or a long press of a view; `help gestures` has the rules",
      "on pan VIEW { VIEW.center = event.point }; touch VIEW.center to (300, 500) over 300ms"),
    .init(
      "reach", "hittest hitslop touch-area touchable tappable fingertip",
      "how far beyond its bounds a view can be hit",
      "VIEW.hitInsets = -10; hit (160, 284)"),
    .init(
      "transparency",
      "alpha opacity fade-out transparent hide fade disappear vanish invisible see-through ghost",
      "0 is clear, 1 is opaque",
      "animate VIEW.alpha to 0 over 1s"),
    .init(
      "vanish", "fade-remove fade-out-remove fade-then-remove fade-delete fade-disappear fade-gone",
      "a view that fades, and is removed at the end",
      "animate VIEW.alpha to 0 over 0.3s then { remove VIEW }"),
    .init(
      "appear", "fade-in fades-in appears visible", "from clear to opaque",
      "VIEW.alpha = 0; animate VIEW.alpha to 1 over 1s"),
    .init(
      "velocity", "moving speed fast pace-of quick rate how-fast",
      "points per second, reported by dynamics",
      "print VIEW.velocity"),
  ]
}
