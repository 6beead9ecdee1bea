import Evaluation
import Language
import Values

/// Completions inside the parentheses of a call: labels, words and values.
extension Completer {
  /// Nil if the text does not end inside a call.
  func argumentOffer(after words: [Word]) -> Offer? {
    if let corners = cornerOffer(after: words) { return corners }
    guard let call = OpenCall(words), let parameters = parameters(of: call.name) else {
      return nil
    }
    guard call.isAtArgument else { return Offer(words.last?.isOperator == true ? values : []) }
    if let label = call.label {
      let parameter = parameters.first { $0.isLabelled && $0.name == label }
      return parameter.map(offer) ?? Offer(values)
    }
    let open = parameters.filter { $0.isLabelled && !call.used.contains($0.name) }
      .map { Completion($0.name, $0.explained, suffix: ": ", .clause) }
    guard let parameter = parameters.positional(call.position) else { return Offer(open) }
    var offer = offer(of: parameter)
    offer.candidates += open
    return offer
  }

  /// Completions in a list of corners inside a call, such as `roundedCorners([top`.
  private func cornerOffer(after words: [Word]) -> Offer? {
    guard let open = words.lastIndex(where: { $0.isMark("[") || $0.isMark("]") }),
      words[open].isMark("["), words.last?.sort == .mark,
      let call = OpenCall(Array(words[..<open])), call.isAtArgument, call.label == nil,
      let parameter = parameters(of: call.name)?.positional(call.position),
      case .corners = parameter.kind
    else { return nil }
    return Offer(candidates(for: .corners), hint: parameter.hint)
  }

  private func offer(of parameter: Parameter) -> Offer {
    let words = parameter.words.map { Completion($0, "", suffix: "") }
    if case .word = parameter.kind { return Offer(words, hint: parameter.hint) }
    return Offer(words + candidates(for: parameter.kind), hint: parameter.hint)
  }

  private func parameters(of name: String) -> [Parameter]? {
    if case .curve(let curve)? = expressions[name] { return CurveCalls.parameters(of: curve) }
    if case .object(.trace)? = expressions[name] { return Trace.parameters }
    if name == Conversion.name { return Conversion.function.parameters }
    return Builtins.function(named: name)?.parameters
      ?? CurveCalls.curve(named: name).map(CurveCalls.parameters)
  }
}

/// The innermost call that is still open at the end of a text.
private struct OpenCall {
  let name: String
  /// The label whose value comes next.
  var label: String?
  /// The number of arguments before it.
  var position = 0
  var used: [String] = []
  /// Whether an argument begins here.
  var isAtArgument = true

  /// - Parameter words: a statement's words and marks, in order.
  init?(_ words: [PartialStatement.Word]) {
    var open: [OpenCall?] = []
    for (index, word) in words.enumerated() {
      let previous = index > 0 ? words[index - 1] : nil
      if word.isMark("(") {
        // A call's bracket touches its name.
        let callee = word.isTouching && previous?.sort == .name ? previous : nil
        open.append(callee.map { OpenCall(name: $0.text) })
      } else if word.isMark("[") {
        open.append(nil)
      } else {
        if word.isMark(")") || word.isMark("]") { _ = open.popLast() }
        guard let last = open.indices.last else { continue }
        open[last]?.read(word, after: previous)
      }
    }
    guard let last = open.last ?? nil else { return nil }
    self = last
  }

  private init(name: String) { self.name = name }

  private mutating func read(_ word: PartialStatement.Word, after previous: PartialStatement.Word?)
  {
    if word.isMark(",") {
      if label == nil { position += 1 }
      (label, isAtArgument) = (nil, true)
    } else if word.isMark(":") {
      label = previous?.text
      isAtArgument = true
      used.append(label ?? "")
    } else {
      isAtArgument = false
    }
  }
}
