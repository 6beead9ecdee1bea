/// `UIView.transition(with:)`: a view that is turned round, or whose change is seen through.
struct ViewTransition {
  let names: NamesAtHand

  private static let head: Form =
    #"\bUIView\.transition\(\s*with:\s*(?:self\.)?(\w+)\s*,\s*duration:\s*(\d*\.?\d+)|\[UIView\s+transitionWithView:\s*(?:self\.)?(\w+)\s+duration:\s*(\d*\.?\d+)"#
  private static let block: Form = #"\{\s*(?:\[[^\]]*\]\s*)?(?:\w+\s+in\b)?\s*([^{}]*?)\s*;?\s*\}"#

  /// The line that does the same; nil where there is no such call, or one that only sets something.
  func line(for text: String) -> String? {
    guard let match = text.first(Self.head) else { return nil }
    let view = match[1] ?? match.text(3)
    let time = (match[2] ?? match.text(4)) + "s"
    let body = text.first(Self.block)?.text(1).replacing("self.", with: "")
    guard let way = text.first(#"[fF]lipFrom(Left|Right|Top|Bottom)"#)?.text(1) else {
      // What is changed while one sees through shows in the change itself.
      return body == nil ? "animate \(view).alpha to 0 over \(time)" : nil
    }
    let axis = ["Left", "Right"].contains(way) ? "Y" : "X"
    let angle = ["Left", "Bottom"].contains(way) ? "180deg" : "-180deg"
    let half = Double(time.dropLast()).map { WrittenNumber.text($0 / 2) } ?? "0.25"
    // On its edge, a view may change unseen.
    let change = body.map { $0.isEmpty ? "" : "; at t + \(half)s { \($0) }" } ?? ""
    return
      "animate \(view).transform3D to perspective(500) * rotate\(axis)(\(angle)) over \(time)\(change)"
  }
}
