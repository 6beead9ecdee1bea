#if Class
  import Platform

  /// The addresses of this machine in its networks.
  enum LocalAddress {
    /// The IPv4 addresses, that of the default route first.
    static var all: [String] {
      var list: UnsafeMutablePointer<ifaddrs>?
      guard getifaddrs(&list) == 0 else { return [] }
      defer { freeifaddrs(list) }
      var found: [(interface: String, address: String)] = []
      var next = list
      while let entry = next?.pointee {
        next = entry.ifa_next
        guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET,
          entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0,
          entry.ifa_flags & UInt32(IFF_UP) != 0
        else { continue }
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        guard
          getnameinfo(address, size, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
        else { continue }
        let end = text.firstIndex(of: 0) ?? text.count
        found.append(
          (
            String(cString: entry.ifa_name),
            String(decoding: text[..<end].map(UInt8.init(bitPattern:)), as: UTF8.self)
          ))
      }
      let first = defaultInterface
      return found.filter { $0.interface == first }.map(\.address)
        + found.filter { $0.interface != first }.map(\.address)
    }

    /// The interface of the route to everywhere, as Linux lists it; nil elsewhere.
    private static var defaultInterface: String? {
      guard let file = fopen("/proc/net/route", "r") else { return nil }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 512)
      while fgets(&line, Int32(line.count), file) != nil {
        let end = line.firstIndex(of: 0) ?? line.count
        let text = String(decoding: line[..<end].map(UInt8.init(bitPattern:)), as: UTF8.self)
        let fields = text.split(separator: "\t")
        if fields.count > 1, fields[1] == "00000000" { return String(fields[0]) }
      }
      return nil
    }
  }
#endif
