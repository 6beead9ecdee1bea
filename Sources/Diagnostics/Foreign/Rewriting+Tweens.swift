/// Tweens and positions of game engines: Godot's `tween_property`, Unity's `transform.position`.
extension Rewriting {
  private static let number = #"(-?\d*\.?\d+)f?"#
  private static let point = #"Vector[23]i?\(\s*\#(number)\s*,\s*\#(number)\s*\)"#

  static let tweens: [Rewriting] = [
    .init(
      "`animate` moves a property of a view",
      Pattern(
        Form(
          #"^\s*(?:\w+\.)?(?:create_tween\(\)\.)?tween_property\(\s*\$?(VIEW)\s*,\s*["'](?:global_)?position["']\s*,\s*\#(point)\s*,\s*\#(number)\s*\)\s*;?$"#
        ),
        "animate $1.center to ($2, $3) over ${4}s"),
      Pattern(
        Form(
          #"^\s*(?:\w+\.)?(?:create_tween\(\)\.)?tween_property\(\s*\$?(VIEW)\s*,\s*["']modulate:a["']\s*,\s*\#(number)\s*,\s*\#(number)\s*\)\s*;?$"#
        ),
        "animate $1.alpha to $2 over ${3}s"),
      Pattern(
        Form(
          #"^\s*(?:\w+\.)?(?:create_tween\(\)\.)?tween_property\(\s*\$?(VIEW)\s*,\s*["']scale["']\s*,\s*\#(point)\s*,\s*\#(number)\s*\)\s*;?$"#
        ),
        "animate $1.scale to ($2, $3) over ${4}s")),
    .init(
      "a property is changed by `+=`",
      Pattern(
        Form(
          #"^\s*(?:(?:this|gameObject)\.)?transform\.position\s*\+=\s*(?:Vector[23]|transform)\.right\s*\*\s*\#(number)\s*;?$"#
        ),
        "FIRST.center.x += $1"),
      Pattern(
        Form(
          #"^\s*(?:(?:this|gameObject)\.)?transform\.position\s*\+=\s*(?:Vector[23]|transform)\.left\s*\*\s*\#(number)\s*;?$"#
        ),
        "FIRST.center.x -= $1"),
      Pattern(
        Form(
          #"^\s*(?:(?:this|gameObject)\.)?transform\.position\s*\+=\s*(?:Vector[23]|transform)\.up\s*\*\s*\#(number)\s*;?$"#
        ),
        "FIRST.center.y -= $1"),
      Pattern(
        Form(
          #"^\s*(?:(?:this|gameObject)\.)?transform\.position\s*\+=\s*(?:Vector[23]|transform)\.down\s*\*\s*\#(number)\s*;?$"#
        ),
        "FIRST.center.y += $1")),
  ]
}
