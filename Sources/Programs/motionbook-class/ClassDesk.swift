#if Class
  import Classroom
  import Files
  import NIOCore

  /// The class behind the sockets: passes requests to it, sends its events, and keeps its state.
  ///
  /// Everything runs on one event loop, which is what makes it safe to share.
  final class ClassDesk: @unchecked Sendable {
    /// How long changes are gathered before they are sent.
    private static let gathering = TimeAmount.milliseconds(50)
    /// The most streams of one page's owner: browsers allow six for a host.
    private static let beat = TimeAmount.seconds(15)

    private var server: ClassServer
    private let loop: any EventLoop
    /// The open streams, in the order in which they began.
    private var streams: [(channel: any Channel, viewer: ClassViewer)] = []
    private var isGathering = false
    private var sent = -1
    private var keptText = ""
    private let keeps: (ClassHour, inout String) -> Void
    /// Called after changes, on the event loop.
    var changed: (ClassHour) -> Void = { _ in }
    private var random = SystemRandomNumberGenerator()

    /// - Parameter keeps: Writes what outlives the server, if it is another text than the last one.
    init(
      _ server: ClassServer, on loop: any EventLoop,
      keeps: @escaping (ClassHour, inout String) -> Void
    ) {
      self.server = server
      self.loop = loop
      self.keeps = keeps
    }

    /// Begins to send events.
    func begin() {
      loop.scheduleRepeatedTask(initialDelay: Self.beat, delay: Self.beat) { [self] _ in
        for stream in streams { send(ClassServer.beat, to: stream.channel) }
      }
      change()
    }

    func answer(_ request: ClassRequest) -> ClassAnswer {
      let now = Double(NIODeadline.now().uptimeNanoseconds) / 1e9
      let answer = server.answer(request, at: now) { [self] in Secret.make(&random) }
      change()
      return answer
    }

    /// Does what a key of the terminal says; tells why not.
    func act(_ act: ClassAct) -> String? {
      do {
        try server.hour.act(act)
        change()
        return nil
      } catch {
        return error.sentence
      }
    }

    // MARK: Streams

    func begin(_ viewer: ClassViewer, on channel: any Channel) {
      streams.append((channel, viewer))
      server.streams(of: viewer, by: 1)
      send(server.event(for: viewer), to: channel)
      change()
      channel.closeFuture.whenComplete { [self] _ in
        streams.removeAll { $0.channel === channel }
        server.streams(of: viewer, by: -1)
        change()
      }
    }

    /// Sends changes soon, those of a moment together.
    private func change() {
      guard !isGathering, server.hour.version != sent else { return }
      isGathering = true
      loop.scheduleTask(in: Self.gathering) { [self] in
        isGathering = false
        sent = server.hour.version
        keeps(server.hour, &keptText)
        var shared: [ClassViewer: String] = [:]
        for stream in streams {
          let event = shared[stream.viewer] ?? server.event(for: stream.viewer)
          shared[stream.viewer] = event
          send(event, to: stream.channel)
        }
        changed(server.hour)
      }
    }

    /// A client that does not read gets the next state instead; `IdleStateHandler` ends it.
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
