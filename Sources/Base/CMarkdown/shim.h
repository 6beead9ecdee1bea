// The Markdown parser: cmark-gfm and the extensions of GitHub's dialect.
#pragma once

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
