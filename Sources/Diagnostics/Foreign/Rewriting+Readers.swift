/// Lines that are read as a whole, each kind by a reader of its own.
extension Rewriting {
  static let readers: [Rewriting] = [
    .init(
      "`print` writes values as they are",
      Pattern(#"\bNSStringFromCG(?:Rect|Point|Size|Vector|AffineTransform)\(([^()]*)\)"#, "$1"),
      Pattern(
        #"^\s*(?:NSLog\(\s*@?"%@",\s*|os_log\(\s*(?:"%\w*",\s*)?|logger\.\w+\()(.*?)\)\s*;?$"#,
        "print $1"),
      Pattern(#"^\s*dump\(\s*(?:self\.)?(VIEW)\s*\)$"#, "show $1")),
    .init(
      "`run until` lets time pass until something is so",
      Pattern(
        #"^\s*while\s+\(?(VIEW\.[\w.]+)\s*<=?\s*(-?[\d.]+)\)?\s*\{\s*(?:step|run|tick|update)\w*(?:\(\))?\s*;?\s*\}$"#,
        "run until $1 >= $2 max 10s"),
      Pattern(
        #"^\s*while\s+\(?(VIEW\.[\w.]+)\s*>=?\s*(-?[\d.]+)\)?\s*\{\s*(?:step|run|tick|update)\w*(?:\(\))?\s*;?\s*\}$"#,
        "run until $1 <= $2 max 10s")),
    .init(
      "a block stands alone",
      Pattern(#"^\s*setState\(\s*\(\)\s*(?:=>\s*)?\{?\s*([^{}]*?)\s*;?\s*\}?\s*\)\s*;?$"#, "$1")),
    .init(
      "a screen comes with `navigate` or `present`",
      Pattern(
        #"^\s*(?:await\s+)?Navigator\.(?:of\(\w+\)\.)?push\w*\(.*$"#,
        "screen list color white; screen detail color blue; navigation list as nav; navigate to detail"
      ),
      Pattern(
        #"^\s*Navigator\.(?:of\(\w+\)\.)?pop\w*\(.*$"#,
        "screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back"
      ),
      Pattern(
        #"^\s*(?:startActivity|overridePendingTransition)\(.*$|^\s*\w+\.hero\.(?:id|isEnabled)\s*=.*$"#,
        "screen list color white; screen detail color blue; present detail with slide"),
      invents: true),
    .init("`animate` moves a property of a view, over a time or along a spring", invents: true) {
      line, names in
      AndroidMotion(names: names).line(for: line) ?? FlutterMotion(names: names).line(for: line)
        ?? PopMotion(names: names).line(for: line) ?? SpriteMotion(names: names).line(for: line)
        ?? line
    },
    .init(
      "the stage has its animator already: a behavior acts when it is made",
      Pattern(
        #"^\s*(?:self\.)?\w*[aA]nimator\w*\??\.addBehavior\(\s*(UI\w+Behavior\(.*\))\s*\)\s*;?$"#,
        "$1"),
      Pattern(#";\s*(?:self\.)?\w*[aA]nimator\w*\??\.addBehavior\(\s*\w+\s*\)\s*;?$"#, "")),
    .init(
      "what is done in each step stands in `repeat`",
      Pattern(
        #"^\s*(?:self\.)?\w+\.action\s*=\s*\{\s*(?:\[[^\]]*\]\s*(?:in\b)?)?\s*(.*?)\s*\}$"#,
        "repeat 60 { step; $1 }")),
    .init(
      "the stage's edges are `bounds`, and `insets` how far inside they lie",
      Pattern(
        #"^\s*(?:self\.)?\w+\.setTranslatesReferenceBoundsIntoBoundary\(\s*with:\s*UIEdgeInsets\(\s*top:\s*([-\d.]+),\s*left:\s*([-\d.]+),\s*bottom:\s*([-\d.]+),\s*right:\s*([-\d.]+)\s*\)\s*\)$"#,
        "collision on FIRST bounds insets ($1, $2, $3, $4)")),
    .init(
      "`remove` takes a boundary away, by the name that `show` lists",
      Pattern(
        #"^\s*(?:self\.)?\w+\.removeBoundary\(\s*withIdentifier:\s*@?"(\w+)".*$"#, "remove $1"),
      Pattern(#"^\s*(?:self\.)?\w+\.removeAllBoundaries\(\)$"#, "show")),
    .init("`boundary` adds a line or a shape to the newest collision", reckons: true) {
      line, names in
      SpokenBoundary(names: names).line(for: line) ?? line
    },
    .init("a view's frame is reckoned from its middle and its size", reckons: true) { line, _ in
      SpokenFrame(line).flatMap { $0.isReckoned ? $0.line : nil } ?? line
    },
    .init("a view is made with its frame", invents: true) { line, _ in
      SpokenFrame(line)?.line ?? line
    },
    .init(
      "a device that shakes is tilted to and fro",
      Pattern(
        #"^\s*shake\s+(?:the\s+|my\s+)?(?:device|phone|iphone|ipad)$"#,
        "tilt path [(0, 0), (1, 0), (-1, 0), (0, 0)] over 0.5s"), invents: true),
    .init(
      "a device that is turned has another stage",
      Pattern(
        #"^\s*(?:(?:rotate|turn)\s+(?:the\s+|my\s+)?(?:device|phone|iphone|ipad|screen)\b.*|(?:switch\s+to\s+|go\s+)?landscape(?:\s+mode)?)$"#,
        "stage 568x320"),
      Pattern(#"^\s*(?:switch\s+to\s+|go\s+)?portrait(?:\s+mode)?$"#, "stage 320x568"),
      invents: true),
    .init("a tilt has no degrees: it is two numbers from -1 to 1, right and down", invents: true) {
      line, names in WrittenTilt(line, names).flatMap { $0.isAngle ? $0.line : nil } ?? line
    },
    .init("a tilt is two numbers from -1 to 1: right, and down") { line, names in
      WrittenTilt(line, names).flatMap { $0.isWhole ? $0.line : nil } ?? line
    },
    .init("a tilt is two numbers from -1 to 1: right, and down", invents: true) { line, names in
      WrittenTilt(line, names)?.line ?? line
    },
    .init(
      "`remove` takes an effect away, by the name that `show` lists",
      Pattern(
        #"^.*\b(?:removeMotionEffect|motionEffects\.remove\w*|motionEffects\s*=\s*(?:\[\s*\]|nil|@\[\])).*$"#,
        "remove effect"),
      Pattern(#"^remove effect$"#, "show")),
    .init(
      "`parallax` moves views with both parts of the tilt",
      Pattern(
        #"^\s*(?:let\s+)?\w+\.motionEffects\s*=.*$|^.*UIMotionEffectGroup.*$"#,
        "parallax on FIRST magnitude 50"),
      invents: true),
    .init("an effect has its property, the part of the tilt, and both ends", invents: true) {
      line, names in SpokenEffect(names: names).line(for: line) ?? line
    },
    .init(
      "a view that flips is turned in space, and one that dissolves is seen through", invents: true
    ) { line, names in
      ViewTransition(names: names).line(for: line) ?? line
    },
    .init("a view's `speed` is how fast its animations' time goes", reckons: true) { line, names in
      SpokenSpeed.line(for: line, names) ?? line
    },
    .init(
      "a plot or a table goes `into` a file",
      Pattern(
        #"^\s*(?:export|save|write|dump)\s+(?:the\s+|this\s+|my\s+)?(?:plot|graph|chart|curve)\s+(?:of\s+)?(VIEW\.[\w.]+)?\s*(?:as|to|into|in)\s+(?:an?\s+)?\.?(csv|svg|json)(?:\s+file)?$"#,
        "run 1s; plot $1 into \"plot.$2\""),
      Pattern(
        #"^\s*(?:export|save|write|dump)\s+(?:the\s+|this\s+|my\s+)?(?:table|data|values?|positions?|numbers|it|recording)?\s*(?:of\s+)?(VIEW\.[\w.]+)?\s*(?:as|to|into|in)\s+(?:an?\s+)?\.?(csv|json)(?:\s+file)?$"#,
        "run 1s; table $1 into \"table.$2\""),
      Pattern(#"^(run 1s; (?:plot|table))  into"#, "$1 FIRST.center.y into"), invents: true),
    .init(
      "a color is moved by `animate`",
      Pattern(
        #"^\s*animation\s+on\s+(VIEW)\s+keypath\s+(?:backgroundColor|color)\s+(?:from\s+\S+\s+)?to\s+(\S+)(.*)$"#,
        "animate $1.color to $2$3")),
    .init("an animation of a layer has its key path and its values", invents: true) { line, names in
      DeclaredAnimation(names: names).line(for: line) ?? line
    },
    .init("a force has its direction and its magnitude") { line, names in
      WrittenForce(names: names).line(for: line) ?? line
    },
    .init(
      "names of a list have commas between them",
      Pattern(#"^\s*(gravity|collision|item)\s+(?:on\s+)?(VIEW)\s+(VIEW)$"#, "$1 on $2, $3"),
      Pattern(#"^item on "#, "item "),
      Pattern(#"^\s*(on\s+contact)\s+(VIEW)\s+(?:and\s+|with\s+)?(VIEW)\s*\{"#, "$1 $2, $3 {")),
    .init(
      "an event has its name, as in `on contact` or `on touch.ended red`",
      Pattern(#"^\s*on\s+(?:collision|bump|hit|collide)(?=\s)"#, "on contact"),
      Pattern(#"^\s*on\s+(?:tap|click|press)(?:\s+on)?(?=\s)"#, "on touch.ended"),
      Pattern(#"^\s*on\s+(?:drag|pan)(?:\s+of)?(?=\s)"#, "on touch.moved"),
      Pattern(#"^\s*on\s+keyboard\s*(?:show|up|open|appear)\w*(?=\s*\{)"#, "on keyboard.willShow"),
      Pattern(
        #"^\s*on\s+keyboard\s*(?:hide|down|close|disappear)\w*(?=\s*\{)"#, "on keyboard.willHide"),
      Pattern(#"^\s*on\s+tilt\w*\s*(?:change\w*)?(?=\s*\{)"#, "on tilt")),
    .init(
      "this verb stands before its view alone",
      Pattern(#"^\s*(forces|energy|why|show)\s+(?:on|of|for|about)\s+(?:the\s+)?(VIEW)$"#, "$1 $2")),
    .init(
      "the middle of the stage is `stage.center`",
      Pattern(
        #"^\s*snap\s+(VIEW)\s+to\s+(?:the\s+)?(?:center|centre|middle)$"#, "snap $1 to stage.center"
      )),
    .init(
      "how long an animation takes stands behind `over`",
      Pattern(#"^\s*animate\s+(\d*\.?\d+)\s*s?\s*\{"#, "animate over ${1}s {")),
    .init("a curve stands here by its name, and a number behind it tells its value") { line, _ in
      SpokenCurve.line(for: line) ?? line
    },
    .init(
      "`keyboard show` and `keyboard hide` take `height`, `over` and `curve`",
      change: { line, _ in SpokenKeyboard.line(for: line) ?? line }),
    .init("a velocity is points a second, right and down") { line, names in
      WordedFling(names: names).line(for: line) ?? line
    },
    .init("a spring is a curve, made of its numbers", invents: true) { line, names in
      WrittenSpring(names: names).line(for: line) ?? line
    },
    .init("`animate` has `over`, `delay`, `curve`, `repeat` and `autoreverse`") { line, names in
      SpokenAnimate(names: names).line(for: line) ?? line
    },
    .init("`attach` ties a view `to` a point or another view") { line, names in
      SpokenAttachment(names: names).line(for: line) ?? line
    },
    .init("`item` gives a material, `spin` and `fling` a speed") { line, names in
      SpokenItem(names: names).line(for: line) ?? line
    },
  ]
}
