// The types of Darwin's MacTypes whose names the library has too: whoever imports Foundation on a Mac sees
// both.

#ifndef MAC_NAMES_H
#define MAC_NAMES_H

#include <stdint.h>

typedef struct Point {
  short v;
  short h;
} Point;

typedef struct Rect {
  short top;
  short left;
  short bottom;
  short right;
} Rect;

typedef long Size;

typedef struct Region {
  long size;
} Region;

#endif
