import Answers
import Diagnostics
import Evaluation
import Language
import Values

/// `into "fall.csv" replacing`: the clauses that write a table, a plot or a drawing to a file instead
/// of the screen.
struct IntoFile: CommandClauses {
  let file: Clause<ChartName?>
  let replacing = Clause(
    flag: "replacing", "permission to overwrite a file from outside this session")

  static let plot = IntoFile("plot", ChartFile.Form.ofPlots)
  static let table = IntoFile("table", ChartFile.Form.ofTables)
  static let drawing = IntoFile("drawing", ChartFile.Form.ofDrawings)

  private init(_ verb: String, _ forms: [ChartFile.Form]) {
    let endings = forms.map(\.ending).joined(separator: ", ")
    file = Clause("into", .chartName(verb, forms), "output file: \(endings)")
  }

  /// Shows a table, a plot or a drawing, or writes it to the file after `into`.
  static func give(_ content: ChartFile.Content, _ call: Look<IntoFile>) throws(Failure) {
    guard let name = call[\.file], let place = call.place(of: \.file) else {
      if let place = call.place(of: \.replacing) {
        throw call.fail(
          .missingClause("into", verb: "replacing", sample: "\"fall.csv\""), at: place)
      }
      return try call.emit(content.output)
    }
    let isReplacing = call[\.replacing]
    try call.ask(
      toWrite: ChartFile(content, as: name.form, path: name.path, isReplacing: isReplacing),
      at: place)
  }
}

/// The name of a file, whose ending determines the format.
struct ChartName: Sendable {
  let path: String
  let form: ChartFile.Form
}

extension ArgumentType where Content == ChartName {
  /// The name of an output file in one of the given formats.
  fileprivate static func chartName(_ what: String, _ forms: [ChartFile.Form]) -> ArgumentType {
    ArgumentType(.string) { (evaluator, values, keyword) throws(Failure) in
      let expression = try evaluator.expression(values, of: keyword)
      let path = try evaluator.newFile(expression, keyword)
      let name = path.split(separator: "/").last ?? ""
      let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
      guard let form = ending.flatMap({ ChartFile.Form(rawValue: $0.lowercased()) }),
        forms.contains(form)
      else {
        throw Failure(
          .unknownFileForm(what, ending: ending, known: forms.map(\.rawValue)),
          at: expression.span)
      }
      return ChartName(path: path, form: form)
    }
  }
}
