/// A call that animates what a block changes, as UIKit and SwiftUI have it.
struct AnimationCall {
  /// What stands between the call's name and its first block.
  private let arguments: String
  private let body: String
  private let completion: String?

  private static let head: Form =
    #"(?:UIView\.(?:animate|modifyAnimations)\w*|UIViewPropertyAnimator|withAnimation|UIView\.transition\w*|\[UIView\s+\w+)\b"#
  private static let parameters: Form =
    #"^\s*(?:\[[^\]]*\]\s*)?(?:\([^)]*\)|\w+)?\s*\bin\b"#

  /// What holds the call in its block, which is read by itself.
  private static let loop: Form =
    #"^\s*(?:for|if|while|repeat|func|def|on|at|guard)\b[^{]*\{|^\s*\w+\.(?:forEach|map|each)\b"#

  /// Nil where there is no such call, or no block.
  init?(_ text: String) {
    guard let found = text.first(Self.head), !found.text().contains("Keyframe"),
      !text.has(Self.loop)
    else { return nil }
    let scalars = Array(text.unicodeScalars)
    guard let first = Self.block(in: scalars, from: found.range.upperBound) else { return nil }
    arguments = Self.text(scalars[found.range.lowerBound..<(first.lowerBound - 1)])
    body = Self.text(scalars[first]).removing(Self.parameters).removing(#";(?=\s*$)"#)
    let second = Self.block(in: scalars, from: first.upperBound + 1)
    completion = second.map { Self.text(scalars[$0]).removing(Self.parameters) }
  }

  /// The same as it is written here.
  var text: String {
    let then = completion.map { " then {\($0)}" } ?? ""
    return "animate over \(duration)s\(delay)\(pace)\(repeats)\(options) {\(body)}\(then)"
  }

  /// What else holds for it, where it was told.
  private var options: String {
    (arguments.has(#"[aA]llowUserInteraction\b"#) ? " allowUserInteraction on" : "")
      + (arguments.has(#"[bB]eginFromCurrentState\b"#) ? " beginFromCurrentState on" : "")
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// What stands between a brace and the one that closes it.
  private static func block(in scalars: [Unicode.Scalar], from start: Int) -> Range<Int>? {
    guard start < scalars.count, let open = scalars[start...].firstIndex(of: "{") else {
      return nil
    }
    var depth = 0
    for place in open..<scalars.count {
      if scalars[place] == "{" { depth += 1 }
      if scalars[place] == "}" { depth -= 1 }
      if depth == 0 { return (open + 1)..<place }
    }
    return nil
  }

  private static let springForm: Form = #"\b\w*[sS]pring\(([^(){}]*)\)"#

  private var duration: String {
    let match = arguments.removing(Self.springForm).first(#"[dD]uration:\s*(\d*\.?\d+)"#)
    let alone = arguments.first(#"^UIView\.animate\(\s*(\d*\.?\d+)\s*[,)]"#)
    let duration = (match ?? alone)?.text(1) ?? "0.5"
    guard let speed = arguments.first(#"\.speed\(\s*(\d*\.?\d+)"#).flatMap({ Double($0.text(1)) }),
      speed > 0, let seconds = Double(duration)
    else { return duration }
    return WrittenNumber.text(seconds / speed)
  }

  private var delay: String {
    arguments.first(#"delay(?::|\()\s*(\d*\.?\d*[1-9]\d*)"#).map { " delay \($0.text(1))s" } ?? ""
  }

  /// The spring or the curve; easeInOut is what an animation has by itself.
  private var pace: String {
    if let spring = arguments.first(Self.springForm) {
      let labels = spring.text(1).removing(#",?\s*blendDuration:\s*[\d.]+"#)
        .replacing("dampingFraction:", with: "dampingRatio:")
      return labels.isEmpty ? Self.spring(bounce: "0.3") : " curve spring(\(labels))"
    }
    if let bounce = arguments.first(#"\bbounce:\s*([\d.]+)"#) {
      return " curve spring(duration: \(duration)s, bounce: \(bounce.text(1)))"
    }
    if let damping = arguments.first(#"[dD]amping(?:Ratio)?:\s*([\d.]+)"#) {
      let velocity = arguments.first(#"[vV]elocity:\s*(-?\d*\.?\d*[1-9]\d*)"#)
      return " damping \(damping.text(1))\(velocity.map { " velocity \($0.text(1))" } ?? "")"
    }
    if arguments.has(#"\.(?:bouncy|spring)\b"#) { return Self.spring(bounce: "0.3") }
    if arguments.has(#"\.snappy\b"#) { return Self.spring(bounce: "0.15") }
    if arguments.has(#"\.smooth\b"#) { return Self.spring(bounce: "0") }
    guard let curve = arguments.first(#"(?:\.|[cC]urve)([eE]ase(?:InOut|In|Out)?|[lL]inear)\b"#)
    else { return "" }
    let name = curve.text(1).prefix(1).lowercased() + curve.text(1).dropFirst()
    return name == "easeInOut" ? "" : " curve \(name)"
  }

  private static func spring(bounce: String) -> String {
    " curve spring(duration: 0.5, bounce: \(bounce))"
  }

  /// How often it plays, and whether each time back too.
  private var repeats: String {
    let count = arguments.first(#"[rR]epeatCount(?:\(|:\s*)(\d+)"#)?.text(1)
    let isEndless = arguments.has(#"\.repeat(?:Forever)?\b|OptionRepeat\b"#)
    let reverses =
      arguments.has(#"\.autoreverse\b|Autoreverse\b|autoreverses:\s*true"#)
      || (arguments.has(#"\brepeat(?:Forever|Count)\("#) && !arguments.contains("autoreverses:"))
    return (count ?? (isEndless ? "forever" : nil)).map { " repeat \($0)" }.map {
      $0 + (reverses ? " autoreverse on" : "")
    } ?? (reverses ? " repeat 2 autoreverse on" : "")
  }
}
