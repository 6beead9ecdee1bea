import Diagnostics
import Notebooks
import Sessions
import Text
import Values

extension InputText {
  /// The names of a notebook's parameters, for completion; none if it cannot be read.
  public var parameterNames: [String] {
    guard let document = try? document(),
      let parameters = try? NotebookParameters(
        of: document, named: name, in: Session(), blank: Session())
    else { return [] }
    return parameters.all.map(\.name)
  }
}

/// The parameters of a notebook: the `let`s in its cells that are marked `parameters`.
/// `NotebookWithParameters` is the notebook with other values in it, which is run, checked and
/// exported like any other.
struct NotebookParameters {
  /// One parameter, with its value in the notebook.
  struct Parameter {
    let binding: LetBinding
    /// The cell's index among the notebook's cells.
    let cell: Int

    var name: String { binding.name.text }
    /// The name with the value in the notebook.
    var assignment: String { "\(name) = \(binding.place.evened)" }

    /// Another expression in the place of the notebook's.
    func substitution(_ text: String) -> Substitution {
      Substitution(cell: cell, place: binding.place.lower..<binding.place.upper, text: text)
    }
  }

  /// In the order of the notebook.
  let all: [Parameter]
  private let file: String
  /// A session in which no parameter has a value: the value of one cannot depend on another.
  private let blank: Session

  /// Reads a notebook's parameters.
  ///
  /// - Parameters:
  ///   - file: The notebook's name in messages.
  ///   - session: A fresh session; its work is the reader's.
  /// - Throws: The mistake in a cell marked `parameters`.
  init(
    of document: NotebookDocument, named file: String, in session: Session, blank: Session
  ) throws(Diagnostic) {
    var all: [Parameter] = []
    for cell in document.cells where cell.directives.holdsParameters && !cell.directives.isSkipped {
      for binding in try session.bindings(in: cell.source(named: file)) {
        guard binding.value.canBeParameter else {
          throw Diagnostic(
            .notAParameter(binding.name.text, binding.value.described), at: binding.place)
        }
        guard !all.contains(where: { $0.name == binding.name.text }) else {
          throw Diagnostic(.parameterTwice(binding.name.text), at: binding.name.span)
        }
        all.append(Parameter(binding: binding, cell: cell.index))
      }
    }
    (self.all, self.file, self.blank) = (all, file, blank)
  }

  /// A parameter with the values that it takes.
  struct Choice {
    let parameter: Parameter
    let values: [WrittenChoice]
    /// Whether they were given as a list or a range.
    let isSeveral: Bool
    /// The setting as written.
    let written: String
  }

  /// The values for settings of a command line, in their order.
  ///
  /// - Throws: The mistake of an unknown parameter, or of a value that is not of its kind.
  func choices(for settings: [ParameterSetting]) throws(Diagnostic) -> [Choice] {
    var choices: [Choice] = []
    for setting in settings { choices.append(try choice(for: setting)) }
    return choices
  }

  private func choice(for setting: ParameterSetting) throws(Diagnostic) -> Choice {
    guard !all.isEmpty else { throw Diagnostic(.noParameters(file), at: nil) }
    guard let parameter = all.first(where: { $0.name == setting.name }) else {
      let nearest = Vocabulary(all.map(\.name)).nearest(to: setting.name)
      throw Diagnostic(
        .unknownParameter(
          setting.name, in: file, known: all.map(\.assignment), nearest: nearest), at: nil)
    }
    let (values, isSeveral) = try values(of: setting, for: parameter)
    for choice in values where !choice.value.isOfKind(of: parameter.binding.value) {
      throw Diagnostic(
        .parameterKind(
          setting.name, parameter.binding.value.described, setting: choice.text,
          found: choice.value.described, sample: parameter.binding.place.evened),
        at: parameter.binding.place)
    }
    return Choice(
      parameter: parameter, values: values, isSeveral: isSeveral, written: setting.value)
  }

  private func values(
    of setting: ParameterSetting, for parameter: Parameter
  ) throws(Diagnostic) -> (choices: [WrittenChoice], isSeveral: Bool) {
    // A shell takes the quotation marks of a text away.
    if case .string = parameter.binding.value, !["\"", "["].contains(setting.value.first) {
      return ([WrittenChoice(value: .string(setting.value), text: setting.value.quoted)], false)
    }
    return try blank.choices(
      in: Source(setting.value, name: "-p \(setting.name)"))
  }
}

extension Value {
  fileprivate var canBeParameter: Bool {
    switch self {
    case .number, .boolean, .string, .curve: true
    default: false
    }
  }

  /// Whether it can take another value's place: a number of the same quantity, or like that one a
  /// text, a flag or a curve.
  fileprivate func isOfKind(of other: Value) -> Bool {
    switch (self, other) {
    case (.number(_, let quantity), .number(_, let expected)): quantity == expected
    case (.boolean, .boolean), (.string, .string), (.curve, .curve): true
    default: false
    }
  }
}
