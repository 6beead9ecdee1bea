// What clang asks of a C library for functions with a protected stack, and wasi-libc does not have.
// A frame that was written over ends the instance.

__UINTPTR_TYPE__ __stack_chk_guard = 0x2f1d3c5a;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
