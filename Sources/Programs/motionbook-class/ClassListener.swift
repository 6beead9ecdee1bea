#if Class
  import NIOCore
  import NIOHTTP1
  import NIOPosix

  /// Listens for connections.
  struct ClassListener {
    /// Seconds without a byte after which a client is too slow.
    private static let patience = TimeAmount.seconds(20)
    /// Events are sent every 15 s: a stream on which nothing was written for so long is not read.
    private static let streamPatience = TimeAmount.seconds(60)

    let group: MultiThreadedEventLoopGroup

    /// - Returns: The channel that listens.
    /// - Throws: If the port is taken or the address is not this machine's.
    func listen(at address: String, port: Int, for desk: ClassDesk) throws -> any Channel {
      try ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 256)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(RestingListener())
          }
        }
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(
              IdleStateHandler(
                readTimeout: Self.patience, writeTimeout: nil, allTimeout: Self.streamPatience))
            try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
            try pipeline.addHandler(ClassConnection(desk))
          }
        }
        .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
        .bind(host: address, port: port).wait()
    }
  }
#endif
