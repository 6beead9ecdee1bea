import JSON
import Jupyter
import Kernel
import Platform
import Wire

/// `motionbook-kernel CONNECTION_FILE`: the kernel that Jupyter starts for a notebook.
@main
enum Main {
  /// The largest connection file, in bytes; a usual one has 300.
  private static let fileLimit = 1 << 20

  static func main() {
    if let problem = ProcessFiles.problem(arguments: CommandLine.arguments) {
      fail(problem, status: 3)
    }
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 1, let path = arguments.first, !path.hasPrefix("-") else {
      fail(
        "usage: motionbook-kernel CONNECTION_FILE\n"
          + "Jupyter starts it; `motionbook kernel install` tells Jupyter where it is.", status: 2)
    }
    let interrupts = HeldSignals([SIGINT])
    BrokenPipe.failsWrite()
    serve(path, interrupts)
  }

  private static func serve(_ path: String, _ interrupts: HeldSignals) {
    let exchange: Exchange
    do {
      let file = try ConnectionFile(reading: try AtomicFile.read(path, limit: fileLimit))
      exchange = try Exchange(
        file, description: KernelDescription.content, parent: parent, interrupts: interrupts)
    } catch let problem as ConnectionFile.Problem {
      fail(problem.reason, status: 1)
    } catch {
      fail("cannot read the connection file \(path)", status: 3)
    }
    KernelLoop(exchange).run()
    exchange.close()
  }

  /// The process that started the kernel, if it is to end with it.
  private static var parent: Int32? { getenv("JPY_PARENT_PID") == nil ? nil : getppid() }

  private static func fail(_ sentence: String, status: Int32) -> Never {
    let text = "motionbook-kernel: \(sentence)\n"
    _ = write(STDERR_FILENO, text, text.utf8.count)
    exit(status)
  }
}
