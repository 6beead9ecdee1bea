#include "MacNames.h"
