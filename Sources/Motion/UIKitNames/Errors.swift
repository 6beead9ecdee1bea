#if canImport(Foundation)
  import protocol Foundation.LocalizedError
  import UIKitMotion

  // What an app shows of an error, such as `notOnStage(view: "box")`: the case, by which its documentation is
  // found, with its values. Without this, `localizedDescription` says nothing of it.

  extension CurveProblem: LocalizedError {
    /// The case with its values.
    public var errorDescription: String? { String(describing: self) }
  }

  extension DynamicsProblem: LocalizedError {
    /// The case with its values.
    public var errorDescription: String? { String(describing: self) }
  }

  extension KeyframeProblem: LocalizedError {
    /// The case with its values.
    public var errorDescription: String? { String(describing: self) }
  }

  extension LayerProblem: LocalizedError {
    /// The case with its values.
    public var errorDescription: String? { String(describing: self) }
  }

  extension ScreenProblem: LocalizedError {
    /// The case with its values.
    public var errorDescription: String? { String(describing: self) }
  }

  extension StagingProblem: LocalizedError {
    /// The case with its values.
    public var errorDescription: String? { String(describing: self) }
  }
#endif
