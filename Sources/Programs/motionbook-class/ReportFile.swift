#if Class
  import ArgumentParser
  import Classroom
  import FrontEnd
  import Notebooks
  import Playing

  /// The notebook that is left of a class.
  struct ReportFile {
    private let path: String
    private let file: String
    private let host: TerminalHost

    /// - Parameter file: The class's notebook, whose data is beside it.
    /// - Throws: If the report cannot be written, or would replace what is no report of this notebook.
    init(_ path: String, of state: ClassState, from file: String, in host: TerminalHost) throws {
      (self.path, self.file, self.host) = (path, file, host)
      do throws(FileRefusal) {
        try host.checkWrite(to: path, over: .anything)
      } catch {
        throw Self.failure("cannot write \(path): \(error.reason)")
      }
      if let there = try? host.read(path), (try? there.document())?.title != state.reportTitle {
        throw Self.failure("\(path) is there already and is no report of this notebook")
      }
    }

    /// Writes the class's state with the outputs of its cells.
    func write(_ state: ClassState) throws {
      let report = state.report
      let document = try? NotebookDocument(text: report)
      let text = document.flatMap { host.replayed($0, from: file)?.text } ?? report
      do throws(FileRefusal) {
        try host.write(text, to: path, over: .anything)
        Console.out("The report is in \(path)")
      } catch {
        // The guesses are nowhere else.
        Console.error("error: cannot write \(path): \(error.reason)\n\(text)")
        throw ExitCode(Status.unreadable.rawValue)
      }
    }

    private static func failure(_ sentence: String) -> ExitCode {
      Console.error("error: \(sentence)\nhelp: name another file for --report")
      return ExitCode(Status.unreadable.rawValue)
    }
  }
#endif
