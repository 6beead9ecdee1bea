"""Every public function of the libraries with hostile numbers: none may end the process.

    python3 hostile.py write PublicSurface.txt >Calls.swift   what is called, made from the list
    python3 hostile.py run PROGRAM                            calls it, each number in a process of its own

A call that ends its process by a signal, or takes more than ten seconds, is told, and the next ones go on
in another process. A function whose parameters have no value here fails the writing: the table below, or
the reasons, then lack something."""

import re
import subprocess
import sys

NUMBERS = 12

# A value of each type, made of the hostile number `n` and its whole part `i`, in a world `w` of its own.
VALUES = {
    "Double": "n", "Int": "i", "UInt": "UInt(bitPattern: i)", "Bool": "true", "String": '"\\(n)"',
    "Point": "Point(n, n)", "Vector": "Vector(n, n)", "Size": "Size(n, n)", "Rect": "Rect(n, n, n, n)",
    "EdgeInsets": "EdgeInsets(top: n, left: n, bottom: n, right: n)", "Any": "n",
    "CGPoint": "CGPoint(x: n, y: n)", "CGSize": "CGSize(width: n, height: n)",
    "CGAffineTransform": "CGAffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n)",
    "CGRect": "CGRect(x: n, y: n, width: n, height: n)", "some CustomStringConvertible": "n",
    "SIMD4<Double>": "SIMD4(repeating: n)", "SIMD3<Double>": "SIMD3(repeating: n)",
    "ClosedRange<Double>": "range(n)", "Range<Int>": "0..<1", "(Double) -> Double": "{ $0 * n }",
    "[Double]": "[0, n, 1]", "[[Double]]": "[[0, n, 1], [n]]", "inout [Double]": "&w.numbers",
    "Duration": "duration(n)", "AffineTransform": "AffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n)",
    "Transform3D": "Transform3D.scale(n, n, n)", "Color": "Color(n, n, n)", "Matrix": "w.matrix",
    "Spring": "w.spring", "Easing": "w.easing", "Curve": "w.curve(n)", "Keyframes": "w.keyframes",
    "Decay": "w.decay", "View": "w.view", "ScrollView": "w.view", "Stage": "w.stage",
    "DynamicItem": "w.item", "DynamicItemGroup": "w.group", "DynamicAnimator": "w.stage.animator",
    "DynamicBehavior": "w.gravity", "GravityBehavior": "w.gravity", "CollisionBehavior": "w.collision",
    "DynamicItemBehavior": "w.matter", "PushBehavior": "w.push", "SnapBehavior": "w.snap",
    "AttachmentBehavior": "w.attachment", "FieldBehavior": "w.field", "PropertyAnimator": "w.animator",
    "ViewPropertyAnimator": "w.names", "AnimationOptions": "w.options(n)", "MediaTiming": "w.timing(n)",
    "LayerClock": "w.clock(n)", "AnimationPlan": "w.plan(n)", "AnimatedProperty": "w.property",
    "AnimationPlan.Content": "w.plan(n).content", "AnimationPlan.Ends": "AnimationPlan.Ends(from: [n], to: [n, n])",
    "AnimationPlan.Children": "AnimationPlan.Children([w.plan(n)])", "LayerAnimation": "w.layerAnimation",
    "AnimationID": "w.layerAnimation.id", "Region": "Region.circle(radius: n)",
    "Recorder": "w.stage.recorder", "Keyboard": "w.stage.keyboard", "MotionEffect": "w.effect",
    "MotionEffect.Interpolation": "MotionEffect.Interpolation(.centerX, axis: .horizontal, from: n, to: n)",
    "ScrollSettings": "ScrollSettings(contentSize: Size(n, n))", "BasicAnimation": "w.spelled(n)",
    "SpringAnimation": "w.spelled(n)", "View.Layer": "w.view.layer", "NumberFormat": "NumberFormat(digits: i)",
    "DecelerationRate": "View.DecelerationRate(rawValue: n)", "SampledMotion": "w.motion",
    "View.DecelerationRate": "View.DecelerationRate(rawValue: n)", "MotionFamily": "MotionFamily.spring",
    "CurveCode.Source": "CurveCode.Source.spring(w.spring)", "Animatable": "Animatable.number(.alpha)",
    "GestureRecognizer": "GestureRecognizer(.tap, of: nil)", "ScrollAxis": "w.axis(n)",
    "CubicBezier": "CubicBezier(x1: n, y1: n, x2: n, y2: n)", "ColorChannel": "ColorChannel.textColor",
    "MotionWork": "MotionWork()", "Recorder.Quantity": "Recorder.Quantity.moving",
    "CollisionBounds": "CollisionBounds.path([Point(n, n), Point(0, n), Point(n, 0)])",
    "CSSEasing": 'CSSEasing.parse("ease")', "CurveFit.Bezier": "CurveFit.bezier { $0 }",
    "CurveFit.Linear": "CurveFit.linear(stops: 3) { $0 }", "CurvePace": "CurvePace(w.curve(n), duration: n)",
    "FittedMotion": "w.fit.best", "MotionFit": "w.fit", "MediaPace": "MediaPace(w.timing(n))",
    "MediaTiming.Moment": "w.timing(n).moment(at: n)", "MediaTiming.Moment.Phase": "MediaTiming.Moment.Phase.active",
    "PageFlight": "PageFlight(offset: n, velocity: n, target: n)", "RubberBand": "RubberBand(dimension: 500)",
    "PlatformFling": "PlatformFling(velocity: 500, model: .android)", "ScrollVelocity": "ScrollVelocity()",
    "PiecewiseLinear": "PiecewiseLinear(stops: [(0, [0]), (1, [1])])", "Steps": "Steps(3, .jumpEnd)",
    "ScrollFlight": "ScrollFlight(offset: n, velocity: n)", "MotionPath": 'MotionPath("M 0 0 L 9 9")',
    "Keyframes.Shape": "Keyframes.Shape(tension: n)", "Mask": "Mask(.region(.circle(radius: n)))",
    "Mask.Shape": "Mask.Shape.roundedCorners(.all, radius: n)", "ScreenTree": "ScreenTree()", "TiltPath": "w.path",
    "ViewGeometry": "w.view.geometry()", "View.Appearance": "w.view.appearance",
    "(output: Double, input: Double?)": "(output: n, input: n)", "EasingParameter": "EasingParameter.allCases[0]",
    "(output: Double, inputs: [Double])": "(output: n, inputs: [n])", "[EasingParameter : Double]": "[:]",
    "(Int, Double) -> Void": "{ _, _ in }", "(Channel) -> Double": "{ _ in n }",
    "(inout View.TouchRules) -> Void": "{ $0.hitInsets.top = n }", "View.TouchRules": "w.view.touchRules",
    "([Double]) -> (a: [Double], b: [Double])": "{ ($0, $0.map { $0 * n }) }",
    "WritableKeyPath<MotionEffect.Interpolation, Double>": "\\MotionEffect.Interpolation.minimum",
    "() throws -> Void": "{ w.view.alpha = n }", "() throws(StagingProblem) -> Void": "{ w.view.alpha = n }",
    "(Bool) throws -> Void": "{ _ in }", "(PropertyAnimator.Position) throws -> Void": "{ _ in }",
    "(StageEvent.AnimationEnd) throws -> Void": "{ _ in }",
    "(inout View.Appearance) -> Void": '{ $0.text = "\\(n)" }',
    "(inout ScrollSettings) -> Void": "{ $0.decelerationRate = n }",
}  # fmt: skip

