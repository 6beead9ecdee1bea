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
    /// What outlives the server; nil if there is no state folder.
    private let file: KeptClassFile?
    private let workers: CellWorkers

    private static let firstPort = 8080
    private static let portCount = 20
    /// A page has one connection for its events and some for what it asks.
    private static let connectionsOfPerson = 4
    private static let otherConnections = 64

    /// - Parameter folder: The notebook's folder.
    init(_ options: ClassProgram, _ hour: ClassHour, in folder: String) throws {
      workers = CellWorkers(folder: folder)
      self.options = options
      self.hour = hour
      var random = SystemRandomNumberGenerator()
      kept = KeptClass(
        port: options.port ?? Self.firstPort, id: String(Secret.make(&random).prefix(8)),
        code: options.code?.uppercased() ?? Secret.code(&random), key: Secret.make(&random))
      file = try KeptClassFile(of: hour.notebook)
      guard let earlier = file?.read(into: &self.hour) else { return }
      kept = earlier
      if !KeptClass.ports.contains(kept.port) {
        kept.port = Self.firstPort
        Console.error(
          "warning: the class was kept at port \(earlier.port), but ports go from "
            + "\(KeptClass.ports.lowerBound) to \(KeptClass.ports.upperBound); "
            + "it begins to look for one at \(kept.port)")
      }
      if let code = options.code { kept.code = code.uppercased() }
      Console.out("The class goes on where it stopped.")
    }

    /// - Returns: The hour at its end.
    func open() throws -> ClassHour {
      Signals.hold()
      OpenFiles.allowMost()
      let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
      let (listener, desk, kept) = try listen(on: group)
      let terminal = ClassTerminal(isLed: options.led)
      _ = file?.write(kept, hour)
      tell(kept)
      terminal.begin()
      desk.changed = { hour in
        terminal.show(hour.summary)
        if hour.hasEnded { desk.whenAllHaveLeft { listener.close(promise: nil) } }
      }
      let loop = listener.eventLoop
      loop.execute { desk.begin() }
      Signals.deliver { loop.execute { listener.close(promise: nil) } }
      Threads.run {
        terminal.read { wish in
          loop.execute {
            guard terminal.isMeant(wish) else { return }
            if let refusal = desk.follow(wish) { terminal.show(refusal) }
          }
        }
        if options.led { loop.execute { listener.close(promise: nil) } }
      }
      try listener.closeFuture.wait()
      terminal.end()
      let ended = try loop.submit { desk.hour }.wait()
      if !ended.hasEnded, file != nil {
        Console.out("The class is stopped, not ended. Start the same command again to go on.")
      }
      return ended
    }

    /// Listens at the port that was given or kept, else at the first free one.
    private func listen(
      on group: MultiThreadedEventLoopGroup
    ) throws -> (any Channel, ClassDesk, KeptClass) {
      var kept = kept
      let ports =
        options.port.map { $0...$0 }
        ?? kept.port...min(kept.port + Self.portCount, KeptClass.ports.upperBound)
      for port in ports {
        kept.port = port
        let desk = ClassDesk(
          ClassServer(hour, settings(kept)), on: group.next(), workers: workers,
          connections: options.people * Self.connectionsOfPerson + Self.otherConnections
        ) { [file, kept] in file?.write(kept, $0) ?? true }
        do {
          let listener = try ClassListener(group: group)
            .listen(at: options.address, port: port, for: desk)
          return (listener, desk, kept)
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
        id: kept.id, code: kept.code, key: kept.key, hosts: names, origins: origins)
    }

    private func tell(_ kept: KeptClass) {
      let address = settings(kept).origins[0]
      let code = QRCode("\(address)/?code=\(kept.code)")
      var lines = isatty(STDOUT_FILENO) == 1 ? code?.lines ?? [] : []
      lines.append("Join at \(address) with the code \(kept.code)")
      let others = addresses.dropFirst().filter { $0 != "127.0.0.1" }.map {
        "http://\($0):\(kept.port)"
      }
      if options.origin == nil, !others.isEmpty {
        lines.append("Other addresses: \(others.joined(separator: ", "))")
      }
      let doors = ["http://localhost:\(kept.port)"] + (options.origin == nil ? [] : [address])
      lines += ["For you alone:"] + doors.map { "\($0)/teacher?key=\(kept.key)" }
      if hour.asksNothing {
        lines.append("note: this notebook asks nothing; a cell with `predict` does")
      }
      lines.append(options.led ? "Press Enter when the class is there." : ClassTerminal.legend)
      // All at once: who reads the address alone may be gone for the rest.
      Console.out(lines.joined(separator: "\n"))
    }
  }
#endif
