#if Class
  import Classroom
  import FrontEnd
  import NIOCore
  import NIOPosix
  import Terminal
  import Platform

  /// Starts a worker for each run, and waits for it where the sockets do not.
  struct CellWorkers {
    /// The notebook's folder.
    let folder: String

    /// As many as cores: more would only wait for each other.
    static var count: Int { ProcessEnvironment.cores }

    /// A worker is nice, so it may wait for others. It is ended after so many seconds.
    private static let patience = 15.0

    func outcome(of task: ClassRunTask, on loop: any EventLoop) -> EventLoopFuture<ClassRunOutcome>
    {
      NIOThreadPool.singleton.runIfActive(eventLoop: loop) { [folder] in
        Self.outcome(of: Array(task.text.utf8), in: folder)
      }
    }

    private static func outcome(of task: [UInt8], in folder: String) -> ClassRunOutcome {
      guard let input = PipeEnds() else { return .died }
      guard let output = PipeEnds() else {
        close(input.read)
        close(input.write)
        return .died
      }
      let child = ProgramFile.path.flatMap { program in
        ChildProcess(
          program, [CommandLine.arguments[0], CellWorker.argument, folder], reading: input.read,
          writing: output.write)
      }
      close(input.read)
      close(output.write)
      defer { close(output.read) }
      // It writes nothing before it has read all.
      _ = task.withUnsafeBytes { child == nil ? nil : WholeWrite.write($0, to: input.write) }
      close(input.write)
      guard let child else { return .died }
      let read = answer(from: output.read)
      guard case .answered = read else {
        child.end()
        return read
      }
      let status = child.wait()
      if status == 0 { return read }
      return killedForTime.contains(status) ? .tookTooLong : .died
    }

    /// How a worker ends that has used its time, and a brief one its share of it.
    private static let killedForTime = [128 + SIGXCPU, 128 + SIGPROF]

    /// Reads to the end, within the limits of bytes and of time.
    private static func answer(from descriptor: Int32) -> ClassRunOutcome {
      let deadline = MonotonicClock.now() + patience
      var bytes: [UInt8] = []
      while bytes.count <= ClassRunResult.limit {
        let left = deadline - MonotonicClock.now()
        guard left > 0 else { return .tookTooLong }
        guard Poll.canRead(descriptor, within: left) else { continue }
        switch ReadResult(reading: descriptor) {
        case .bytes(let more): bytes += more
        case .interrupted: continue
        case .ended, .failed: return .answered(bytes)
        }
      }
      return .wroteTooMuch
    }
  }
#endif