# What says in its `refusal` which number a setter did not take. A number that is not finite is never taken.
REFUSING = {
    "View", "ScrollView", "DynamicAnimator", "GravityBehavior", "CollisionBehavior", "DynamicItemBehavior",
    "PushBehavior", "SnapBehavior", "AttachmentBehavior", "FieldBehavior",
}  # fmt: skip
NUMERIC = {"Double", "Point", "Vector", "Size", "Rect", "EdgeInsets", "AffineTransform", "Transform3D"}

# What is not called, and why.
LEFT = {
    r"MotionTesting expectMotion": "records an issue, which only a test has",
    r"init\(rawValue:\)|hash\(into:\)": "Swift's own",
    r"Stage\.advance\(frames:\)": "goes on for as many frames as it is told",
    r"Delegate\.|\.(didEnter|willLeave)": "is the client's to write",
    r"targetContentOffset": "is called by a scroll view",
    r"Stage\.begin\(_:named:in|ScreenTree\.": "moves screens by their names",
}


def split(text):
    """Splits a list at its commas, not those in brackets."""
    parts, depth, part = [], 0, ""
    for before, character in zip(" " + text, text):
        depth += (character in "([<") - (character in ")]" or (character == ">" and before != "-"))
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    return [each.strip() for each in [*parts, part] if each.strip()]


def value(kind):
    kind = re.sub(r"^(@escaping|@Sendable|borrowing|consuming|any) ", "", kind.strip())
    if kind in VALUES:
        return VALUES[kind]
    if kind.endswith("?"):
        return value(kind[1:-2] if kind.startswith("(") else kind[:-1])
    if match := re.fullmatch(r"\[(.*)\]", kind):
        inner = value(match[1])
        return inner and f"[{inner}]"
    if kind in ENUMERATIONS:
        return f"{kind}.{ENUMERATIONS[kind]}"
    return None


ENUMERATIONS = {}


def arguments(text):
    """The arguments of a list of parameters; None where one has no value."""
    given = []
    for parameter in split(text):
        names, kind = parameter.split(":", 1)
        default = re.search(r" = (?![^(]*\)$)", kind)
        found = value(kind[: default.start()] if default else kind)
        if found is None:
            if default:
                continue
            return None
        label = names.split()[0]
        given.append(found if label == "_" else f"{label}: {found}")
    return ", ".join(given)


