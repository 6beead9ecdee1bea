import Testing

@testable import Platform
@testable import Terminal

@Suite struct MemoryUseTests {
  /// Tests that run beside this one may give memory back meanwhile, but not each time.
  @Test func whatIsWrittenToCounts() {
    let use = MemoryUse()
    let counts = (0..<20).contains { _ in
      let before = use.bytes
      let bytes = [UInt8](repeating: 1, count: 256 << 20)
      return before > 1 << 20 && use.bytes > before + (128 << 20) && bytes.last == 1
    }
    #expect(counts)
  }
}
