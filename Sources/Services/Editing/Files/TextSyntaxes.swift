/// Colors for Vim and Neovim.
struct VimSyntax {
  let text: String

  init(_ words: LanguageWords) {
    func keywords(_ group: String, _ words: [String]) -> String {
      // A word is a match, not a keyword, where Vim would read it as an option.
      let options = [
        "contains", "oneline", "fold", "display", "extend", "skipwhite", "transparent",
      ]
      let plain = words.filter { !options.contains($0) }.joined(separator: " ")
      return "syntax keyword \(group) \(plain)\n"
        + words.filter(options.contains).map { #"syntax match \#(group) "\<\#($0)\>""# + "\n" }
        .joined()
    }
    text = """
      " Made by `motionbook editors`.
      if exists("b:current_syntax")
        finish
      endif
      syntax case match
      \(keywords("motionKeyword", words.keywords))\
      \(keywords("motionConstant", words.constants))\
      \(keywords("motionFunction", words.functions))\
      syntax match motionVerb "\\%(^\\|[;{]\\)\\s*:\\?\\zs\\<\\%(\(words.verbs.joined(separator: "\\|"))\\)\\>"
      syntax match motionNumber "\\<\\d[0-9_]*\\%(\\.\\d\\+\\)\\?\\%([eE][+-]\\?\\d\\+\\)\\?\\%(\(words.units.joined(separator: "\\|"))\\|%\\)\\?\\>"
      syntax match motionEscape "\\\\." contained
      syntax region motionString start=+"+ skip=+\\\\.+ end=+"+ end=+$+ contains=motionEscape
      syntax match motionComment "#.*$"
      syntax match motionComment "\\%(^\\|\\s\\)\\zs//.*$"
      highlight default link motionVerb Function
      highlight default link motionKeyword Keyword
      highlight default link motionConstant Constant
      highlight default link motionFunction Identifier
      highlight default link motionNumber Number
      highlight default link motionString String
      highlight default link motionEscape Special
      highlight default link motionComment Comment
      let b:current_syntax = "motion"

      """
  }
}

/// A mode for Emacs, and the server for eglot.
struct EmacsMode {
  let text: String

  init(_ words: LanguageWords) {
    func list(_ words: [String]) -> String {
      "'(" + words.map { "\"\($0)\"" }.joined(separator: " ") + ")"
    }
    text = """
      ;;; motion-mode.el --- Motionbook's language  -*- lexical-binding: t; -*-
      ;; Made by `motionbook editors`.
      ;;; Code:
      (defvar motion-mode-syntax-table
        (let ((table (make-syntax-table)))
          (modify-syntax-entry ?# "<" table)
          (modify-syntax-entry ?\\n ">" table)
          (modify-syntax-entry ?_ "w" table)
          table))
      (defconst motion-verbs \(list(words.verbs)))
      (defconst motion-keywords \(list(words.keywords)))
      (defconst motion-functions \(list(words.functions)))
      (defconst motion-constants \(list(words.constants)))
      (defconst motion-font-lock
        `((,(concat "\\\\(?:^\\\\|[;{]\\\\)[ \\t]*:?" (regexp-opt motion-verbs 'words))
           1 font-lock-function-name-face)
          (,(regexp-opt motion-keywords 'words) . font-lock-keyword-face)
          (,(concat (regexp-opt motion-functions 'words) "(") 1 font-lock-builtin-face)
          (,(regexp-opt motion-constants 'words) . font-lock-constant-face)))
      ;;;###autoload
      (define-derived-mode motion-mode prog-mode "Motion"
        "A mode for scripts of Motionbook."
        (setq-local comment-start "# ")
        (setq-local font-lock-defaults '(motion-font-lock)))
      ;;;###autoload
      (add-to-list 'auto-mode-alist '("\\\\.motion\\\\'" . motion-mode))
      (defvar eglot-server-programs)
      (with-eval-after-load 'eglot
        (add-to-list 'eglot-server-programs
                     '((markdown-mode motion-mode) . ("motionbook" "lsp"))))
      (declare-function eglot-current-server "eglot")
      (declare-function eglot--TextDocumentPositionParams "eglot")
      (declare-function jsonrpc-request "jsonrpc")
      ;;;###autoload
      (defun motionbook-world ()
        "Show the views, the behaviors and the clock as they stand after the line."
        (interactive)
        (let ((world (jsonrpc-request (or (eglot-current-server) (user-error "No server runs here"))
                                      :motionbook/world (eglot--TextDocumentPositionParams))))
          (if (not world)
              (message "There is no world here.")
            (with-help-window "*Motionbook World*"
              (dolist (part '(:title :remark :text))
                (when (plist-get world part)
                  (princ (plist-get world part))
                  (terpri)))))))
      (provide 'motion-mode)
      ;;; motion-mode.el ends here

      """
  }
}

/// Colors for Kate and other programs of KDE.
struct KateSyntax {
  let text: String

  init(_ words: LanguageWords) {
    func list(_ name: String, _ words: [String]) -> String {
      "    <list name=\"\(name)\">\n"
        + words.map { "      <item>\($0)</item>\n" }.joined() + "    </list>\n"
    }
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE language>
      <!-- Made by `motionbook editors`. -->
      <language name="Motionbook" section="Scripts" version="1" kateversion="5.0" extensions="*.motion" alternativeNames="motion">
        <highlighting>
      \(list("verbs", words.verbs))\
      \(list("keywords", words.keywords))\
      \(list("functions", words.functions))\
      \(list("constants", words.constants))\
          <contexts>
            <context name="Normal" attribute="Normal" lineEndContext="#stay">
              <DetectSpaces/>
              <DetectChar attribute="Comment" context="Comment" char="#"/>
              <DetectChar attribute="String" context="String" char="&quot;"/>
              <keyword attribute="Verb" context="#stay" String="verbs"/>
              <keyword attribute="Keyword" context="#stay" String="keywords"/>
              <keyword attribute="Function" context="#stay" String="functions"/>
              <keyword attribute="Constant" context="#stay" String="constants"/>
              <Float attribute="Number" context="#stay"/>
              <Int attribute="Number" context="#stay"/>
            </context>
            <context name="Comment" attribute="Comment" lineEndContext="#pop"/>
            <context name="String" attribute="String" lineEndContext="#pop">
              <HlCStringChar attribute="String" context="#stay"/>
              <DetectChar attribute="String" context="#pop" char="&quot;"/>
            </context>
          </contexts>
          <itemDatas>
            <itemData name="Normal" defStyleNum="dsNormal"/>
            <itemData name="Verb" defStyleNum="dsFunction"/>
            <itemData name="Keyword" defStyleNum="dsKeyword"/>
            <itemData name="Function" defStyleNum="dsBuiltIn"/>
            <itemData name="Constant" defStyleNum="dsConstant"/>
            <itemData name="Number" defStyleNum="dsDecVal"/>
            <itemData name="String" defStyleNum="dsString"/>
            <itemData name="Comment" defStyleNum="dsComment"/>
          </itemDatas>
        </highlighting>
        <general>
          <comments><comment name="singleLine" start="#"/></comments>
          <keywords casesensitive="1"/>
        </general>
      </language>

      """
  }
}
