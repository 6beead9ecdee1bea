/// Ways of Swift, of scripts and of pages to say what another sentence says here: objects and
/// closures, places on a page, claims, loops, lists.
extension Rewriting {
  static let idioms: [Rewriting] = [
    .init(
      "a point is two numbers in brackets, a command is made with `def`",
      Pattern(#"=\s*\{\s*x:\s*(-?[\d.]+)\s*,\s*y:\s*(-?[\d.]+)\s*\}\s*;?$"#, "= ($1, $2)"),
      Pattern(
        #"^\s*(?:let|const|var)\s+\{\s*(\w+)\s*,\s*(\w+)\s*\}\s*=\s*([\w.]+);?$"#,
        "let $1 = $3.$1; let $2 = $3.$2"),
      Pattern(
        #"^\s*(?:let|const|var)\s+(\w+)\s*=\s*\(?([\w,\s]*)\)?\s*=>\s*\{\s*(.*?)\s*\};?$"#,
        "def $1($2) { $3 }"),
      Pattern(
        #"^\s*(?:let|var)\s+(\w+)\s*(?::[^=]*)?=\s*\{\s*(?:\([^)]*\)\s*(?:->\s*\w+\s*)?in\b)?\s*([^:]*?=[^:]*?)\s*\}$"#,
        "def $1() { $2 }"),
      Pattern(
        #"^\s*(\w+)\s*,\s*(\w+)\s*=\s*([^,()]+?)\s*,\s*([^,()]+?)$"#, "let $1 = $3; let $2 = $4")),
    .init(
      "a turn is made by `rotate`",
      Pattern(
        #"\bCATransform3DMakeRotation\(\s*\.?([^,()]+),\s*0,\s*0,\s*1(?:\.0)?\s*\)"#, "rotate($1)"),
      Pattern(
        #"\bCATransform3DMakeRotation\(\s*\.?([^,()]+),\s*0,\s*1(?:\.0)?,\s*0\s*\)"#, "rotateY($1)"),
      Pattern(
        #"\bCATransform3DMakeRotation\(\s*\.?([^,()]+),\s*1(?:\.0)?,\s*0,\s*0\s*\)"#, "rotateX($1)"),
      Pattern(
        #"\bCA(?:Transform3D|ffineTransform)MakeScale\(\s*([\d.]+),\s*([\d.]+)[^()]*\)"#,
        "scale($1, $2)"),
      Pattern(#"\bCGAffineTransformMakeScale\(\s*([\d.]+),\s*([\d.]+)\)"#, "scale($1, $2)"),
      Pattern(
        #"\bC[AG]\w*MakeTranslation\(\s*(-?[\d.]+),\s*(-?[\d.]+)[^()]*\)"#, "translate($1, $2)")),
    .init(
      "a place of the page is told by `frame`",
      Pattern(#"\b(VIEW)\.(?:offset|client|scroll)Left\b"#, "$1.frame.x"),
      Pattern(#"\b(VIEW)\.(?:offset|client|scroll)Top\b"#, "$1.frame.y"),
      Pattern(#"\b(VIEW)\.(?:offset|client|scroll)Width\b"#, "$1.frame.width"),
      Pattern(#"\b(VIEW)\.(?:offset|client|scroll)Height\b"#, "$1.frame.height"),
      Pattern(#"\b(VIEW)\.getBoundingClientRect\(\)\.(?:left|x)\b"#, "$1.frame.x"),
      Pattern(#"\b(VIEW)\.getBoundingClientRect\(\)\.(?:top|y)\b"#, "$1.frame.y"),
      Pattern(#"\b(VIEW)\.getBoundingClientRect\(\)"#, "$1.frame"),
      Pattern(#"\b(?:transform\.)?position\[0\]"#, "FIRST.center.x"),
      Pattern(#"\b(?:transform\.)?position\[1\]"#, "FIRST.center.y")),
    .init(
      "a shadow's offset is a point",
      Pattern(#"(\w+\.(?:layer\.)?shadow\w*set\s*=\s*)CGSize(?:Make)?\("#, "$1CGVector(")),
    .init(
      "a layer's transform is a view's properties",
      Pattern(
        #"^\s*(?:thisLayer\.)?transform\.(?:position|anchorPoint)\s*=\s*\[\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)[^\]]*\];?$"#,
        "FIRST.center = ($1, $2)"),
      Pattern(
        #"^\s*(?:thisLayer\.)?transform\.(scale|opacity)\s*=\s*\[?\s*(-?[\d.]+)[^\]]*\]?;?$"#,
        "FIRST.$1 = $2%"),
      Pattern(
        #"^\s*(?:thisLayer\.)?transform\.rotation\s*=\s*(-?[\d.]+);?$"#, "FIRST.rotation = ${1}deg")
    ),
    .init(
      "what is drawn is a view, with its frame",
      Pattern(
        #"^\s*(?:(?:let|var|const)\s+)?(\w+)\s*=\s*\{\s*x:\s*([\d.]+),\s*y:\s*([\d.]+),\s*w(?:idth)?:\s*([\d.]+),\s*h(?:eight)?:\s*([\d.]+)\s*\};?$"#,
        "view $1 frame ($2, $3, $4, $5)"),
      Pattern(
        #"^\s*(?:let|var|const)\s+\[\s*(\w+)\s*,\s*(\w+)\s*\]\s*=\s*\[\s*([^,\[\]]+),\s*([^,\[\]]+)\];?$"#,
        "let $1 = $3; let $2 = $4"),
      Pattern(
        #"^\s*(?:(?:let|var|const)\s+)?(\w+)\s*=\s*(?:document\.createElement|SKSpriteNode|SKShapeNode|createSprite|createDiv|turtle\.Turtle|new\s+(?:Sprite|Konva\.\w+|PIXI\.\w+|THREE\.Mesh|fabric\.\w+|Div|Element))\(.*\);?$"#,
        "view $1 frame (50, 300, 100, 100)"),
      Pattern(
        #"^\s*(?:(?:let|var|const)\s+)?(\w+)\s*=\s*(?:pygame\.Rect|new\s+DOMRect)\(\s*([\d.]+\s*,\s*[\d.]+\s*,\s*[\d.]+\s*,\s*[\d.]+)\s*\);?$"#,
        "view $1 frame ($2)")),
    .init(
      "`at TIME { … }` sets it later",
      Pattern(
        #"^\s*(VIEW)\.(?:transform\.)?(?:position|anchorPosition)\.setValueAtTime\(\s*([\d.]+),\s*\[\s*(-?[\d.]+),\s*(-?[\d.]+)[^\]]*\]\s*\);?$"#,
        "at ${2}s { $1.center = ($3, $4) }"),
      Pattern(
        #"^\s*(VIEW)\.(?:transform\.)?(opacity|rotation|scale)\.setValueAtTime\(\s*([\d.]+),\s*\[?\s*(-?[\d.]+)[^\]]*\]?\s*\);?$"#,
        "at ${3}s { $1.$2 = $4% }"),
      Pattern(#"\.rotation = (-?[\d.]+)% \}"#, ".rotation = ${1}deg }")),
    .init(
      "`keyframes` has its frames in shares of its time",
      change: { line, _ in KeyframesCall(line)?.text ?? line }),
    .init(
      "a claim is made with `expect`",
      Pattern(
        #"^\s*(?:assert|precondition|XCTAssert(?:True)?|console\.assert|assert_)\s*\(?([^(),]+?[<>=!]=?[^(),]+?)(?:,\s*"[^"]*")?\)?;?$"#,
        "expect $1"),
      Pattern(
        #"^\s*(?:XCTAssertEqual|assertEqual|self\.assertEqual)\(([^,()]+),\s*([^,()]+?)(?:,\s*accuracy:[^()]*)?\)$"#,
        "expect $1 ~ $2"),
      Pattern(#"^\s*#expect\((.*)\)$"#, "expect $1"),
      Pattern(#"^\s*expect\(([^()]+)\)\.to(?:Be|Equal)\(([^()]+)\);?$"#, "expect $1 == $2")),
    .init(
      "a guess is made with `predict` and `~`",
      Pattern(
        #"^\s*(?:predict|guess|estimate)\s+([\w.]+)\s+at\s+([\d.]+\s*\w*)\s*(?:==?|~|is)\s*(-?[\d.]+)$"#,
        "predict $1 ~ $3 at $2"),
      Pattern(
        #"^\s*(?:predict|guess|estimate)\s+([\w.]+)\s*(?:==?|\bis\b|\bwill be\b)\s*(-?[\d.]+.*)$"#,
        "predict $1 ~ $2")),
    .init(
      "a command of one's own is made with `def`",
      Pattern(
        #"^\s*Button\(\s*(?:action:\s*)?(?:"[^"]*")?\s*\)?\s*\{\s*(.*?)\s*\}.*$"#,
        "def tap() { $1 }"),
      Pattern(
        #"^\s*[\w.]+\.(?:addEventListener\(\s*["']\w+["']\s*,|on(?:click|tap|press)?\s*[=(]\s*(?:["']\w+["']\s*,)?)\s*(?:\([^()]*\)\s*=>|function\s*\([^()]*\))\s*\{?\s*(.*?)\s*\}?\s*\)?;?$"#,
        "def tap() { $1 }"),
      Pattern(#"^\s*\.onTapGesture\s*\{\s*(.*?)\s*\}$"#, "def tap() { $1 }")),
    .init(
      "`animate over TIME { … }` does what UIView.animate does",
      Pattern(#"^\s*(?:\w+)?\.animation\((\..*)\)$"#, "withAnimation($1) { FIRST.center.x = 200 }"),
      invents: true),
    .init(
      "a loop has its condition inside",
      Pattern(#"\bfor\s+case\s+let\b"#, "for"),
      Pattern(
        #"^\s*for\s+(\w+)\s+in\s+([^{]+?)\s+where\s+([^{]+?)\s*\{\s*(.*?)\s*\}$"#,
        "for $1 in $2 { if $3 { $4 } }"),
      Pattern(
        #"^\s*while\s*\(?([^{}]*?)\)?\s*\{((?:(?!\b(?:step|run)\b)[^{}])*[-+*/]?=[^{}]*)\}$"#,
        "repeat 1000 { if $1 {$2} }"),
      Pattern(
        #"^\s*(?:do|repeat)\s*\{([^{}]*)\}\s*while\s*\(?([^(){}]*)\)?;?$"#,
        "repeat 1000 { if $2 {$1} }")),
    .init(
      "a list is gone through with `for`",
      Pattern(
        #"^\s*(?:(?:let|var|const)\s+\w+\s*=\s*)?(\w+|\[[^\[\]]*\])\.(?:map|compactMap|flatMap)\s*\(?\s*\{?\s*(?:\(?(\w+)\)?\s*(?:=>|in)\s*)?(.*?)\s*\}?\s*\)?;?$"#,
        "for $2 in $1 { print $3 }"),
      Pattern(
        #"^for  in (\w+|\[[^\]]*\]) \{ print (.*)\$0(.*) \}$"#, "for it in $1 { print $2it$3 }"),
      Pattern(
        #"^\s*(?:let|var|const)\s+(\w+)\s*=\s*(\[[^\]]*\]|\w+)\.reduce\(\s*0\s*,\s*\+\s*\)$"#,
        "let $1 = 0; for it in $2 { $1 += it }")),
    .init(
      "nothing is optional here", Pattern(#"\s*\?\?\s*[\w.()\"]+"#, "")),
    .init(
      "a value is named with `let`",
      Pattern(
        #"^\s*(?:const|let|var)\s+\[\s*(\w+)\s*,[^\]]*\]\s*=\s*(?:React\.)?useState\(([^()]*)\);?$"#,
        "let $1 = $2"),
      Pattern(
        #"^\s*(?:const|let|var)\s+(\w+)\s*=\s*(?:useSharedValue|useRef|useMotionValue|ref|signal)\(([^()]*)\)(?:\.current)?;?$"#,
        "let $1 = $2"),
      Pattern(
        #"^\s*(?:const|let|var)\s+(\w+)\s*=\s*(?:useRef\()?new\s+Animated\.Value\(([^()]*)\)\)?(?:\.current)?;?$"#,
        "let $1 = $2")),
    .init(
      "lengths are points, without a unit",
      Pattern(#"\s*\+\s*["'](?:px|pt)["']"#, ""), Pattern(#"\s*\+\s*["']deg["']"#, " * 1deg"),
      Pattern(#"["']?(\d+)px["']?"#, "$1")),
    .init(
      "`remove` takes a view away",
      Pattern(#"^\s*(VIEW)\s*=\s*(?:nil|null|None|undefined)$"#, "remove $1")),
  ]
}
