#include "CResources.h"

const char *const swift_txt = (const char[]){
#embed "../../Documents/SwiftCode/Table/swift.txt" suffix(,)
0};

const char *const script_txt = (const char[]){
#embed "../../Documents/SwiftCode/Script/script.txt" suffix(,)
0};
