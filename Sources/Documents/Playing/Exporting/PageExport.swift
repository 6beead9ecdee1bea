import Diagnostics
import Files
import Notebooks
import Pages

/// `export`: runs a notebook and makes a page of it, with the stage as it moved.
///
/// A notebook with a cell that fails where it should not makes no page.
public struct PageExport {
  private let host: any Host & FileHost
  private let maker: PageMaker
  private let settings: [ParameterSetting]

  /// Creates an export of notebooks that the host reads.
  ///
  /// - Parameters:
  ///   - work: The limit on the work of each notebook, as a multiple of `Limits.work`, from 1 to
  ///     `Limits.workMultiple`.
  ///   - tweakValues: The number of values at which a cell is filmed for each of its tweaks, at least
  ///     2; nil for none.
  ///   - scene: The number of the scene for code and pictures, at least 1; nil for the last one, or
  ///     for all in Swift.
  ///   - engine: Where the page has its engine, so that its reader runs it again; nil for a page that
  ///     replays.
  ///   - settings: Values for the notebook's parameters, which stand in the page's cells.
  public init(
    in host: any Host & FileHost, work: Int = 1, form: PageForm = .notebook,
    tweakValues: Int? = nil, scene: Int? = nil, engine: LiveNotebook.Engine? = nil,
    settings: [ParameterSetting] = []
  ) {
    self.host = host
    self.settings = settings
    maker = PageMaker(
      host: host, work: work, form: form, tweakValues: tweakValues, scene: scene, engine: engine)
  }

  /// Exports a notebook to a file or, with `-`, to `write`. Shows what went wrong.
  ///
  /// - Parameters:
  ///   - site: The pages around it, to which links to other notebooks lead.
  ///   - covered: Gets what stands for the page in an index, if there is something to see on it.
  public func export(
    _ path: String, to target: String, replacing: Bool = true, in site: PageSite? = nil,
    write: (String) -> Void = { _ in }, covered: (PageCover) -> Void = { _ in }
  ) -> RunStatus {
    guard let (document, name) = host.notebook(path, by: host.read(argument:)) else {
      return .unreadable
    }
    let expected = replacing ? FileExpectation.anything : .nothing
    if target != "-" {
      do throws(FileRefusal) {
        try host.checkWrite(to: target, over: expected)
      } catch {
        host.show(.unwritable(name: target, reason: error.reason))
        return .failed
      }
    }
    var maker = maker
    maker.site = site
    maker.folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let set: NotebookWithParameters
    do throws(Diagnostic) {
      set = try NotebookWithParameters(
        document, named: name, settings, for: "export", in: host, work: maker.work)
    } catch {
      if host.isInterrupted { return .interrupted }
      host.show(error, from: .text)
      return .failed
    }
    switch maker.text(of: set.document, named: name, for: target) {
    case .failure(let failure): return failure.told(by: host)
    case .success(let page) where target == "-":
      write(page.text)
      return .finished
    case .success(let page):
      if let cover = page.cover { covered(cover) }
      do {
        try host.write(page.text, to: target, over: expected)
      } catch {
        host.show(.unwritable(name: target, reason: error.reason))
        return .failed
      }
      if let scene = page.scene { host.show(.saved(name: target, what: scene)) }
      return .finished
    }
  }
}

extension Host {
  /// The page of a notebook that runs in a fresh session, as `export` makes it.
  ///
  /// - Parameters:
  ///   - folder: The notebook's folder.
  ///   - engine: The file beside a page that runs that has its engine; nil for a page that replays.
  /// - Returns: Nil if the user stopped it.
  /// - Throws: The mistake of a cell that should not fail.
  package func page(
    of document: NotebookDocument, named name: String, in folder: String,
    engine: String? = nil
  ) throws(Diagnostic) -> String? {
    var maker = PageMaker(host: self, work: 1)
    maker.engine = engine.map { .file($0) }
    maker.foldsCode = false
    maker.folder = folder
    switch maker.text(of: document, named: name, for: ".html") {
    case .success(let page): return page.text
    case .failure(.failed(let diagnostic)): throw diagnostic
    case .failure: return nil
    }
  }
}
