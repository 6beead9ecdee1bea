internal import CResources
import JSON
import Jupyter

/// The contents of the wheel for Jupyter: colors for Pygments and for JupyterLab, the server, papermill's and
/// jupytext's ways to know the language.
struct JupyterFiles {
  let words: LanguageWords

  /// The archive that pip installs.
  static let wheel = "motionbook_jupyter-\(KernelDescription.version)-py3-none-any.whl"

  var files: [String: String] {
    let lists: JSONValue = [
      "verbs": list(words.verbs), "keywords": list(words.keywords),
      "functions": list(words.functions), "constants": list(words.constants),
      "units": list(words.units + ["%", "°"]),
    ]
    let module = "jupyter/motionbook_jupyter"
    let extensions = "jupyter/labextensions/motionbook"
    return [
      "\(module)/__init__.py": String(cString: jupyter_py),
      // A list of texts is written alike in JSON and in Python.
      "\(module)/lexer.py": "WORDS = \(lists.text)\n\n" + String(cString: lexer_py),
      "\(module)/translator.py": String(cString: translator_py),
      "\(extensions)/static/remoteEntry.js":
        "const words = \(lists.text);\n" + String(cString: lab_js),
      "\(extensions)/package.json": manifest.indentedText + "\n",
    ]
  }

  private func list(_ words: [String]) -> JSONValue { .array(words.map(JSONValue.string)) }

  private var manifest: JSONValue {
    [
      "name": "motionbook", "version": .string(KernelDescription.version),
      "description": "Colors of Motionbook in JupyterLab.",
      "jupyterlab": [
        "extension": true,
        "_build": ["load": "static/remoteEntry.js", "extension": "./extension"],
      ],
    ]
  }
}
