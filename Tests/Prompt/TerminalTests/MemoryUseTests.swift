import Testing

@testable import Platform
@testable import Terminal

@Suite struct MemoryUseTests {
  @Test func whatIsWrittenToCounts() {
    let use = MemoryUse()
    let before = use.bytes
    #expect(before > 1 << 20)
    let bytes = [UInt8](repeating: 1, count: 256 << 20)
    #expect(use.bytes > before + (128 << 20))
    #expect(bytes.last == 1)
  }
}
