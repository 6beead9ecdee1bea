import Text

/// Mistakes with files and notebooks.
extension Mistake {
  public static func cannotRead(_ path: String, _ reason: String) -> Mistake {
    Mistake(.cannotRead, "cannot read `\(path)`: \(reason)")
  }

  public static func noNotebook(_ reason: String) -> Mistake {
    Mistake(
      .noNotebook, "this session cannot be read as a notebook: \(reason)",
      help: "use `undo` to take back what was added last; a line that ends with `;` adds no answer")
  }

  public static func cannotOpen(_ path: String) -> Mistake {
    Mistake(
      .cannotOpen, "`\(path)` stopped before the end; this session is unchanged",
      help: "fix the cell that failed, and open the file again")
  }

  public static func opensData(_ path: String) -> Mistake {
    Mistake(
      .cannotOpen, "`\(path)` has data, and `open` opens notebooks",
      help: "write `load \"\(path)\" as real`")
  }

  public static func unknownSession(_ number: Int, hasOthers: Bool) -> Mistake {
    Mistake(
      .unknownSession, "there is no session \(number)",
      help: hasOthers ? "write `sessions` to list them" : "there are no earlier sessions yet")
  }

  public static let sessionsKeptAtPromptAlone = sessionsNotKept(
    "sessions are kept only at the prompt")

  public static let sessionsWithoutHome = sessionsNotKept(
    "no sessions are kept because HOME is not set")

  private static func sessionsNotKept(_ message: Sentence) -> Mistake {
    Mistake(
      .sessionsNotKept, message,
      help: "use `save` to keep this session, and `open` to load its file")
  }

  public static func unknownLesson(_ name: String, nearest: [String]) -> Mistake {
    Mistake(
      .unknownLesson, "there is no lesson `\(name)`", suggestions: nearest,
      help: "write `lesson` alone to list the lessons")
  }

  public static func cannotReadLessons(_ reason: String) -> Mistake {
    Mistake(
      .cannotReadLessons, "the lessons cannot be read: \(reason)",
      help: "look for the folder `notebooks` in a folder above the program's own")
  }

  /// - Parameter finished: The lesson that has ended, if any.
  /// - Parameter next: The lesson to continue with.
  public static func noLesson(finished: String?, next: String?) -> Mistake {
    Mistake(
      .noLesson, finished.map { "the lesson `\($0)` is over" } ?? "no lesson is open",
      help: next.map { "write `lesson \($0)` to begin one, or `lesson` to list them all" }
        ?? "write `lesson` to list them all")
  }

  public static let nothingFolded = Mistake(
    .nothingFolded, "there is no hidden answer here",
    help: "press Enter on an empty line to continue the lesson")

  public static func noSuchLine(_ number: Int, of count: Int) -> Mistake {
    let lines = count == 1 ? "1 line has" : "\(count) lines have"
    return Mistake(
      .noSuchLine, "there is no line \(number): \(lines) been typed",
      help: "use `history` to list them with their numbers")
  }

  public static let editedAtPromptAlone = cannotEdit("lines can be edited only at the prompt")

  public static let noLineToEdit = cannotEdit("there is no line to edit yet")

  /// - Parameter reason: The system's own message.
  public static func noFileToEdit(_ reason: String) -> Mistake {
    cannotEdit("cannot create a file for the editor: \(reason)")
  }

  public static func unknownEditor(_ editor: String) -> Mistake {
    cannotEdit("the editor `\(editor)` was not found; set EDITOR to your editor")
  }

  public static func editorFailed(_ editor: String, status: Int) -> Mistake {
    cannotEdit("the editor `\(editor)` ended with status \(status), so the line is unchanged")
  }

  public static let unreadableEdit = cannotEdit(
    "the editor's file is not text, or it is too long")

  private static func cannotEdit(_ message: Sentence) -> Mistake {
    Mistake(.cannotEdit, message, help: "press Up at the prompt to edit the line there")
  }

  public static let replayStopped = Mistake(
    .replayStopped, "the replay stopped before the end", help: "look at the line that failed")

