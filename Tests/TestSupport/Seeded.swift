/// Numbers that look random but are the same in every run: SplitMix64 (Steele, Lea and Flood,
/// 2014).
public struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  public init(_ seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 to `count` - 1; 0 if there is none.
  public mutating func below(_ count: Int) -> Int { count < 1 ? 0 : Int(next() % UInt64(count)) }

  /// One of some elements, of which there must be one.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
