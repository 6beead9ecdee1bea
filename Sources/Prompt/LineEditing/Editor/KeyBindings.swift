/// The key bindings, in the notation of libedit's `bind`.
enum KeyBindings {
  typealias Binding = (key: String, function: String)

  /// Single-character keys while inserting text. vi mode keeps its own control keys.
  static func insertion(vi: Bool) -> [Binding] {
    let both = [
      ("\\t", "motionbook-complete"),
      ("^R", "motionbook-search"), ("\\201", "motionbook-search-step"),
      ("^_", "motionbook-undo"),
    ]
    if vi { return both + [("\\200", "vi-command-mode")] }
    return both + [
      ("^K", "motionbook-cut-line-end"), ("^U", "motionbook-cut-line-begin"),
      ("^W", "motionbook-cut-word-before"), ("^Y", "motionbook-insert-cut"),
      ("^P", "motionbook-older"), ("^N", "motionbook-newer"),
      ("^A", "motionbook-line-begin"), ("^E", "motionbook-line-end"),
    ]
  }

  /// Keys that end a line or act on the screen, if we draw it; also in vi's command mode.
  static let drawn: [Binding] = [
    ("\\r", "motionbook-enter"), ("\\n", "motionbook-enter"), ("^L", "motionbook-clear"),
    ("\\eOP", "motionbook-help"), ("\\e[11~", "motionbook-help"), ("\\e[[A", "motionbook-help"),
    ("\\eh", "motionbook-help"), ("\\eH", "motionbook-help"),
  ]

  /// Keys for single characters while typing.
  static func characters(vi: Bool) -> [Binding] {
    let functions = [
      (["\\e[D", "\\eOD", "\\e[1;2D"] + (vi ? [] : ["^B"]), "motionbook-left"),
      (["\\e[C", "\\eOC", "\\e[1;2C"] + (vi ? [] : ["^F"]), "motionbook-right"),
      (["\\177", "\\010"], "motionbook-delete-before"),
      (["\\e[3~", "\\e[3;2~"], "motionbook-delete-after"),
      (vi ? [] : ["^D"], "motionbook-delete-or-end"),
    ]
    return functions.flatMap { keys, function in keys.map { ($0, function) } }
  }

  /// Keys while typing, if we draw the text: closing brackets that reduce the indentation, and keys
  /// that accept a word of the gray text.
  static func typed(vi: Bool) -> [Binding] {
    let closing = [")", "]", "}"].map { Binding($0, "motionbook-close") }
    let words =
      (3...8).map { "\\e[1;\($0)C" } + ["\\e[5C", "\\eOc"] + (vi ? [] : ["\\ef", "\\eF"])
    return closing + words.map { ($0, "motionbook-word-right") }
  }

  /// Keys of emacs with a lead. In vi mode, an escape ends insertion instead.
  static let meta: [Binding] =
    ["d", "D"].map { ("\\e\($0)", "motionbook-cut-word-after") }
    + ["\\177", "\\010"].map { ("\\e\($0)", "motionbook-cut-word-before") }
    + ["y", "Y"].map { ("\\e\($0)", "motionbook-insert-older-cut") }
    + [("\\e.", "motionbook-last-word"), ("^X^E", "motionbook-edit")]

  /// Keys that terminals send as an escape and more, by the conventions of xterm and rxvt.
  static let sequences: [Binding] = plain + numbered + modified + blocks + closed

  /// The arrows, Home and End, in both of a terminal's cursor key modes.
  private static let plain: [Binding] = ["\\e[", "\\eO"].flatMap { lead -> [Binding] in
    [
      (lead + "A", "motionbook-older"), (lead + "B", "motionbook-newer"),
      (lead + "C", "ed-next-char"), (lead + "D", "ed-prev-char"),
      (lead + "H", "motionbook-line-begin"), (lead + "F", "motionbook-line-end"),
    ]
  }

  private static let numbered: [Binding] = [
    ("\\e[1~", "motionbook-line-begin"), ("\\e[7~", "motionbook-line-begin"),
    ("\\e[4~", "motionbook-line-end"), ("\\e[8~", "motionbook-line-end"),
    ("\\e[3~", "ed-delete-next-char"),
    ("\\e[5C", "em-next-word"), ("\\e[5D", "ed-prev-word"),
    ("\\eOc", "em-next-word"), ("\\eOd", "ed-prev-word"),
  ]

  /// xterm's modifiers: 2 Shift, 3 Alt, 5 Ctrl and their sums. Alt and Ctrl move by words, and by
  /// rows of a multi-line entry.
  private static let modified: [Binding] = (2...8).flatMap { modifier -> [Binding] in
    let lead = "\\e[1;\(modifier)"
    let shiftOnly = modifier == 2
    return [
      (lead + "A", shiftOnly ? "motionbook-older" : "ed-prev-line"),
      (lead + "B", shiftOnly ? "motionbook-newer" : "ed-next-line"),
      (lead + "C", shiftOnly ? "ed-next-char" : "em-next-word"),
      (lead + "D", shiftOnly ? "ed-prev-char" : "ed-prev-word"),
      (lead + "H", "motionbook-line-begin"), (lead + "F", "motionbook-line-end"),
      ("\\e[3;\(modifier)~", shiftOnly ? "ed-delete-next-char" : "motionbook-cut-word-after"),
    ]
  }

  /// Alt-Enter, with both of its bytes because the terminal maps one to the other, and a paste.
  private static let blocks: [Binding] = [
    ("\\e\\r", "motionbook-newline"), ("\\e\\n", "motionbook-newline"),
    ("\\e[200~", "motionbook-paste"),
  ]

  /// libedit's own command line, and the rest of a sequence that came slowly.
  private static let closed: [Binding] = ["\\ex", "\\eX", "\\e\\202"].map {
    ($0, "motionbook-ignore")
  }
}
