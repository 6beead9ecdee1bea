/// Forms that have a command of their own here: the order of views, what is shown of them, screens, and
/// what one does to the device.
///
/// They come first: rules that take a line apart would find less in it.
extension Rewriting {
  static let stage = views + screens + device

  private static let views: [Rewriting] = [
    .init(
      "what is on screen is a view's `presentation`",
      Pattern(
        #"\b(VIEW)(?:\.layer)?\.presentation(?:Layer)?(?:\(\))?[!?]?\.(?=\w)"#, "$1.presentation.")),
    .init(
      "`add` puts a view into another one",
      Pattern(
        #"^\s*(?:self\.)?(VIEW)\.(?:addSubview|insertSubview)\(\s*(?:self\.)?(VIEW)\b[^()]*\)\s*;?$"#,
        "add $2 to $1"),
      Pattern(#"^\s*\[(?:self\.)?(VIEW)\s+addSubview:\s*(VIEW)\]\s*;?$"#, "add $2 to $1")),
    .init(
      "`bringToFront` and `sendToBack` order views",
      Pattern(
        #"^.*\bbringSubview(?:ToFront\(|\(toFront:\s*|ToFront:\s*)(VIEW)\b.*$"#, "bringToFront $1"),
      Pattern(#"^.*\bsendSubview(?:ToBack\(|\(toBack:\s*|ToBack:\s*)(VIEW)\b.*$"#, "sendToBack $1")),
    .init(
      "`animate over TIME { … }` does what UIView.animate does",
      Pattern(
        #"^\s*\[UIView\s+animateWithDuration:\s*([\d.]+)f?\s+animations:\s*\^\s*\{\s*(.*?);?\s*\}\s*\]\s*;?$"#,
        "animate over ${1}s { $2 }")),
  ]

  private static let screens: [Rewriting] = [
    .init(
      "a screen comes with `present`, and goes with `dismiss`",
      Pattern(
        #"^\s*(?:self\.)?present(?:ViewController)?\(\s*(\w+)\s*,\s*animated:\s*true\b.*\)$"#,
        "present $1 with slide"),
      Pattern(
        #"^\s*(?:self\.)?present(?:ViewController)?\(\s*(\w+)\s*,\s*animated:\s*false\b.*\)$"#,
        "present $1 with none"),
      Pattern(#"^\s*(?:self\.)?dismiss\(\s*animated:\s*true\b.*\)$"#, "dismiss with slide"),
      Pattern(#"^\s*(?:self\.)?dismiss\(\s*animated:\s*false\b.*\)$"#, "dismiss with none")),
    .init(
      "`navigate` pushes a screen, and goes back",
      Pattern(
        #"^.*\bpushViewController\(\s*(\w+)\s*,\s*animated:\s*\w+\s*\)$"#,
        "navigate to $1 with slide"),
      Pattern(#"^.*\bpopViewController\(.*\)$"#, "navigate back"),
      Pattern(#"^.*\bpopToRootViewController\(.*\)$"#, "navigate back to root")),
  ]

  private static let device: [Rewriting] = [
    .init(
      "`keyboard` brings the keyboard up or down",
      Pattern(
        #"^\s*(?:open|show|raise|bring\s+up|pop\s+up|display)\s+(?:the\s+)?keyboard$"#,
        "keyboard show"),
      Pattern(
        #"^\s*(?:close|hide|lower|dismiss|put\s+away)\s+(?:the\s+)?keyboard$"#, "keyboard hide"),
      Pattern(#"^\s*keyboard\s+(?:up|on|open|in|appears?|comes\s+up)$"#, "keyboard show"),
      Pattern(#"^\s*keyboard\s+(?:down|off|closed?|out|goes|away)$"#, "keyboard hide")),
    .init(
      "a tilt is two numbers from -1 to 1: right, and down",
      Pattern(#"^\s*tilt\s+(?:it\s+|the\s+)?(?:\w+\s+)?(?:to\s+the\s+)?left$"#, "tilt (-0.5, 0)"),
      Pattern(#"^\s*tilt\s+(?:it\s+|the\s+)?(?:\w+\s+)?(?:to\s+the\s+)?right$"#, "tilt (0.5, 0)"),
      Pattern(
        #"^\s*tilt\s+(?:it\s+|the\s+)?(?:\w+\s+)?(?:forwards?|up|away)$"#, "tilt (0, -0.5)"),
      Pattern(
        #"^\s*tilt\s+(?:it\s+|the\s+)?(?:\w+\s+)?(?:back(?:wards?)?|down)$"#, "tilt (0, 0.5)"),
      Pattern(
        #"^\s*tilt\s+(?:the\s+)?(?:phone|device|screen|it)(?:\s+by)?\s+-?\d+\s*(?:deg\w*|°)$"#,
        "tilt (0.5, 0)"), invents: true),
  ]
}
