# shellcheck shell=bash
# The archives of the packages' build: everything that the program and the kernel stand on except
# glibc. Debian has no archive of Box2D, and one of ZeroMQ that needs Kerberos, so both are compiled
# from Debian's sources. Sourced after lib.sh.

packaged_archives=$root/.build/archives-packaged

# Debian's source of a package that is installed, in the same version, patched: in ./NAME. The lists
# of sources are fetched for this alone; the system's own stay as they are.
fetch_source() { # SOURCE PACKAGE NAME
  local version options
  version=$(dpkg-query -W -f '${source:Version}' "$2") || fail "$2 is not installed"
  mkdir -p apt/parts apt/lists apt/cache
  options=(
    -o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$PWD/apt/parts"
    -o "Dir::State::Lists=$PWD/apt/lists" -o "Dir::Cache=$PWD/apt/cache" -o APT::Sandbox::User=root
  )
  if [[ -z $(find apt/parts -type f) ]]; then
    source_lists
    quietly apt-get "${options[@]}" update || fail "the lists of Debian's sources cannot be fetched"
  fi
  quietly apt-get "${options[@]}" --only-source source "$1=$version" ||
    fail "the source of $1 $version cannot be fetched"
  mv "$1-"*/ "$3"
}

# This system's lists of packages as lists of sources.
source_lists() {
  local file
  for file in /etc/apt/sources.list.d/*.sources; do
    [[ ! -e $file ]] || sed 's/^Types: .*/Types: deb-src/' "$file" >"apt/parts/${file##*/}"
  done
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [[ ! -e $file ]] || sed -n 's/^deb /deb-src /p' "$file" >"apt/parts/$(basename "$file" .list).list"
  done
}

compile_box2d() {
  fetch_source box2d libbox2d-dev box2d
  local flags=(-O2 -ffunction-sections -fdata-sections -std=c++11 -I../box2d/include -I../box2d/src)
  mkdir objects
  (cd objects && find ../box2d/src -name '*.cpp' -print0 |
    xargs -0 -P "$(nproc)" -n 10 g++ -c "${flags[@]}") || fail "Box2D does not compile"
  ar rcsD "$1/libbox2d.a" objects/*.o
}

# Without Kerberos, PGM and NORM, which a kernel has no use for.
compile_zeromq() {
  fetch_source zeromq3 libzmq3-dev zeromq
  quietly cmake -S zeromq -B zeromq-built -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=30 \
    -DCMAKE_CXX_FLAGS="-ffunction-sections -fdata-sections" \
    -DCMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG" -DBUILD_SHARED=OFF -DBUILD_STATIC=ON \
    -DBUILD_TESTS=OFF -DWITH_PERF_TOOL=OFF -DENABLE_CURVE=OFF -DWITH_LIBSODIUM=OFF \
    -DWITH_LIBBSD=OFF -DWITH_DOCS=OFF -DWITH_DOC=OFF -DENABLE_CPACK=OFF -DENABLE_DRAFTS=OFF \
    -DENABLE_WS=OFF || fail "ZeroMQ cannot be set up"
  quietly cmake --build zeromq-built --target libzmq-static -j "$(nproc)" ||
    fail "ZeroMQ does not compile"
  cp zeromq-built/lib/libzmq.a "$1"
}

# Fills the folder of archives; what is compiled is compiled once.
build_archives() {
  collect_archives "$packaged_archives" libedit libbsd libmd libtinfo libcmark-gfm \
    libcmark-gfm-extensions libstdc++ libgcc_eh libsodium || fail "an archive is missing"
  # Clang asks for libgcc_s by name.
  ln -sf libgcc_eh.a "$packaged_archives/libgcc_s.a"
  [[ ! -e $packaged_archives/libbox2d.a || ! -e $packaged_archives/libzmq.a ]] || return 0
  need_commands g++=g++ cmake=cmake make=make dpkg-source=dpkg-dev
  say "compiling archives of Box2D and ZeroMQ"
  local place
  place=$(mktemp -d)
  (cd "$place" && compile_box2d "$packaged_archives" && compile_zeromq "$packaged_archives") ||
    { rm -rf "$place" && fail "there are no archives to link"; }
  rm -rf "$place"
}
