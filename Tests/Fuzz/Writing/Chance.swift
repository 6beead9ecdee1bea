/// Random choices that a seed decides: SplitMix64 (Steele, Lea and Flood 2014), which splits, so that
/// each program has choices of its own and can be made again without those before it.
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The choices of one program of a run.
  init(seed: UInt64, program: Int) {
    var run = Chance(seed: seed)
    self.init(seed: run.next() ^ Self.mixed(UInt64(truncatingIfNeeded: program) &+ 1))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var z = number
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Other choices, which leave these as they are however many are made.
  mutating func split() -> Chance { Chance(seed: next()) }

  /// A number from 0 to `count` - 1; 0 where there is none.
  mutating func below(_ count: Int) -> Int { count < 1 ? 0 : Int(next() % UInt64(count)) }

  mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

  mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }

  /// One of some; of none the one that stands for it.
  mutating func pick<Element>(_ choices: [Element], else none: Element) -> Element {
    choices.isEmpty ? none : choices[below(choices.count)]
  }

  mutating func word(_ words: String) -> String {
    pick(words.split(separator: " ").map(String.init), else: "")
  }
}
