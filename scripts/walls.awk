# Who may import what. Reads Package.swift first, then the sources, all by their path from the root:
#
#   awk -f scripts/walls.awk Package.swift Sources/A/A.swift Tests/ATests/ATests.swift …
#
# Prints one line for each breach and fails if there was one. The rules:
# - A target depends only on targets that Package.swift declares above it.
# - A file imports only what its target depends on, and the C library; tests also Testing and
#   Foundation. FoundationEssentials wants a comment beside it that says why.
# - What takes text and gives values imports no C library and no Foundation: with neither it has no
#   file, no clock and no process.
# - A C library's module is imported by one Swift target, and internally: SwiftPM polices neither.
# - A C library's header is included by its own C target alone.

BEGIN {
  # C target -> the one Swift target that may import it, and what its headers' names match.
  importer["CBox2D"] = "Physics"; header["CBox2D"] = "box2d/"
  importer["CLibedit"] = "LineEditing"; header["CLibedit"] = "histedit|editline"
  importer["CMarkdown"] = "Notebooks"; header["CMarkdown"] = "cmark"
  importer["CZeroMQ"] = "Wire"; header["CZeroMQ"] = "zmq|sodium"
  # POSIX has the system's own headers, which any C target may include.
  importer["CPosix"] = "Terminal"
  platform["Glibc"]; platform["Darwin"]
  pure["Diagnostics"]; pure["Language"]; pure["Notebooks"]; pure["Workbooks"]
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
  split(FILENAME, folders, "/")
  isTest = folders[1] == "Tests"
  target = folders[2]
  if (!(target in order) && !(target in unknown)) {
    unknown[target]
    breach(folders[1] "/" target " is not a target of Package.swift")
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

{ previous = $0 }

# A target that is unknown has been told already.
function mayImport(module) {
  if ((target, module) in allowed || module in platform || target in unknown) return 1
  return isTest && module in testing
}

function checkImport(line,   module) {
  module = line
  sub(/^.*import[ \t]+((struct|class|enum|protocol|typealias|func|let|var|actor)[ \t]+)?/, "", module)
  sub(/[^A-Za-z0-9_].*$/, "", module)
  if (module in importer) {
    if (importer[module] != target) breach("only " importer[module] " imports " module)
    if (line !~ /^[ \t]*(internal|fileprivate|private)[ \t]/) breach("import " module " internally")
  } else if (target in pure && (module in platform || module ~ /^Foundation/)) {
    breach(target " is pure: it must not import " module)
  } else if (module == "FoundationEssentials") {
    if (line !~ /\/\// && previous !~ /^[ \t]*\/\//) breach("say why beside import " module)
  } else if (!mayImport(module)) {
    breach(target " must not import " module)
  }
}

END { exit breaches > 0 }
