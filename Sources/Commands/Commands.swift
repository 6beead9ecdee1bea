import Answers
import Values
import Execution

/// The commands there are. A new one is a file with a declaration and a word in this list.
package enum Commands {
  package static let known = CommandTable(all, aliases: ["exit": "quit"]) { $0.description(of: $1) }

  private static let all: [CommandDeclaration] = [
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
}
