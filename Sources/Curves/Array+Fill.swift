extension [Double] {
  /// Holds, afterwards, the value at each of the inputs. Room that is there is used again.
  @inline(__always)
  mutating func fill(from inputs: [Double], _ value: (Double) -> Double) {
    if count > inputs.count { removeLast(count - inputs.count) }
    if count < inputs.count { append(contentsOf: repeatElement(0, count: inputs.count - count)) }
    withUnsafeMutableBufferPointer { outputs in
      inputs.withUnsafeBufferPointer { inputs in
        // The counts were made equal above.
        for index in 0..<inputs.count { outputs[index] = value(inputs[index]) }
      }
    }
  }
}
