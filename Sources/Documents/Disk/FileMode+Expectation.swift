import Files
import Workbooks

extension AtomicFile.Mode {
  /// How a file is written that a workbook expects to be so.
  public init(_ expected: FileExpectation) {
    switch expected {
    case .nothing: self = .create
    case .text(let text): self = .replacing(Fingerprint(text: text))
    // Without a readable stamp, no file may exist there.
    case .stamp(let stamp): self = Fingerprint(written: stamp).map(Self.replacing) ?? .create
    case .anything: self = .overwriting
    }
  }
}
