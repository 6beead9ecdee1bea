import Diagnostics
import Notebooks
import Sessions
import Values

/// A value that one parameter of a notebook has in a run.
struct SetParameter {
  let parameter: NotebookParameters.Parameter
  let choice: WrittenChoice

  /// Whether the notebook has another value.
  var isChanged: Bool { !parameter.binding.value.isSame(as: choice.value) }
}

/// A notebook with values from a command line in the place of its own.
struct NotebookWithParameters {
  let document: NotebookDocument
  /// The values of all parameters, such as `m = 4, curve = easeOut`; nil if none was set.
  let values: String?
  /// The first cell in which a value is not the notebook's own; nil if all are.
  let firstChanged: Int?

  /// Puts values in the place of a notebook's own.
  ///
  /// - Throws: The mistake, if the notebook cannot be read with them.
  init(
    _ document: NotebookDocument, _ parameters: NotebookParameters, _ values: [SetParameter]
  ) throws(Diagnostic) {
    do {
      self.document = try document.substituting(
        values.filter(\.isChanged).map { $0.parameter.substitution($0.choice.text) })
    } catch {
      throw Diagnostic(.noNotebook(error.description), at: nil)
    }
    let given = Dictionary(
      values.map { ($0.parameter.name, $0.choice.text) }, uniquingKeysWith: { first, _ in first })
    self.values = parameters.all.map { parameter in
      given[parameter.name].map { "\(parameter.name) = \($0)" } ?? parameter.assignment
    }.joined(separator: ", ")
    firstChanged = values.filter(\.isChanged).map(\.parameter.cell).min()
  }

  /// A notebook as it is.
  private init(_ document: NotebookDocument) {
    (self.document, values, firstChanged) = (document, nil, nil)
  }

  /// Sets parameters of a notebook, each to one value.
  ///
  /// - Parameters:
  ///   - verb: The subcommand, for messages.
  ///   - checks: Whether the cells marked `parameters` are read even if nothing is set.
  /// - Throws: The mistake in a setting, or in a cell marked `parameters`.
  init(
    _ document: NotebookDocument, named name: String, _ settings: [ParameterSetting],
    for verb: String, in host: any Host, work: Int, checks: Bool = false
  ) throws(Diagnostic) {
    guard
      !settings.isEmpty || checks && document.cells.contains(where: \.directives.holdsParameters)
    else {
      self.init(document)
      return
    }
    let parameters = try NotebookParameters(of: document, named: name, in: host, work: work)
    guard !settings.isEmpty else {
      self.init(document)
      return
    }
    var values: [SetParameter] = []
    for choice in try parameters.choices(for: settings) {
      guard !choice.isSeveral, let value = choice.values.first else {
        throw Diagnostic(
          .severalValues(choice.parameter.name, choice.written, verb: verb), at: nil)
      }
      values.append(SetParameter(parameter: choice.parameter, choice: value))
    }
    try self.init(document, parameters, values)
  }
}

extension NotebookParameters {
  /// Reads a notebook's parameters in sessions of a host that shows nothing.
  init(
    of document: NotebookDocument, named name: String, in host: any Host, work: Int
  ) throws(Diagnostic) {
    let meter = WorkMeter()
    let session = Session.unseen(in: host, meter: meter, inFolder: host.folder(of: name))
    let blank = Session.unseen(in: host, meter: meter, inFolder: host.folder(of: name))
    let result = meter.bounded(to: work) { () -> Result<NotebookParameters, Diagnostic> in
      do throws(Diagnostic) {
        return .success(
          try NotebookParameters(of: document, named: name, in: session, blank: blank))
      } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }
}
