import Notebooks
import Text

/// `new`: a notebook to begin with, which asks a question, lets the reader guess, runs an
/// experiment, and leaves an exercise.
public struct NewNotebook {
  private let host: any Host & FileHost

  /// Creates notebooks in files of the host.
  public init(in host: any Host & FileHost) { self.host = host }

  /// Writes a notebook to a new file; `.md` is added to its name. An existing file stays.
  public func write(_ name: String) -> RunStatus {
    let file = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard !file.isEmpty, !file.hasPrefix("."), file.contains(where: { !$0.isWhitespace }) else {
      host.show(.unwritable(name: name, reason: "a notebook needs a name, such as `new fall`"))
      return .failed
    }
    let path = InputText.isNotebookName(name) ? name : name + ".md"
    do {
      try host.write(Self.text(title: Self.title(of: path)), to: path, over: .nothing)
    } catch {
      let exists = error.cause == .exists
      host.show(
        .unwritable(name: path, reason: exists ? "it exists already" : error.reason))
      return .failed
    }
    let word = path.shellWord
    host.show(
      .saved(
        name: path,
        what: "`motionbook \(word)` runs it, and `motionbook lesson \(word)` goes through it"))
    return .finished
  }

  /// The words of a file's name: `my-fall.md` is `My fall`.
  private static func title(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let words = stem.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.joined(separator: " ")
    return words.capitalizedFirst
  }

  /// The notebook's text. Its outputs are those of a replay, which a test repeats.
  static func text(title: String) -> String {
    let heading = NotebookWriter.text([.title(title.isEmpty ? "Untitled" : title)])
    return heading + "\n" + body
  }

  private static let body = """
    Does twice the pull make a box fall twice as far? Ask a question that a few lines can answer.

    <!-- motion: parameters -->
    ```motion
    let pull = 1
    ```

    ## A guess

    Write down what you expect before you look. When its time comes, you see how far off you were.

    ```motion
    view box frame (110, 0, 100, 100)
    gravity on box magnitude pull
    predict box.center.y ~ 100 at 0.5s
    ```

    ```output
    noted: box.center.y ~ 100 pt at 0.5 s
    ```

    ## An experiment

    Let time pass, and look.

    ```motion
    run 0.5s
    ```

    ```output
    box.center.y at 0.5 s: predicted 100 pt, got 170.86 pt (off by 70.8604 pt)
    box.center.y (pt) against t (s)
     50 |ooooooooooooooo
        |               ooooooooooo
        |                          oooooooo
        |                                  ooooooo
    100 |*****************************************oooo**********************
        |                                             ooooo
        |                                                  oooo
        |                                                      ooooo
    150 |                                                           oooo
        |                                                               ooo
        |                                                                  o
        |
        +-------------+------------+-------------+------------+------------+
         0           0.1          0.2           0.3          0.4       0.5 s
    * prediction   o box.center.y
    prediction stays at 100
    box.center.y increases from 50 to 170.9 (down on screen), is still
      moving at 0.5 s
    30 frames, t = 0.5 s
    ```

    A line that begins with `expect` turns what you have learned into a check: `motionbook check` fails
    if it is no longer true.

    ```motion
    expect box.center.y > 100
    ```

    ## An exercise

    1. Run it with another pull, such as `motionbook run fall.md -p pull=2` for a file `fall.md`. How far
       does the box fall? And with several at once, `-p pull=1..4`?
    2. Change the question. What else could make the box fall faster?

    <details><summary>Hint</summary>

    `item box density 4` makes the box heavier. Does it arrive earlier?

    </details>

    """
}
