#if Class
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import Platform

  /// Why a connection is closed at once.
  struct TooManyConnections: Error {}

  /// Listens for connections.
  struct ClassListener {
    /// The bytes that the system keeps for a client that does not read.
    private static let unread = 256 << 10
    /// Milliseconds after which a client that answers no packet is gone, as a phone that left the Wi-Fi.
    private static let silence = 30_000

    let group: MultiThreadedEventLoopGroup

    /// - Returns: The channel that listens.
    /// - Throws: If the port is taken or the address is not this machine's.
    func listen(at address: String, port: Int, for connections: ClassConnections) throws
      -> any Channel
    {
      try ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 256)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            Self.keepFromWorkers(channel)
            try channel.pipeline.syncOperations.addHandler(RestingListener())
          }
        }
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            guard connections.admit(channel) else { throw TooManyConnections() }
            Self.keepFromWorkers(channel)
            let pipeline = channel.pipeline.syncOperations
            try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
            try pipeline.addHandler(ClassConnection(connections))
          }
        }
        .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
        .childChannelOption(.socketOption(.so_sndbuf), value: .init(Self.unread))
        .withUserTimeout(Self.silence)
        .bind(host: address, port: port).wait()
    }
  }

  extension ClassListener {
    /// A worker that inherited a socket would keep its connection open after this process has closed it.
    private static func keepFromWorkers(_ channel: any Channel) {
      let setting = { (socket: NIOBSDSocket.Handle) in _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
      try? channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(setting)
    }
  }

  extension ServerBootstrap {
    /// Only Linux has it.
    fileprivate func withUserTimeout(_ milliseconds: Int) -> ServerBootstrap {
      #if canImport(Glibc)
        return childChannelOption(
          .tcpOption(.init(rawValue: TCP_USER_TIMEOUT)), value: .init(milliseconds))
      #else
        return self
      #endif
    }
  }
#endif
