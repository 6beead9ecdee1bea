import Execution
import Values

/// What may stand inside the brackets of a call: labels, words, values.
extension Completer {
  /// Nil where the text does not end inside a call.
  func argumentCandidates(after words: [String]) -> [Completion]? {
    guard let call = OpenCall(words) else { return nil }
    let function = Builtins.function(named: call.name)
    let labels = function?.labels ?? parameters(of: call.name)
    guard function != nil || !labels.isEmpty else { return nil }
    if let label = call.label {
      let named = (function?.words[label] ?? []).map { Completion($0, "", suffix: "") }
      return named + (label == "curves" || label == "around" ? curves : values)
    }
    guard call.isAtArgument else { return nil }
    let named = (function?.words["\(call.position)"] ?? []).map { Completion($0, "", suffix: "") }
    let open = labels.filter { !call.used.contains($0) }
      .map { Completion($0, "an argument of \(call.name)", suffix: ": ") }
    let takesValue = function.map { call.position < $0.counts.upperBound } ?? true
    return named + open + (takesValue && named.isEmpty ? values : [])
  }

  /// What makes a variant of a curve.
  private func parameters(of name: String) -> [String] {
    guard case .easing(let easing)? = CurveCalls.curve(named: name) else { return [] }
    return easing.parameters.map(\.rawValue)
  }
}

/// The innermost call that a text leaves open.
private struct OpenCall {
  let name: String
  /// The label whose value comes next.
  var label: String?
  /// How many arguments are before it.
  var position = 0
  var used: [String] = []
  /// Whether an argument begins here.
  var isAtArgument = true

  /// - Parameter words: a statement's words and marks, in order.
  init?(_ words: [String]) {
    var open: [OpenCall?] = []
    for (index, word) in words.enumerated() {
      switch word {
      case "(": open.append(index > 0 ? OpenCall(name: words[index - 1]) : nil)
      case "[": open.append(nil)
      case ")", "]": _ = open.popLast()
      default: break
      }
      guard var call = open.last ?? nil else { continue }
      call.take(word, after: index > 0 ? words[index - 1] : "")
      open[open.count - 1] = call
    }
    guard let last = open.last ?? nil else { return nil }
    self = last
  }

  private init(name: String) { self.name = name }

  private mutating func take(_ word: String, after previous: String) {
    switch word {
    case "(": isAtArgument = true
    case ",":
      (label, isAtArgument) = (nil, true)
      position += 1
    case ":":
      label = previous
      used.append(previous)
    default: (label, isAtArgument) = (nil, false)
    }
  }
}
