#include "CResources.h"

const char *const class_css = (const char[]){
#embed "../../Services/Classroom/Resources/class.css" suffix(,)
0};

const char *const room_js = (const char[]){
#embed "../../Services/Classroom/Resources/room.js" suffix(,)
0};

const char *const dots_js = (const char[]){
#embed "../../Services/Classroom/Resources/dots.js" suffix(,)
0};

const char *const bars_js = (const char[]){
#embed "../../Services/Classroom/Resources/bars.js" suffix(,)
0};

const char *const crowd_js = (const char[]){
#embed "../../Services/Classroom/Resources/crowd.js" suffix(,)
0};

const char *const kept_js = (const char[]){
#embed "../../Services/Classroom/Resources/kept.js" suffix(,)
0};

const char *const guessing_js = (const char[]){
#embed "../../Services/Classroom/Resources/guessing.js" suffix(,)
0};

const char *const class_js = (const char[]){
#embed "../../Services/Classroom/Resources/class.js" suffix(,)
0};

const char *const cells_js = (const char[]){
#embed "../../Services/Classroom/Resources/cells.js" suffix(,)
0};

const char *const running_js = (const char[]){
#embed "../../Services/Classroom/Resources/running.js" suffix(,)
0};

const char *const people_js = (const char[]){
#embed "../../Services/Classroom/Resources/people.js" suffix(,)
0};

const char *const teacher_js = (const char[]){
#embed "../../Services/Classroom/Resources/teacher.js" suffix(,)
0};

const char *const wall_js = (const char[]){
#embed "../../Services/Classroom/Resources/wall.js" suffix(,)
0};
