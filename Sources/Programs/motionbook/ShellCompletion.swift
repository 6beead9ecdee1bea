import ArgumentParser
import FrontEnd
import Playing

/// A shell's completions for each kind of argument.
extension CompletionKind {
  static let program = Self.file(extensions: ["md", "motion"])
  static let convertible = Self.file(extensions: ["md", "ipynb"])

  /// The lessons' names, with their titles.
  static let lesson = Self.custom { _, _, _ in
    Workbook(in: TerminalHost(Look())).lessonNames.map {
      CompletionScript.candidate($0.name, about: $0.title)
    }
  }

  /// The names of the parameters of the first notebook among the words.
  static let parameter = Self.custom { words, _, _ in
    let notebook = words.dropFirst().first(where: InputText.isNotebookName)
    let input = notebook.flatMap { try? TerminalHost(Look()).read($0) }
    return input?.parameterNames.map { $0 + "=" } ?? []
  }
}

/// The script that completes the program's arguments in a shell.
///
/// ArgumentParser writes it from the same declarations as the help. It knows nothing, however, of a
/// subcommand that goes without its name, so that one's options and files are added here.
enum CompletionScript {
  /// The command as the shells see it: the options of `start`, or a subcommand.
  private struct Command: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "motionbook", abstract: Motionbook.configuration.abstract,
      version: Motionbook.configuration.version,
      subcommands: Motionbook.configuration.subcommands.filter { $0 != Start.self })

    @OptionGroup var start: StartOptions
  }

  private static let option = "--generate-completion-script"

  /// The script that the arguments ask for; nil if they ask for something else, or for a shell that
  /// is unknown.
  static func requested(by arguments: some Collection<String>) -> String? {
    guard arguments.count == 2, arguments.first == option,
      let shell = CompletionShell(rawValue: arguments[arguments.index(after: arguments.startIndex)])
    else { return nil }
    return script(for: shell)
  }

  static func script(for shell: CompletionShell) -> String {
    // The command's own options are those of `start`.
    let script = Command.completionScript(for: shell)
      .replacing("---completion -- ", with: "---completion start -- ")
    switch shell {
    case .bash:
      // Where no subcommand begins with the word, a file may. Other files than these complete there.
      return script.replacing("complete -o filenames ", with: "complete -o filenames -o default ")
    case .zsh:
      // The first of these lines is the program's own.
      let subcommands = "        _describe -V subcommand subcommands && ret=0\n"
      return script.replacing(
        subcommands, with: subcommands + "        _files -g '*.(md|motion)' && ret=0\n",
        maxReplacements: 1)
    default:
      return script + "\n" + fishFiles + "\n"
    }
  }

  /// A word, with its explanation where the shell takes one on the same line.
  static func candidate(_ word: String, about text: String) -> String {
    CompletionShell.requesting == .zsh ? word + ":" + text : word
  }

  /// Fish's line for the file of `start`.
  private static let fishFiles = """
    complete -c 'motionbook' -n '__motionbook_should_offer_completions_for_positional \
    "motionbook" -eq 1' -k -fa '(__fish_complete_suffix .md .motion)'
    """
}
