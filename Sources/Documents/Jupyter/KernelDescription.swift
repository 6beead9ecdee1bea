import JSON

/// A kernel's description of itself.
public enum KernelDescription {
  /// The name by which notebooks ask for the kernel.
  public static let name = "motionbook"
  /// The version of the program, of which the kernel is a part.
  public static let version = "0.2.0"

  /// The content of a `kernel_info_reply`.
  ///
  /// Only the wheel for Jupyter knows the language's colors. Without it, Lab finds no language of this
  /// name and takes the type: Python's comes nearest, with the same comments, texts and numbers, and
  /// the words `for`, `in`, `if`, `else`, `def`, `and`, `or` and `not`.
  public static let content: JSONValue = [
    "status": "ok", "protocol_version": "5.3", "implementation": .string(name),
    "implementation_version": .string(version),
    "language_info": [
      "name": .string(name), "version": .string(version), "mimetype": "text/x-motionbook",
      "file_extension": ".motion", "pygments_lexer": .string(name),
      "codemirror_mode": ["name": .string(name), "mime": "text/x-python"],
    ],
    "banner": "Motionbook. Try: plot bounceOut",
    "help_links": [], "debugger": false, "supported_features": [],
  ]
}
