// What Swift cannot reach of libedit and stdio by itself, as functions of fixed arity.
//
// `el_wset`, `el_wget` and `history_w` are variadic, and Swift calls no variadic function.
// `stdin`, `stdout`, `stderr` and `environ` are mutable globals, which Swift 6 refuses to read.
// `fd_set` and `sigaction` have macros and unions for members. Nothing here decides anything.

#ifndef MOTIONBOOK_CLIBEDIT_SHIM_H
#define MOTIONBOOK_CLIBEDIT_SHIM_H

#include <errno.h>
#include <histedit.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/select.h>
#include <sys/time.h>
#include <time.h>
#include <wchar.h>

// Streams and the environment.

static inline FILE *mle_stdin(void) { return stdin; }
static inline FILE *mle_stdout(void) { return stdout; }
static inline FILE *mle_stderr(void) { return stderr; }

extern char **environ;
static inline char **mle_environment(void) { return environ; }

#ifdef __linux__
// <sched.h> declares this only where GNU's own is asked for.
extern int sched_getaffinity(int process, size_t size, void *cores);

/// How many cores this process may use, which `taskset` and others make fewer; 0 if that is unknown.
static inline int mle_allowed_cores(void) {
  unsigned long cores[128] = {0};
  if (sched_getaffinity(0, sizeof cores, cores) < 0) return 0;
  int count = 0;
  for (size_t i = 0; i < sizeof cores / sizeof *cores; i++) count += __builtin_popcountl(cores[i]);
  return count;
}
#else
static inline int mle_allowed_cores(void) { return 0; }
#endif

// <wchar.h> declares this only where X/Open is asked for.
extern int wcwidth(wchar_t character);

// el_wset.

/// `EL_PROMPT_ESC`: between two \1 stand escape sequences, which take no columns.
static inline int mle_set_prompt(EditLine *el, wchar_t *(*prompt)(EditLine *)) {
  return el_wset(el, EL_PROMPT_ESC, prompt, 1);
}

static inline int mle_set_history(EditLine *el, HistoryW *history) {
  return el_wset(el, EL_HIST, history_w, history);
}

static inline int mle_set_reader(EditLine *el, int (*reader)(EditLine *, wchar_t *)) {
  return el_wset(el, EL_GETCFN, reader);
}

static inline int mle_set_client_data(EditLine *el, void *data) {
  return el_wset(el, EL_CLIENTDATA, data);
}

/// `EL_SIGNAL` 0: libedit leaves signals to us.
static inline int mle_leave_signals(EditLine *el) { return el_wset(el, EL_SIGNAL, 0); }

static inline int mle_use_emacs_keys(EditLine *el) { return el_wset(el, EL_EDITOR, L"emacs"); }

static inline int mle_set_edit_mode(EditLine *el, int on) {
  return el_wset(el, EL_EDITMODE, on);
}

static inline int mle_set_error_stream(EditLine *el, FILE *stream) {
  return el_wset(el, EL_SETFP, 2, stream);
}

static inline int mle_set_out_stream(EditLine *el, FILE *stream) {
  return el_wset(el, EL_SETFP, 1, stream);
}

/// Keeps the keys before a Ctrl-C. The terminal would throw them away, perhaps between a look
/// whether there is one and the reading of it, which then waits and hears of no signal.
static inline int mle_keep_input_on_signals(EditLine *el) {
  return el_set(el, EL_SETTY, "-d", "+noflsh", NULL);
}

/// `EL_PREP_TERM`: 1 puts the terminal in the editor's mode, 0 gives back the user's.
static inline int mle_prepare_terminal(EditLine *el, int on) {
  return el_wset(el, EL_PREP_TERM, on);
}

/// Draws prompt and line anew from the row and the first column where the cursor stands.
static inline int mle_refresh(EditLine *el) { return el_wset(el, EL_REFRESH); }

/// `EL_ADDFN`, in the narrow form because it copies the names and the wide form keeps them.
static inline int mle_add_function(
  EditLine *el, const char *name, const char *help,
  unsigned char (*function)(EditLine *, wint_t)) {
  return el_set(el, EL_ADDFN, name, help, function);
}

