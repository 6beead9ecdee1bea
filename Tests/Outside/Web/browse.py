"""Opens pages that try the engine in a worker, in each browser that is there: browse.py PAGE.html…

Prints what they say, and fails if one does not say that it passes.
"""

import sys

import browsers

failures = 0
for name in browsers.names():
    with browsers.opened(name) as browser:
        for page in sys.argv[1:]:
            browser.go(page)
            title = browser.wait("return document.title", 600)
            print(f"{name}: {browser.run('return document.querySelector(`pre`).textContent')}", flush=True)
            failures += title != "passes"
print(f"tried in {', '.join(browsers.names())}")
sys.exit(failures > 0)
