/// `UIView.animateKeyframes` with its keyframes.
struct KeyframesCall {
  private let duration: String
  private let delay: String?
  private let frames: [(start: Double, length: Double, body: String)]

  private static let head: Form =
    #"UIView\.animateKeyframes\(\s*withDuration:\s*(\d*\.?\d+)(?:,\s*delay:\s*(\d*\.?\d+))?"#
  private static let frame: Form =
    #"UIView\.addKeyframe\(\s*withRelativeStartTime:\s*([\d./ ]+),\s*relativeDuration:\s*([\d./ ]+?)\s*(?:,\s*animations:\s*)?\)?\s*\{([^{}]*)\}"#

  init?(_ text: String) {
    guard let match = text.first(Self.head) else { return nil }
    duration = match.text(1)
    delay = match[2].flatMap { (Double($0) ?? 0) > 0 ? $0 : nil }
    frames = text.all(Self.frame).compactMap { frame in
      guard let start = Self.share(frame.text(1)), let length = Self.share(frame.text(2)) else {
        return nil
      }
      let body = Rewriting.trimmed(frame.text(3)).replacing("self.", with: "")
      return (start, length, body)
    }
    if frames.isEmpty { return nil }
  }

  /// The same as it is written here.
  var text: String {
    let parts = frames.map {
      "at \(Self.percent($0.start)) for \(Self.percent($0.length)) { \($0.body) }"
    }
    return
      "keyframes over \(duration)s\(delay.map { " delay \($0)s" } ?? "") { \(parts.joined(separator: "; ")) }"
  }

  /// A number, or a quotient such as `1.0/3.0`.
  private static func share(_ text: String) -> Double? {
    let parts = text.split(separator: "/").compactMap { Double(Rewriting.trimmed(String($0))) }
    guard let first = parts.first else { return nil }
    return parts.count > 1 && parts[1] > 0 ? first / parts[1] : first
  }

  private static func percent(_ share: Double) -> String {
    let value = (share * 1000).rounded() / 10
    return (value == value.rounded() && abs(value) < 1e6 ? "\(Int(value))" : "\(value)") + "%"
  }
}
