#if arch(wasm32)
  import Engine

  // What a page calls: it writes a request where `engine_allocate` says, calls `engine_request` with
  // it, reads the answer's bytes at `engine_answer` and frees the request. A trap ends the instance:
  // the page makes a new one and plays its text again.

  nonisolated(unsafe) private let instance = Engine()
  nonisolated(unsafe) private var answer = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// Memory for a request of a number of bytes.
  @_expose(wasm, "engine_allocate")
  @_cdecl("engine_allocate")
  func allocate(count: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(count, 1), alignment: 1)
  }

  /// Frees the memory of a request.
  @_expose(wasm, "engine_free")
  @_cdecl("engine_free")
  func free(request: UnsafeMutableRawPointer) { request.deallocate() }

  /// Answers a request in JSON; returns the number of bytes of the answer.
  @_expose(wasm, "engine_request")
  @_cdecl("engine_request")
  func request(start: UnsafeRawPointer, count: Int) -> Int {
    let bytes = instance.answer(Array(UnsafeRawBufferPointer(start: start, count: count)))
    answer.deallocate()
    answer = .allocate(byteCount: bytes.count, alignment: 1)
    answer.copyBytes(from: bytes)
    return answer.count
  }

  /// The bytes of the last answer, until the next request.
  @_expose(wasm, "engine_answer")
  @_cdecl("engine_answer")
  func lastAnswer() -> UnsafeRawPointer? { UnsafeRawPointer(answer.baseAddress) }
#endif
