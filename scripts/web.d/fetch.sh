# shellcheck shell=bash
# Fetches what the engine is made from out of Debian, and unpacks it. Each file has its sum in
# fetched.txt; one that is there is not fetched again. Lists of packages are fetched for this alone, and
# nothing is installed. Sourced by `web`.

fetched=$web/fetched
debian=http://deb.debian.org/debian
key=/usr/share/keyrings/debian-archive-keyring.gpg

# Debian's packages and sources.
swift_version=6.2.3-1
binary_packages=(
  wasi-libc=0.0~git20220510.9886d3d-2 libc++-19-dev-wasm32=1:19.1.7-3~deb12u1
  libc++abi-19-dev-wasm32=1:19.1.7-3~deb12u1 libclang-rt-19-dev-wasm32=1:19.1.7-3~deb12u1
  binaryen=108-1
)
source_packages=(
  "swiftlang=$swift_version" box2d=2.4.1-3 newlib=3.3.0-1.3+deb12u1 cmark-gfm=0.29.0.gfm.6-6
)

fetch() {
  local architecture
  [[ ! -e $sources/done || ! -e $debs/done ]] || return 0
  have_command dpkg-deb || fail "the library is made from Debian's packages: dpkg is needed"
  architecture=$(dpkg --print-architecture)
  mkdir -p "$fetched"
  if [[ -n $(lacking "$architecture") ]]; then
    say "fetching sources and packages from Debian: 270 MB"
    (cd "$fetched" && fetch_from_debian) >"$web/fetch.log" 2>&1 || true
    [[ -z $(lacking "$architecture") ]] || explain_lacking "$architecture"
  fi
  unpack_packages "$architecture"
  unpack_sources
}

# Whether the sources are here, or Debian still has that of Swift: a small file beside it tells.
is_possible() {
  local directory=$debian/pool/main/s/swiftlang scratch status=0
  have_command dpkg-deb || return 1
  [[ ! -e $sources/done || ! -e $debs/done ]] || return 0
  [[ ! -d $fetched || -n $(lacking "$(dpkg --print-architecture)") ]] || return 0
  scratch=$(mktemp -d)
  /usr/lib/apt/apt-helper -o Acquire::http::Timeout=5 -o Acquire::Retries=0 -o APT::Sandbox::User=root \
    download-file "$directory/swiftlang_$swift_version.dsc" "$scratch/dsc" >/dev/null 2>&1 || status=1
  rm -rf "$scratch"
  return "$status"
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
  say "no network, or Debian has others now (see $web/fetch.log): $(lacking "$1" | xargs)"
  fail "put them into $fetched, from snapshot.debian.org; their sums are in scripts/web.d/fetched.txt"
}

# What fails is seen by what is lacking then: one that is gone keeps no other.
fetch_from_debian() {
  local options name
  mkdir -p ../apt/{lists,cache}
  {
    printf 'deb [signed-by=%s] %s bookworm main\n' "$key" "$debian"
    printf 'deb-src [signed-by=%s] %s %s main\n' "$key" "$debian" bookworm "$key" "$debian" sid
  } >../apt/sources.list
  options=(
    -o "Dir::Etc::SourceList=$web/apt/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o "Dir::State::Lists=$web/apt/lists" -o "Dir::Cache=$web/apt/cache" -o APT::Sandbox::User=root
    -o APT::Update::Error-Mode=any
  )
  apt-get "${options[@]}" update || return 1
  for name in "${binary_packages[@]}"; do apt-get "${options[@]}" download "$name" || true; done
  for name in "${source_packages[@]}"; do
    apt-get "${options[@]}" --only-source --download-only source "$name" || true
  done
}

unpack_packages() { # ARCHITECTURE
  local package
  [[ ! -e $debs/done ]] || return 0
  rm -rf "$debs"
  while read -r _ package; do
    [[ $package != *.deb ]] || dpkg-deb --extract "$fetched/$package" "$debs"
  done < <(sums "$1")
  touch "$debs/done"
}

# Of Swift and of newlib, what is compiled.
unpack_sources() {
  local tree=swiftlang-${swift_version%-*}
  [[ ! -e $sources/done ]] || return 0
  rm -rf "$sources"
  mkdir -p "$sources"
  unpack swiftlang "$tree"/swift/{Runtimes,stdlib,include,lib,utils,LICENSE.txt} \
    "$tree"/swift-experimental-string-processing/Sources
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
