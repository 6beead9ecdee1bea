#include "CResources.h"

const char *const page_css = (const char[]){
#embed "../../Documents/Pages/Resources/page.css" suffix(,)
0};

const char *const stage_css = (const char[]){
#embed "../../Documents/Pages/Resources/stage.css" suffix(,)
0};

const char *const slides_css = (const char[]){
#embed "../../Documents/Pages/Resources/slides.css" suffix(,)
0};

const char *const guesses_css = (const char[]){
#embed "../../Documents/Pages/Resources/guesses.css" suffix(,)
0};

const char *const paper_css = (const char[]){
#embed "../../Documents/Pages/Resources/paper.css" suffix(,)
0};

const char *const course_css = (const char[]){
#embed "../../Documents/Pages/Resources/course.css" suffix(,)
0};

const char *const live_css = (const char[]){
#embed "../../Documents/Pages/Resources/live.css" suffix(,)
0};

const char *const prompt_css = (const char[]){
#embed "../../Documents/Pages/Resources/prompt.css" suffix(,)
0};

const char *const tools_js = (const char[]){
#embed "../../Documents/Pages/Resources/tools.js" suffix(,)
0};

const char *const film_js = (const char[]){
#embed "../../Documents/Pages/Resources/film.js" suffix(,)
0};

const char *const picture_js = (const char[]){
#embed "../../Documents/Pages/Resources/picture.js" suffix(,)
0};

const char *const stage_js = (const char[]){
#embed "../../Documents/Pages/Resources/stage.js" suffix(,)
0};

const char *const player_js = (const char[]){
#embed "../../Documents/Pages/Resources/player.js" suffix(,)
0};

const char *const plots_js = (const char[]){
#embed "../../Documents/Pages/Resources/plots.js" suffix(,)
0};

const char *const energies_css = (const char[]){
#embed "../../Documents/Pages/Resources/energies.css" suffix(,)
0};

const char *const energies_js = (const char[]){
#embed "../../Documents/Pages/Resources/energies.js" suffix(,)
0};

const char *const guesses_js = (const char[]){
#embed "../../Documents/Pages/Resources/guesses.js" suffix(,)
0};

const char *const challenge_js = (const char[]){
#embed "../../Documents/Pages/Resources/challenge.js" suffix(,)
0};

const char *const numbers_js = (const char[]){
#embed "../../Documents/Pages/Resources/numbers.js" suffix(,)
0};

const char *const ghosts_js = (const char[]){
#embed "../../Documents/Pages/Resources/ghosts.js" suffix(,)
0};

const char *const choices_js = (const char[]){
#embed "../../Documents/Pages/Resources/choices.js" suffix(,)
0};

const char *const sweeps_js = (const char[]){
#embed "../../Documents/Pages/Resources/sweeps.js" suffix(,)
0};

const char *const slides_js = (const char[]){
#embed "../../Documents/Pages/Resources/slides.js" suffix(,)
0};

const char *const instance_js = (const char[]){
#embed "../../Documents/Pages/Resources/instance.js" suffix(,)
0};

const char *const engine_js = (const char[]){
#embed "../../Documents/Pages/Resources/engine.js" suffix(,)
0};

const char *const editor_js = (const char[]){
#embed "../../Documents/Pages/Resources/editor.js" suffix(,)
0};

const char *const turns_js = (const char[]){
#embed "../../Documents/Pages/Resources/turns.js" suffix(,)
0};

const char *const changes_js = (const char[]){
#embed "../../Documents/Pages/Resources/changes.js" suffix(,)
0};

const char *const live_js = (const char[]){
#embed "../../Documents/Pages/Resources/live.js" suffix(,)
0};

const char *const prompt_js = (const char[]){
#embed "../../Documents/Pages/Resources/prompt.js" suffix(,)
0};

const char *const gallery_js = (const char[]){
#embed "../../Documents/Pages/Resources/gallery.js" suffix(,)
0};

const char *const page_js = (const char[]){
#embed "../../Documents/Pages/Resources/page.js" suffix(,)
0};

const char *const frame_js = (const char[]){
#embed "../../Documents/Pages/Resources/frame.js" suffix(,)
0};
