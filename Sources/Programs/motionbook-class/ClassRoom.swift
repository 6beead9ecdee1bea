#if Class
  import ArgumentParser
  import Arguments
  import Classroom
  import FrontEnd
  import NIOCore
  import NIOPosix
  import Terminal
  import Platform

  /// Opens a class at a port, and stays until it ends.
  struct ClassRoom {
    private let options: ClassOptions
    private var state: ClassState
    private var kept: KeptClass
    /// The file of the state that outlives the server; nil if there is no state folder.
    private let file: KeptClassFile?
    private let workers: CellWorkers
    /// Where the class's report is written; nil for none.
    var report: String?

    /// The signals that stop the class: without SIGHUP where `nohup` has the program ignore it.
    private static let ending = [SIGINT, SIGTERM] + (HeldSignals.isIgnored(SIGHUP) ? [] : [SIGHUP])
    private static let firstPort = 8080
    private static let portCount = 20
    /// A page has one connection for its events and some for what it asks.
    private static let connectionsOfPerson = 4

    /// - Parameter folder: The notebook's folder.
    init(_ options: ClassOptions, _ state: ClassState, in folder: String) throws {
      workers = CellWorkers(folder: folder)
      self.options = options
      self.state = state
      var random = SystemRandomNumberGenerator()
      kept = KeptClass(
        port: options.port ?? Self.firstPort, id: String(Secret.make(&random).prefix(8)),
        code: options.code?.uppercased() ?? Secret.code(&random), key: Secret.make(&random),
        began: WallClock.now())
      file = try KeptClassFile(of: state.notebook)
      guard let earlier = file?.read(into: &self.state, began: kept.began) else { return }
      kept = earlier
      if !ClassOptions.ports.contains(kept.port) {
        kept.port = Self.firstPort
        Console.error(
          "warning: the class was kept at port \(earlier.port), but ports go from "
            + "\(ClassOptions.ports.lowerBound) to \(ClassOptions.ports.upperBound); "
            + "it begins to look for one at \(kept.port)")
      }
      if let code = options.code { kept.code = code.uppercased() }
      Console.out("The class goes on where it stopped.")
    }

    /// - Returns: The class's state at its end.
    mutating func open() throws -> ClassState {
      let signals = HeldSignals(Self.ending)
      BrokenPipe.failsWrite()
      OpenFiles.allowMost()
      let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
      let isLed = options.led
      let terminal = ClassTerminal(isLed: isLed)
      let keeps = keeping(terminal)
      let (listener, connections) = try listen(on: group, keeps)
      _ = keeps(kept, state)
      // All at once: who reads the address alone may be gone for the rest.
      let (code, words) = (code(kept), words(kept))
      Console.out((code + words + [legend(besideCode: !code.isEmpty)]).joined(separator: "\n"))
      terminal.begin(words + [ClassTerminal.legend])
      connections.changed = { state in
        terminal.show(state.summary)
        if state.hasEnded { connections.whenAllHaveLeft { listener.close(promise: nil) } }
      }
      let loop = listener.eventLoop
      loop.execute { connections.begin() }
      signals.deliver { loop.execute { listener.close(promise: nil) } }
      SystemThread {
        terminal.read { wish in
          loop.execute {
            guard terminal.isMeant(wish, in: connections.state) else { return }
            let said = connections.follow(wish)
            if case .mayRun = wish { return terminal.reply(said ?? "") }
            if let said { terminal.show(said) }
          }
        }
        if isLed { loop.execute { listener.close(promise: nil) } }
      }
      try listener.closeFuture.wait()
      terminal.end()
      return try loop.submit { connections.state }.wait()
    }

    /// Keeps the class at the moments that the connections choose, and says once that it cannot be kept.
    private func keeping(_ terminal: ClassTerminal) -> (KeptClass, ClassState) -> Bool {
      var isSaid = false
      return { [file] kept, state in
        guard let refusal = file?.write(kept, state) else { return true }
        if !isSaid {
          terminal.warn(
            """
            warning: the class goes on, but is not kept: \(refusal.reason)
            help: make room before anything stops this program
            """)
        }
        isSaid = true
        return false
      }
    }

    /// Leaves a class whose report is written: nothing of one that has ended stays; one that was stopped is kept.
    func leave(_ state: ClassState) throws {
      guard let file else { return }
      if state.hasEnded { return file.remove() }
      guard let refusal = file.write(kept, state) else {
        return Console.out(
          "The class is stopped, not ended. Start the same command again to go on.")
      }
      Console.error(
        """
        error: the class is stopped, and is not kept as it is now: \(refusal.reason)
        help: the same command goes on from what was kept last
        """)
      throw ExitCode(Status.failed.rawValue)
    }

    /// Listens at the port that was given or kept, else at the first free one.
    private mutating func listen(
      on group: MultiThreadedEventLoopGroup, _ keeps: @escaping (KeptClass, ClassState) -> Bool
    ) throws -> (any Channel, ClassConnections) {
      let ports =
        options.port.map { $0...$0 }
        ?? kept.port...min(kept.port + Self.portCount, ClassOptions.ports.upperBound)
      for port in ports {
        kept.port = port
        let connections = ClassConnections(
          ClassServer(state, settings(kept)), on: group.next(), workers: workers,
          connections: options.people * Self.connectionsOfPerson + ClassConnections.room
        ) { [kept] in keeps(kept, $0) }
        do {
          let listener = try ClassListener(group: group)
            .listen(at: options.address, port: port, for: connections)
          return (listener, connections)
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
          continue
        } catch {
          Console.error("error: cannot listen at \(options.address): \(Self.reason(error))")
          throw ExitCode(Status.failed.rawValue)
        }
      }
      Console.error("error: port \(ports.lowerBound) is taken; choose another one with --port")
      throw ExitCode(Status.failed.rawValue)
    }

    private static func reason(_ error: any Error) -> String {
      switch (error as? IOError)?.errnoCode {
      case EADDRNOTAVAIL: "it is not an address of this machine"
      case EACCES: "this port is the system's; --port names another one"
      case let code?: SystemError.text(code)
      case nil: "it is no address; it must be one like 192.168.0.7"
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
        // Browsers send it so.
        let plain = (origin.hasSuffix("/") ? String(origin.dropLast()) : origin).lowercased()
        origins.insert(plain, at: 0)
        let host = String(plain.drop { $0 != "/" }.dropFirst(2))
        // A proxy may pass the name on without its port.
        names.formUnion([host, String(host.prefix { $0 != ":" })])
      }
      return ClassServer.Settings(
        id: kept.id, code: kept.code, key: kept.key, hosts: names, origins: origins,
        report: report)
    }

    private func code(_ kept: KeptClass) -> [String] {
      guard isatty(STDOUT_FILENO) == 1 else { return [] }
      return QRCode("\(settings(kept).origins[0])/?code=\(kept.code)")?.lines ?? []
    }

    /// The keys. With the code for phones, a terminal of 24 rows has no place for all of them.
    private func legend(besideCode: Bool) -> String {
      if options.led { return "Press Enter when the class is there." }
      return besideCode
        ? "Press n for the next step; then all keys are here." : ClassTerminal.legend
    }

    private func words(_ kept: KeptClass) -> [String] {
      let address = settings(kept).origins[0]
      var lines = state.notebook.notices
      lines.append("Join at \(address) with the code \(kept.code)")
      let others = addresses.dropFirst().filter { $0 != "127.0.0.1" }.map {
        "http://\($0):\(kept.port)"
      }
      if options.origin == nil, !others.isEmpty {
        lines.append("Other addresses: \(others.joined(separator: ", "))")
      }
      lines += [
        "Yours alone: http://localhost:\(kept.port)/teacher?key=\(kept.key)",
        "also: \(address)/teacher?key=\(kept.key)",
      ]
      return lines
    }
  }
#endif
