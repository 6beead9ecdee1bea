// swift-tools-version: 6.0
import PackageDescription

/// The house, from the ground up: a target imports only what stands above it in this list, and each
/// folder of `Sources` is a floor. `Sources/README.md` has the picture and the reasons.
let package = Package(
  name: "motionbook",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "motionbook", targets: ["motionbook"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // MARK: Base. Text, numbers, files, mistakes, and C, each library behind one Swift target that may import it.
    .target(name: "CBox2D", path: "Sources/Base/CBox2D", linkerSettings: [.linkedLibrary("box2d")]),
    .systemLibrary(
      name: "CLibedit", path: "Sources/Base/CLibedit", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"])]),
    .systemLibrary(
      name: "CMarkdown", path: "Sources/Base/CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CPosix", path: "Sources/Base/CPosix"),
    .systemLibrary(
      name: "CZeroMQ", path: "Sources/Base/CZeroMQ",
      providers: [.apt(["libzmq3-dev", "libsodium-dev"])]),
    .target(name: "Platform", path: "Sources/Base/Platform"),
    .target(name: "Text", dependencies: ["Platform"], path: "Sources/Base/Text"),
    .target(name: "Geometry", dependencies: ["Platform"], path: "Sources/Base/Geometry"),
    .target(name: "JSON", path: "Sources/Base/JSON"),
    .target(name: "Diagnostics", dependencies: ["Text"], path: "Sources/Base/Diagnostics"),
    .target(name: "Sharing", path: "Sources/Base/Sharing"),
    .target(name: "Files", dependencies: ["Platform"], path: "Sources/Base/Files"),
    .target(name: "DataFiles", dependencies: ["JSON"], path: "Sources/Base/DataFiles"),

    // MARK: Motion. UIKit's motion. It knows no language.
    .target(name: "Typography", path: "Sources/Motion/Typography"),
    .target(name: "Curves", dependencies: ["Platform", "Text"], path: "Sources/Motion/Curves"),
    .target(name: "Physics", dependencies: ["CBox2D"], path: "Sources/Motion/Physics"),
    .target(
      name: "Dynamics", dependencies: ["Platform", "Physics", "Geometry", "Text"],
      path: "Sources/Motion/Dynamics"),
    .target(
      name: "Staging",
      dependencies: ["Platform", "Dynamics", "Curves", "Geometry", "Text", "Typography"],
      path: "Sources/Motion/Staging"),

    // MARK: Charts. Answers, and how they are drawn.
    .target(
      name: "Charts", dependencies: ["Platform", "Geometry", "Text"], path: "Sources/Charts/Charts"),
    .target(
      name: "Answers", dependencies: ["Charts", "Diagnostics", "Geometry", "Text"],
      path: "Sources/Charts/Answers"),

    // MARK: Language. The language, and sessions in it.
    .target(name: "Language", dependencies: ["Diagnostics"], path: "Sources/Language/Language"),
    .target(
      name: "Values",
      dependencies: [
        "Platform",
        "Language", "Diagnostics", "Dynamics", "Curves", "Geometry", "Charts", "Text",
        "Typography",
      ], path: "Sources/Language/Values"),
    .target(
      name: "Execution",
      dependencies: [
        "Platform",
        "Language", "Values", "Answers", "Sharing", "Diagnostics", "Staging", "Dynamics", "Curves",
        "Geometry", "Charts", "Text", "Typography", "DataFiles",
      ], path: "Sources/Language/Execution"),
    .target(
      name: "Commands",
      dependencies: [
        "Platform",
        "DataFiles", "Execution", "Language", "Values", "Answers", "Diagnostics", "Staging",
        "Dynamics",
        "Curves", "Geometry", "Charts", "Text", "Typography",
      ], path: "Sources/Language/Commands"),
    .target(
      name: "Sessions",
      dependencies: [
        "Commands", "Execution", "Language", "Values", "Answers", "Sharing", "Charts",
        "Diagnostics", "Staging", "Curves", "DataFiles", "Geometry", "Text",
      ], path: "Sources/Language/Sessions"),

    // MARK: Documents. Notebooks, pages, and code in and out.
    .target(
      name: "WebCode", dependencies: ["Staging", "Curves", "Geometry", "Text"],
      path: "Sources/Documents/WebCode"),
    .target(
      name: "SwiftCode",
      dependencies: [
        "Sessions", "Execution", "Language", "Values", "Curves", "Diagnostics", "Geometry", "Text",
      ], path: "Sources/Documents/SwiftCode", resources: [.embedInCode("Table/swift.txt")]),
    .target(
      name: "Advice",
      dependencies: [
        "SwiftCode", "Sessions", "Commands", "Execution", "Language", "Values", "Curves",
        "Diagnostics",
      ], path: "Sources/Documents/Advice"),
    .target(
      name: "Notebooks", dependencies: ["Diagnostics", "Text", "CMarkdown"],
      path: "Sources/Documents/Notebooks"),
    .target(
      name: "Pages",
      dependencies: [
        "Platform", "Answers", "Notebooks", "Charts", "Diagnostics", "Geometry", "Text",
      ],
      path: "Sources/Documents/Pages",
      resources: [
        .embedInCode("Resources/page.css"), .embedInCode("Resources/stage.css"),
        .embedInCode("Resources/tools.js"),
        .embedInCode("Resources/film.js"), .embedInCode("Resources/picture.js"),
        .embedInCode("Resources/stage.js"), .embedInCode("Resources/player.js"),
        .embedInCode("Resources/plots.js"), .embedInCode("Resources/guesses.js"),
        .embedInCode("Resources/ghosts.js"),
        .embedInCode("Resources/sweeps.js"), .embedInCode("Resources/slides.js"),
        .embedInCode("Resources/page.js"), .embedInCode("Resources/frame.js"),
      ]),
    .target(
      name: "Jupyter", dependencies: ["Pages", "Notebooks", "Answers", "Diagnostics", "JSON"],
      path: "Sources/Documents/Jupyter"),
    .target(
      name: "Workbooks",
      dependencies: [
        "SwiftCode", "WebCode", "Jupyter", "JSON", "Pages", "Notebooks", "Sessions", "Commands",
        "Execution", "Values",
        "Language", "Answers", "Sharing", "Charts", "Diagnostics", "Files", "Geometry", "Staging",
        "Text",
      ], path: "Sources/Documents/Workbooks"),

    // MARK: Terminal. The terminal, and what moves on it.
    .target(
      name: "Live", dependencies: ["Answers", "Charts", "Geometry", "Text"],
      path: "Sources/Terminal/Live"),
    .target(
      name: "Terminal", dependencies: ["Platform", "Files", "Text", "CPosix"],
      path: "Sources/Terminal/Terminal"
    ),
    .target(
      name: "LineEditing", dependencies: ["Platform", "Terminal", "Files", "Text", "CLibedit"],
      path: "Sources/Terminal/LineEditing"),
    .target(
      name: "FrontEnd",
      dependencies: [
        "Platform", "Advice", "Workbooks", "Notebooks", "Live", "Files", "Terminal",
        "LineEditing", "Answers", "Charts", "Geometry", "Sharing", "Values", "Diagnostics", "Text",
      ], path: "Sources/Terminal/FrontEnd"),

    // MARK: Programs. The programs.
    .target(
      name: "Kernel",
      dependencies: [
        "Advice", "Workbooks", "Jupyter", "Pages", "Notebooks", "Files", "Answers",
        "Diagnostics", "JSON", "Text",
      ], path: "Sources/Programs/Kernel"),
    .target(
      name: "Editing",
      dependencies: [
        "Advice", "Workbooks", "Jupyter", "Notebooks", "Files", "Sessions", "Commands",
        "Execution", "Values", "Language", "Answers", "Diagnostics", "JSON",
      ],
      path: "Sources/Programs/Editing",
      resources: [
        .embedInCode("Files/Resources/extension.js"), .embedInCode("Files/Resources/lab.js"),
        .embedInCode("Files/Resources/jupyter.py"), .embedInCode("Files/Resources/lexer.py"),
        .embedInCode("Files/Resources/translator.py"),
        .embedInCode("Files/Resources/preview.html"),
      ]),
    .target(
      name: "Wire", dependencies: ["Platform", "JSON", "CZeroMQ"], path: "Sources/Programs/Wire"),
    .executableTarget(
      name: "motionbook",
      dependencies: [
        "Editing", "FrontEnd", "Platform", "Advice", "Workbooks", "Pages", "Notebooks", "Files",
        "Terminal", "Jupyter", "JSON", "Sharing", "Values", "Answers", "Diagnostics", "Text",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/Programs/motionbook"),
    .executableTarget(
      name: "motionbook-kernel",
      dependencies: ["Platform", "Kernel", "Wire", "Jupyter", "Files", "JSON"],
      path: "Sources/Programs/motionbook-kernel"),

    // Tests: one target per library, and what they share.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TextTests", dependencies: ["Text"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TestSupport"]),
    .testTarget(
      name: "CurvesTests", dependencies: ["Curves", "Values", "Diagnostics", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport", "Text"]),
    .testTarget(
      name: "LanguageTests", dependencies: ["Language", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "ValuesTests",
      dependencies: [
        "Values", "Execution", "Sessions", "Language", "Diagnostics", "Geometry", "Text",
        "TestSupport",
      ]),
    .testTarget(
      name: "ExecutionTests",
      dependencies: [
        "Execution", "Commands", "Sessions", "Values", "Language", "Staging", "Diagnostics",
      ]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Commands", "Execution", "Sessions", "Values", "Language", "Answers", "Diagnostics",
        "Dynamics",
      ]),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Advice", "Sessions", "Commands", "Execution", "Values", "Answers", "Notebooks",
        "Workbooks", "Language", "Diagnostics", "Sharing", "Staging", "Dynamics", "Curves",
        "Charts",
        "Geometry", "Text", "Typography", "TestSupport",
      ], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "SwiftCodeTests",
      dependencies: [
        "SwiftCode", "Advice", "Sessions", "Execution", "Language", "Values", "Answers",
        "Notebooks", "Diagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "AdviceTests",
      dependencies: [
        "Advice", "SwiftCode", "Sessions", "Commands", "Execution", "Values", "Language", "Answers",
        "Diagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "TestSupport", "FrontEnd", "motionbook", "Diagnostics", "Files", "LineEditing", "Terminal",
      ]
    ),
    .testTarget(
      name: "AnswersTests",
      dependencies: ["Answers", "Charts", "Diagnostics", "Geometry", "TestSupport", "Text"]),
    .testTarget(
      name: "ChartsTests", dependencies: ["Charts", "TestSupport", "Text", "Geometry"],
      exclude: ["Cases"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(name: "DataFilesTests", dependencies: ["DataFiles"]),
    .testTarget(name: "JupyterTests", dependencies: ["Jupyter", "Notebooks", "JSON"]),
    .testTarget(name: "KernelTests", dependencies: ["Kernel", "JSON"]),
    .testTarget(
      name: "EditingTests", dependencies: ["Editing", "Notebooks", "JSON", "TestSupport"]),
    .testTarget(name: "WireTests", dependencies: ["Wire", "JSON"]),
    .testTarget(name: "PhysicsTests", dependencies: ["Physics"]),
    .testTarget(
      name: "DynamicsTests", dependencies: ["Dynamics", "Geometry", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "StagingTests",
      dependencies: ["Staging", "Dynamics", "Curves", "Geometry", "TestSupport", "Typography"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "FilesTests", dependencies: ["Files"]),
    .testTarget(
      name: "NotebooksTests",
      dependencies: ["Notebooks", "Charts", "Diagnostics", "TestSupport", "Text"],
      exclude: ["Cases"]),
    .testTarget(
      name: "PagesTests",
      dependencies: ["Pages", "Answers", "Charts", "Notebooks", "Geometry", "TestSupport"]),
    .testTarget(
      name: "WorkbooksTests",
      dependencies: [
        "Workbooks", "Notebooks", "Commands", "Answers", "Values", "Diagnostics", "Geometry",
        "Files", "Sharing", "TestSupport",
      ]),
    .testTarget(
      name: "LiveTests",
      dependencies: ["Live", "Pages", "Answers", "Charts", "Geometry", "TestSupport", "Text"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "Files"]),
    .testTarget(
      name: "LineEditingTests", dependencies: ["LineEditing", "Terminal", "Text", "TestSupport"]),
    // The editor on a pseudo-terminal, driven through a small program of its own.
    .executableTarget(
      name: "EditorProbe", dependencies: ["LineEditing", "Terminal"], path: "Tests/EditorProbe"),
    .testTarget(
      name: "EditorProbeTests", dependencies: ["LineEditing", "TestSupport", "EditorProbe"]),
    // Programs made from a seed, held against what should hold of every program.
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Advice", "Editing", "Workbooks", "Notebooks", "Commands", "Execution", "Language",
        "Values",
        "Answers", "Curves", "DataFiles", "Diagnostics", "Files", "LineEditing", "Wire", "Jupyter",
        "JSON", "Sessions",
      ], path: "Tests/Fuzz", exclude: ["Seeds"]),
  ],
  cxxLanguageStandard: .cxx17
)
