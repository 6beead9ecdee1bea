#if Class
  import Classroom
  import NIOCore

  /// The class behind the sockets: passes requests to it, sends its events, and keeps its state.
  ///
  /// Everything runs on one event loop, which is what makes it safe to share.
  final class ClassConnections: @unchecked Sendable {
    /// How long changes are gathered before they are sent.
    private static let gathering = TimeAmount.milliseconds(50)
    private static let beat = TimeAmount.seconds(15)
    /// The most streams of one cookie: browsers allow as many for a host.
    private static let streamLimit = 6
    /// The connections that never are streams, the teacher's among them.
    static let room = 64

    private var server: ClassServer
    private let loop: any EventLoop
    /// The open streams, in the order in which they began.
    private var streams: [(channel: any Channel, viewer: ClassViewer)] = []
    private var isGathering = false
    private var sent = -1
    /// As of when it was kept last.
    private var kept = -1
    private let keeps: (ClassState) -> Bool
    /// The open connections, and the most of them.
    private var connections = 0
    private let connectionLimit: Int
    /// Those without a stream, in the order in which they began.
    private var others: [any Channel] = []
    /// Called after changes, on the event loop.
    var changed: (ClassState) -> Void = { _ in }
    private var random = SystemRandomNumberGenerator()
    private let workers: CellWorkers
    /// The clients that wait for a run, by its ticket.
    private var waiting: [Int: (ClassResponse) -> Void] = [:]

    /// - Parameters:
    ///   - connections: The most connections.
    ///   - keeps: Writes the state that outlives the server; false if it failed, to be called again.
    init(
      _ server: ClassServer, on loop: any EventLoop, workers: CellWorkers, connections: Int,
      keeps: @escaping (ClassState) -> Bool
    ) {
      connectionLimit = connections
      self.server = server
      self.loop = loop
      self.workers = workers
      self.keeps = keeps
    }

    /// Begins to send events.
    func begin() {
      loop.scheduleRepeatedTask(initialDelay: Self.beat, delay: Self.beat) { [self] _ in
        for stream in streams {
          // A client that far behind does not read.
          if stream.channel.isWritable {
            send(ClassServer.beat, to: stream.channel)
          } else {
            stream.channel.close(promise: nil)
          }
        }
      }
      change()
    }

    /// Seconds since the start: what was kept of an earlier one begins then.
    private var now: Double { Double((NIODeadline.now() - start).nanoseconds) / 1e9 }
    private let start = NIODeadline.now()

    func answer(_ request: ClassRequest) -> ClassAnswer {
      let answer = server.answer(request, at: now) { [self] in Secret.make(&random) }
      change()
      startRuns()
      return answer
    }

    // MARK: Runs

    /// Somebody waits for a run.
    func wait(for ticket: Int, instead: Int?, _ answer: @escaping (ClassResponse) -> Void) {
      if let instead { waiting.removeValue(forKey: instead)?(ClassResponse(.replaced)) }
      waiting[ticket] = answer
    }

    /// Starts as many runs as may go on at once.
    private func startRuns() {
      while let run = server.state.nextRun(atMost: CellWorkers.count) {
        workers.outcome(of: run.task, on: loop).whenComplete { [self] result in
          if let response = server.state.end(run, (try? result.get()) ?? .died) {
            waiting.removeValue(forKey: run.ticket)?(response)
          }
          change()
          startRuns()
        }
      }
    }

    /// Does what a key of the terminal or a presentation says; tells why not, or what is asked before it.
    func follow(_ wish: ClassTerminal.Wish) -> String? {
      server.state.pass(to: now)
      do throws(ClassRefusal) {
        switch wish {
        case .act(let act): try server.state.act(act)
        case .present(let cell, let isRun): try server.state.follow(cell: cell, isRun: isRun)
        case .mayRun(let cell): return server.state.doubt(aboutRunning: cell)
        }
        change()
        return nil
      } catch {
        return error.sentence
      }
    }

    /// The class's state as it is now. Call it where nothing changes any more.
    var state: ClassState { server.state }

    // MARK: Connections

    /// Whether one more connection is let in; counts it until it closes. Where there are too many, the oldest
    /// one without a stream makes room: who opens all of them keeps nobody out.
    func admit(_ channel: any Channel) -> Bool {
      if connections >= connectionLimit {
        guard let oldest = others.first else { return false }
        oldest.close(promise: nil)
      }
      connections += 1
      others.append(channel)
      channel.closeFuture.whenComplete { [self] _ in
        connections -= 1
        others.removeAll { $0 === channel }
      }
      return true
    }

    func begin(_ viewer: ClassViewer, on channel: any Channel) {
      others.removeAll { $0 === channel }
      streams.append((channel, viewer))
      makeRoom(for: viewer)
      server.state.pass(to: now)
      server.streams(of: viewer, by: 1)
      send(server.event(for: viewer), to: channel)
      change()
      channel.closeFuture.whenComplete { [self] _ in
        streams.removeAll { $0.channel === channel }
        server.streams(of: viewer, by: -1)
        change()
      }
    }

    /// Closes the oldest stream of whoever has too many; it may be that of a page that is gone. Where all together
    /// have too many, that is who has the most of them, the new one's own first. So there is always room for one
    /// more connection, such as the teacher's.
    private func makeRoom(for viewer: ClassViewer) {
      let open = streams.filter(\.channel.isActive)
      let counts = Dictionary(grouping: open, by: \.viewer.owner).mapValues(\.count)
      let own = counts[viewer.owner] ?? 0
      let isTooMany = own > Self.streamLimit
      guard isTooMany || open.count > connectionLimit - Self.room else { return }
      let most = counts.filter { $0.key != ClassViewer.teacher.owner }.values.max() ?? 0
      let isOwn = isTooMany || own == most && viewer.owner != ClassViewer.teacher.owner
      let oldest = open.first {
        isOwn
          ? $0.viewer.owner == viewer.owner
          : counts[$0.viewer.owner] == most && $0.viewer.owner != ClassViewer.teacher.owner
      }
      oldest?.channel.close(promise: nil)
    }

    /// Calls back once everybody has heard of the end, and pages have fetched what was revealed last,
    /// without waiting for pages that stay open.
    func whenAllHaveLeft(_ body: @escaping () -> Void) {
      guard looks == nil else { return }
      looks = 0
      loop.scheduleRepeatedTask(initialDelay: Self.look, delay: Self.look) { [self] task in
        looks = (looks ?? 0) + 1
        guard streams.isEmpty || looks == Self.lookLimit else { return }
        task.cancel()
        body()
      }
    }

    /// How often it was looked whether all have left; nil before the end.
    private var looks: Int?
    private static let look = TimeAmount.milliseconds(500)
    private static let lookLimit = 6

    /// Sends changes soon, those of a moment together.
    private func change() {
      awaitDue()
      // The teacher's acts and new people are kept before anybody is told of them.
      if server.state.keepings != kept, keeps(server.state) { kept = server.state.keepings }
      guard !isGathering, server.state.version != sent else { return }
      isGathering = true
      loop.scheduleTask(in: Self.gathering) { [self] in
        isGathering = false
        server.state.pass(to: now)
        sent = server.state.version
        var shared: [ClassViewer: String] = [:]
        for stream in streams {
          let event = shared[stream.viewer] ?? server.event(for: stream.viewer)
          shared[stream.viewer] = event
          send(event, to: stream.channel)
        }
        changed(server.state)
      }
    }

    /// Wakes when something happens by itself.
    private func awaitDue() {
      guard let due = server.state.due, due != awaited else { return }
      awaited = due
      loop.scheduleTask(in: .milliseconds(Int64(clamping: ((due - now) * 1000).rounded(.up)))) {
        [self] in
        awaited = nil
        server.state.pass(to: now)
        change()
      }
    }

    /// When it wakes next; nil for never.
    private var awaited: Double?

    /// A client that does not read gets the next state instead.
    private func send(_ text: String, to channel: any Channel) {
      guard channel.isWritable else { return }
      channel.writeAndFlush(StreamText(text: text), promise: nil)
    }
  }

  /// A piece of an event stream on its way to the handler that writes it.
  struct StreamText: Sendable {
    let text: String
  }

  /// Numbers that nobody guesses.
  enum Secret {
    /// 128 bits as hexadecimal digits.
    static func make(_ random: inout SystemRandomNumberGenerator) -> String {
      (0..<2).map { _ in
        let digits = String(random.next() as UInt64, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
    }

    /// A code to type from a wall: without letters that look like others.
    static func code(_ random: inout SystemRandomNumberGenerator) -> String {
      let letters = Array("ABCDEFGHJKMNPQRSTUVWXYZ23456789")
      return String((0..<4).map { _ in letters.randomElement(using: &random) ?? "A" })
    }
  }
#endif
