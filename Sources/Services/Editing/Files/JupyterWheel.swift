import JSON
import Jupyter
import Pages

/// The files for Jupyter as a wheel.
///
/// Source: "Binary distribution format" of the Python Packaging User Guide.
struct JupyterWheel {
  let files: [String: String]

  private let name = "motionbook_jupyter-\(KernelDescription.version)"

  var bytes: [UInt8] {
    var archive = ZipArchive()
    var record = ""
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      let bytes = Array(text.utf8)
      archive.add(path, bytes)
      record += "\(path),sha256=\(Self.digest(of: bytes)),\(bytes.count)\n"
    }
    let path = "\(name).dist-info/RECORD"
    archive.add(path, Array("\(record)\(path),,\n".utf8))
    return archive.bytes
  }

  /// Base64 with the two letters that a URL may have, and without what fills it up.
  private static func digest(of bytes: [UInt8]) -> String {
    Base64.text(of: Checksum.sha256(bytes)).replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  private var texts: [String: String] {
    let share = "\(name).data/data/share/jupyter"
    let settings = "\(name).data/data/etc/jupyter/jupyter_server_config.d"
    var texts: [String: String] = [
      "\(share)/labextensions/motionbook/install.json": Self.installer.indentedText + "\n",
      "\(settings)/motionbook_jupyter.json": Self.serverExtension.indentedText + "\n",
      "\(name).dist-info/METADATA": Self.metadata, "\(name).dist-info/WHEEL": Self.wheel,
      "\(name).dist-info/entry_points.txt": Self.entryPoints,
    ]
    for (path, text) in files {
      let path = String(path.dropFirst("jupyter/".count))
      texts[path.hasPrefix("labextensions/") ? "\(share)/\(path)" : path] = text
    }
    return texts
  }

  // MARK: About it

  private static let metadata = """
    Metadata-Version: 2.1
    Name: motionbook-jupyter
    Version: \(KernelDescription.version)
    Summary: Motionbook in Jupyter's programs: colors, the language server, papermill and jupytext

    """

  private static let wheel = """
    Wheel-Version: 1.0
    Generator: motionbook
    Root-Is-Purelib: true
    Tag: py3-none-any

    """

  private static let entryPoints = """
    [pygments.lexers]
    motionbook = motionbook_jupyter.lexer:MotionLexer

    [jupyter_lsp_spec_v1]
    motionbook = motionbook_jupyter:language_servers

    [papermill.engine]
    motionbook = motionbook_jupyter.translator:NBClientEngine

    """

  private static let serverExtension: JSONValue = [
    "ServerApp": ["jpserver_extensions": ["motionbook_jupyter": true]]
  ]

  private static let installer: JSONValue = [
    "packageManager": "python", "packageName": "motionbook-jupyter",
    "uninstallInstructions": "pip uninstall motionbook-jupyter",
  ]
}
