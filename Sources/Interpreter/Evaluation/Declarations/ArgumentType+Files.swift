import Diagnostics
import Language
import Text
import Values

extension ArgumentType where Content == String {
  /// A file name in quotation marks.
  package static var file: ArgumentType {
    ArgumentType(.string) { (evaluator, values, what) throws(Failure) in
      try evaluator.file(try evaluator.expression(values, of: what), what)
    }
  }
}

extension ExpressionEvaluator {
  /// Reads an expression as the name of a file to write.
  package func newFile(_ expression: Expression, _ what: String) throws(Failure) -> String {
    let path = try file(expression, what)
    if let unseen = path.unicodeScalars.first(where: \.isTerminalControl) {
      throw Failure(.unseenInPath(unseen), at: expression.span)
    }
    return path
  }

  /// Reads an expression as a file name.
  package func file(_ expression: Expression, _ what: String) throws(Failure) -> String {
    let path: String
    do throws(Failure) {
      path = try checked(expression, what) { (check, value) throws(Mistake) in
        try check.string(value)
      }
    } catch {
      // `save my-fall.md` parses as a difference with a property, but its meaning is clear.
      guard expression.span.text.isPathLike else { throw error }
      throw Failure(.unquotedPath(expression.span.text), at: expression.span)
    }
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Failure(.emptyPath, at: expression.span)
    }
    return path
  }
}

extension StringProtocol {
  /// Whether it has only what file names have.
  fileprivate var isPathLike: Bool {
    allSatisfy { $0.isLetter || $0.isNumber || "./-_~".contains($0) }
  }
}