static inline int mle_bind(EditLine *el, const char *key, const char *command) {
  return el_set(el, EL_BIND, key, command, NULL);
}

/// Binds in vi's command mode.
static inline int mle_bind_alternative(EditLine *el, const char *key, const char *command) {
  return el_set(el, EL_BIND, "-a", key, command, NULL);
}

// el_wget. It returns 0 on success, whatever the manual says.

static inline void *mle_client_data(EditLine *el) {
  void *data = NULL;
  return el_wget(el, EL_CLIENTDATA, &data) == 0 ? data : NULL;
}

static inline int mle_uses_vi_keys(EditLine *el) {
  const wchar_t *name = NULL;
  return el_wget(el, EL_EDITOR, &name) == 0 && name != NULL && name[0] == L'v';
}

/// Whether keys are obeyed; `edit off` in the user's settings makes lines of them as they come.
static inline int mle_edits(EditLine *el) {
  int edits = 0;
  return el_wget(el, EL_EDITMODE, &edits) == 0 && edits;
}

/// Whether the terminal can clear to the end of a row: a dumb or unknown one cannot.
static inline int mle_can_clear(EditLine *el) {
  char *sequence = NULL;
  return el_wget(el, EL_GETTC, "ce", &sequence) == 0 && sequence != NULL && sequence[0] != 0;
}

// history_w.

static inline int mle_history_set_size(HistoryW *history, int size) {
  HistEventW event;
  return history_w(history, &event, H_SETSIZE, size);
}

static inline int mle_history_enter(HistoryW *history, const wchar_t *entry) {
  HistEventW event;
  return history_w(history, &event, H_ENTER, entry);
}

// Signals.

/// Installs a handler, leaving a signal that is ignored alone; returns 1 if it was installed.
static inline int mle_catch(
  int signal, void (*handler)(int), int restarts, struct sigaction *previous) {
  if (sigaction(signal, NULL, previous) != 0 || previous->sa_handler == SIG_IGN) return 0;
  struct sigaction action = {.sa_handler = handler, .sa_flags = restarts ? SA_RESTART : 0};
  sigemptyset(&action.sa_mask);
  return sigaction(signal, &action, NULL) == 0;
}

/// Installs a handler whatever there was, without SA_RESTART.
static inline void mle_catch_always(int signal, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = 0};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

static inline void mle_restore_default(int signal) {
  struct sigaction action = {.sa_handler = SIG_DFL, .sa_flags = 0};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

// A flag that a signal handler may set; plain memory could be cached by the compiler.

static inline int mle_flag_load(const int *flag) {
  return __atomic_load_n(flag, __ATOMIC_RELAXED);
}

static inline int mle_flag_exchange(int *flag, int value) {
  return __atomic_exchange_n(flag, value, __ATOMIC_RELAXED);
}

/// Has SIGALRM come once in so many milliseconds; 0 for never. May be called in a signal's handler.
static inline void mle_alarm(int milliseconds) {
  struct itimerval limit = {{0, 0}, {milliseconds / 1000, (milliseconds % 1000) * 1000}};
  setitimer(ITIMER_REAL, &limit, NULL);
}

/// Waits until `descriptor` can be read: 1 when it can, 0 after `milliseconds` (forever if
/// negative), -1 when a signal came or `wake` (if not negative) can be read. The mask holds only
/// during the wait, so that no signal falls between a look at its flag and the wait.
static inline int mle_wait_readable(
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

/// Waits so many seconds until `descriptor` can be read: 1 when it can, 0 after the time, -1 when a
/// signal came or `wake` can be read. Finer than milliseconds, and for descriptors of any number.
static inline int mle_wait_until(int descriptor, int wake, double seconds) {
  struct pollfd waited[2] = {{descriptor, POLLIN, 0}, {wake, POLLIN, 0}};
#ifdef __linux__
  struct timespec limit = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
  int ready = ppoll(waited, wake >= 0 ? 2 : 1, &limit, NULL);
#else
  int ready = poll(waited, wake >= 0 ? 2 : 1, (int)(seconds * 1000 + 0.999));
#endif
  if (ready <= 0) return ready;
  return waited[1].revents != 0 ? -1 : 1;
}

#endif
