// The parts of POSIX that Swift cannot reach by itself.
//
// `environ` is a mutable global, which Swift 6 refuses to read. `fd_set` and `sigaction` have macros
// and unions for members. Nothing here decides anything.

#ifndef MOTIONBOOK_CPOSIX_SHIM_H
#define MOTIONBOOK_CPOSIX_SHIM_H

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <sys/select.h>
#include <sys/time.h>
#include <time.h>

// The process.

extern char **environ;
static inline char **mpx_environment(void) { return environ; }

#ifdef __linux__
// <sched.h> declares this only where GNU's own is asked for.
extern int sched_getaffinity(int process, size_t size, void *cores);

/// How many cores this process may use, which `taskset` and others make fewer; 0 if that is unknown.
static inline int mpx_allowed_cores(void) {
  unsigned long cores[128] = {0};
  if (sched_getaffinity(0, sizeof cores, cores) < 0) return 0;
  int count = 0;
  for (size_t i = 0; i < sizeof cores / sizeof *cores; i++) count += __builtin_popcountl(cores[i]);
  return count;
}
#else
static inline int mpx_allowed_cores(void) { return 0; }
#endif

// Signals.

/// Installs a handler with SA_RESTART, leaving a signal that is ignored alone; returns 1 if it was
/// installed.
static inline int mpx_catch(int signal, void (*handler)(int), struct sigaction *previous) {
  if (sigaction(signal, NULL, previous) != 0 || previous->sa_handler == SIG_IGN) return 0;
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  return sigaction(signal, &action, NULL) == 0;
}

/// Installs a handler whatever there was, without SA_RESTART.
static inline void mpx_catch_always(int signal, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = 0};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

static inline void mpx_restore_default(int signal) {
  struct sigaction action = {.sa_handler = SIG_DFL, .sa_flags = 0};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

/// Has SIGALRM come once in so many milliseconds; 0 for never. May be called in a signal's handler.
static inline void mpx_alarm(int milliseconds) {
  struct itimerval limit = {{0, 0}, {milliseconds / 1000, (milliseconds % 1000) * 1000}};
  setitimer(ITIMER_REAL, &limit, NULL);
}

/// Waits until `descriptor` can be read: 1 when it can, 0 after `milliseconds` (forever if
/// negative), -1 when a signal came or `wake` (if not negative) can be read. The mask holds only
/// during the wait, so that no signal falls between a look at its flag and the wait.
static inline int mpx_wait_readable(
  int descriptor, int wake, const sigset_t *mask, int milliseconds) {
  fd_set readable;
  FD_ZERO(&readable);
  FD_SET(descriptor, &readable);
  if (wake >= 0) FD_SET(wake, &readable);
  struct timespec limit = {milliseconds / 1000, (milliseconds % 1000) * 1000000L};
  int highest = wake > descriptor ? wake : descriptor;
  int ready = pselect(
    highest + 1, &readable, NULL, NULL, milliseconds < 0 ? NULL : &limit, mask);
  if (ready <= 0 || wake < 0 || !FD_ISSET(wake, &readable)) return ready;
  errno = EINTR;
  return -1;
}

/// Waits so many seconds until `descriptor` can be read: 1 when it can, 2 when instead `output` can
/// be written, 0 after the time, -1 when a signal came or `wake` can be read. Negative descriptors
/// do not count. Finer than milliseconds, and for descriptors of any number.
static inline int mpx_wait_until(int descriptor, int wake, int output, double seconds) {
  struct pollfd waited[3] = {{descriptor, POLLIN, 0}, {wake, POLLIN, 0}, {output, POLLOUT, 0}};
#ifdef __linux__
  struct timespec limit = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
  int ready = ppoll(waited, 3, &limit, NULL);
#else
  int ready = poll(waited, 3, (int)(seconds * 1000 + 0.999));
#endif
  if (ready <= 0) return ready;
  if (waited[1].revents != 0) return -1;
  return waited[0].revents != 0 ? 1 : 2;
}

#endif
