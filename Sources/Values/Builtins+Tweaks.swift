import Diagnostics

/// What is changed by its name, and read by it.
extension Builtins {
  package static let tweaks: [Function] = [
    Function(
      "tweak", "what a tweak is set to now, or its default",
      [.at("name", .string, "its category, collection and name, with `/` between")],
      example: "tweak \"Content/Text/Size\" default 60; tweak(\"Content/Text/Size\") / 2"
    ) { (call) throws(Mistake) in
      guard case .string(let name) = call.positional[0] else {
        throw .wrongKind(
          "tweak", takes: "a name in quotation marks", found: call.positional[0].described,
          sample: "tweak(\"Content/Text/Size\")")
      }
      return try call.tweak(name)
    }
  ]
}
