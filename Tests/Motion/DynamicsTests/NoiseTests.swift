import Testing

@testable import UIKitMotion

/// Laws of the noise; nobody has published values of it.
@Suite struct NoiseTests {
  private let places: [SIMD3<Float>] = (0..<400).map { index in
    let t = Float(index)
    return SIMD3(0.37 * t - 70, 11 - 0.113 * t, 0.021 * t)
  }

  /// The gradient is the slope of the value: the central difference over 2/256 is off by about
  /// f‴/6·2⁻¹⁶, and by the rounding of the values, 1e-7, times 128.
  @Test func gradientIsTheSlope() {
    let turn = SimplexNoise.Turn(angle: 0.7)
    let step: Float = 1.0 / 256
    var agreeing = 0
    for place in places {
      let gradient = SimplexNoise(at: place, turn: turn).gradient
      let slope = SIMD3<Float>(
        (0..<3).map { axis in
          var offset = SIMD3<Float>.zero
          offset[axis] = step
          return
            (SimplexNoise(at: place + offset, turn: turn).value
            - SimplexNoise(at: place - offset, turn: turn).value) / (2 * step)
        })
      let error = gradient - slope
      if (error * error).sum().squareRoot() < 0.02 { agreeing += 1 }
    }
    // A reach of 0.6 instead of 0.5 leaves small steps where a corner enters or leaves.
    #expect(agreeing > 380)
  }

  @Test func valuesFillTheRange() {
    let turn = SimplexNoise.Turn(angle: 0)
    let values = places.map { SimplexNoise(at: $0, turn: turn).value }
    #expect(values.allSatisfy { abs($0) < 1.2 })
    #expect((values.max() ?? 0) > 0.5)
    #expect((values.min() ?? 0) < -0.5)
    #expect(abs(values.reduce(0, +) / 400) < 0.1)
  }

  /// Half a turn reverses every gradient, and with them the noise.
  @Test func halfATurnReverses() {
    for place in places {
      let here = SimplexNoise(at: place, turn: .init(angle: 0.4))
      let there = SimplexNoise(at: place, turn: .init(angle: 0.4 + .pi))
      #expect(abs(here.value + there.value) < 1e-4)
    }
  }

  /// Perlin's lattice repeats after 256 cells along each skewed axis; the shift rounds the place to
  /// 1.5e-5, on slopes of up to about 10.
  @Test func latticeRepeats() {
    for place in places.prefix(50) {
      let here = SimplexNoise(at: place, turn: .init(angle: 1))
      let there = SimplexNoise(at: place + Self.period, turn: .init(angle: 1))
      #expect(abs(here.value - there.value) < 2e-3)
    }
  }

  /// 256 cells along the first skewed axis are 256·(1 − 1/6) along x and −256/6 along y and z.
  private static let period = SIMD3<Float>(256 * 5.0 / 6, -256.0 / 6, -256.0 / 6)

  @Test func absurdPlacesGiveNumbers() {
    for value in [Float.nan, .infinity, -1e30, 1e9, 3e8, -2e9] {
      let noise = SimplexNoise(at: SIMD3(value, 1, -value), turn: .init(angle: value))
      #expect(abs(noise.value) < 2 || noise.value.isNaN || noise.value == 0)
    }
  }
}
