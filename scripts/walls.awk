# Who may import what. Reads Package.swift first, then the sources, all by their path from the root:
#
#   awk -f scripts/walls.awk Package.swift Sources/Base/A/A.swift Tests/Base/ATests/ATests.swift …
#
# Prints one line for each breach and fails if there was one. The rules:
# - A target depends only on targets that Package.swift declares above it, in its own folder of
#   Sources, which is a floor, or in one below.
# - A file imports only what its target depends on; tests also Testing and Foundation.
# - Only what is listed here depends on `Platform`, the operating system: all else has no file, no clock,
#   no thread and no process. The system's C library is imported by `Platform`, and by name for
#   mathematics by `MotionPlatform`.
# - A C library's module is imported by one Swift target, texts by those that they are for, and
#   internally: SwiftPM polices neither. So are
#   the parts of Swift's library that not every system has.
# - A C library's header is included by its own C target alone.
# - Files are opened by `FolderFile` below a folder that the user names, so that no link leads out of
#   it. What opens one otherwise is listed here, with the reason.

BEGIN {
  # C target -> the Swift targets that may import it, and what its headers' names match.
  importer["CMotionBox2D"] = "UIKitMotion"; header["CMotionBox2D"] = "box2d/"
  within["CMotionBox2D"] = "Sources/Motion/UIKitMotion/Physics/"
  importer["CLibedit"] = "LineEditing"; header["CLibedit"] = "histedit|editline"
  importer["CMarkdown"] = "Notebooks"; header["CMarkdown"] = "cmark"
  importer["CZeroMQ"] = "Wire"; header["CZeroMQ"] = "zmq|sodium"
  # POSIX has the system's own headers, which any C target may include.
  importer["CPosix"] = "Platform"
  # What the program carries as text, for each target that has some.
  importer["CResources"] = "SwiftCode Pages Editing Classroom"
  importer["Synchronization"] = "Platform"
  platform["Glibc"]; platform["Darwin"]; platform["WASILibc"]
  # The targets that have an operating system.
  platformUser["Terminal"]; platformUser["LineEditing"]; platformUser["FrontEnd"]; platformUser["Wire"]
  platformUser["Arguments"]; platformUser["motionbook"]; platformUser["motionbook-kernel"]; platformUser["motionbook-class"]
  floors = split("Motion Base Output Interpreter Documents Services Prompt Programs", floorNames, " ")
  for (i = 1; i <= floors; i++) height[floorNames[i]] = i
  # The system's own calls, beside those of the folder `Platform/Files`.
  opener["Sources/Base/Platform/Streams/PipedInput.swift"] = "a pipe that the command line names"
  opener["Sources/Base/Platform/Processes/MemoryUse.swift"] = "/proc"
  opener["Sources/Prompt/LineEditing/History/HistoryFile.swift"] = "the history"
  opener["Sources/Prompt/LineEditing/History/HistoryFile+Reading.swift"] = "the history"
  opener["Sources/Prompt/LineEditing/Editor/LineEditor.swift"] = "/dev/null"
  opener["Sources/Programs/motionbook-class/LocalAddress.swift"] = "/proc"
  opener["Sources/Prompt/FrontEnd/StandardStreams.swift"] = "/dev/null"
  # Paths without a folder that they must be below.
  user["Sources/Prompt/FrontEnd/TerminalHost+Files.swift"] = "files that the user names"
  user["Sources/Programs/motionbook/SiteExport.swift"] = "the folder of the site itself"
  user["Sources/Programs/motionbook/Export.swift"] = "whether a notebook or a folder is named"
  user["Sources/Prompt/FrontEnd/FileNames.swift"] = "names that Tab offers"
  user["Sources/Prompt/FrontEnd/LessonFiles.swift"] = "the course, and the state folder"
  user["Sources/Programs/motionbook/KernelSpecification.swift"] = "Jupyter's folder of kernels"
  user["Sources/Programs/motionbook/LanguageServer.swift"] = "pages in the state folder"
  user["Sources/Programs/motionbook/EditorsCommand.swift"] = "the folder that the user names"
  user["Sources/Programs/motionbook-kernel/Main.swift"] = "the connection file"
  user["Sources/Programs/motionbook-class/KeptClassFile.swift"] = "the class in the state folder"
  user["Sources/Programs/motionbook-class/CellWorker.swift"] = "standard input"
  user["Sources/Prompt/Terminal/Programs/ExternalEditor.swift"] = "the file in the user's editor"
  user["Sources/Prompt/LineEditing/History/HistoryFile.swift"] = "the folder of the history"
  testing["Testing"]; testing["Foundation"]; testing["FoundationXML"]
}

