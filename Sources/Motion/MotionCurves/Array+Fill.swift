extension [Double] {
  /// Replaces the contents with the value at each input, and reuses the memory.
  @inline(__always)
  mutating func fill(from inputs: [Double], _ value: (Double) -> Double) {
    if count > inputs.count { removeLast(count - inputs.count) }
    if count < inputs.count { append(contentsOf: repeatElement(0, count: inputs.count - count)) }
    withUnsafeMutableBufferPointer { outputs in
      inputs.withUnsafeBufferPointer { inputs in
        // The counts are equal here.
        for index in 0..<inputs.count { outputs[index] = value(inputs[index]) }
      }
    }
  }
}
