#if Class
  import ArgumentParser
  import Classroom
  import FrontEnd
  import Notebooks
  import Playing

  /// The notebook that is left of a class.
  struct ReportFile {
    let path: String
    private let file: String
    private let host: TerminalHost

    /// The most classes whose reports stand beside each other.
    private static let most = 1000

    /// - Parameters:
    ///   - path: Where it is written; beside that, if there is a report already.
    ///   - file: The class's notebook, whose data is beside it.
    /// - Throws: If the report cannot be written, or would replace what is no report of this notebook.
    init(
      _ path: String, of state: ClassState, from file: String, in host: TerminalHost
    ) throws {
      if let there = try? host.read(path), (try? there.document())?.title != state.reportTitle {
        throw Self.failure("\(path) is there already and is no report of this notebook")
      }
      self.path = Self.free(path, in: host)
      (self.file, self.host) = (file, host)
      do throws(FileRefusal) {
        try host.checkWrite(to: self.path, over: .anything)
      } catch {
        throw Self.failure("cannot write \(path): \(error.reason)")
      }
    }

    /// A path like this one at which there is no report: `report-2.md` for `report.md`.
    private static func free(_ path: String, in host: TerminalHost) -> String {
      let end = path.hasSuffix(".md") ? ".md" : ""
      let paths = [path] + (2..<most).map { "\(path.dropLast(end.count))-\($0)\(end)" }
      let free = paths.first { (try? host.read($0)) == nil } ?? path
      if free != path {
        Console.out("\(path) is there already, and stays. This class's report will be \(free)")
      }
      return free
    }

    /// Writes the class's state with the outputs of its cells.
    func write(_ state: ClassState) throws {
      let report = state.report
      let document = try? NotebookDocument(text: report)
      let text = document.flatMap { host.replayed($0, from: file)?.text } ?? report
      do throws(FileRefusal) {
        try host.write(text, to: path, over: .anything)
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
