"""Jupyter's own suite for kernels, with every feature that it can test."""

import unittest

import jupyter_kernel_test as suite


class MotionbookTests(suite.KernelTests):
    kernel_name = "motionbook"
    language_name = "motionbook"
    file_extension = ".motion"

    code_hello_world = 'print "hello, world"'
    code_stderr = "view a frame (0, 0, 9, 9)\ngravity on a\ngravity on a"
    completion_samples = [
        {"text": "gravi", "matches": {"gravity"}},
        {"text": "plot bounceO", "matches": {"bounceOut"}},
        {"text": "view é frame (0, 0, 9, 9) \ngravi", "matches": {"gravity"}},
    ]
    complete_code_samples = ["1 + 1", "repeat 3 { print 1 }", "# nothing", "run 1s"]
    incomplete_code_samples = ["repeat 3 {", "print (1 +", "def fall() {\n  run 1s"]
    invalid_code_samples = ["1 + )", "}"]
    code_generate_error = "run 5x"
    code_execute_result = [
        {"code": "6 * 7", "result": "42"},
        {"code": "1s + 500ms", "result": "1.5 s"},
        {"code": '"a" + "b"', "result": "ab"},
    ]
    code_display_data = [
        {"code": "plot bounceOut", "mime": "image/svg+xml"},
        {"code": "view red frame (10, 10, 50, 50)\ndraw", "mime": "image/svg+xml"},
        {"code": "table bounceOut", "mime": "text/html"},
        {"code": "gravity on red\nrun 1s", "mime": "text/html"},
    ]
    code_history_pattern = "6 ? *"
    supported_history_operations = ("tail", "range", "search")
    code_inspect_sample = "gravity"
    code_page_something = "? gravity"
    code_clear_output = "clear"


class WelcomeTests(suite.IopubWelcomeTests):
    kernel_name = "motionbook"
    support_iopub_welcome = True


del suite


if __name__ == "__main__":
    unittest.main()
