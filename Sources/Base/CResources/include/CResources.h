/// Texts that the program carries, each as a C string named like its file. A file stands beside the
/// Swift that uses it, and is embedded in this target's file for that Swift target: the compiler knows
/// each as bytes, where Swift's optimizer would walk an array of them, and a link keeps those of a
/// target only where the target is used. A new one is a line here and three there; where a file is
/// missing, the build fails.

#pragma clang assume_nonnull begin

// SwiftCode
extern const char *const swift_txt;
extern const char *const script_txt;

// Pages
extern const char *const page_css;
extern const char *const stage_css;
extern const char *const slides_css;
extern const char *const guesses_css;
extern const char *const paper_css;
extern const char *const course_css;
extern const char *const live_css;
extern const char *const prompt_css;
extern const char *const tools_js;
extern const char *const film_js;
extern const char *const picture_js;
extern const char *const stage_js;
extern const char *const player_js;
extern const char *const plots_js;
extern const char *const energies_css;
extern const char *const energies_js;
extern const char *const guesses_js;
extern const char *const challenge_js;
extern const char *const numbers_js;
extern const char *const choices_js;
extern const char *const ghosts_js;
extern const char *const sweeps_js;
extern const char *const slides_js;
extern const char *const instance_js;
extern const char *const engine_js;
extern const char *const editor_js;
extern const char *const turns_js;
extern const char *const changes_js;
extern const char *const live_js;
extern const char *const prompt_js;
extern const char *const gallery_js;
extern const char *const page_js;
extern const char *const frame_js;

// Editing
extern const char *const extension_js;
extern const char *const lab_js;
extern const char *const jupyter_py;
extern const char *const lexer_py;
extern const char *const translator_py;
extern const char *const preview_html;
extern const char *const extension_md;
// A picture has bytes of zero, which end a C string.
extern const unsigned char *const icon_png;
extern const long icon_png_count;

// Classroom
extern const char *const class_css;
extern const char *const room_js;
extern const char *const dots_js;
extern const char *const bars_js;
extern const char *const crowd_js;
extern const char *const kept_js;
extern const char *const guessing_js;
extern const char *const class_js;
extern const char *const cells_js;
extern const char *const running_js;
extern const char *const people_js;
extern const char *const teacher_js;
extern const char *const wall_js;

#pragma clang assume_nonnull end
