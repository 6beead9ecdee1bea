import Diagnostics
import Evaluation
import UIKitMotion
import Values

enum PressCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let key = Subject("KEY", .key, "character or name of the key: \"p\", \"space\", \"left\"")
  }

  static let verb = "press"
  static let declaration = declare(
    "Presses a key and notifies handlers", .device, Clauses(),
    examples: [
      "on key \"p\" { print \"pressed at\", t }; press \"p\"",
      "on key \"left\", \"right\" { print event.key }; press \"left\"",
    ],
    notes: [
      "`on key \"p\" { … }` handles it, and also the real key in `play`. `on key` alone handles"
        + " every key.",
      "The named keys are \(KeyName.words.joined(separator: ", ")).",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let key = call[\.key]
    let isHeard = call.inspector.hears(key: key)
    call.stage.press(key)
    try call.deliverEvents()
    guard !isHeard else { return }
    let written = KeyName.written(key)
    try call.emit(.line("no handler for \(written); write `on key \(written) { … }`"))
  }
}

extension ArgumentType where Content == String {
  fileprivate static var key: ArgumentType {
    checked(.string) { (check, value) throws(Mistake) in
      guard case .string(let key) = value else {
        throw .wrongKind(
          check.what, takes: "a key in quotation marks", found: value.described, sample: "\"p\"")
      }
      return try KeyName.checked(key)
    }
  }
}
