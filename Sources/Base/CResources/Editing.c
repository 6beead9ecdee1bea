#include "CResources.h"

const char *const extension_js = (const char[]){
#embed "../../Services/Editing/Files/Resources/extension.js" suffix(,)
0};

const char *const lab_js = (const char[]){
#embed "../../Services/Editing/Files/Resources/lab.js" suffix(,)
0};

const char *const jupyter_py = (const char[]){
#embed "../../Services/Editing/Files/Resources/jupyter.py" suffix(,)
0};

const char *const lexer_py = (const char[]){
#embed "../../Services/Editing/Files/Resources/lexer.py" suffix(,)
0};

const char *const translator_py = (const char[]){
#embed "../../Services/Editing/Files/Resources/translator.py" suffix(,)
0};

const char *const extension_md = (const char[]){
#embed "../../Services/Editing/Files/Resources/extension.md" suffix(,)
0};

static const unsigned char icon[] = {
#embed "../../Services/Editing/Files/Resources/icon.png"
};
const unsigned char *const icon_png = icon;
const long icon_png_count = sizeof icon;

const char *const preview_html = (const char[]){
#embed "../../Services/Editing/Files/Resources/preview.html" suffix(,)
0};
