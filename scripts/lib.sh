# shellcheck shell=bash
# What the scripts of this folder share: where the project is, the Debian packages it stands on, and
# its release build. A script sources it and calls what it needs. All of it talks on standard error
# and reads no standard input: both belong to the program that is run in the end.

root=${BASH_SOURCE[0]%/scripts/lib.sh}
# The release build's executable, and a file as old as the sources that it was built from.
executable=$root/.build/release/motionbook
stamp=$root/.build/release-built
# Jupyter's kernel, beside it.
kernel=$root/.build/release/motionbook-kernel
# What serves a class, beside it too.
class=$root/.build/release/motionbook-class
# The engine of a page as a program, to compare with.
native_engine=$root/.build/release/motionbook-engine
# The archives that the release build takes instead of shared libraries.
archives=$root/.build/archives
# Links to what Swift Testing needs beside the static runtime: filled where tests are built.
testing=$root/.build/testing
# Start-up is link time: what is linked in needs no search, what stands at fixed addresses no
# relocation, and what exports nothing keeps none of its unused parts: public functions have to be
# internal to the link, or each of them is kept, and of equal functions one is. macOS has Swift's
# runtime only shared. The tests stand on the same objects, so that what is tested is what is shipped
# and all is compiled once: for them internal names are kept until the link.
link=(-Xswiftc -enable-testing -Xswiftc "-I$testing" -Xlinker "-L$testing")
[[ $OSTYPE != linux* ]] || link+=(
  --static-swift-stdlib --disable-local-rpath -Xswiftc -use-ld=lld
  -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -Xfrontend -Xswiftc -internalize-at-link
  -Xswiftc -Xclang-linker -Xswiftc -no-pie
  -Xlinker --no-export-dynamic -Xlinker --gc-sections -Xlinker --icf=all -Xlinker -s
  -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker "$root/scripts/packaging/without-unwinding.ld"
)

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }

fail() {
  say "$*"
  exit 1
}

# Runs a command without its chatter, which is shown only where it fails.
quietly() {
  local chatter status=0
  chatter=$("$@" 2>&1 </dev/null) || status=$?
  ((status == 0)) || printf '%s\n' "$chatter" >&2
  return "$status"
}

