import Diagnostics
import Execution
import Staging
import Values

enum PressCommand {
  static let key = Subject("KEY", .key, "by its sign or its name: \"p\", \"space\", \"left\"")

  static let declaration = CommandDeclaration(
    "press", "presses a key, and tells the handlers", .device, subject: key,
    examples: [
      "on key \"p\" { print \"pressed at\", t }; press \"p\"",
      "on key \"left\", \"right\" { print event.key }; press \"left\"",
    ],
    notes: [
      "`on key \"p\" { … }` hears of it, and of the key itself in `play`. `on key` alone hears of all.",
      "Other keys than signs are \(KeyName.words.joined(separator: ", ")).",
    ],
    .change { (call) throws(Failure) in
      let key = try call[key]
      let isHeard = call.inspector.hears(key: key)
      call.stage.press(key)
      try call.deliverEvents()
      guard !isHeard else { return }
      let written = KeyName.written(key)
      try call.emit(.line("nothing waits for \(written): `on key \(written) { … }` would"))
    })
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
