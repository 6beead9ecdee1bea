/// Swift and SwiftUI.
extension ForeignTerm {
  static let swift: [ForeignTerm] = [
    .init("func", "def jump(h) { VIEW.center.y -= h }"),
    .init("guard case where", "if VIEW.center.y > 300 { VIEW.alpha = 0.5 }"),
    .init(
      "return break continue", "if VIEW.center.y > 300 { print \"done\" }",
      says: "a block has no way out: choose with `if`"),
    .init(
      "class struct enum protocol extension override public private static init deinit weak lazy",
      "def jump(h) { VIEW.center.y -= h }", says: "there are no types: a command is made with `def`"
    ),
    .init("async await Task", "at t + {time 1s} { VIEW.alpha = 0.5 }"),
    .init("import", "help", says: "all of it is here already"),
    .init("nil", "show", says: "there is no empty value: what there is, is there"),
    .init(
      "NSLog println debugPrint dump NSString stringWithFormat", "print \"x is\", VIEW.center.x"),
    .init(
      "withAnimation animation", "animate over {time 0.35s}{pace }{repeats } { {changes} }",
      "animate over {time 0.35s}{pace  curve easeInOut}{repeats } { VIEW.alpha = 0 }"),
    .init(
      "matchedGeometryEffect",
      "animate VIEW.frame to (50, 50, 200, 100) over {time 0.5s}"),
    .init(
      "interpolatingSpring interactiveSpring smooth snappy bouncySpring",
      "animate VIEW.center.y to 300 over {time 0.5s} curve spring(duration: 0.5, bounce: 0.3)"),
    .init(
      "Circle Rectangle Image VStack HStack ZStack Spacer",
      "view card frame {frame (50, 300, 100, 100)}", says: "what is on the stage is a view"),
    .init("onAppear onTapGesture onChange", "on rest { print \"still\" }"),
    .init("scaleEffect", "VIEW.scale = {number 1.5}"),
    .init(
      "NavigationLink NavigationStack NavigationView NavigationPath navigationDestination",
      "navigate to detail", "navigation list as nav; navigate to detail",
      "screen list color white; screen detail color blue; navigation list as nav; navigate to detail"
    ),
    .init(
      "fullScreenCover isPresented", "present detail", "screen detail color blue; present detail",
      "screen list color white; screen detail color blue; present detail"),
    .init(
      "TabView", "select detail with fade",
      "screen list color white; screen detail color blue; tabs list, detail as bar; select detail"),
    .init("DragGesture onDrag draggable", "on touch.moved VIEW { VIEW.center = event.point }"),
    .init(
      "LongPressGesture onLongPressGesture MagnificationGesture",
      "touch VIEW.center over {time 0.5s}"),
    .init(
      "Slider Stepper Toggle Picker ColorPicker UISlider UISwitch UIStepper",
      "tweak \"Look/Box/Alpha\" for VIEW.alpha default 0.5 range 0..1",
      says: "a tweak is a value with a range, and follows its property"),
    .init("TimelineView", "repeat 10 { run {time 100ms}; print t }"),
    .init("rotationEffect", "VIEW.rotation = {angle 45deg}"),
    .init("offset", "{changes}", "VIEW.center.x += {number 50}"),
    .init(
      "keyframeAnimator phaseAnimator KeyframeTrack CubicKeyframe SpringKeyframe LinearKeyframe",
      "animate VIEW.center.y to 300 over {time 1s} curve keyframed([0, 1.2, 1])"),
    .init(
      "Binding ObservedObject StateObject Published", "let x = {number 1}",
      says: "a value that is named is enough: nothing has to be observed"),
    .init(
      "GeometryReader GeometryProxy safeAreaInsets", "print VIEW.frame"),
    .init("YES", "VIEW.isHidden = true"),
    .init("NO", "VIEW.isHidden = false"),
  ]
}