# Those of some Markdown files that have cells: the course's table has none, and `check` refuses it. A
# notebook that a page quotes stands in a longer fence.
with_cells() {
  awk '
    FNR == 1 { quoted = 0 }
    /^````/ { quoted = !quoted }
    !quoted && /^ *```motion/ && !seen[FILENAME]++ { print FILENAME }
  ' "$@"
}

# Whether a C header is installed. A look at the file takes no time; dpkg-query would take 20 ms.
have_header() {
  local folder
  for folder in /usr/include /usr/local/include /opt/homebrew/include; do
    [[ -e $folder/$1 ]] && return 0
  done
  return 1
}

have_command() { command -v "$1" >/dev/null; }

# The Debian packages that a build needs and this machine lacks, in `missing`.
find_missing_packages() {
  missing=()
  have_header histedit.h || missing+=(libedit-dev)
  needs_box2d_source || have_header box2d/b2_world.h || missing+=(libbox2d-dev)
  have_header cmark-gfm.h || missing+=(libcmark-gfm-dev)
  have_header cmark-gfm-core-extensions.h || missing+=(libcmark-gfm-extensions-dev)
  have_command pkg-config || missing+=(pkg-config)
}

# Whether Box2D is made from its source: Debian's library is what the numbers were measured with, and other
# systems have version 3 of it, or an arithmetic of their own.
needs_box2d_source() { [[ $OSTYPE != linux* || $(uname -m) != x86_64 ]]; }

# What the kernel needs, and so do the tests, besides.
set_up_kernel() {
  missing=()
  have_header zmq.h || missing+=(libzmq3-dev)
  have_header sodium.h || missing+=(libsodium-dev)
  ((${#missing[@]} == 0)) || install_packages "${missing[@]}"
}

install_packages() {
  local as_root=(env DEBIAN_FRONTEND=noninteractive)
  if [[ $OSTYPE == darwin* ]]; then
    fail "missing: $*; try 'brew install pkg-config cmark-gfm'"
  elif ! have_command apt-get; then
    fail "missing: $*; install what your system calls them, then start again"
  elif ((EUID != 0)); then
    have_command sudo || fail "missing: $*; as root: apt-get install $*"
    as_root=(sudo "${as_root[@]}")
  fi
  say "installing $*"
  # A list that cannot be refreshed may still do: the installation decides.
  quietly "${as_root[@]}" apt-get update || say "apt-get update failed; going on with what is known"
  quietly "${as_root[@]}" apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends \
    "$@" || fail "could not install $*"
}

# Installs what a build needs.
set_up() {
  find_missing_packages
  ((${#missing[@]} == 0)) || install_packages "${missing[@]}"
  ! needs_box2d_source || "$root/scripts/box2d"
}

# Installs the packages of the commands among "COMMAND=PACKAGE" that are not there.
need_commands() {
  local pair lacking=()
  for pair; do
    have_command "${pair%%=*}" || lacking+=("${pair#*=}")
  done
  ((${#lacking[@]} == 0)) || install_packages "${lacking[@]}"
}

# What matches the patterns of Visual Studio Code's grammars.
need_oniguruma() {
  python3 -c 'import ctypes; ctypes.CDLL("libonig.so.5")' 2>/dev/null || install_packages libonig5
}

# What browser tests run in.
browser_python=$root/.build-browser/venv/bin/python

# Installs Chromium by apt-get, and playwright from PyPI in .build-browser, where they are missing.
set_up_browser() {
  # Versions that the tests were written with.
  local wheels=(playwright==1.65.2 axe-playwright-python==0.1.8 pypdf==7.1.1)
  have_command google-chrome || have_command chromium-browser || need_commands chromium=chromium
  need_commands python3=python3
  if ! "$browser_python" -c 'import playwright, axe_playwright_python, pypdf' 2>/dev/null; then
    python3 -c 'import ensurepip' 2>/dev/null || install_packages python3-venv
    say "installing playwright"
    quietly python3 -m venv --clear "$root/.build-browser/venv" || fail "no Python environment"
    quietly "$browser_python" -m pip install --quiet "${wheels[@]}" || fail "could not install playwright"
  fi
}

# Installs Firefox by apt-get, and WebKit with what drives it and a display of its own.
set_up_other_browsers() {
  have_command firefox || need_commands firefox-esr=firefox-esr
  need_commands WebKitWebDriver=webkit2gtk-driver Xvfb=xvfb
}

# Whether the executable is as new as its sources, without starting SwiftPM, which takes a second.
# Folders count too: theirs is the change when a file goes away.
is_built() {
  [[ -x $executable && -e $stamp ]] || return 1
  local newer
  newer=$(find "$root/Package.swift" "$root/Sources" "$root/scripts/lib.sh" \
    -newer "$stamp" -print -quit) || return 1
  [[ -z $newer ]]
}

# The path of a library's archive; nothing where this system has none.
find_archive() { # NAME
  local path
  path=$(clang -print-file-name="$1.a" 2>/dev/null) && [[ $path == /* ]] && printf '%s\n' "$path"
}

# Fills a folder with links to archives, and with what pkg-config answers of them, for SwiftPM puts
# the folders that it names before all others. Fails where one is missing: then the link takes the
# shared library, as it does for what is not among them.
collect_archives() { # FOLDER NAME…
  local folder=$1 name path libedit
  shift
  mkdir -p "$folder"
  for name; do
    path=$(find_archive "$name") || return 1
    ln -sf "$path" "$folder/$name.a"
  done
  libedit="-ledit -lbsd -lmd -ltinfo"
  for name in "libedit=$libedit" "libcmark-gfm=-lcmark-gfm-extensions -lcmark-gfm"; do
    printf 'Name: %s\nDescription: archives\nVersion: 0\nLibs: -L%s %s\n' \
      "${name%%=*}" "$folder" "${name#*=}" >"$folder/${name%%=*}.pc"
  done
}

# A release build with the archives of a folder.
build_with() { # FOLDER OPTION…
  # shellcheck disable=SC2046 # Two words, or none.
  quietly env PKG_CONFIG_PATH="$1${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}" \
    swift build --package-path "$root" -c release $(traits) "${@:2}" "${link[@]}"
}

# The archives of the release build: what Debian has in the packages that a build needs anyway. What
# reads a stranger's Markdown stays the system's, with its fixes.
own_archives() {
  rm -rf "$archives"
  [[ $OSTYPE != linux* ]] ||
    collect_archives "$archives" libedit libbsd libmd libtinfo || rm -rf "$archives"
}

# The trait `Class` defines a symbol for all targets. Where tests were built with it, everything stays built
# with it: else each change from the one to the other would compile everything again.
with_class=$root/.build/with-class
use_class() { mkdir -p "$root/.build" && touch "$with_class"; }
traits() { [[ ! -e $with_class ]] || printf '%s\n' --traits Class; }

# Builds the release executable unless it is there already.
build_release() {
  if is_built; then return; fi
  build_stamped --product motionbook
}

# Builds programs and tests, as the release build has them.
build_tests() {
  local runtime name path
  runtime=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  rm -rf "$testing"
  mkdir -p "$testing"
  if [[ $OSTYPE == linux* ]]; then
    for name in Testing _Testing_Foundation _TestDiscovery XCTest; do
      ln -s "$runtime/linux/$name.swiftmodule" "$testing/"
    done
    # A static library asks for what the shared one has in itself.
    for path in "${runtime}_static"/linux/lib*.a; do
      name=$(basename "$path" .a)
      [[ -e $runtime/linux/$name.so ]] || ln -s "$path" "$testing/"
    done
  fi
  use_class
  build_stamped --build-tests
  touch "$kernel" "$class"
}

build_stamped() { # OPTION…
  have_command swift || fail "Swift 6 is needed: https://www.swift.org/install"
  say "building motionbook; the first time takes some minutes"
  mkdir -p "$root/.build"
  # Taken before the build, so that a source that changes while it runs is newer than the stamp.
  touch "$stamp.new"
  own_archives
  build_with "$archives" "$@" || fail "the build failed"
  [[ -x $executable ]] || fail "the build left no $executable"
  mv "$stamp.new" "$stamp"
}

# Builds a program that stands beside the executable unless it is as new as that. Its stamp is the
# executable's.
build_beside() { # PROGRAM SETUP
  if [[ -x $1 && ! $stamp -nt $1 ]]; then return; fi
  "$2"
  say "building ${1##*/}"
  own_archives
  build_with "$archives" --product "${1##*/}" || fail "${1##*/} does not build"
  touch "$1"
}

build_kernel() { build_beside "$kernel" set_up_kernel; }
build_class() { build_beside "$class" use_class; }
build_native_engine() { build_beside "$native_engine" :; }
