# shellcheck shell=bash
# The engine's libraries of C and C++, from Debian. Sourced after compile.sh.

headers=$web/libraries/include
archives=$web/libraries/lib

# C's library and C++'s, where clang looks for them.
put_sysroot() {
  local name=wasm32-wasip1
  [[ ! -e $sysroot/lib/$name ]] || return 0
  mkdir -p "$sysroot"/{include,lib}
  cp -rL "$debs/usr/include/wasm32-wasi" "$sysroot/include/$name"
  mv "$sysroot/include/$name/c++" "$sysroot/include/"
  cp "$root/scripts/web.d/wasi-libc.modulemap" "$sysroot/include/$name/module.modulemap"
  cp -rL "$debs/usr/lib/wasm32-wasi" "$sysroot/lib/$name"
}

build_libraries() {
  local place=$objects/libraries
  [[ ! -e $web/libraries/done ]] || return 0
  say "compiling Box2D and cmark-gfm for WebAssembly"
  mkdir -p "$place" "$headers" "$archives"
  compile_cmark "$place/cmark"
  compile_box2d "$place/box2d"
  touch "$web/libraries/done"
}

compile_box2d() { # FOLDER
  local list
  cp -r "$sources/box2d/include/box2d" "$headers/"
  mapfile -t list < <(find "$sources/box2d/src" -name '*.cpp' | sort)
  compile_cxx "$1" -std=c++11 "-I$sources/box2d/include" "-I$sources/box2d/src" -- \
    "${list[@]}"
  compile_sines "$1/sines"
  archive "$archives/libbox2d.a" "$1"/*.o "$1"/sines/objects/*.o
}

# The sine and cosine of single precision that glibc has, by ARM: Box2D turns bodies by them. Those of
# wasi-libc differ from them in the last bit of some, which a collision makes the third digit. In Box2D's
# archive they come first: C's library is searched last.
compile_sines() { # FOLDER
  local name
  mkdir -p "$1"
  for name in sinf.c cosf.c sincosf.h sincosf_data.c math_config.h; do
    cp "$sources/newlib/newlib/libm/common/$name" "$1/"
  done
  # The header of newlib's other functions.
  : >"$1/fdlibm.h"
  compile_c "$1/objects" -D__OBSOLETE_MATH=0 -DHAVE_FAST_FMA=0 -DWANT_ERRNO=0 -- "$1"/*.c
}

# With the headers that its build system would make. The compiler aborts at functions that are
# declared without a prototype, so two declarations get theirs.
compile_cmark() { # FOLDER
  local cmark=$sources/cmark-gfm list
  mkdir -p "$1/include"
  sed 's/#cmakedefine/#define/' "$cmark/src/config.h.in" >"$1/include/config.h"
  sed 's/@PROJECT_VERSION_MAJOR@/0/; s/@PROJECT_VERSION_MINOR@/29/; s/@PROJECT_VERSION_PATCH@/0/
    s/@PROJECT_VERSION_GFM@/6/' "$cmark/src/cmark-gfm_version.h.in" >"$headers/cmark-gfm_version.h"
  printf '#define CMARK_GFM_EXPORT\n#define CMARK_GFM_NO_EXPORT\n' >"$headers/cmark-gfm_export.h"
  printf '#define CMARK_GFM_EXTENSIONS_EXPORT\n' >"$headers/cmark-gfm-extensions_export.h"
  cp "$cmark"/src/cmark-gfm-extension_api.h "$cmark"/extensions/cmark-gfm-core-extensions.h \
    "$headers/"
  sed 's/_mem_allocator();/_mem_allocator(void);/' "$cmark/src/cmark-gfm.h" >"$headers/cmark-gfm.h"
  mapfile -t list < <(find "$cmark/src" -name '*.c' ! -name main.c | sort)
  compile_c "$1/core" -std=c99 "-I$1/include" "-I$headers" -- "${list[@]}"
  compile_c "$1/extensions" -std=c99 "-I$1/include" "-I$headers" "-I$cmark/src" -- \
    "$cmark"/extensions/*.c
  archive "$archives/libcmark-gfm.a" "$1"/core/*.o
  archive "$archives/libcmark-gfm-extensions.a" "$1"/extensions/*.o
}
