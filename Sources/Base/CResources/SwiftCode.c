#include "CResources.h"

const char *const swift_txt = (const char[]){
#embed "../../Documents/SwiftCode/Table/swift.txt" suffix(,)
0};
