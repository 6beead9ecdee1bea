/// Concepts of the language.
extension Concept {
  static let language: [Concept] = [
    .init("comment", "comments remark", "text after `#`, which is ignored", "print 1 # one"),
    .init(
      "condition", "if else when-true compare-values", "a block that runs if something is true",
      "if VIEW.alpha > 0 { print \"seen\" }"),
    .init(
      "command", "def function define macro own", "a command of your own",
      "def jump(h) { VIEW.center.y -= h }"),
    .init(
      "handler",
      "on callback callbacks delegate react whenever trigger begancontactfor notify hits lands reaches",
      "a block that runs when something happens",
      "on contact { print \"hit at\", event.point }"),
    .init(
      "later", "at schedule timer timeout", "a block that runs at a given time",
      "at t + 1s { VIEW.alpha = 0.5 }"),
    .init(
      "loop", "for each iterate times", "a block that runs once for each value",
      "for i in 1..3 { print i }"),
    .init(
      "typing", "type input enter line lines commands",
      "a line is a verb, its subject, and keywords with values; Tab completes them",
      "help commands"),
    .init(
      "many", "numbered indexed all-of-them each-of several ten hundred",
      "things with a number: `ball[2]` is one, `ball[1..2]` some, `ball` all of them",
      "for i in 1..3 { view ball[i] frame (40 * i, 0, 20, 20) }; gravity on ball"),
    .init(
      "units", "unit second degree radian pixel percent ms",
      "written right after the number: `2s`, `300ms`, `45deg`, `20pt`, `2hz`", "run 500ms"),
    .init("variable", "var constant name value remember", "a value with a name", "let g = 9.81"),
    .init(
      "while", "until condition-loop", "running until something is true",
      "run until VIEW.center.y > 300 max 2s"),
    .init(
      "calculation",
      "calculate calculator compute arithmetic math what-times what-plus what-minus what-divided multiply",
      "numbers with `+`, `-`, `*` and `/`", "print 2 * 3"),
    .init(
      "random", "chance dice", "a number from 0 to 1, the same in each replay", "print random()"),
  ]

  static let program: [Concept] = [
    .init(
      "checkpoint", "bookmark snapshot savepoint save-state restore rollback",
      "a named place to go back to", "checkpoint before; run 1s; restore before"),
    .init(
      "again", "do-again and-again once-more repeat-that try-again",
      "the session from its start; Up brings the last line back", "replay"),
    .init("clear", "clean empty", "clears the screen; the stage stays", "clear"),
    .init(
      "backward", "go-back-second go-back-seconds back-second back-seconds ago",
      "the state some time ago", "run 1s; back 0.5s", "back 0.5s"),
    .init(
      "editors",
      "in-vscode in-vim in-emacs in-editor editor vscode vs-code vim neovim emacs zed sublime syntax-highlighting highlighting",
      "the shell sets an editor up: `motionbook editors vscode`", "quit"),
    .init(
      "export",
      "code css swift android flutter react paste after-effects xcode uikit",
      "a curve as code to paste", "code easeInOut for css"),
    .init(
      "styles", "as-css to-css for-css into-css stylesheet",
      "the session's animations as CSS", "export \"scene.css\""),
    .init(
      "film",
      "export-gif save-gif as-gif as-pdf as-png as-video as-movie video movie gif mp4 pdf png jpg jpeg record-screen screen-recording",
      "a picture that moves is an `.svg`; no film, PDF, PNG or GIF is written",
      "export \"fall.svg\""),
    .init(
      "uikit", "swift-code as-swift to-swift xcode view-controller swift",
      "the session as UIKit code", "export \"scene.swift\""),
    .init(
      "recording", "measured recorded filmed camera",
      "what was measured elsewhere: `load \"fall.csv\" as real`, then `fit real.y`", "help load"),
    .init(
      "spreadsheet", "csv xlsx excel numbers-app google-sheets into-excel as-csv",
      "recorded values in a file that spreadsheets read",
      "run 1s; table VIEW.center.y into \"fall.csv\""),
    .init(
      "files", "file svg csv",
      "a plot or a table in a file: `.csv` or `.json`, and `.svg` for a plot",
      "run 1s; plot VIEW.center.y into \"fall.svg\""),
    .init(
      "fork", "branch branches alternative scenario switch line-of-history version git",
      "another line of history, to try something in", "fork idea; run 1s; switch main"),
    .init(
      "course", "lessons tutorial learn teach exercise answer solution beginner",
      "lessons to go through cell by cell", "lesson fall"),
    .init(
      "help", "commands list-commands all-commands list-all", "all commands and topics", "help"),
    .init(
      "list", "lists array arrays element elements index", "several values in square brackets",
      "let l = [3, 5, 8]; print l[0], count(l), max(l)"),
    .init(
      "jupyter", "ipynb colab jupyterlab to-jupyter for-jupyter",
      "the session as a Jupyter notebook",
      "export \"fall.ipynb\""),
    .init(
      "html", "web web-page html-page webpage website browser share send link publish",
      "the session as a page for a browser", "export \"fall.html\""),
    .init(
      "notebook", "markdown document", "a session as a page of Markdown",
      "save \"fall.md\""),
    .init("quit", "exit leave end wq bye goodbye", "ends the session", "quit"),
    .init(
      "remove", "delete destroy erase turn-off get-rid take-away disable switch-off away",
      "removes views and behaviors", "remove VIEW"),
    .init(
      "reset",
      "restart begin start start-over start-again begin-again clear-everything delete-everything remove-everything over afresh",
      "an empty stage at t = 0", "reset"),
    .init(
      "beginning",
      "bored something-cool what-can do-first where-begin where-start what-now how-start get-started how-begin how-works how-does-work what-is-this",
      "lines to begin with, and a lesson", "lesson fall", "help"),
    .init(
      "class", "classroom join start-class pupils students teacher everybody leader guesses",
      "a lesson for a class; the shell starts it: `motionbook class`, and guests open its address",
      "lesson leading-a-first-hour"),
    .init(
      "outset",
      "back-to-beginning back-to-start to-the-beginning to-the-start back-to-zero back-to-t",
      "the state at t = 0", "run 1s; goto 0s", "goto 0s"),
    .init(
      "moment", "rewind back jump-to seek earlier later rewind-to what-time clock",
      "the state at another time",
      "goto 0.5s", "print t"),
    .init(
      "sessions",
      "yesterday earlier previous recent lost last-time where-notebook where-notebooks where-saved",
      "the last twenty sessions",
      "sessions"),
    .init(
      "save", "store write file keep", "the session as a notebook",
      "save \"fall.md\""),
    .init(
      "stop", "pause cancel halt end-animation freeze", "ends animations where they are",
      "stop VIEW"),
    .init(
      "time",
      "run step go start stop-after clock simulate begin-time begin nothing-moves nothing-happens nothing-happening nothing-is play frozen",
      "time passes only when you say so", "run 1s"),
    .init(
      "undo", "back go-back rewind revert mistake take-back didn-mean oops wrong-line",
      "takes back the last line",
      "run 1s; undo", "undo"),
  ]
}
