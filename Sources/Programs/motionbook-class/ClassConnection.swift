#if Class
  import Classroom
  import NIOCore
  import NIOHTTP1

  /// One connection: gathers a request, passes it on, and writes its answer or its events.
  final class ClassConnection: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = StreamText
    typealias OutboundOut = HTTPServerResponsePart

    /// The most bytes of a body that are read before the answer that it is too long.
    private static let drainLimit = 1 << 20
    /// How long a request may take, and how long a connection stays without one.
    private static let patience = TimeAmount.seconds(20)

    private let connections: ClassConnections
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    private var received = 0
    private var isStreaming = false
    private var deadline: Scheduled<Void>?

    init(_ connections: ClassConnections) { self.connections = connections }

    func handlerAdded(context: ChannelHandlerContext) { expectRequest(context) }

    func channelInactive(context: ChannelHandlerContext) {
      deadline?.cancel()
      context.fireChannelInactive()
    }

    /// Closes the connection unless a whole request comes in time: one that sends a byte now and then, too.
    private func expectRequest(_ context: ChannelHandlerContext) {
      deadline?.cancel()
      let channel = context.channel
      deadline = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): (self.head, body, received) = (head, [], 0)
      case .body(let bytes):
        received += bytes.readableBytes
        // Input that is left unread would lose the answer on its way.
        if received > Self.drainLimit { return context.close(promise: nil) }
        let limit = ClassRequest.bodyLimit(of: head?.uri ?? "")
        if body.count <= limit { body += bytes.readableBytesView.prefix(limit + 1) }
      case .end:
        guard let head, !isStreaming else { return }
        // A client that asks for more has not read its answers. No browser does that.
        guard context.channel.isWritable else { return context.close(promise: nil) }
        expectRequest(context)
        answer(head, context)
      }
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
      let request = ClassRequest(
        head.method.rawValue, head.uri, headers: head.headers.map { ($0.name, $0.value) },
        body: body)
      switch connections.answer(request) {
      case .response(let response):
        write(response, head, context)
      case .run(let ticket, let replaced):
        // It may wait for the runs of many others.
        deadline?.cancel()
        connections.wait(for: ticket, instead: replaced) { [self] response in
          guard context.channel.isActive else { return }
          expectRequest(context)
          write(response, head, context)
        }
      case .events(let response, let viewer):
        isStreaming = true
        deadline?.cancel()
        var headers = HTTPHeaders(response.headers.map { ($0.name, $0.value) })
        // A proxy passes events on as they come.
        headers.add(name: "X-Accel-Buffering", value: "no")
        if head.version.minor == 0 { headers.add(name: "Connection", value: "close") }
        let answer = HTTPResponseHead(
          version: head.version, status: .init(statusCode: response.status), headers: headers)
        context.writeAndFlush(wrapOutboundOut(.head(answer)), promise: nil)
        connections.begin(viewer, on: context.channel)
      }
    }

    private func write(
      _ response: ClassResponse, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
      var headers = HTTPHeaders(response.headers.map { ($0.name, $0.value) })
      if response.status != 204 {
        headers.add(name: "Content-Length", value: String(response.body.utf8.count))
      }
      headers.add(name: "Connection", value: head.isKeepAlive ? "keep-alive" : "close")
      let answer = HTTPResponseHead(
        version: head.version, status: .init(statusCode: response.status), headers: headers)
      context.write(wrapOutboundOut(.head(answer)), promise: nil)
      // The next answer would begin in the body of one without a body.
      if !response.body.isEmpty, head.method != .HEAD {
        let bytes = context.channel.allocator.buffer(string: response.body)
        context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
      }
      let promise = head.isKeepAlive ? nil : context.eventLoop.makePromise(of: Void.self)
      if let promise {
        let channel = context.channel
        promise.futureResult.whenComplete { _ in channel.close(promise: nil) }
      }
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: promise)
    }

    /// An event on a stream.
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      let bytes = context.channel.allocator.buffer(string: unwrapOutboundIn(data).text)
      context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: promise)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }

  /// Where the listener has no descriptors left, it rests: it would try again and again at once.
  final class RestingListener: ChannelInboundHandler {
    typealias InboundIn = Channel

    private static let rest = TimeAmount.milliseconds(500)

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      let channel = context.channel
      _ = channel.setOption(.autoRead, value: false)
      context.eventLoop.scheduleTask(in: Self.rest) {
        _ = channel.setOption(.autoRead, value: true)
      }
    }
  }
#endif
