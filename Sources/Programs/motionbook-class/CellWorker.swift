#if Class
  import Advice
  import Answers
  import Classroom
  import Diagnostics
  import FrontEnd
  import Values
  import Playing
  import Platform

  /// A process that runs one person's cells and ends. It reads them from standard input and writes what the
  /// last one showed to standard output. Nothing of a run is left for the next one.
  struct CellWorker {
    /// The first argument that starts one; only the program itself uses it.
    static let argument = "run-cells"

    /// The work of a run, of what a replay may do.
    private static let work = Limits.work / 5
    private static let taskLimit = 32 << 20

    private let folder: String

    /// Nil if the arguments ask for something else.
    init?(arguments: some Collection<String>) {
      guard arguments.count == 2, arguments.first == Self.argument else { return nil }
      folder = Array(arguments)[1]
    }

    func run() -> Status {
      Confinement.begin()
      guard let bytes = try? PipedInput.read(nil, limit: Self.taskLimit),
        let task = ClassRunTask(bytes)
      else { return .failed }
      if task.isBrief { Confinement.shorten() }
      guard
        let run = CellHost(task.files).pageRun(
          of: task.cells, in: folder, work: Self.work, adviser: SceneAdviser())
      else { return .failed }
      let mistake = run.failure.map {
        ClassRunResult.Mistake(cell: $0.cell, id: $0.id, message: $0.message)
      }
      let answer = ClassRunResult(html: run.html, mistake: mistake)
      let failure = Array(answer.text.utf8).withUnsafeBytes {
        WholeWrite.write($0, to: STDOUT_FILENO)
      }
      return failure == nil ? .good : .failed
    }
  }

  /// The host of somebody's cells: it reads the data that the notebook itself names, and writes nothing.
  private final class CellHost: Host, DataHost {
    private let files: Set<String>

    init(_ files: Set<String>) { self.files = files }

    var isInterrupted: Bool { false }

    func show(_ outputs: [Output], layout: Layout, from origin: Origin) {}
    func show(_ diagnostic: Diagnostic, from origin: Origin) {}
    func show(_ notice: Notice) {}

    func data(_ path: String, below folder: String?, limit: Int) throws(FileRefusal) -> [UInt8] {
      // A notebook beside this one has its answers in it.
      guard let folder, files.contains(path) else {
        throw FileRefusal(reason: "a class loads only the files that its notebook names")
      }
      do {
        return try FolderFile.read(path, below: folder, limit: limit)
      } catch {
        throw FileRefusal(error)
      }
    }
  }

  /// A worker's limits on the machine: the system ends one that wants more.
  private enum Confinement {
    private static let seconds: rlim_t = 3
    private static let memory: rlim_t = 600 << 20
    private static let niceness: Int32 = 10

    static func begin() {
      _ = nice(niceness)
      // Only the first limit has a signal of its own.
      limit(RLIMIT_CPU, to: seconds, atMost: seconds + 1)
      limit(RLIMIT_AS, to: memory)
      limit(RLIMIT_FSIZE, to: 0)
      limit(RLIMIT_CORE, to: 0)
      // A trap's message is not for the teacher's terminal.
      dup2(STDIN_FILENO, STDERR_FILENO)
    }

    /// Leaves a tenth of the time. Nearly all runs need less.
    static func shorten() {
      var timer = itimerval()
      timer.it_value.tv_usec = 300_000
      #if canImport(Darwin)
        setitimer(ITIMER_PROF, &timer, nil)
      #else
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
      #endif
    }

    #if canImport(Darwin)
      private static func limit(_ resource: Int32, to value: rlim_t, atMost most: rlim_t? = nil) {
        var limit = rlimit(rlim_cur: value, rlim_max: most ?? value)
        setrlimit(resource, &limit)
      }
    #else
      private static func limit(
        _ resource: __rlimit_resource, to value: rlim_t, atMost most: rlim_t? = nil
      ) {
        var limit = rlimit(rlim_cur: value, rlim_max: most ?? value)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
      }
    #endif
  }
#endif
