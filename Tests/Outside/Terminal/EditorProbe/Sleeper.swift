#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

nonisolated func startSleeper(_ thread: inout pthread_t) {
  pthread_create(&thread, nil, { _ in while true { sleep(100) } }, nil)
}
