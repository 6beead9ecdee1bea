import ArgumentParser
import Files
import FrontEnd
import Platform
import Terminal

/// `motionbook kernel install|uninstall`
struct KernelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kernel",
    abstract: "Tells Jupyter about Motionbook's kernel, or removes it.",
    subcommands: [InstallKernel.self, UninstallKernel.self])
}

/// Where Jupyter looks for kernels.
struct KernelPlace: ParsableArguments {
  @Flag(help: "In your own Jupyter folder; the default.")
  var user = false

  @Option(
    help: "In P/share/jupyter, such as a virtual environment P.", completion: .directory)
  var prefix: String?

  func validate() throws {
    if user, prefix != nil { throw ValidationError("--user and --prefix exclude each other") }
  }

  /// The folder of the kernel's specification.
  ///
  /// Source: Jupyter's "Common Directories and File Locations".
  var folder: String {
    get throws {
      if let prefix { return prefix + "/share/jupyter/kernels/motionbook" }
      let environment = ProcessEnvironment.current
      if let data = environment["JUPYTER_DATA_DIR"], !data.isEmpty {
        return data + "/kernels/motionbook"
      }
      guard let home = environment["HOME"], !home.isEmpty else {
        throw ValidationError("there is no home folder; use --prefix")
      }
      #if os(macOS)
        return home + "/Library/Jupyter/kernels/motionbook"
      #else
        let data = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        return (data ?? home + "/.local/share") + "/jupyter/kernels/motionbook"
      #endif
    }
  }
}

/// `motionbook kernel install [--user|--prefix P]`
struct InstallKernel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Lets Jupyter start notebooks with Motionbook.")

  @OptionGroup var place: KernelPlace

  func run() throws {
    let specification = KernelSpecification(folder: try place.folder)
    guard let program = KernelSpecification.kernelBesideThisProgram else {
      Console.error(
        """
        error: the kernel is not built: there is no motionbook-kernel beside this program
        help: `scripts/kernel install` builds and installs it
        """)
      throw ExitCode(Status.unreadable.rawValue)
    }
    do throws(FileProblem) {
      try specification.install(starting: program)
    } catch {
      Console.error("error: cannot install the kernel: \(error.sentence)")
      throw ExitCode(Status.failed.rawValue)
    }
    Console.out("installed the kernel in \(specification.folder)")
  }
}

/// `motionbook kernel uninstall [--user|--prefix P]`
struct UninstallKernel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall", abstract: "Removes Motionbook's kernel from Jupyter.")

  @OptionGroup var place: KernelPlace

  func run() throws {
    let specification = KernelSpecification(folder: try place.folder)
    do throws(FileProblem) {
      try specification.uninstall()
    } catch {
      Console.error("error: cannot remove the kernel: \(error.sentence)")
      throw ExitCode(Status.failed.rawValue)
    }
    Console.out("removed the kernel from \(specification.folder)")
  }
}
