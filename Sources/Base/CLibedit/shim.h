// The parts of libedit and stdio that Swift cannot reach by itself, as functions of fixed arity.
//
// `el_wset`, `el_wget` and `history_w` are variadic, and Swift calls no variadic function.
// `stdin`, `stdout` and `stderr` are mutable globals, which Swift 6 refuses to read. Nothing here
// decides anything.

#ifndef MOTIONBOOK_CLIBEDIT_SHIM_H
#define MOTIONBOOK_CLIBEDIT_SHIM_H

#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

// Streams.

static inline FILE *mle_stdin(void) { return stdin; }
static inline FILE *mle_stdout(void) { return stdout; }
static inline FILE *mle_stderr(void) { return stderr; }

// <wchar.h> declares this only where X/Open is asked for.
extern int wcwidth(wchar_t character);

// <string.h> declares this only where GNU's additions are asked for.
extern void *memmem(
  const void *haystack, size_t length, const void *needle, size_t needle_length);

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

/// `EL_TERMINAL`: takes the terminal for the one that `TERM` names; -1 if the system does not know it.
static inline int mle_set_named_terminal(EditLine *el) {
  return el_wset(el, EL_TERMINAL, (const char *)NULL);
}

/// Takes the terminal for an xterm. libedit keeps the address of the name.
static inline int mle_set_xterm(EditLine *el) { return el_wset(el, EL_TERMINAL, "xterm"); }

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

/// Whether a sequence of several bytes is bound, in the notation of `bind`. libedit only prints what
/// is bound, or a complaint.
static inline int mle_is_bound(EditLine *el, const char *key) {
  FILE *out = NULL, *error = NULL;
  char *text = NULL;
  size_t size = 0;
  FILE *found = open_memstream(&text, &size);
  FILE *complaint = fopen("/dev/null", "we");
  if (found != NULL && complaint != NULL && el_wget(el, EL_GETFP, 1, &out) == 0
      && el_wget(el, EL_GETFP, 2, &error) == 0) {
    el_wset(el, EL_SETFP, 1, found);
    el_wset(el, EL_SETFP, 2, complaint);
    el_set(el, EL_BIND, key, NULL);
    el_wset(el, EL_SETFP, 1, out);
    el_wset(el, EL_SETFP, 2, error);
  }
  if (complaint != NULL) fclose(complaint);
  if (found != NULL) fclose(found);
  free(text);
  return size > 0;
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

#endif
