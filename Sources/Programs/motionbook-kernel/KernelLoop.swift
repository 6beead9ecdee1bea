import JSON
import Kernel
import Platform
import Wire

/// Answers one request after another, until the kernel ends.
final class KernelLoop: KernelClients {
  private let exchange: Exchange
  /// The request that is answered now.
  private var request: Request?

  init(_ exchange: Exchange) { self.exchange = exchange }

  func run() {
    let kernel = Kernel(for: self, in: ".", of: SystemFiles())
    while true {
      switch exchange.next() {
      case .end: return
      case .answer(let request):
        answer(request) { kernel.answer(request.type, request.content, request.metadata) }
      case .abort(let request): answer(request) { kernel.abortedReply() }
      }
    }
  }

  private func answer(_ request: Request, _ body: () -> KernelMessage?) {
    self.request = request
    publish(status: "busy")
    let reply = body()
    let stops =
      request.type == "execute_request" && request.content["stop_on_error"]?.flag ?? true
    exchange.ended(abortsWaiting: stops && reply?.content["status"] == "error")
    if let reply { exchange.reply(Message(reply.type, reply.content), to: request) }
    publish(status: "idle")
  }

  private func publish(status: String) {
    exchange.publish(
      Message("status", ["execution_state": .string(status)]), about: request)
  }

  // MARK: KernelClients

  func publish(_ message: KernelMessage) {
    exchange.publish(Message(message.type, message.content), about: request)
  }

  var isInterrupted: Bool { exchange.interruption.isSet }

  func now() -> Double { MonotonicClock.now() }
}
