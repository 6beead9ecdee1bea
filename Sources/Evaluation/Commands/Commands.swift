import Language

/// The commands there are. A new one is a file with a declaration and a word in this list.
public enum Commands {
  public static let all: [CommandDeclaration] = [
    // The stage
    stage, view, show, draw, remove, reset,
    // Dynamics
    gravity, collision, boundary, item, fling, spin, push, snap, attach, field, group, behavior,
    mute, solo, unmute, engine,
    // Animation
    animate, stop,
    // Tilt and keyboard
    effect, parallax, tilt, keyboard,
    // Time
    run, step, back, goto, undo, record,
    // Looking
    table, plot, compare, convert, fit, code, forces, events, print, expect, items,
    // The notebook and the session
    title, note, save, open, replay, check, history, set, seed, help, quit,
  ]

  /// Other tools' words for the same.
  public static let aliases = ["exit": "quit"]

  public static let grammar = Grammar(forms: all.map(\.form), aliases: aliases)

  public static func declaration(of verb: String) -> CommandDeclaration? {
    byVerb[aliases[verb] ?? verb]
  }

  private static let byVerb = Dictionary(uniqueKeysWithValues: all.map { ($0.verb, $0) })
}
