/// Style sheets, and tools that make motion.
extension ForeignTerm {
  static let css: [ForeignTerm] = [
    .init(
      "transition transition-property transition-duration",
      "animate VIEW.alpha to 0 over {time 0.3s}{pace  curve easeInOut}{delay }"),
    .init(
      "@keyframes animation-name animation-iteration-count animation-direction",
      "animate over {time 1s}{pace }{repeats } { {changes} }",
      "animate VIEW.center.y to 300 over {time 1s} repeat 3 autoreverse on"),
    .init(
      "transition-delay animation-delay", "animate VIEW.alpha to 0 over 0.3s delay {time 0.2s}"),
    .init(
      "transition-timing-function animation-timing-function",
      "animate VIEW.alpha to 0 over {time 0.3s}{pace  curve bezier(0.25, 0.1, 0.25, 1)}"),
    .init("opacity", "VIEW.alpha = {share 0.5}"),
    .init(
      "ease-in-out ease-in ease-out",
      "animate over {time 0.3s}{pace } { {changes} }",
      "animate VIEW.alpha to 0 over {time 0.3s}{pace  curve easeInOut}{delay }"),
    .init(
      "cubic-bezier",
      "animate VIEW.alpha to 0 over {time 0.3s}{pace  curve bezier(0.25, 0.1, 0.25, 1)}"),
    .init("translateX", "VIEW.center.x += {number 50}"),
    .init("translateY translate", "VIEW.center.y += {number 50}"),
    .init("rotateZ", "VIEW.rotation = {angle 45deg}"),
    .init("transform", "{changes}", "VIEW.rotation = {angle 45deg}"),
    .init(
      "left right margin margin-left margin-right padding padding-left",
      "VIEW.frame.x = {number 20}"),
    .init("top bottom margin-top margin-bottom", "VIEW.frame.y = {number 20}"),
    .init(
      "text-align textAlign", "VIEW.text = \"Hello\"; VIEW.fontSize = 17",
      says: "a label has a text, a font and its size, and stands as it is"),
    .init("width min-width max-width", "VIEW.frame.width = {number 100}"),
    .init("height min-height max-height", "VIEW.frame.height = {number 100}"),
    .init("background background-color fill", "VIEW.color = {color blue}"),
    .init(
      "cornerCurve smoothing squircle", "VIEW.cornerRadius = 10",
      says: "a corner is a part of a circle"),
    .init("border-radius", "VIEW.cornerRadius = {number 10}"),
    .init("border border-width", "VIEW.borderWidth = {number 2}"),
    .init("z-index", "VIEW.zPosition = {number 1}"),
    .init("visibility display", "VIEW.isHidden = true"),
    .init(
      "transform-origin", "VIEW.anchorPoint = (0, 0)",
      says: "a view turns about its anchor point, in shares of its size"),
    .init("div span", "view card frame (50, 300, 100, 100)"),
    .init("shadow box-shadow drop-shadow", "VIEW.shadowOpacity = {number 0.5}"),
    .init("filter blur", "VIEW.alpha = 0.5", says: "nothing is blurred: a view has an alpha"),
  ]

  static let afterEffects: [ForeignTerm] = [
    .init(
      "keyframe addKeyframes setValueAtTime setValuesAtTimes",
      "animate over {time 1s}{pace } { {changes} }",
      "keyframes over {time 1s} { at 0% for 50% { VIEW.alpha = 0.5 } }"),
    .init("wiggle jitter shake", "animate VIEW.center.x to 180 over 0.1s repeat 6 autoreverse on"),
    .init(
      "easy easyease F9",
      "animate VIEW.center.y to 300 over {time 1s}{pace  curve easeInOut}"),
    .init("null nullobject", "view null frame (160, 284, 1, 1) alpha 0", "remove VIEW"),
    .init("composition comp artboard canvas screen layer frame-size", "stage 320x568"),
    .init(
      "loopOut loopIn pingpong",
      "animate VIEW.center.x to 200 over {time 0.5s} repeat 4 autoreverse on"),
    .init("matte clip-path", "VIEW.mask = circle(40)"),
    .init("valueAtTime graph-editor", "run 1s; table VIEW.center.y"),
    .init("precompose parent pickwhip", "view badge frame (10, 10, 20, 20) in VIEW"),
    .init("anticipate anticipation", "animate VIEW.center.y to 300 over {time 0.5s} curve backIn"),
    .init(
      "tween gsap TweenMax TweenLite anime framer lottie tweenTo fromTo",
      "animate over {time 0.5s}{delay }{pace } { {changes} }",
      "animate VIEW.center.x to 200 over {time 0.5s} curve easeInOut"),
    .init(
      "stagger cascade sequence", "animate VIEW.center.y to 300 over {time 0.5s} delay 0.1s"),
    .init(
      "path-follow motion-path offset-path", "animate VIEW.center to (160, 300) over {time 1s}",
      says: "views move on straight ways; two animations at once make a bend"),
    .init(
      "trim vignette grain glow gradient-fill stroke", "VIEW.borderWidth = 2",
      says: "a view has a colour, corners and a border"),
    .init(
      "prototype smart smart-animate smartanimate dissolve-in after-delay while-hovering instant",
      "animate VIEW.alpha to 0 over {time 0.3s}{pace  curve easeOut}"),
    .init("frame-rate framerate 60fps 24fps", "step", says: "a second has 60 frames here"),
    .init(
      "posterizeTime posterize",
      "animate VIEW.center.x to 200 over 1s curve steps({number 12})",
      says: "a second has 60 frames; `steps` makes a motion jump"),
    .init(
      "slow slower slowmo slowdown tempo", "animate VIEW.center.y to 300 over {time 2s}",
      says: "what takes longer is slower"),
  ]
}
