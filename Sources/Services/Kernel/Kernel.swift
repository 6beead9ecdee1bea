import Advice
import Files
import JSON
import Jupyter
import Playing

/// A session behind Jupyter's messaging protocol: requests in, replies and publications out.
///
/// It knows no sockets. Requests come one after another, on one thread.
public final class Kernel {
  let host: CellHost
  let workbook: Workbook
  let film: EntryFilm
  var history = CellHistory()
  var sharedParts = SharedPageParts()
  /// The number of cells that have run and were counted.
  var executionCount = 0

  /// Creates a kernel with an empty session.
  ///
  /// - Parameter folder: The folder of the notebook, in which and below which it has files.
  public init(for clients: any KernelClients, in folder: String, of files: any FileAccess) {
    host = CellHost(clients, KernelFolder(folder, of: files))
    workbook = Workbook(in: host, adviser: SceneAdviser())
    film = EntryFilm(of: workbook)
  }

  /// Answers a request.
  ///
  /// - Parameter metadata: What the client says beside the request, such as the cell that it runs.
  /// - Returns: The reply; nil for a message that has none.
  public func answer(
    _ type: String, _ content: JSONValue, _ metadata: JSONValue = [:]
  ) -> KernelMessage? {
    switch type {
    case "kernel_info_request": KernelMessage("kernel_info_reply", KernelDescription.content)
    case "execute_request": KernelMessage("execute_reply", execute(content, metadata))
    case "complete_request": KernelMessage("complete_reply", complete(content))
    case "inspect_request": KernelMessage("inspect_reply", inspect(content))
    case "is_complete_request": KernelMessage("is_complete_reply", completeness(of: content))
    case "history_request":
      KernelMessage("history_reply", ["status": "ok", "history": history.answer(to: content)])
    case "comm_info_request": KernelMessage("comm_info_reply", ["status": "ok", "comms": [:]])
    case "comm_open": refuseComm(content)
    // A refused comm needs no answer; a debugger is said not to be there.
    default: nil
    }
  }

  /// The reply to a cell that does not run, because one before it failed.
  public func abortedReply() -> KernelMessage {
    KernelMessage(
      "execute_reply", ["status": "aborted", "execution_count": .integer(executionCount)])
  }

  /// Widgets of other kernels have no counterpart here: what opens is closed at once.
  private func refuseComm(_ content: JSONValue) -> KernelMessage? {
    host.clients.publish(
      KernelMessage("comm_close", ["comm_id": content["comm_id"] ?? "", "data": [:]]))
    return nil
  }
}
