import ArgumentParser
import FrontEnd
import Jupyter
import Notebooks
import Playing

/// `motionbook convert FILE -o FILE`
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Converts a notebook of Jupyter to Markdown, or back. Nothing is run.",
    discussion: """
      `convert x.ipynb -o x.md` says what Markdown cannot hold, a line for each loss.
      `export x.md -o x.ipynb` runs the notebook and shows plots, stages and tables.
      """)

  @Argument(help: "A notebook: .ipynb or .md.", completion: .convertible)
  var file: String

  @Option(
    name: [.short, .customLong("output")],
    help: "The notebook to write: .md or .ipynb, or - for standard output.",
    completion: .convertible)
  var output: String

  /// A form that stays the same would write over a notebook what is none.
  func validate() throws {
    let isMarkdown = InputText.isNotebookName(file)
    let isOther =
      isMarkdown ? output.lowercased().hasSuffix(".ipynb") : InputText.isNotebookName(output)
    guard output != "-", !isOther else { return }
    throw ValidationError(
      isMarkdown
        ? "-o takes a name that ends in .ipynb, for a notebook of Jupyter"
        : "-o takes a name that ends in .md, for Markdown")
  }

  func run() throws {
    let host = TerminalHost(Look())
    let input: InputText
    do {
      input = try host.read(argument: file)
    } catch {
      host.show(.unreadable(reason: error.reason))
      throw ExitCode(Status.unreadable.rawValue)
    }
    guard let text = converted(input, host) else { throw ExitCode(Status.unreadable.rawValue) }
    guard output != "-" else {
      return Console.out(String(text.dropLast(text.hasSuffix("\n") ? 1 : 0)))
    }
    do {
      try host.write(text, to: output, over: .anything)
    } catch {
      host.show(.unwritable(name: output, reason: error.reason))
      throw ExitCode(Status.failed.rawValue)
    }
  }

  /// The other form of a notebook. Shows why there is none, and what is lost.
  private func converted(_ input: InputText, _ host: TerminalHost) -> String? {
    if InputText.isNotebookName(file) {
      do {
        return JupyterNotebook(try NotebookDocument(bytes: input.bytes)).text
      } catch {
        host.show(.unreadableNotebook(name: file, reason: error.description))
        return nil
      }
    }
    do {
      let conversion = MarkdownConversion(try JupyterNotebook(reading: input.bytes))
      for loss in conversion.losses { Console.error("\(input.name): \(loss)") }
      return conversion.text
    } catch {
      host.show(.unreadableNotebook(name: file, reason: error.reason))
      return nil
    }
  }
}
