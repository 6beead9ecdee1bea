import Foundation
import Testing

@testable import Platform

@Suite struct WholeWriteTests {
  @Test func aFailedWriteReturnsItsError() {
    let closed = Array("a".utf8).withUnsafeBytes { WholeWrite.write($0, to: -1) }
    #expect(closed == EBADF)
    #expect(SystemError.text(EBADF) == String(cString: strerror(EBADF)))
  }

  @Test func nothingIsWrittenWithoutACall() {
    #expect([UInt8]().withUnsafeBytes { WholeWrite.write($0, to: -1) } == nil)
  }
}
