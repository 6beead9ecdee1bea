import Testing

@testable import Editing

@Suite struct ArchiveTests {
  /// Sources: the check value of CRC-32, and the examples of FIPS 180-4 with lengths around a block's.
  @Test func checksumsAreThoseOfTheirStandards() {
    #expect(Checksum.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Checksum.crc32([]) == 0)
    func sha256(_ text: String) -> String {
      Checksum.sha256(Array(text.utf8)).map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
    }
    #expect(
      sha256("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      sha256(String(repeating: "a", count: 55))
        == "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318")
    #expect(
      sha256(String(repeating: "a", count: 56))
        == "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a")
    #expect(
      sha256(String(repeating: "a", count: 63))
        == "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34")
    #expect(
      sha256(String(repeating: "a", count: 64))
        == "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb")
    #expect(
      sha256(String(repeating: "a", count: 119))
        == "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb")
    #expect(
      sha256(String(repeating: "a", count: 1000))
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
  }

  /// What Python's `zipfile` reads is tried by `scripts/test-editors`.
  @Test func anArchiveIsTheSameEachTime() {
    var archive = ZipArchive()
    archive.add("é/a.txt", Array("abc".utf8))
    archive.add("b", [])
    let bytes = archive.bytes
    #expect(bytes == archive.bytes)
    #expect(bytes.starts(with: Array("PK\u{3}\u{4}".utf8)))
    // Two headers of 30, two of 46, one of 22, the names twice, and three bytes.
    #expect(bytes.count == 2 * 30 + 2 * 46 + 22 + 2 * (8 + 1) + 3)
    #expect(EditorFiles.data == EditorFiles.data)
  }
}
