import Diagnostics
import Sessions

/// Springs that plain words give by their numbers, such as `response 0.3 with damping 0.8`.
struct SpokenSpring {
  /// The curves in their order.
  private let curves: [String]
  private let words: Set<String>
  /// Whether the words ask for the same spring in the words of another system.
  private let isInOtherWords: Bool

  /// Words of how long it takes, and of other systems.
  private static let ends: Set = ["long", "rest", "settle", "settled", "settles", "stop", "stops"]
  private static let forms: Set = [
    "convert", "css", "equivalent", "same", "swiftui", "terms", "uikit",
  ]

  /// Nil for a text without a spring that two numbers say.
  private init?(_ text: String) {
    let text = text.lowercased()
    var springs: [[String: String]] = [[:]]
    for part in text.matches(
      of:
        #/\b(?:usingspringwith)?(stiffness|mass|tension|friction|response|duration|bounce|damping|velocity)(?: ?(?:ratio|fraction))?(?: of| is|:| =)? ?(\d[\d.]*)/#
    ) {
      let key = String(part.1)
      if springs[springs.count - 1][key] != nil { springs.append([:]) }
      springs[springs.count - 1][key] = String(part.2).trimmingSuffix(".")
    }
    let curves = springs.compactMap(Self.curve)
    let numbers = text.parts.count { $0.first?.isNumber == true }
    // A number that is not the spring's is about something else.
    guard curves.count == springs.count, springs.reduce(0, { $0 + $1.count }) == numbers else {
      return nil
    }
    let (words, given) = (Set(text.names), Set(springs.joined().map(\.key)))
    let others = ["stiffness", "response", "bounce", "tension"].filter { !given.contains($0) }
    isInOtherWords = !words.isDisjoint(with: Self.forms.union(others))
    (self.curves, self.words) = (curves, words)
  }

  /// A spring in the form that has all of some parameters.
  private static func curve(_ given: [String: String]) -> String? {
    let forms = [
      ["stiffness", "damping", "mass", "velocity"], ["response", "damping"],
      ["duration", "bounce"],
      ["duration", "damping", "velocity"], ["tension", "friction", "mass"],
    ]
    guard given.count > 1,
      let form = forms.first(where: { Set($0).isSuperset(of: given.keys) && given[$0[0]] != nil })
    else { return nil }
    let list = form.compactMap { key in
      given[key].map { value in
        let isShare = key == "damping" && form[0] == "response"
        return "\(isShare ? "dampingRatio" : key): \(value)"
      }
    }
    let isOfViews = form[0] == "duration" && given["damping"] != nil
    return "\(isOfViews ? "uiSpring" : "spring")(\(list.joined(separator: ", ")))"
  }

  private var line: String {
    if curves.count > 1 { return "compare " + curves.joined(separator: ", ") }
    if !words.isDisjoint(with: Self.ends) { return "print \(curves[0]).settlingDuration" }
    return (isInOtherWords ? "convert " : "plot ") + curves[0]
  }

  /// The line about the springs of a text, tried; nil for another text.
  static func topic(for text: String, _ trial: LineTrial) -> Topic? {
    guard let spring = SpokenSpring(text), trial.problem(with: spring.line) == nil else {
      return nil
    }
    return Topic(line: spring.line, summary: "the spring that the numbers say")
  }
}