def parameters(declaration):
    start = declaration.index("(")
    depth = 0
    for at in range(start, len(declaration)):
        depth += (declaration[at] in "([") - (declaration[at] in ")]")
        if depth == 0:
            return declaration[start + 1 : at]
    return ""


def statement(path, declaration):
    """The call of a declaration; None if there is nothing to call, and a reason if there is no value."""
    owner, _, name = re.sub(r"\(.*", "", path).rpartition(".")
    own = re.search(r"(\w+|subscript|init)\(", path)
    if re.search(r"\b(case|struct|enum|class|typealias|protocol|let)\b", declaration.split(":")[0].split("(")[0]):
        return None
    isStatic = re.match(r"(open )?(static|class) ", declaration)
    if " init(" in " " + declaration or "init?(" in declaration:
        given = arguments(parameters(declaration))
        return "a parameter" if given is None else f"_ = try {owner}({given})"
    receiver = owner if isStatic else value(owner)
    if owner and receiver is None:
        return "its type" if "(" in path or "subscript" in path else None
    if "func " in declaration:
        given = arguments(parameters(declaration))
        if given is None:
            return "a parameter"
        if not re.match(r"\w", name):
            return None
        call = f"`{name}`({given})" if name == "continue" else f"{name}({given})"
        if name == "callAsFunction":
            call = f"callAsFunction({given})"
        if isStatic or not owner:
            return f"_ = try {owner + '.' if owner else ''}{call}"
        return f"var it = try {receiver}; _ = try it.{call}"
    if "subscript(" in declaration:
        given = arguments(parameters(declaration))
        if given is None:
            return "a parameter"
        # The name of a subscript's parameter is no label.
        return f"let it = try {receiver}; _ = it[{re.sub(r'^[a-z]+: ', '', given)}]"
    if match := re.match(r"(?:open )?(?:static )?(?:weak )?var \w+: (.*?)( \{.*\})?$", declaration):
        if isStatic:
            return f"_ = {owner}.{name}"
        found = value(match[1].split(" <: ")[0])
        if found is None or (match[2] and "set" not in match[2]):
            return f"let it = try {receiver}; _ = it.{name}"
        if owner in REFUSING and match[1] in NUMERIC:
            return f"try refuses(n, try {receiver}, \\.{name}, {found}) {{ $0.refusal != nil }}"
        return f"var it = try {receiver}; it.{name} = {found}; _ = it.{name}"
    return None


def write(surface):
    lines = [line.rstrip("\n") for line in open(surface)]
    for line in lines:
        if match := re.match(r"\w+ ([\w.]+)\.(\w+)(?:\(.*\))?: (?:static let \w+: \1|case \2)$", line):
            ENUMERATIONS.setdefault(match[1], match[2])
    calls, lacking = [], []
    for line in lines:
        if any(re.search(each, line) for each in LEFT):
            continue
        head, declaration = re.match(r"(\w+ [^:]*(?:\([^)]*\))?): (.*)", line).groups()
        made = statement(head.split(" ", 1)[1], declaration)
        if made in ("a parameter", "its type"):
            lacking.append(f"{made} has no value: {line}")
        elif made:
            calls.append((line, made))
    print("// Made by scripts/library.d/hostile.py from the list of what is public.\n// swift-format-ignore-file")
    print("import Foundation\nimport MotionTesting\nimport UIKitMotion\nimport UIKitNames\n")
    for number, (line, made) in enumerate(calls):
        print(f"// {line}\nfunc call{number}(_ n: Double, _ i: Int, _ w: World) throws {{ {made} }}")
    print("\nlet calls: [(name: String, call: @Sendable (Double, Int, World) throws -> Void)] = [")
    for number, (line, _) in enumerate(calls):
        name = re.match(r"\w+ [^:]*(?:\([^)]*\))?", line)[0]
        print(f"  ({json_string(name)}, call{number}),")
    print("]")
    for each in lacking:
        print(each, file=sys.stderr)
    print(f"{len(calls)} functions and properties", file=sys.stderr)
    return 1 if lacking else 0


def json_string(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def run(program):
    found = []
    for number in range(NUMBERS):
        start = 0
        while True:
            ended = subprocess.run([program, str(number), str(start)], capture_output=True, text=True)
            if ended.returncode == 0:
                break
            last = ended.stdout.strip().split("\n")[-1].split("\t")
            message = re.search(r"Fatal error.*|Thread 0 .*crashed.*", ended.stderr)
            found.append(f"{last[1:]} ends by signal {-ended.returncode}: {message and message[0]}")
            start = int(last[0]) + 1
    print("\n".join(found) or "no call ends its process", file=sys.stderr)
    return 1 if found else 0


sys.exit({"write": write, "run": run}[sys.argv[1]](sys.argv[2]))