function breach(message) {
  printf "%s:%d: %s\n", FILENAME, FNR, message
  breaches += 1
}

# Where the bracket stands that closes the text's first one.
function closing(text, opener, closer,   at, depth, character) {
  for (at = index(text, opener); at <= length(text); at++) {
    character = substr(text, at, 1)
    if (character == opener) depth += 1
    if (character == closer && --depth == 0) return at
  }
  return length(text)
}

# The next "quoted" text; the rest of the text is left in `remaining`.
function quoted(text,   found) {
  if (!match(text, /"[^"]*"/)) return ""
  found = substr(text, RSTART + 1, RLENGTH - 2)
  remaining = substr(text, RSTART + RLENGTH)
  return found
}

# One target's declaration: its name, and the names it depends on.
function declare(text,   name, list, dependency) {
  name = quoted(text)
  if (match(text, /dependencies: *\[/)) {
    list = substr(text, RSTART)
    list = substr(list, 1, closing(list, "[", "]"))
    gsub(/package: *"[^"]*"/, "", list)
    while ((dependency = quoted(list)) != "") {
      list = remaining
      allowed[name, dependency]
      if (dependency == "Platform" && text !~ /^\.testTarget|path: *"Tests/ && !(name in platformUser)) {
        printf "Package.swift: %s must not depend on Platform\n", name
        breaches += 1
      }
      if (!(dependency in order)) later[name] = later[name] " " dependency
    }
  }
  order[name] = ++targets
}

function readManifest(text,   size) {
  while (match(text, /\.(target|executableTarget|testTarget|systemLibrary)\(/)) {
    text = substr(text, RSTART)
    size = closing(text, "(", ")")
    declare(substr(text, 1, size))
    text = substr(text, size + 1)
  }
  checkOrder()
}

# A dependency that is not a target at all is a product of another package.
function checkOrder(   name, names, count, i) {
  for (name in later) {
    count = split(later[name], names, " ")
    for (i = 1; i <= count; i++) {
      if (!(names[i] in order)) continue
      printf "Package.swift: %s depends on %s, which stands below it\n", name, names[i]
      breaches += 1
    }
  }
}

FILENAME == "Package.swift" {
  sub(/(^|[ \t])\/\/.*$/, "")
  manifest = manifest " " $0
  next
}

FNR == 1 {
  if (manifest != "") readManifest(manifest)
  manifest = ""
  depth = split(FILENAME, folders, "/")
  isTest = folders[1] == "Tests"
  target = isTest ? testTarget() : folders[3]
  if (isTest) checkFloorOfTests(folders[2])
  else checkFloor(folders[2])
  hasSystem = target == "Platform"
  passed[FILENAME]
  if (!(target in order) && !(target in unknown)) {
    unknown[target]
    breach(target " is not a target of Package.swift")
  }
  previous = ""
}

FILENAME !~ /\.swift$/ {
  if ($0 ~ /^[ \t]*#[ \t]*(include|import)/) {
    for (library in header) {
      if ($0 ~ header[library] && target != library) breach("only " library " includes " $2)
    }
  }
  next
}

/^[ \t]*(@[A-Za-z_]+(\([^)]*\))?[ \t]+)*((public|package|internal|fileprivate|private)[ \t]+)?import[ \t]/ {
  checkImport($0)
}

!isTest && FILENAME ~ /\.swift$/ && $0 !~ /^[ \t]*\/\// { checkOpening($0) }

{ previous = $0 }

# The target of a test's file is the last folder of its path that is one.
function testTarget(   i) {
  for (i = depth - 1; i >= 2; i--) if (folders[i] in order) return folders[i]
  return folders[2]
}

# The tests of a library stand on its floor. Sources are read before Tests.
function checkFloorOfTests(floor,   library) {
  library = target
  if (!sub(/Tests$/, "", library) || !(library in floorOf)) return
  if (height[floor] != floorOf[library]) breach(target " is not on the floor of " library)
}

# Each target stands on a floor, and on what is below it.
function checkFloor(floor) {
  if (!(floor in height)) breach("Sources/" floor " is not a floor")
  floorOf[target] = height[floor]
}

function checkFloors(   pair, names) {
  for (pair in allowed) {
    split(pair, names, SUBSEP)
    if (!(names[1] in floorOf) || !(names[2] in floorOf)) continue
    if (floorOf[names[2]] <= floorOf[names[1]]) continue
    printf "Package.swift: %s depends on %s, which is on a floor above it\n", names[1], names[2]
    breaches += 1
  }
}

# A target that is unknown has been told already.
function mayImport(module) {
  if ((target, module) in allowed || target in unknown) return 1
  # What is for tests may be a library.
  if (target == "MotionTesting" && module == "Testing") return 1
  # What takes Core Graphics' points has them from there.
  if (target == "UIKitNames" && (module == "Foundation" || module == "CoreGraphics")) return 1
  return isTest && (module in testing || module in platform)
}

function checkImport(line,   module) {
  module = line
  sub(/^.*import[ \t]+((struct|class|enum|protocol|typealias|func|let|var|actor)[ \t]+)?/, "", module)
  sub(/[^A-Za-z0-9_].*$/, "", module)
  if (module in importer) {
    if (index(" " importer[module] " ", " " target " ") == 0) breach("only " importer[module] " imports " module)
    else if (index(FILENAME, within[module]) != 1) breach("only " within[module] " imports " module)
    if (line !~ /^[ \t]*(internal|fileprivate|private)[ \t]/)
      breach("import " module " internally")
  } else if (module in platform && !isTest) {
    if (target != "Platform" && target != "MotionPlatform") breach("import the C library as Platform")
    if (target == "MotionPlatform" && line !~ /import (func|var) /) breach("import " module " by name")
  } else if (!mayImport(module)) {
    breach(target " must not import " module)
  }
  if (module == "Platform") hasSystem = 1
}

# A word that is no method of another type and no declaration.
function calls(line, words) {
  return line ~ "(^|[^.A-Za-z0-9_])(" words ")[(][^)]" && line !~ "func (" words ")[(]"
}

function checkOpening(line) {
  if (hasSystem && index(FILENAME, "Sources/Base/Platform/Files/") != 1 &&
    calls(line, "open|openat|fopen|opendir|fdopendir|realpath|readlink|rename|renameat|unlink|unlinkat|rmdir|mkdir|mkdirat|symlink"))
  {
    if (FILENAME in opener) opens[FILENAME]
    else breach("open files by FolderFile, or say in scripts/walls.awk why not")
  }
  if (target == "Platform") return
  if (line ~ /(AtomicFile|PipedInput|FolderListing|NewFolder|RemovedFile)\.[a-z]/) {
    if (FILENAME in user) opens[FILENAME]
    else breach("read and write files by FolderFile, or say in scripts/walls.awk why not")
  }
}

# A list that names who no longer opens files would hide the next one.
function checkStale(list,   file) {
  for (file in list) {
    if (!(file in passed) || file in opens) continue
    printf "scripts/walls.awk: %s opens no files any more\n", file
    breaches += 1
  }
}

END {
  checkFloors()
  checkStale(opener)
  checkStale(user)
  exit breaches > 0
}
