/// Functions and texts by the names that they have elsewhere.
extension Rewriting {
  static let functions: [Rewriting] = [
    .init(
      "the length of a vector is `length`",
      Pattern(#"\b(?:Math\.|math\.|np\.)?hypot\(([^(),]+),\s*([^(),]+)\)"#, "length(($1, $2))"),
      Pattern(
        #"\bdist\(([^(),]+),\s*([^(),]+),\s*([^(),]+),\s*([^(),]+)\)"#,
        "length(($3 - $1, $4 - $2))"),
      Pattern(#"\b(?:mag|magnitude|norm|vecLength)\(((?:\w|\.)+)\)"#, "length($1)"),
      Pattern(
        #"\b(VIEW)\.(?:distance|distanceTo|dist)\(\s*(?:to:\s*)?(VIEW)\s*\)"#,
        "length($1.center - $2.center)"),
      Pattern(#"\b(?:distance|dist)\(\s*(VIEW)\s*,\s*(VIEW)\s*\)"#, "length($1.center - $2.center)")
    ),
    .init(
      "a rectangle has `width`, `midX`, `maxY` and their kin",
      Pattern(#"\bCGRectGet(Width|Height|M\w\w[XY])\(\s*([\w.]+)\s*\)"#, "$2.$l1")),
    .init(
      "a vector is two numbers in brackets",
      Pattern(
        #"\b(?:createVector|new\s+(?:PVector|Vector2|p5\.Vector|Point|DOMPoint)|PVector|Vector2?|vec2|SIMD2(?:<\w+>)?|simd_float2|np\.array|pygame\.Vector2|Offset|Point)\(\s*\[?\s*(?:x:\s*)?(-?[\w.]+),\s*(?:y:\s*)?(-?[\w.]+)\s*\]?\s*\)"#,
        "($1, $2)")),
    .init(
      "this function has another name here",
      Pattern(#"\b(?:constrain|Math\.clamp|gsap\.utils\.clamp|np\.clip)\("#, "clamp("),
      Pattern(#"\b(?:fabs|fabsf|Math\.abs)\("#, "abs("),
      Pattern(#"\b(?:fmin|Math\.min)\("#, "min("),
      Pattern(#"\b(?:fmax|Math\.max)\("#, "max("), Pattern(#"\b(?:mix|interpolate)\("#, "lerp("),
      Pattern(#"\b(?:sqrtf|Math\.sqrt)\("#, "sqrt("), Pattern(#"\b(?:sinf|Math\.sin)\("#, "sin("),
      Pattern(#"\b(?:cosf|Math\.cos)\("#, "cos("), Pattern(#"\.?\bradians\(([\d.]+)\)"#, "$1deg"),
      Pattern(#"\.?\b(?:degrees|deg)\(([\d.]+)\)"#, "$1deg"),
      Pattern(#"\b(?:rand|drand48)\(\)"#, "random()"),
      Pattern(#"\b([\w.]+)\s*\*\*\s*([\w.]+)"#, "$1 ^ $2"),
      Pattern(#"\b(\w+)\s*//\s*(\d+)$"#, "floor($1 / $2)")),
    .init(
      "values need no conversion to be printed",
      Pattern(
        #"\bString\(\s*(?:format|describing|reflecting):\s*(?:@?"[^"]*",\s*)?([^()]*)\)"#, "$1"),
      Pattern(
        #"\b(?:str|String|repr|int|float|Number|parseFloat|parseInt|unicode)\(\s*([\w.]+)\s*\)"#,
        "$1"),
      Pattern(#"\.(?:toFixed|toString|toPrecision|description|formatted)\([^()]*\)"#, ""),
      Pattern(#"\.description\b"#, "")),
    .init(
      "`print` writes several things behind commas",
      Pattern(#"(print\s*\(?.*?"[^"]*?)\s*"\s*\+\s*(?=\S)"#, "$1\", "),
      Pattern(#"(print\s.*|print\(.*)\s\+\s*"\s*([^"]*")"#, "$1, \"$2"),
      Pattern(
        #"\bprint\(([^()]*),\s*(?:sep|end|file|terminator|separator)\s*[=:]\s*"[^"]*"\)"#,
        "print($1)"),
      Pattern(#"(?:std::)?cout\s*<<\s*(.*?)(?:\s*<<\s*(?:std::)?endl)?;?$"#, "print $1"),
      Pattern(#"^(print .*?)\s*<<\s*"#, "$1, "), Pattern(#"^(print .*?)\s*<<\s*"#, "$1, "),
      Pattern(#"\bprintf?\(\s*"%[\w.]+(?:\\n)?",\s*([^()]+)\);?$"#, "print $1")),
    .init(
      "a rectangle is four numbers in brackets",
      Pattern(
        #"CGRect\(\s*origin:\s*(?:\.zero|CGPoint\.zero|\(0, 0\)),\s*size:\s*CGSize\(\s*width:\s*([\d.]+),\s*height:\s*([\d.]+)\s*\)\s*\)"#,
        "(0, 0, $1, $2)"),
      Pattern(
        #"CGRect\(\s*origin:\s*CGPoint\(\s*x:\s*(-?[\d.]+),\s*y:\s*(-?[\d.]+)\s*\),\s*size:\s*CGSize\(\s*width:\s*([\d.]+),\s*height:\s*([\d.]+)\s*\)\s*\)"#,
        "($1, $2, $3, $4)")),
    .init(
      "a field is made with `field`, its kind and its views",
      Pattern(
        #"^\s*UIFieldBehavior\.(\w+?)(?:Gravity)?Field\([^()]*\)\.position\s*=\s*(.*)$"#,
        "field $1 on FIRST at $2"),
      Pattern(
        #"^\s*(?:(?:let|var)\s+(\w+)\s*=\s*)?UIFieldBehavior\.(radial|linear)GravityField\("#,
        "$1=field $2 ("),
      Pattern(
        #"^\s*(?:(?:let|var)\s+(\w+)\s*=\s*)?UIFieldBehavior\.(vortex|spring|noise|turbulence|drag|velocity|electric|magnetic)Field\("#,
        "$1=field $2 ("),
      Pattern(
        #"^(\w*)=field (\w+) \(\s*smoothness:\s*([\d.]+),\s*animationSpeed:\s*([\d.]+)\s*\)$"#,
        "$1=field $2 on FIRST smoothness $3 speed $4"),
      Pattern(
        #"^(\w*)=field (\w+) \(\s*(?:direction|vector|with):\s*\.?\w*\(d?x:\s*(-?[\d.]+),\s*d?y:\s*(-?[\d.]+)\s*\)\s*\)$"#,
        "$1=field $2 on FIRST direction ($3, $4)"),
      Pattern(
        #"^(\w*)=field (\w+) \(\s*(?:position:\s*(.*?\)|\w+\.center))?[^=]*\)$"#,
        "$1=field $2 on FIRST at $3"),
      Pattern(
        #"^(\w*=field .* at )(?:CGPoint)?\(?x?:?\s*(-?[\d.]+),\s*y?:?\s*(-?[\d.]+)\)$"#,
        "$1($2, $3)"),
      Pattern(#"^(\w*=field .*) at $"#, "$1"),
      Pattern(#"^(\w+)=(field .*)$"#, "$2 as $1"), Pattern(#"^=(field .*)$"#, "$1"),
      Pattern(#"^(field linear on \w+)(?=$| as)"#, "$1 direction (0, 1)")),
    .init(
      "a block stands alone",
      Pattern(#"^\s*UIView\.performWithoutAnimation\s*\{\s*(.*?)\s*\}$"#, "$1"),
      Pattern(#"^\s*(?:DispatchQueue\.main\.async|autoreleasepool|Task)\s*\{\s*(.*?)\s*\}$"#, "$1")),
  ]

  /// Messages of Objective-C as calls.
  static let messages: [Rewriting] = [
    .init(
      "a call has its object, a dot and its values",
      Pattern(#"^\s*(?:UI\w+|CA\w+|NS\w+|CG\w+)\s*\*\s*(\w+)\s*="#, "let $1 ="),
      Pattern(
        #"^\s*(?:CG(?:Point|Rect|Size|Vector|Float|AffineTransform)|BOOL|NSInteger|NSTimeInterval|CATransform3D)\s+(\w+)\s*="#,
        "let $1 ="),
      Pattern(
        #"\[\[(UI\w+|CA\w+)\s+(?:alloc|new)\]\s*initWithFrame:\s*(.*?)\]\s*;?$"#, "$1(frame: $2)"),
      Pattern(#"\[\[(UI\w+|CA\w+)\s+alloc\]\s*init\]"#, "$1()"),
      Pattern(#"\[(UI\w+|CA\w+)\s+new\]"#, "$1()"),
      Pattern(
        #"\[\[(UI\w+Behavior)\s+alloc\]\s*initWithItems:\s*@?(\[[^\]]*\])[^\]]*\]\s*;?$"#,
        "$1(items: $2)"),
      Pattern(
        #"\[\[(UI\w+Behavior)\s+alloc\]\s*initWithItem:\s*(\w+)\s+snapToPoint:\s*(.*?)\]\s*;?$"#,
        "$1(item: $2, snapTo: $3)"),
      Pattern(
        #"\[\[(UI\w+Behavior)\s+alloc\]\s*initWithItem:\s*(\w+)\s+attachedTo(?:Anchor|Item):\s*(.*?)\]\s*;?$"#,
        "$1(item: $2, attachedTo: $3)"),
      Pattern(#"^\s*\[(?:self\.)?(\w+(?:\.\w+)*)\s+(\w+):\s*((?:[^\[\]])*)\]\s*;?$"#, "$1.$2($3)"),
      Pattern(#"^(VIEW(?:\.layer)?)\.set(?!Affine)([A-Z]\w*)\((.*)\)$"#, "$1.$l2 = $3"),
      Pattern(#"^UIView\.animateWithDuration\("#, "[UIView animateWithDuration:"))
  ]
}
