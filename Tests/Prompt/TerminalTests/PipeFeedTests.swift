import Foundation
import Testing

@testable import Platform
@testable import Terminal

/// A pipe is filled without waiting for its reader.
@Suite struct PipeFeedTests {
  private static let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }

  @Test func aReaderThatNeverReadsKeepsNobodyWaiting() throws {
    let ends = try #require(PipeEnds())
    var feed = PipeFeed(Self.bytes, to: ends.write)
    feed.feed()
    feed.feed()
    #expect(!feed.isDone)
    close(ends.read)
    feed.feed()
    #expect(feed.isDone)
    close(ends.write)
  }

  @Test func aSlowReaderGetsEverything() throws {
    let ends = try #require(PipeEnds())
    var feed = PipeFeed(Self.bytes, to: ends.write)
    var read: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 10_000)
    while read.count < Self.bytes.count {
      feed.feed()
      let count = Foundation.read(ends.read, &buffer, buffer.count)
      try #require(count > 0)
      read += buffer[..<count]
    }
    #expect(feed.isDone && read == Self.bytes)
    close(ends.read)
    close(ends.write)
  }
}
