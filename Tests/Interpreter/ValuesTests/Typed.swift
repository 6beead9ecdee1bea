import Diagnostics
import Playing
import SessionSupport
import Testing

@testable import Evaluation
@testable import Sessions
@testable import Values

/// The language's reading of a text.
enum Typed {
  /// The value of an expression, in a session with the view `red`.
  static func value(
    _ text: String, _ location: SourceLocation = #_sourceLocation
  ) throws -> Value {
    let session = Session.typed(["view red frame (50, 50, 100, 100)"])
    let mistake = session.mistake(in: "let typed = \(text)")
    return try #require(
      session.world.values.variables["typed"], "\(text): \(mistake?.message ?? "no value")",
      sourceLocation: location)
  }

  /// The mistake that a closure throws; nil if it throws none.
  static func mistake<T>(_ body: () throws(Mistake) -> T) -> MistakeID? {
    do throws(Mistake) {
      _ = try body()
      return nil
    } catch {
      return error.id
    }
  }
}