  public static func cannotWrite(_ path: String, _ reason: String, help: String?) -> Mistake {
    Mistake(.cannotWrite, "cannot write `\(path)`: \(reason)", help: help.map { Sentence($0) })
  }

  public static var noFileYet: Mistake {
    Mistake(
      .noFileYet, "this session has no file yet", help: "name one, such as `save \"fall.md\"`")
  }

  /// - Parameter word: The words before the file name.
  public static func fileExists(_ path: String, _ word: String) -> Mistake {
    Mistake(
      .fileExists, "`\(path)` already exists and is not this session's file",
      help: "write `\(word) \"\(path)\" replacing`, or choose another name")
  }

  /// - Parameters:
  ///   - what: What is written, such as `plot`, without its article.
  ///   - ending: The extension of the file name, or nil.
  ///   - known: The extensions of the possible formats.
  public static func unknownFileForm(
    _ what: String, ending: String?, known: [String]
  ) -> Mistake {
    let hint = ending == "svg" ? "; use `plot` for an `.svg`" : ""
    return Mistake(
      .unknownFileForm,
      ending.map { "a \(what) cannot be written as `.\($0)`" }
        ?? "the file name has no extension to set the format of the \(what)",
      help: "end the name in \(listed(known.map { "." + $0 }, "or"))\(hint)")
  }

  /// - Parameters:
  ///   - ending: The extension of the name under which a session was to be saved.
  ///   - charts: The extensions of tables and plots.
  public static func notANotebookName(ending: String, charts: [String]) -> Mistake {
    Mistake(
      .unknownFileForm, "a session cannot be saved as `.\(ending)`: `save` writes Markdown",
      help: """
        end the name in `.md`; `into` writes a table or a plot as \
        \(listed(charts.map { "." + $0 }, "or"))
        """)
  }

  public static let notAPageName = Mistake(
    .unknownFileForm,
    """
    `export` writes a page (`.html`), a notebook of Jupyter (`.ipynb`), a moving picture (`.svg`) \
    or code (`.css`, `.js`, `.swift`)
    """,
    help: "end the name in one of these; `save` writes a notebook, `into` a table or a plot")

  /// - Parameter count: The number of scenes that there are.
  public static func noScene(_ number: Int, count: Int) -> Mistake {
    let scenes = count == 1 ? "1 scene" : "\(count) scenes"
    return Mistake(
      .noScene, "there is no scene \(number): the notebook has \(scenes)",
      help: count > 1
        ? "write `--scene` with a number from 1 to \(count); a scene begins with `reset`"
        : "leave out `--scene`: only `reset` begins another scene")
  }

  /// - Parameter scene: Which of several scenes it is, such as `scene 2 of 3`.
  public static func nothingMoves(in scene: String?) -> Mistake {
    Mistake(
      .nothingMoves, "nothing moves in \(scene ?? "this run"), so there is no motion to write",
      help: scene == nil
        ? "animate a view and let time pass, as in `run 1s`"
        : "choose another scene, such as `--scene 1`; `.swift` writes scenes that stand still too")
  }

  public static func unseenInPath(_ character: Unicode.Scalar) -> Mistake {
    Mistake(
      .unseenInPath, "this name contains `\(character.escaped)`, which would be obeyed, not shown",
      help: "write the name without it")
  }

  public static func writesRefused(_ verb: String) -> Mistake {
    Mistake(
      .writesRefused, "`\(verb)` is not allowed in a notebook: a replay does not touch files",
      help: "type it at the prompt, or run with `--allow-writes`")
  }

  /// A command that only a person may use, whatever notebooks are allowed to do.
  public static func onlyForPeople(_ verb: String) -> Mistake {
    Mistake(
      .writesRefused, "`\(verb)` is not allowed in a notebook: it is for a person at a prompt",
      help: "type it at the prompt")
  }

  public static func unknownHelp(_ word: String, nearest: [String]) -> Mistake {
    Mistake(
      .unknownHelp, "there is no help on `\(word)`", suggestions: nearest,
      help: "write `help` alone to list the topics")
  }

  public static func drifted(_ count: Int) -> Mistake {
    Mistake(
      .drifted, count == 1 ? "1 answer has changed" : "\(count) answers have changed")
  }
}
