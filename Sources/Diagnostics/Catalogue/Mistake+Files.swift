import Text

/// Mistakes with files and notebooks.
extension Mistake {
  public static func cannotRead(_ path: String, _ reason: String) -> Mistake {
    Mistake(.cannotRead, "cannot read `\(path)`: \(reason)")
  }

  public static func cannotOpen(_ path: String) -> Mistake {
    Mistake(
      .cannotOpen, "`\(path)` stopped before its end; this session is as it was",
      help: "mend the cell that failed, and open it again")
  }

  public static func unknownSession(_ number: Int, hasOthers: Bool) -> Mistake {
    Mistake(
      .unknownSession, "there is no session \(number)",
      help: hasOthers ? "`sessions` lists those there are" : "no session has been left yet")
  }

  public static func sessionsNotKept(_ reason: String) -> Mistake {
    Mistake(
      .sessionsNotKept, Sentence(reason),
      help: "`save` keeps this session, and `open` takes its file")
  }

  public static func unknownLesson(_ name: String, nearest: [String]) -> Mistake {
    Mistake(
      .unknownLesson, "there is no lesson `\(name)`", suggestions: nearest,
      help: "`lesson` alone lists them")
  }

  public static func cannotReadLessons(_ reason: String) -> Mistake {
    Mistake(
      .cannotReadLessons, "the lessons cannot be read: \(reason)",
      help: "they are the folder `notebooks`, in a folder above the program's own")
  }

  /// - Parameter finished: The lesson that has come to its end, if one has.
  /// - Parameter next: The lesson to go on with.
  public static func noLesson(finished: String?, next: String?) -> Mistake {
    Mistake(
      .noLesson, finished.map { "the lesson `\($0)` is at its end" } ?? "no lesson is open",
      help: next.map { "`lesson \($0)` begins one, and `lesson` lists them all" }
        ?? "`lesson` lists them all")
  }

  public static let nothingFolded = Mistake(
    .nothingFolded, "nothing is folded away here",
    help: "Enter on an empty line goes on with the lesson")

  public static func noSuchLine(_ number: Int, of count: Int) -> Mistake {
    let lines = count == 1 ? "1 line has" : "\(count) lines have"
    return Mistake(
      .noSuchLine, "there is no line \(number): \(lines) been typed",
      help: "`history` lists them with their numbers")
  }

  public static func cannotEdit(_ reason: String) -> Mistake {
    Mistake(
      .cannotEdit, Sentence(reason),
      help: "press Up at the prompt: the line can be edited there")
  }

  public static let replayStopped = Mistake(
    .replayStopped, "the replay stopped before its end", help: "look at the line that failed")

  public static func cannotWrite(_ path: String, _ reason: String, help: String?) -> Mistake {
    Mistake(.cannotWrite, "cannot write `\(path)`: \(reason)", help: help.map { Sentence($0) })
  }

  public static var noFileYet: Mistake {
    Mistake(
      .noFileYet, "this session is in no file yet", help: "say which, as in `save \"fall.md\"`")
  }

  /// - Parameter word: What stands before the file's name.
  public static func fileExists(_ path: String, _ word: String) -> Mistake {
    Mistake(
      .fileExists, "`\(path)` is there already, and not this session's",
      help: "write `\(word) \"\(path)\" replacing`, or choose another name")
  }

  /// - Parameters:
  ///   - what: What is to be written, such as `plot`.
  ///   - ending: The ending of the file's name; nil where it has none.
  ///   - known: The endings that say as what it is written.
  public static func unknownFileForm(
    _ what: String, ending: String?, known: [String]
  ) -> Mistake {
    let hint = ending == "svg" ? "; `plot` makes an `.svg`" : ""
    return Mistake(
      .unknownFileForm,
      ending.map { "a \(what) cannot be written as `.\($0)`" }
        ?? "the name does not say as what the \(what) is to be written",
      help: "end it in \(listed(known.map { "." + $0 }, "or"))\(hint)")
  }

  public static func unseenInPath(_ character: Unicode.Scalar) -> Mistake {
    Mistake(
      .unseenInPath, "this name has `\(character.escaped)` in it, which would be obeyed, not seen",
      help: "write the name without it")
  }

  public static func writesRefused(_ verb: String) -> Mistake {
    Mistake(
      .writesRefused, "`\(verb)` inside a notebook is refused: a replay touches no files",
      help: "type it at the prompt, or run with `--allow-writes`")
  }

  /// What answers to a person alone, whatever notebooks are allowed.
  public static func onlyForPeople(_ verb: String) -> Mistake {
    Mistake(
      .writesRefused, "`\(verb)` inside a notebook is refused: it is for a person at a prompt",
      help: "type it at the prompt")
  }

  public static func unknownHelp(_ word: String, nearest: [String]) -> Mistake {
    Mistake(
      .unknownHelp, "there is no help about `\(word)`", suggestions: nearest,
      help: "`help` alone lists what there is")
  }

  public static func drifted(_ count: Int) -> Mistake {
    Mistake(
      .drifted, count == 1 ? "1 answer has changed" : "\(count) answers have changed")
  }
}
