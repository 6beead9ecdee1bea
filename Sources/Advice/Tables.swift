/// The tables of this target, as they stand beside it; they are built in, and read when first needed.
enum Tables {
  static let swift = String(decoding: PackageResources.swift_txt, as: UTF8.self)
}
