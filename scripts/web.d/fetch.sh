# shellcheck shell=bash
# Fetches what the engine is made from out of Debian, and unpacks it. Each file has its sum in
# fetched.txt; a file that is there with that sum is not fetched again. Lists of packages are fetched for this
# alone, and nothing is installed. Sourced by `web`.

fetched=$web/fetched
debian=http://deb.debian.org/debian
key=/usr/share/keyrings/debian-archive-keyring.gpg

# Debian's packages, and sources with their suites.
binary_packages=(
  wasi-libc=0.0~git20220510.9886d3d-2 libc++-19-dev-wasm32=1:19.1.7-3~deb12u1
  libc++abi-19-dev-wasm32=1:19.1.7-3~deb12u1 libclang-rt-19-dev-wasm32=1:19.1.7-3~deb12u1
  binaryen=108-1
)
source_packages=(
  swiftlang=6.2.3-1 box2d=2.4.1-3 newlib=3.3.0-1.3+deb12u1 cmark-gfm=0.29.0.gfm.6-6
)

fetch() {
  local architecture
  [[ ! -e $sources/done || ! -e $packages/done ]] || return 0
  have_command dpkg-deb || fail "the library is made from Debian's packages: dpkg is needed"
  architecture=$(dpkg --print-architecture)
  mkdir -p "$fetched"
  if [[ -n $(lacking "$architecture") ]]; then
    say "fetching sources and packages from Debian: 270 MB"
    (cd "$fetched" && fetch_from_debian) || true
    [[ -z $(lacking "$architecture") ]] || explain_lacking "$architecture"
  fi
  unpack_packages "$architecture"
  unpack_sources
}

# The sums of the files for this processor.
sums() { # ARCHITECTURE
  grep -E "\.(gz|xz)$|_(all|$1)\.deb$" "$root/scripts/web.d/fetched.txt"
}

# The files that are not there, or are others.
lacking() { # ARCHITECTURE
  (cd "$fetched" && sums "$1" | sha256sum --check 2>/dev/null) | sed -n 's/: FAILED.*//p'
}

explain_lacking() { # ARCHITECTURE
  say "missing or changed, for Debian has others now or there is no network: $(lacking "$1" | xargs)"
  fail "get them from https://snapshot.debian.org into $fetched, with the sums of scripts/web.d/fetched.txt"
}

fetch_from_debian() {
  local options
  mkdir -p ../apt/{parts,lists,cache}
  {
    printf 'deb [signed-by=%s] %s bookworm main\n' "$key" "$debian"
    printf 'deb-src [signed-by=%s] %s %s main\n' "$key" "$debian" bookworm "$key" "$debian" sid
  } >../apt/sources.list
  options=(
    -o "Dir::Etc::SourceList=$web/apt/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o "Dir::State::Lists=$web/apt/lists" -o "Dir::Cache=$web/apt/cache" -o APT::Sandbox::User=root
  )
  quietly apt-get "${options[@]}" update &&
    quietly apt-get "${options[@]}" download "${binary_packages[@]}" &&
    quietly apt-get "${options[@]}" --only-source --download-only source "${source_packages[@]}"
}

unpack_packages() { # ARCHITECTURE
  local package
  [[ ! -e $packages/done ]] || return 0
  rm -rf "$packages"
  while read -r _ package; do
    [[ $package != *.deb ]] || dpkg-deb --extract "$fetched/$package" "$packages"
  done < <(sums "$1")
  touch "$packages/done"
}

# Of Swift and of newlib, what is compiled.
unpack_sources() {
  local swift=swiftlang-6.2.3/swift
  [[ ! -e $sources/done ]] || return 0
  rm -rf "$sources"
  mkdir -p "$sources"
  unpack swiftlang "$swift"/{Runtimes,stdlib,include,lib,utils,LICENSE.txt} \
    swiftlang-6.2.3/swift-experimental-string-processing/Sources
  unpack box2d
  unpack newlib newlib-3.3.0/newlib/libm/common newlib-3.3.0/COPYING.NEWLIB
  unpack cmark-gfm
  patch_cmark
  touch "$sources/done"
}

unpack() { # NAME MEMBER…
  mkdir "$sources/$1"
  tar -C "$sources/$1" --strip-components=1 -xf "$fetched/$1"_*.orig.tar.* "${@:2}"
}

# Debian's changes, which the native program has.
patch_cmark() {
  local name
  tar -C "$sources/cmark-gfm" -xf "$fetched"/cmark-gfm_*.debian.tar.xz
  while read -r name; do
    (cd "$sources/cmark-gfm" && GIT_CEILING_DIRECTORIES=$sources git apply "debian/patches/$name") ||
      fail "cmark-gfm: $name does not apply"
  done <"$sources/cmark-gfm/debian/patches/series"
}
