#if Class
  import ArgumentParser
  import Classroom
  import Files
  import FrontEnd
  import NIOCore
  import NIOPosix
  import MotionPlatform
  import Terminal

  /// Opens a class at a port, and stays until it ends.
  struct ClassRoom {
    private let options: ClassProgram
    private var hour: ClassHour
    private var kept: KeptClass
    /// The file that outlives the server; nil if there is no state folder.
    private let path: String?

    private static let firstPort = 8080
    private static let portCount = 20
    private static let fileLimit = 1 << 20

    init(_ options: ClassProgram, _ hour: ClassHour) {
      self.options = options
      self.hour = hour
      path = StateFolder.path(environment: ProcessEnvironment.current).map {
        "\($0)/class-\(hour.notebook.stamp).json"
      }
      var random = SystemRandomNumberGenerator()
      kept = KeptClass(
        port: options.port ?? Self.firstPort, id: String(Secret.make(&random).prefix(8)),
        code: options.code?.uppercased() ?? Secret.code(&random), key: Secret.make(&random))
      if let path, let bytes = try? AtomicFile.read(path, limit: Self.fileLimit),
        let earlier = KeptClass(bytes, into: &self.hour)
      {
        kept = earlier
        if let code = options.code { kept.code = code.uppercased() }
        Console.out("This class goes on where it was left; the key e ends it.")
      }
    }

    func open() throws {
      Signals.hold()
      let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
      let (listener, desk, kept) = try listen(on: group)
      let terminal = ClassTerminal()
      tell(kept)
      terminal.begin()
      desk.changed = { hour in
        terminal.show(hour.summary)
        if hour.hasEnded { listener.close(promise: nil) }
      }
      let loop = listener.eventLoop
      loop.execute { desk.begin() }
      Signals.deliver { loop.execute { listener.close(promise: nil) } }
      Threads.run {
        terminal.read { key in
          guard let act = ClassTerminal.act(for: key) else { return }
          loop.execute { if let refusal = desk.act(act) { terminal.show(refusal) } }
        }
      }
      try listener.closeFuture.wait()
      terminal.end()
    }

    /// Listens at the port that was given or kept, else at the first free one.
    private func listen(
      on group: MultiThreadedEventLoopGroup
    ) throws -> (any Channel, ClassDesk, KeptClass) {
      var kept = kept
      let ports = options.port.map { $0...$0 } ?? kept.port...(kept.port + Self.portCount)
      for port in ports {
        kept.port = port
        let desk = ClassDesk(
          ClassServer(hour, settings(kept)), on: group.next(), keeps: keeping(kept))
        do {
          let listener = try ClassListener(group: group)
            .listen(at: options.address, port: port, for: desk)
          return (listener, desk, kept)
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
          continue
        } catch {
          Console.error("error: cannot listen at \(options.address): \(error)")
          throw ExitCode(Status.failed.rawValue)
        }
      }
      Console.error("error: port \(ports.lowerBound) is taken; choose another one with --port")
      throw ExitCode(Status.failed.rawValue)
    }

    /// Keeps what outlives the server, until the class ends.
    private func keeping(_ kept: KeptClass) -> (ClassHour, inout String) -> Void {
      guard let path else { return { _, _ in } }
      try? StateFolder.create(FilePath.split(path).folder)
      return { hour, last in
        if hour.hasEnded {
          try? RemovedFile.remove(path)
          return
        }
        let text = kept.text(with: hour)
        guard text != last else { return }
        last = text
        // A class without a state folder works; only a killed server does not go on.
        _ = try? AtomicFile.write(path, text, over: .anything)
      }
    }

    // MARK: Addresses

    private var addresses: [String] {
      options.address == "0.0.0.0" ? LocalAddress.all + ["127.0.0.1"] : [options.address]
    }

    private func settings(_ kept: KeptClass) -> ClassServer.Settings {
      let hosts = (addresses + ["localhost", "127.0.0.1"]).map { "\($0):\(kept.port)" }
      var origins = hosts.map { "http://\($0)" }
      var names = Set(hosts)
      if let origin = options.origin {
        let plain = origin.hasSuffix("/") ? String(origin.dropLast()) : origin
        origins.insert(plain, at: 0)
        names.insert(String(plain.drop { $0 != "/" }.dropFirst(2)).lowercased())
      }
      return ClassServer.Settings(
        id: kept.id, code: kept.code, key: kept.key, hosts: names, origins: origins)
    }

    private func tell(_ kept: KeptClass) {
      let address = settings(kept).origins[0]
      let code = QRCode("\(address)/?code=\(kept.code)")
      if let code, isatty(STDOUT_FILENO) == 1 { Console.out(code.lines.joined(separator: "\n")) }
      Console.out("Join at \(address) with the code \(kept.code)")
      let others = addresses.dropFirst().map { "http://\($0):\(kept.port)" }
      if options.origin == nil, !others.isEmpty {
        Console.out("Other addresses: \(others.joined(separator: ", "))")
      }
      Console.out("For you alone: http://localhost:\(kept.port)/teacher?key=\(kept.key)")
      Console.out(ClassTerminal.legend)
    }
  }

  /// Signals as calls on a thread of its own.
  enum Signals {
    private static let ending = [SIGINT, SIGTERM, SIGHUP]

    /// Holds them back in every thread that is created from now on.
    static func hold() {
      signal(SIGPIPE, SIG_IGN)
      for number in ending { signal(number, SIG_DFL) }
      var signals = signals
      pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    static func deliver(_ body: @escaping @Sendable () -> Void) {
      Threads.run {
        var signals = signals
        var number: Int32 = 0
        while sigwait(&signals, &number) == 0 { body() }
      }
    }

    private static var signals: sigset_t {
      var signals = sigset_t()
      sigemptyset(&signals)
      for number in ending { sigaddset(&signals, number) }
      return signals
    }
  }

  /// A thread that waits for something outside, until the program ends.
  enum Threads {
    static func run(_ body: @escaping @Sendable () -> Void) {
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let box = Unmanaged.passRetained(Box(body)).toOpaque()
      let status = pthread_create(
        &thread, nil,
        { box in
          let box: Unmanaged<Box>? = box.map { .fromOpaque($0) }
          box?.takeRetainedValue().body()
          return nil
        }, box)
      if status != 0 { Unmanaged<Box>.fromOpaque(box).release() }
    }

    private final class Box {
      let body: @Sendable () -> Void

      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
  }
#endif
