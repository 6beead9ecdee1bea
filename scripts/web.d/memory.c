// The memory of an engine: where it ends, the instance ends with a sentence, which its host shows. Whoever
// asks for memory would else have to notice that there is none, and Box2D does not.

#include <stdint.h>
#include <unistd.h>

static const uintptr_t page = 65536;

_Noreturn static void end(void) {
  static const char sentence[] =
      "no memory is left: the engine has at most " MEGABYTES " MB; use fewer views, less time or shorter lists";
  write(STDERR_FILENO, sentence, sizeof sentence - 1);
  __builtin_trap();
}

// Instead of the C library's. Its allocator asks for whole pages, and never gives one back.
void *sbrk(intptr_t increment) {
  if (increment == 0) return (void *)(__builtin_wasm_memory_size(0) * page);
  if (increment < 0 || increment % page != 0) __builtin_trap();
  uintptr_t size = __builtin_wasm_memory_grow(0, increment / page);
  if (size == UINTPTR_MAX) end();
  return (void *)(size * page);
}
