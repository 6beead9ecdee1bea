import Diagnostics
import Evaluation

/// Terms of UIKit, Core Animation and SwiftUI, each with the command that does the same here.
extension Help {
  /// The command for a term: the one in the table, or the first with the term in its summary.
  func command(ofTerm word: String) -> CommandDeclaration? {
    guard word.first?.isUppercase == true else { return nil }
    if let verb = Self.terms[word] { return commands.declaration(of: verb) }
    return commands.all.first { command in
      command.summary.split { !$0.isLetter && !$0.isNumber && $0 != "." }.contains { $0 == word }
    }
  }

  /// The topic of a term's command.
  package func topic(ofTerm word: String) -> Topic? {
    command(ofTerm: word).map { Topic(line: "help \($0.verb)", summary: $0.summary) }
  }

  /// The topic of a command, or of a property of views.
  package func topic(ofWord word: String) -> Topic? {
    let property = (ViewProperties.all + ScrollProperties.all).first { $0.name == word }
    return (commands.declaration(of: word)?.summary ?? property?.summary)
      .map { Topic(line: "help \(word)", summary: $0) }
  }

  /// Lines that show a topic, with names of their own.
  package func examples(of topic: Topic) -> [String] {
    let word = topic.line.replacing("help ", with: "")
    let concept = Concept.all.first { $0.name == word }
    return (concept?.examples ?? []) + (commands.declaration(of: word)?.examples ?? [])
  }

  /// The topic of a concept by one of its names, unless that is a word such as `make`.
  package static func topic(ofConcept word: String) -> Topic? {
    Concept.named(word).flatMap { $0.name != word && HelpIndex.stems(of: word).isEmpty ? nil : $0 }
      .map { Topic(line: "help \($0.name)", summary: $0.says) }
  }

  /// Whether `help` has something on exactly this word.
  package func hasTopic(_ word: String) -> Bool {
    !listings(about: word, views: []).isEmpty || topic(ofTerm: word) != nil
  }

  /// Terms whose counterpart is a function or a property.
  static let names = [
    "CGAffineTransform": "transform", "CATransform3D": "transform3D",
    "UISpringTimingParameters": "spring",
  ]

  /// Terms that no summary contains, or that another command's summary contains first.
  static let terms = [
    "CAKeyframeAnimation": "animation", "CAMediaTimingFunction": "animation",
    "CASpringAnimation": "animation", "CATransaction": "animate", "CALayer": "view",
    "NotificationCenter": "keyboard", "UIBezierPath": "boundary",
    "UICollisionBehaviorDelegate": "collision", "UICubicTimingParameters": "animator",
    "UIKit": "swift",
    "UIDynamicAnimator": "run", "UIMotionEffect": "effect", "UIRegion": "field",
    "UIView": "view", "UIViewController": "screen",
  ]
}
