import JSON

/// Where a kernel's sockets are, as the file says that Jupyter writes for each kernel.
public struct ConnectionFile: Sendable {
  /// One of a kernel's five sockets.
  public enum Channel: String, CaseIterable, Sendable {
    /// Requests of the notebook.
    case shell
    /// Requests that do not wait for others: to interrupt and to shut down.
    case control
    /// Questions to the user, which this kernel has none of.
    case stdin
    /// The channel to all clients: outputs and whether the kernel is busy.
    case iopub
    /// Echoes, by which a client knows that the kernel is alive.
    case hb
  }

  /// ZeroMQ's address of each socket.
  public let endpoints: [Channel: String]
  /// The key of the signatures; empty for messages that are not signed.
  public let key: [UInt8]

  /// The error in a connection file, as a sentence without its full stop.
  public struct Problem: Error, Sendable {
    public let reason: String
  }

  /// - Throws: `Problem` where a field is missing or has a value that is not supported.
  public init(reading bytes: [UInt8]) throws(Problem) {
    let fields: JSONValue
    do {
      fields = try JSONValue(reading: bytes)
    } catch {
      throw Problem(reason: "the connection file is not JSON: \(error.reason)")
    }
    let transport = fields["transport"]?.string ?? "tcp"
    guard let ip = fields["ip"]?.string, ["tcp", "ipc"].contains(transport) else {
      throw Problem(
        reason: "the connection file has no `ip`, or a transport that is not tcp or ipc")
    }
    let scheme = fields["signature_scheme"]?.string ?? "hmac-sha256"
    let key = fields["key"]?.string ?? ""
    guard scheme == "hmac-sha256" || key.isEmpty else {
      throw Problem(reason: "the signature scheme `\(scheme)` is not supported; use hmac-sha256")
    }
    self.key = Array(key.utf8)
    var endpoints: [Channel: String] = [:]
    for channel in Channel.allCases {
      guard let port = fields["\(channel.rawValue)_port"]?.integer, (1...65_535).contains(port)
      else { throw Problem(reason: "the connection file has no `\(channel.rawValue)_port`") }
      endpoints[channel] = transport == "ipc" ? "ipc://\(ip)-\(port)" : "tcp://\(ip):\(port)"
    }
    self.endpoints = endpoints
  }
}
