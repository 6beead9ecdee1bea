/// Methods of UIKit's classes on what there is.
extension Rewriting {
  static let methods: [Rewriting] = [
    .init(
      "a behavior's values are set with `=`",
      Pattern(
        #"^\s*(\w+)\.setAngle\(\s*\.?(.+?),\s*magnitude:\s*([\d.]+)\s*\)$"#,
        "$1.angle = $2; $1.magnitude = $3")),
    .init(
      "`boundary` adds a line to the newest collision",
      Pattern(
        #"^\s*\w+\??\.addBoundary\(\s*withIdentifier:\s*"?(\w+)"?[^,]*,\s*from:\s*(.+?\)),\s*to:\s*(.+?\))\s*\)$"#,
        "boundary $1 from $2 to $3"),
      Pattern(#"^(boundary .*)CGPoint(?:Make)?\((.*)CGPoint(?:Make)?\("#, "$1($2("),
      Pattern(
        #"^(boundary .*?)\b[xy]:\s*(.*?)\b[xy]:\s*(.*?)\b[xy]:\s*(.*?)\b[xy]:\s*"#, "$1$2$3$4")),
    .init(
      "the stage has its animator: `gravity`, `collision` and their kin act when they are made",
      Pattern(#"^\s*\w*[aA]nimator\w*\??\.removeAllBehaviors\(\)$"#, "remove all"),
      Pattern(#"^\s*\w*[aA]nimator\w*\??\.removeBehavior\((\w+)\)$"#, "remove $1"),
      Pattern(#"^\s*\w*[aA]nimator\w*\??\.addBehavior\((\w+)\)$"#, "show $1")),
    .init(
      "`offset` and `inset` take the rectangle first",
      Pattern(
        #"\b([\w.]*(?:frame|bounds))\.offsetBy\(dx:\s*([^(),]+),\s*dy:\s*([^()]+)\)"#,
        "offset($1, $2, $3)"),
      Pattern(
        #"\b([\w.]*(?:frame|bounds))\.insetBy\(dx:\s*([^(),]+),\s*dy:\s*([^()]+)\)"#,
        "inset($1, $2, $3)"),
      Pattern(#"\bCGRectOffset\("#, "offset("), Pattern(#"\bCGRectInset\("#, "inset("),
      Pattern(
        #"\b(VIEW)(?:\.frame|\.rect)?\.(?:intersects|colliderect|collidesWith|collides_with|collide|overlaps|overlap|isTouching|is_touching|touches|hitTestObject|hits)\((VIEW)(?:\.frame|\.rect)?\)"#,
        "intersects($1.frame, $2.frame)"
      ),
      Pattern(
        #"\bCGRectIntersectsRect\((VIEW)\.frame,\s*(VIEW)\.frame\)"#,
        "intersects($1.frame, $2.frame)")),
    .init(
      "the stage has a size",
      Pattern(
        #"([<>]=?\s*)(?:window\.|canvas\.|screen\.)?(?:inner|window|screen|canvas|offset|client)?([hH]eight|[wW]idth)\b(?!\s*[:=(]|\w)"#,
        "$1stage.size.$l2")),
    .init(
      "a rectangle is moved by its view's center, and grows by its size",
      Pattern(
        #"^\s*(VIEW)\.frame\s*=\s*offset\(\1\.frame,\s*([^(),]+),\s*([^()]+)\)$"#,
        "$1.center += ($2, $3)"),
      Pattern(
        #"^\s*(VIEW)\.frame\s*=\s*inset\(\1\.frame,\s*(-?[\d.]+),\s*(-?[\d.]+)\)$"#,
        "let r = $1.frame; $1.frame = (r.x + $2, r.y + $3, r.width - 2 * $2, r.height - 2 * $3)"),
      Pattern(
        #"\bintersects\((VIEW)\.frame, (VIEW)\.frame\)"#,
        "abs($1.center.x - $2.center.x) * 2 < $1.frame.width + $2.frame.width and abs($1.center.y - $2.center.y) * 2 < $1.frame.height + $2.frame.height"
      )),
    .init(
      "a region is made of its shape",
      Pattern(#"\bUIRegion\(\s*radius:\s*([\w.]+)\s*\)"#, "circle($1)"),
      Pattern(
        #"\bUIRegion\(\s*size:\s*(?:CGSize)?\(width:\s*([\w.]+),\s*height:\s*([\w.]+)\)\s*\)"#,
        "rectangle($1, $2)")),
    .init(
      "a spring is made of its numbers",
      Pattern(
        #"\bUISpringTimingParameters\(\s*(mass:\s*[\d.]+,\s*stiffness:\s*[\d.]+,\s*damping:\s*[\d.]+)(?:,\s*initialVelocity:[^()]*(?:\([^()]*\))?)?\s*\)"#,
        "spring($1)"),
      Pattern(
        #"\bUISpringTimingParameters\(\s*dampingRatio:\s*([\d.]+)(?:,\s*initialVelocity:[^()]*(?:\([^()]*\))?)?\s*\)"#,
        "uiSpring(damping: $1, duration: 500ms)")),
    .init(
      "a transform of space is a product of its parts",
      Pattern(
        #"^\s*(?:let|var)\s+(\w+)\s*(?::\s*CATransform3D)?\s*=\s*CATransform3DIdentity;\s*\1\.m34\s*=\s*-?1(?:\.0)?\s*/\s*-?(\d+)(?:\.0)?;?"#,
        "let $1 = perspective($2);"),
      Pattern(
        #"\bCATransform3DRotate\(\s*(\w+),\s*\.?([^,()]+?),\s*1(?:\.0)?,\s*0(?:\.0)?,\s*0(?:\.0)?\s*\)"#,
        "$1 * rotateX($2)"),
      Pattern(
        #"\bCATransform3DRotate\(\s*(\w+),\s*\.?([^,()]+?),\s*0(?:\.0)?,\s*1(?:\.0)?,\s*0(?:\.0)?\s*\)"#,
        "$1 * rotateY($2)"),
      Pattern(
        #"\bCATransform3DRotate\(\s*(\w+),\s*\.?([^,()]+?),\s*0(?:\.0)?,\s*0(?:\.0)?,\s*1(?:\.0)?\s*\)"#,
        "$1 * rotateZ($2)"),
      Pattern(
        #"\bCATransform3D(Translate|Scale)\(\s*(\w+),\s*([^()]+)\)"#, "$2 * $l1($3)")),
    .init(
      "a point of another view is moved by the two frames' corners",
      Pattern(
        #"\b(VIEW)\.convert\(\s*(.+?),\s*to:\s*(VIEW)\s*\)"#,
        "$2 + $1.frame.origin - $3.frame.origin"),
      Pattern(
        #"\b(VIEW)\.convert\(\s*(.+?),\s*from:\s*(VIEW)\s*\)"#,
        "$2 + $3.frame.origin - $1.frame.origin"),
      Pattern(
        #"\b(VIEW)\.convert\(\s*(?:\1\.)?(?:bounds|frame),\s*to:\s*(?:nil|stage|(?:self\.)?view|window)\s*\)"#,
        "$1.frame"),
      Pattern(
        #"\b(VIEW)\.convert\(\s*(?:\1\.)?center,\s*to:\s*(?:nil|stage|(?:self\.)?view|window)\s*\)"#,
        "$1.center"),
      Pattern(
        #"\b(VIEW)\.convert\(\s*(.+?),\s*to:\s*(?:nil|stage|(?:self\.)?view|window)\s*\)"#,
        "$2 + $1.frame.origin")),
    .init(
      "one view takes another's place by their `alpha`",
      Pattern(
        #"^\s*UIView\.transition\(\s*from:\s*(?:self\.)?(VIEW),\s*to:\s*(?:self\.)?(VIEW),\s*duration:\s*([\d.]+).*$"#,
        "animate over ${3}s { $1.alpha = 0; $2.alpha = 1 }")),
    .init(
      "a turn and a scale are calls of their own here",
      Pattern(#"(=\s*)\.init\(rotationAngle:\s*\.?([^()]*)\)"#, "$1rotate($2)"),
      Pattern(#"(=\s*)\.init\(scaleX:\s*([^(),]*),\s*y:\s*([^()]*)\)"#, "$1scale($2, $3)"),
      Pattern(
        #"(=\s*)\.init\(translationX:\s*([^(),]*),\s*y:\s*([^()]*)\)"#, "$1translate($2, $3)"),
      Pattern(#"\.concatenating\(([^()]*(?:\([^()]*\))?)\)"#, " * $1"),
      Pattern(
        #"\bUICubicTimingParameters\(\s*controlPoint1:\s*(?:CGPoint)?\(x:\s*([\d.]+),\s*y:\s*([-\d.]+)\),\s*controlPoint2:\s*(?:CGPoint)?\(x:\s*([\d.]+),\s*y:\s*([-\d.]+)\)\s*\)"#,
        "bezier($1, $2, $3, $4)"),
      Pattern(#"\bCAMediaTimingFunction\(\s*controlPoints:\s*([^()]*)\)"#, "bezier($1)"),
      Pattern(
        #"\bUnitCurve\.bezier\(\s*startControlPoint:\s*[^(]*\(x:\s*([\d.]+),\s*y:\s*([\d.]+)\),\s*endControlPoint:\s*[^(]*\(x:\s*([\d.]+),\s*y:\s*([\d.]+)\)\s*\)"#,
        "bezier($1, $2, $3, $4)"),
      Pattern(
        #"\.timingCurve\(\s*([\d.]+,\s*[-\d.]+,\s*[\d.]+,\s*[-\d.]+)\s*[^()]*\)"#, "bezier($1)")),
    .init(
      "`on contact` hears of what bumps",
      Pattern(
        #"^\s*\w+\??\.(?:collisionDelegate|delegate)\s*=\s*self$"#,
        "on contact { print event.point }"),
      Pattern(#"^\s*func\s+collisionBehavior\(.*?\)\s*\{\s*(.*?)\s*\}$"#, "on contact { $1 }")),
    .init(
      "a choice is made with `if`",
      Pattern(
        #"^\s*(?:let|var|const)\s+(\w+)\s*=\s*(.+?)\s*\?\s*true\s*:\s*false;?$"#, "let $1 = $2"),
      Pattern(
        #"^\s*(?:let|var|const)\s+(\w+)\s*=\s*([^?]+?)\s*\?\s*([^:?]+?)\s*:\s*([^:]+?);?$"#,
        "let $1 = $4; if $2 { $1 = $3 }")),
    .init(
      "`attach` ties in one of UIKit's ways",
      Pattern(
        #"^\s*(?:(?:let|var)\s+\w+\s*=\s*)?UIAttachmentBehavior\.slidingAttachment\(with:\s*(\w+),\s*attachmentAnchor:\s*.*?,\s*axisOfTranslation:\s*(?:CGVector)?\(?dx:\s*([-\d.]+),\s*dy:\s*([-\d.]+)\)?\s*\)$"#,
        "attach $1 slide along ($2, $3)"),
      Pattern(
        #"^\s*(?:(?:let|var)\s+\w+\s*=\s*)?UIAttachmentBehavior\.(pin|fixed|limit)Attachment\(with:\s*(\w+),\s*attachedTo:\s*(\w+)(?:,\s*attachmentAnchor:\s*(?:CGPoint)?\(x:\s*([-\d.]+),\s*y:\s*([-\d.]+)\))?.*\)$"#,
        "attach $2 to $3 $1 at ($4, $5)"),
      Pattern(#"^(attach \w+ to \w+ (?:pin|fixed|limit)) at \((?:, |[^()]*\)$)"#, "$1"),
      Pattern(#"^(attach \w+ to \w+ \w+)\)$"#, "$1")),
    .init(
      "a layer's values are set with `=`",
      Pattern(#"^\s*(VIEW)(?:\.layer)?\.setAffineTransform\((.*)\)$"#, "$1.transform = $2")),
    .init(
      "a view has its velocities itself",
      Pattern(#"\b\w+\.linearVelocity\(\s*for:\s*(VIEW)\s*\)"#, "$1.velocity"),
      Pattern(#"\b\w+\.angularVelocity\(\s*for:\s*(VIEW)\s*\)"#, "$1.angularVelocity")),
    .init(
      "a turning speed is given with `spin`",
      Pattern(
        #"^\s*\w+\.addAngularVelocity\(\s*([-\d.]+),\s*for:\s*(VIEW)\s*\)$"#, "spin $2 velocity $1")
    ),
    .init(
      "`remove all` takes all views and behaviors away",
      Pattern(
        #"^\s*(?:self\.)?(?:\w+\.)?subviews\.forEach\s*\(?\s*\{\s*(?:\$0|it)\.removeFromSuperview\(\)\s*\}\s*\)?$"#,
        "remove all"),
      Pattern(
        #"^\s*for\s+\w+\s+in\s+(?:self\.)?(?:\w+\.)?subviews\s*\{\s*\w+\.removeFromSuperview\(\)\s*\}$"#,
        "remove all")),
    .init(
      "a rectangle has `minX`, `maxX`, `minY` and `maxY`",
      Pattern(
        #"\b(VIEW)\.frame\.contains\(\s*(?:CGPoint)?\(?\s*(?:x:\s*)?([\w.]+),\s*(?:y:\s*)?([\w.]+)\s*\)?\s*\)"#,
        "$1.frame.minX <= $2 and $2 <= $1.frame.maxX and $1.frame.minY <= $3 and $3 <= $1.frame.maxY"
      ),
      Pattern(
        #"\b(VIEW)\.frame\.contains\(\s*(VIEW)\.center\s*\)"#,
        "abs($1.center.x - $2.center.x) * 2 < $1.frame.width and abs($1.center.y - $2.center.y) * 2 < $1.frame.height"
      )),
  ]
}
