#include "CResources.h"

const char *const script_txt = (const char[]){
#embed "../../Documents/Advice/Web/script.txt" suffix(,)
0};
