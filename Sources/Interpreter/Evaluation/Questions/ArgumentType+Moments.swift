import Values

extension ArgumentType where Content == Int? {
  /// A time of the stage as a frame; nil for the word `rest`, the moment when everything is at
  /// rest.
  package static var moment: ArgumentType {
    let time = ArgumentType<Double>.time
    return ArgumentType(time.untyped) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      if case .name("rest") = expression.kind { return nil }
      return FrameTime.frames(in: try time.read(evaluator, values, what))
    }
  }
}
