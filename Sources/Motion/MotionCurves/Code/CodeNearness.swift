/// How near code comes to what it is for, in the words of a comment.
struct CodeNearness {
  /// How near the curve is to what it was fitted to; nil if it stands for itself.
  let fit: String?

  /// For a system that has the curve.
  var exact: String { fit ?? "exact" }

  /// For a system that has the curve under a condition: `exact as Spring.value`.
  func exact(_ condition: String) -> String {
    fit.map { "\($0); \(condition)" } ?? "exact \(condition)"
  }

  /// For a system that has nearly the curve, and says so itself.
  func beside(_ own: String) -> String { fit.map { "\(own); \($0)" } ?? own }
}
