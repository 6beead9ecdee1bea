import Diagnostics
import Language
import Text
import Values

extension Evaluator {
  package func evaluate(_ e: Expression) throws(Failure) -> Value { try reader.evaluate(e) }
  package func boolean(_ e: Expression, of what: String) throws(Failure) -> Bool { try reader.boolean(e, of: what) }
  package func value(_ e: Expression, at frame: Int) throws(Failure) -> Value { try reader.value(e, at: frame) }
  package func value(of e: Expression, for kind: ValueKind) throws(Failure) -> Value { try reader.value(of: e, for: kind) }
  package func parts(of e: Expression) throws(Failure) -> [Reader.SeriesPart] { try reader.parts(of: e) }
  package func frames(from a: Int, to b: Int, every c: Int) -> [Int] { reader.frames(from: a, to: b, every: c) }
  package subscript(name: String) -> Value? { reader[name] }
  package var format: NumberFormat { reader.format }
  package var objectNames: [String] { reader.objectNames }
  package func properties(of r: ObjectReference, at s: Span) throws(Failure) -> [BoundProperty] { try reader.properties(of: r, at: s) }
  package func time(_ e: Expression, of what: String) throws(Failure) -> Double { try reader.time(e, of: what) }
  package func requireFree(_ name: Name) throws(Failure) { try reader.requireFree(name) }
}
