// ZeroMQ's sockets, libsodium's signatures, and what Swift cannot say of either by itself: variadic
// macros, and a flag that two threads share. Nothing here decides anything.
#ifndef MOTIONBOOK_CZEROMQ_SHIM_H
#define MOTIONBOOK_CZEROMQ_SHIM_H

#include <errno.h>
#include <sodium.h>
#include <zmq.h>

// A flag that one thread sets and another checks.

static inline int mzm_flag_load(const int *flag) {
  return __atomic_load_n(flag, __ATOMIC_RELAXED);
}

static inline void mzm_flag_store(int *flag, int value) {
  __atomic_store_n(flag, value, __ATOMIC_RELAXED);
}

#endif
