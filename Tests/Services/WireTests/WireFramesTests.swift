import JSON
import Testing

@testable import Wire

@Suite struct WireFramesTests {
  private let key = Array("a secret".utf8)

  private func frames(_ content: JSONValue, type: String = "execute_request") -> [[UInt8]] {
    WireFrames.frames(
      to: [[1, 2, 3]], Message(type, content), header: ["msg_type": .string(type), "msg_id": "7"],
      parent: nil, signer: MessageSigner(key: key))
  }

  private func problem(_ frames: [[UInt8]], _ key: [UInt8]? = nil) -> WireProblem? {
    var signer = MessageSigner(key: key ?? self.key)
    do throws(WireProblem) {
      _ = try WireFrames.request(in: frames, from: .shell, signer: &signer)
      return nil
    } catch {
      return error
    }
  }

  @Test func aMessageIsReadAsItWasWritten() throws {
    var signer = MessageSigner(key: key)
    let request = try WireFrames.request(
      in: frames(["code": "run 1s\n"]), from: .shell, signer: &signer)
    #expect(request.type == "execute_request")
    #expect(request.content == ["code": "run 1s\n"])
    #expect(request.identities == [[1, 2, 3]])
    #expect(request.header == frames([:])[3])
  }

  /// The example of RFC 4231, test case 2: an independent judge of the signature.
  @Test func theSignatureIsHMACWithSHA256() {
    let signer = MessageSigner(key: Array("Jefe".utf8))
    let parts = ["what do ya ", "want ", "for ", "nothing?"].map { Array($0.utf8) }
    #expect(
      String(decoding: signer.signature(of: parts), as: UTF8.self)
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  @Test func aMessageThatComesAgainIsRefused() throws {
    var signer = MessageSigner(key: key)
    let frames = frames(["code": "1+1"])
    _ = try WireFrames.request(in: frames, from: .shell, signer: &signer)
    #expect(throws: WireProblem.badSignature) {
      try WireFrames.request(in: frames, from: .shell, signer: &signer)
    }
  }

  @Test func aChangedMessageIsRefused() {
    for part in 2...6 {
      var frames = frames(["code": "1+1"])
      frames[part].append(0x20)
      #expect(problem(frames) == .badSignature, "part \(part)")
    }
    #expect(problem(frames(["code": "1+1"]), Array("another".utf8)) == .badSignature)
    var unsigned = frames(["code": "1+1"])
    unsigned[2] = []
    #expect(problem(unsigned) == .badSignature)
  }

  @Test func withoutAKeyNothingIsSigned() {
    var frames = frames(["code": "1+1"])
    frames[2] = []
    #expect(problem(frames, []) == nil)
  }

  @Test func framesThatAreNoMessageAreRefused() {
    #expect(problem([]) == .truncated)
    #expect(problem([[1], WireFrames.delimiter, [], []]) == .truncated)
    let text = { (text: String) in Array(text.utf8) }
    for parts in [
      ["", "{}", "{}", "{}"], ["{}", "{}", "{}", "{}"], [#"{"msg_type":3}"#, "{}", "{}", "{}"],
      [#"{"msg_type":"a"}"#, "{}", "{}", "[]"], [#"{"msg_type":"a"}"#, "{}", "{}", "{"],
    ] {
      let parts = parts.map(text)
      let signature = MessageSigner(key: key).signature(of: parts)
      #expect(problem([WireFrames.delimiter, signature] + parts) == .malformed)
    }
  }

  @Test func signaturesOfLongAgoAreForgottenAndMemoryIsBounded() {
    var signer = MessageSigner(key: key)
    let accepted = (0..<70_000).allSatisfy { number in
      let parts = [Array(String(number).utf8)]
      return signer.accepts(signer.signature(of: parts), of: parts)
    }
    #expect(accepted)
    let again = ["69999", "0"].map { text in
      let parts = [Array(text.utf8)]
      return signer.accepts(signer.signature(of: parts), of: parts)
    }
    #expect(again == [false, true])
  }
}

@Suite struct ConnectionFileTests {
  private func file(_ change: (inout [String: JSONValue]) -> Void = { _ in }) throws
    -> ConnectionFile
  {
    var fields: [String: JSONValue] = [
      "transport": "tcp", "ip": "127.0.0.1", "key": "k", "signature_scheme": "hmac-sha256",
      "shell_port": 1001, "control_port": 1002, "stdin_port": 1003, "iopub_port": 1004,
      "hb_port": 1005,
    ]
    change(&fields)
    return try ConnectionFile(reading: Array(JSONValue.object(fields).text.utf8))
  }

  @Test func addressesAreFound() throws {
    let file = try file()
    #expect(file.endpoints[.control] == "tcp://127.0.0.1:1002")
    #expect(file.endpoints.count == 5)
    let pipes = try self.file {
      $0["transport"] = "ipc"
      $0["ip"] = "/tmp/k"
    }
    #expect(pipes.endpoints[.hb] == "ipc:///tmp/k-1005")
  }

  @Test(arguments: ["ip", "shell_port", "hb_port"])
  func aMissingFieldIsNamed(field: String) {
    #expect {
      try file { $0[field] = nil }
    } throws: { error in
      (error as? ConnectionFile.Problem)?.reason.contains("`\(field)`") == true
    }
  }

  @Test func whatIsNotSupportedIsRefused() {
    #expect(throws: ConnectionFile.Problem.self) { try file { $0["transport"] = "udp" } }
    #expect(throws: ConnectionFile.Problem.self) { try file { $0["signature_scheme"] = "md5" } }
    #expect(throws: ConnectionFile.Problem.self) { try file { $0["iopub_port"] = 70_000 } }
  }
}
