import Answers
import DataFiles
import Diagnostics
import Language
import Values

/// A call's request to a layer above the evaluator: the session, or the workbook that holds it.
///
/// A request is a value with the arguments of the call. A verb of the session or of a workbook is
/// itself the type of its requests. A command of this layer or the next reads more than its clauses
/// first, and makes one of the types below.
package protocol Request: Sendable {}

/// Saves recorded values under a name.
package struct TraceRequest: Request {
  package let trace: Trace
  package let name: String

  package init(_ trace: Trace, name: String) { (self.trace, self.name) = (trace, name) }
}

/// Reads a file of measured values and saves them under a name.
package struct LoadRequest: Request {
  package let path: String
  /// The place of the file's name in the source.
  package let place: Span?
  package let options: DataFile.Options
  package let name: String

  package init(_ path: String, at place: Span?, _ options: DataFile.Options, name: String) {
    (self.path, self.place, self.options, self.name) = (path, place, options, name)
  }
}

/// Runs a sweep, and saves the result if a name is given.
package struct SweepRequest: Request {
  package let plan: SweepPlan
  package let name: String?

  package init(_ plan: SweepPlan, name: String?) { (self.plan, self.name) = (plan, name) }
}

/// Writes a table, a plot or a drawing to a file, after `into`.
extension ChartFile: Request {}
