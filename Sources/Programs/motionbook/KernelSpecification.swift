import Files
import FrontEnd
import JSON
import Platform

/// The folder by which Jupyter knows a kernel: how it is started, its name and its logo.
///
/// Source: "Kernel specs" in Jupyter's documentation of kernels.
struct KernelSpecification {
  let folder: String

  private static let file = "kernel.json"
  private static let logoFile = "logo-svg.svg"

  /// The absolute path of the kernel beside this program; nil if it was not built.
  static var kernelBesideThisProgram: String? {
    guard let program = ProgramFile.path.flatMap(FilePath.real),
      let slash = program.lastIndex(of: "/")
    else { return nil }
    return FilePath.real(program[...slash] + "motionbook-kernel")
  }

  /// Writes the folder's files, the one that Jupyter looks for last.
  func install(starting program: String) throws(FileProblem) {
    let text: JSONValue = [
      "argv": [.string(program), "{connection_file}"], "display_name": "Motionbook",
      "language": "motionbook", "interrupt_mode": "message", "metadata": ["debugger": false],
    ]
    try NewFolder.create(folder)
    try AtomicFile.write(path(Self.logoFile), Self.logo, over: .anything)
    try AtomicFile.write(path(Self.file), text.indentedText + "\n", over: .anything)
  }

  /// Removes the folder, the file that Jupyter looks for first.
  func uninstall() throws(FileProblem) {
    try RemovedFile.remove(path(Self.file))
    try? RemovedFile.remove(path(Self.logoFile))
    RemovedFile.removeFolder(folder)
  }

  private func path(_ name: String) -> String { folder + "/" + name }

  /// A ball and the path of its bounces.
  private static let logo = """
    <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" role="img">
    <title>Motionbook</title>
    <rect width="64" height="64" rx="14" fill="#14213d"/>
    <path d="M6 20 Q16 18 20 52 Q30 8 40 52 Q46 30 51 38" fill="none" stroke="#8ecae6" \
    stroke-width="3" stroke-linecap="round"/>
    <path d="M8 54h48" stroke="#8ecae6" stroke-width="2" stroke-linecap="round"/>
    <circle cx="51" cy="38" r="7" fill="#fb8500"/>
    </svg>

    """
}
