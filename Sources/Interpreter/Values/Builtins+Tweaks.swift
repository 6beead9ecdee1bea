import Diagnostics

/// Values that are changed and read by name.
extension Builtins {
  package static let tweaks: [Function] = [
    Function(
      "tweak", "current value of a tweak, or its default",
      [.at("name", .string, "category, collection and name, separated by `/`")],
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
