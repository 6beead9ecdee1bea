import TestSupport
import Testing

@testable import MotionCurves

@Suite("Laws of keyframes and paths")
struct KeyframeLawTests {
  /// Seeded keyframes of every mode, with easings, shapes and an ease around by turns.
  private static let samples: [Keyframes] = {
    var generator = Seeded(23)
    func random(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    return (0..<60).compactMap { index in
      let count = 2 + index % 5
      let mode = Keyframes.Mode.allCases[index % 5]
      let values = (0..<count).map { _ in [random(-10...10), random(-10...10)] }
      var times = (0..<count).map { Double($0) / Double(count - 1) }
      for inner in times.indices.dropFirst().dropLast() { times[inner] += random(-0.08...0.08) }
      let easing = ["easeInOut", "quadIn", "sineOut"].compactMap { Easing.named($0) }
      return try? Keyframes(
        values: values, mode: mode, times: times,
        easings: index % 3 == 0 ? (1..<count).map { easing[$0 % easing.count] } : [],
        shapes: index % 2 == 0
          ? (0..<count).map { _ in
            .init(tension: random(-1...1), continuity: random(-1...1), bias: random(-1...1))
          } : [],
        around: index % 4 == 0 ? easing.first : nil)
    }
  }()

  @Test func passesItsEnds() throws {
    #expect(Self.samples.count == 60)
    for mode in Keyframes.Mode.allCases {
      let values = [[1.1, 2], [0.3, 0.7], [-4, 0.1]]
      let keyframes = try Keyframes(values: values, mode: mode)
      #expect(keyframes(0) == values[0] && keyframes(-3) == values[0])
      #expect(keyframes(1) == values[2] && keyframes(7) == values[2])
    }
  }

  @Test(arguments: [Keyframes.Mode.linear, .cubic, .discrete])
  func passesEveryKeyAtItsTime(mode: Keyframes.Mode) throws {
    let values = [[1.0], [5], [-2], [3]]
    let times = [0, 0.25, 0.5, 1]
    let keyframes = try Keyframes(values: values, mode: mode, times: times)
    for (value, time) in zip(values, times) { #expect(keyframes(time) == value) }
  }

  @Test func derivativesAreTheSlopes() {
    var (slopes, bends) = (Worst(), Worst())
    var generator = Seeded(3)
    for keyframes in Self.samples {
      for _ in 0..<50 {
        let x = Double.random(in: 0.02...0.98, using: &generator)
        let step = 1e-6
        let (before, after) = (keyframes(x - step), keyframes(x + step))
        let (left, right) = (keyframes.velocity(at: x - step), keyframes.velocity(at: x + step))
        let (velocity, change) = (keyframes.velocity(at: x), keyframes.acceleration(at: x))
        // Between two looks that a key parts, differences say nothing.
        guard !Self.turns(keyframes, around: x) else { continue }
        for component in 0..<2 {
          let slope = (after[component] - before[component]) / (2 * step)
          slopes.note(velocity[component], slope, scale: 100, at: "\(x) \(keyframes.content)")
          let bend = (right[component] - left[component]) / (2 * step)
          bends.note(
            change[component], bend, scale: 1000 + abs(bend), at: "\(x) \(keyframes.content)")
        }
      }
    }
    #expect(slopes.count > 4000)
    #expect(slopes.difference < 1e-6, "\(slopes.place)")
    #expect(bends.difference < 2e-3, "\(bends.place)")
  }

  private static func turns(_ keyframes: Keyframes, around x: Double) -> Bool {
    let (left, right) = (keyframes.velocity(at: x - 2e-4), keyframes.velocity(at: x + 2e-4))
    let (before, after) = (keyframes(x - 2e-4), keyframes(x + 2e-4))
    return zip(left, right).contains { abs($0 - $1) > 2 }
      || zip(before, after).contains { abs($0 - $1) > 0.1 }
  }

  @Test func pacedGoesAtAnEvenSpeed() throws {
    let values = [[0.0, 0], [30, 40], [30, 100], [-20, 0]]
    let path = try MotionPath("M 0 0 C 10 50 90 20 100 100 S 0 0 -30 20 Q 5 5 9 -40 Z")
    for keyframes in [
      try Keyframes(values: values, mode: .paced), try Keyframes(values: values, mode: .cubicPaced),
      try Keyframes(along: path),
    ] {
      let speeds = (0..<200).map { index in
        let velocity = keyframes.velocity(at: (Double(index) + 0.5) / 200)
        return (velocity[0] * velocity[0] + velocity[1] * velocity[1]).squareRoot()
      }
      let (least, most) = (try #require(speeds.min()), try #require(speeds.max()))
      #expect(most - least < 1e-9 * most)
      var length = 0.0
      for (a, b) in zip(grid(4000), grid(4000).dropFirst()) {
        let (from, to) = (keyframes(a), keyframes(b))
        let (x, y) = (to[0] - from[0], to[1] - from[1])
        length += (x * x + y * y).squareRoot()
      }
      // The steps cut corners.
      #expect(abs(length - most) < 1e-3 * most)
    }
  }

  /// With all three at 0 the shape is Catmull and Rom's; tension 1 stops at every key.
  @Test func shapesBendTheWay() throws {
    let values = [[0.0], [1], [0.5], [0.7]]
    let plain = try Keyframes(values: values, mode: .cubic)
    let zero = try Keyframes(
      values: values, mode: .cubic, shapes: Array(repeating: .init(), count: 4))
    for x in grid(50) { #expect(plain(x) == zero(x)) }
    let tense = try Keyframes(
      values: values, mode: .cubic, shapes: Array(repeating: .init(tension: 1), count: 4))
    for x in [0, 1 / 3.0, 2 / 3.0, 1] { #expect(abs(tense.velocity(at: x)[0]) < 1e-9) }
    let corner = try Keyframes(
      values: values, mode: .cubic, shapes: Array(repeating: .init(continuity: -1), count: 4))
    // At continuity −1 each side goes straight on, as in linear.
    #expect(abs(corner.velocity(at: 1 / 3.0 + 1e-12)[0] + 1.5) < 1e-6)
    #expect(abs(corner.velocity(at: 1 / 3.0 - 1e-12)[0] - 3) < 1e-6)
  }

  @Test func easeAroundBendsTheTimes() throws {
    let ease = try named("easeInOut")
    let bent = try Keyframes(values: [[0], [1], [0.5]], around: ease)
    let straight = try Keyframes(values: [[0], [1], [0.5]])
    for x in grid(40) { #expect(bent(x) == straight(ease(x))) }
    #expect(bent(0.25)[0] < 0.3 && straight(0.25) == [0.5])
  }

  @Test func batchEqualsSingleBitForBit() {
    let xs = grid(300) + [-1, 2, .nan, .infinity]
    var values = [0.0]
    for keyframes in Self.samples {
      keyframes.values(of: 1, at: xs, into: &values)
      #expect(values.map(\.bitPattern) == xs.map { keyframes($0)[1].bitPattern })
    }
    Self.samples[0].values(of: 2, at: xs, into: &values)
    #expect(values.isEmpty)
  }

  @Test func manyAndExtremeValuesAnswer() throws {
    let many = (0..<200_000).map { [Double($0 % 7)] }
    for mode in Keyframes.Mode.allCases {
      #expect(try Keyframes(values: many, mode: mode)(0.37).count == 1)
      let tiny = Double.leastNonzeroMagnitude
      for values in [[[1e308], [-1e308], [1e308]], [[2], [2]], [[tiny], [0], [tiny]]] {
        let keyframes = try Keyframes(values: values, mode: mode)
        for x in [0, 0.3, 0.5, 1, .nan, .infinity] {
          #expect(keyframes(x).count == 1 && keyframes.velocity(at: x).count == 1)
          #expect(keyframes.acceleration(at: x).count == 1)
        }
      }
      let jump = try Keyframes(
        values: [[0], [1], [5], [7]], mode: mode, times: [0, 0.5, 0.5, 1])
      if mode == .linear || mode == .cubic || mode == .discrete { #expect(jump(0.5) == [5]) }
    }
  }

  @Test func svgPathsGoWhereTheyAreDrawn() throws {
    func points(_ text: String) throws -> [[Double]] {
      let path = try MotionPath(text)
      let keyframes = try Keyframes(along: path, mode: .linear)
      return grid(path.elements).map { keyframes($0) }
    }
    #expect(try points("M10-5.5.5 3") == [[10, -5.5], [0.5, 3]])
    #expect(try points("m 1 2 3 4 l1,1,1,1") == [[1, 2], [4, 6], [5, 7], [6, 8]])
    #expect(
      try points("M0 0H10V5h-3v1Z") == [[0, 0], [10, 0], [10, 5], [7, 5], [7, 6], [0, 0]])
    #expect(try points("M0 0Q1 1 2 0T4 0t2 0") == [[0, 0], [2, 0], [4, 0], [6, 0]])
    let wave = try Keyframes(along: MotionPath("M0 0 Q 1 2 2 0 T 4 0"), mode: .linear)
    #expect(wave(0.25) == [1, 1] && wave(0.75) == [3, -1])
    let smooth = try Keyframes(along: MotionPath("M0 0 C 0 1 1 1 1 0 s 1 -1 1 0"), mode: .linear)
    #expect(abs(smooth.velocity(at: 0.5 - 1e-12)[1] - smooth.velocity(at: 0.5)[1]) < 1e-9)
    #expect(abs(try Keyframes(along: MotionPath("M 0 0 L 3 4 L 3 10")).length - 11) < 1e-12)
  }

  @Test(arguments: [
    ("", "this path is empty", "write one such as `M 0 0 L 100 0`", 0..<0),
    ("L 1 1", "a path begins with M, where it starts", "put `M 0 0` in front", 0..<1),
    ("M 0 0", "this path goes nowhere", "add where to go, such as `L 100 0`", 5..<5),
    (
      "M 0 0 L 1 é", "`é` is where a number belongs", "write a number such as 10 or -2.5", 10..<12
    ),
    (
      "M 0 0 X 1", "`X` is no command of a path",
      "the commands are M, L, H, V, C, S, Q, T, A and Z", 6..<7
    ),
    (
      "M 0 0 L 1 1 ;", "`;` is where a command of a path belongs",
      "the commands are M, L, H, V, C, S, Q, T, A and Z", 12..<13
    ),
    (
      "M 0 0 a 1 1 0 2 0 5 5", "`2` is where a flag of an arc belongs", "write 0 or 1", 14..<15
    ),
    (
      "M 0 0 L 1 1 M 5 5", "a path to move along is one piece, but here another begins",
      "leave out the second M, or move along each piece by itself", 12..<13
    ),
    (
      "M 0 0 L 1", "the path ends where a number belongs", "add the numbers it needs", 9..<9
    ),
    (
      "M 0 0 L 1e999 0", "this number is beyond what can be computed", "write one up to 1e100",
      8..<13
    ),
  ])
  func pathProblemsPointAtTheirPlace(
    text: String, message: String, help: String, range: Range<Int>
  ) {
    #expect(throws: PathProblem(message: message, help: help, range: range)) {
      try MotionPath(text)
    }
  }
}

@Suite("Keyframes, decay and rubber band refuse what is none")
struct KeyframeProblemTests {
  private static let refusals: [Refusal<Keyframes>] = [
    Refusal({ try Keyframes(values: []) }, "keyframes need at least one value"),
    Refusal(
      { try Keyframes(values: [[1], [1, 2]]) },
      "value 2 of the keyframes has 2 components; the first has 1"),
    Refusal(
      { try Keyframes(values: [[], []]) },
      "value 1 of the keyframes has 0 components; the first has 1"),
    Refusal(
      { try Keyframes(values: [[1], [.nan]]) },
      "`values` of keyframes takes finite numbers; number 2 is nan"),
    Refusal(
      { try Keyframes(values: [[1], [2]], times: [0, 1.5]) },
      "a key time must be between 0 and 1; time 2 is 1.5"),
    Refusal(
      { try Keyframes(values: [[1], [2], [3]], times: [0, 0.6, 0.5]) },
      "key times cannot go back; time 3 is 0.5 after 0.6"),
    Refusal(
      { try Keyframes(values: [[1], [2], [3]], times: [0, 1]) },
      "`times` of these keyframes takes 3, one for each value; got 2"),
    Refusal(
      { try Keyframes(values: [[1], [2]], mode: .discrete, times: [0]) },
      "`times` of these keyframes takes 2 or, with the end, 3; got 1"),
    Refusal(
      { try Keyframes(values: [[1], [2], [3]], easings: Array(Easing.all.prefix(1))) },
      "`easings` of these keyframes takes 2, one for each way between 3 values; got 1"),
    Refusal(
      { try Keyframes(values: [[1], [2]], shapes: [.init(bias: .infinity), .init()]) },
      "`shapes` of keyframes takes finite numbers; number 1 is inf"),
    Refusal(
      { try Keyframes(values: [[1], [2]], shapes: [.init()]) },
      "`shapes` of these keyframes takes 2, one for each value; got 1"),
  ]

  @Test(arguments: refusals) func keyframes(refusal: Refusal<Keyframes>) { refusal.expect() }

  private static let decays: [Refusal<Decay>] = [
    Refusal({ try Decay(velocity: .nan) }, "`velocity` must be a finite number; got nan"),
    Refusal(
      { try Decay(velocity: 1, rate: 1) },
      "`rate` of a decay must be between 0 and 1: the share of the speed left after 1 ms; "
        + "got 1"),
    Refusal(
      { try Decay.fling(velocity: 1, friction: 0) },
      "`friction` of a fling must be greater than 0; got 0"),
  ]

  @Test(arguments: decays) func decay(refusal: Refusal<Decay>) { refusal.expect() }

  private static let bands: [Refusal<RubberBand>] = [
    Refusal(
      { try RubberBand(dimension: -3) },
      "`dimension` of a rubber band must be greater than 0; got -3")
  ]

  @Test(arguments: bands) func rubberBand(refusal: Refusal<RubberBand>) { refusal.expect() }
}

@Suite("Laws of decay and rubber band")
struct DecayLawTests {
  @Test func decayObeysItsEquation() throws {
    for decay in [
      try Decay(velocity: 900), try Decay(velocity: -40, rate: Decay.fastRate),
      try Decay.fling(velocity: 3000, friction: 0.7),
    ] {
      for t in grid(100) {
        let step = 1e-6
        let slope = (decay(t + 2 * step) - decay(t)) / (2 * step)
        let middle = decay.velocity(at: t + step)
        #expect(abs(slope - middle) < 1e-4 * abs(decay.velocity))
        let change = -decay.fading * decay.velocity(at: t)
        #expect(abs(decay.acceleration(at: t) - change) < 1e-9 * abs(change))
      }
      let near = decay.settlingDuration(within: 0.5)
      #expect(abs(abs(decay.reach - decay(near)) - 0.5) < 1e-9)
      #expect(decay(-1) == 0 && decay(.infinity) == decay.reach)
    }
    #expect(try Decay(velocity: 0).settlingDuration(within: 0.5) == 0)
  }

  @Test func documentedReaches() throws {
    #expect(abs(try Decay(velocity: 1).reach - 0.4995) < 1e-4)
    #expect(abs(try Decay(velocity: 1, rate: 0.99).reach - 0.0995) < 1e-4)
    #expect(abs(try Decay(velocity: 1, model: .perMillisecond).reach - 0.499) < 1e-12)
    #expect(abs(try Decay.fling(velocity: 4.2).reach - 1) < 1e-15)
  }

  @Test func rubberBandGoesBack() throws {
    let band = try RubberBand(dimension: 320)
    for x in [-1e3, -3, 0, 2, 40, 900, 1e9, .infinity] {
      let value = band(x)
      #expect(abs(value) <= 320)
      if abs(x) < 1e6 { #expect(abs(band.inverse(value) - x) < 1e-9 * max(1, abs(x))) }
    }
    #expect(band.inverse(320) == .infinity && band.inverse(-400) == -.infinity)
  }

  @Test func batchEqualsSingleBitForBit() throws {
    let decay = try Decay(velocity: 100)
    var values: [Double] = []
    decay.values(at: [-1, 0] + grid(99), into: &values)
    #expect(values == ([-1, 0] + grid(99)).map { decay($0) })
  }
}
