import JSON

/// What a kernel says about itself.
public enum KernelDescription {
  /// The name by which notebooks ask for the kernel.
  public static let name = "motionbook"

  /// The content of a `kernel_info_reply`.
  ///
  /// No highlighter of Jupyter knows the language. Python's comes nearest: it has the same comments,
  /// texts and numbers, and the words `for`, `in`, `if`, `else`, `def`, `and`, `or` and `not`.
  public static let content: JSONValue = [
    "status": "ok", "protocol_version": "5.3", "implementation": .string(name),
    "implementation_version": "0.1.0",
    "language_info": [
      "name": .string(name), "version": "0.1.0", "mimetype": "text/x-motionbook",
      "file_extension": ".motion", "pygments_lexer": "python", "codemirror_mode": "python",
    ],
    "banner": "Motionbook. Try: plot bounceOut",
    "help_links": [], "debugger": false, "supported_features": [],
  ]
}
