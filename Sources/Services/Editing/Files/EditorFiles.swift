import JSON

/// The files that editors need for Motionbook, made from the declarations of the language: nothing of
/// it is kept, so it is as old as the program. `scripts/packaging/editors.py` makes archives of it.
public enum EditorFiles {
  /// An editor, with its files and what to write into its settings.
  public struct Editor: Sendable {
    /// As on the command line, such as `neovim`.
    public let name: String
    public let summary: String
    /// Where the lines belong.
    public let place: String
    /// `FOLDER` stands for the folder of the files.
    public let lines: [String]
    /// By their paths from the folder.
    public let files: [String: String]
  }

  public static var all: [Editor] {
    let words = LanguageWords()
    let vim = [
      "vim/syntax/motion.vim": VimSyntax(words).text,
      "vim/ftdetect/motion.vim": "autocmd BufNewFile,BufRead *.motion setfiletype motion\n",
      "vim/ftplugin/motion.vim": "setlocal commentstring=#\\ %s comments=:#\n",
    ]
    return [
      Editor(
        name: "neovim", summary: "Neovim 0.8 or later: colors and the server", place: "init.lua",
        lines: [
          "vim.opt.runtimepath:append('FOLDER/vim'); vim.g.markdown_fenced_languages = { 'motion' }",
          "vim.api.nvim_create_autocmd('FileType', { pattern = { 'markdown', 'motion' }, callback =",
          "  function() vim.lsp.start({ name = 'motionbook', cmd = { 'motionbook', 'lsp' } }) end })",
        ], files: vim),
      Editor(
        name: "vim", summary: "Vim: colors", place: "~/.vimrc",
        lines: [
          "set runtimepath+=FOLDER/vim", "let g:markdown_fenced_languages = ['motion']",
          "syntax on",
        ], files: vim),
      Editor(
        name: "emacs", summary: "Emacs: a mode, and the server by eglot", place: "init.el",
        lines: [
          "(add-to-list 'load-path \"FOLDER/emacs\")", "(require 'motion-mode)",
          "(add-hook 'markdown-mode-hook #'eglot-ensure)",
        ], files: ["emacs/motion-mode.el": EmacsMode(words).text]),
      Editor(
        name: "helix", summary: "Helix: the server", place: "~/.config/helix/languages.toml",
        lines: [
          "language-server.motionbook = { command = \"motionbook\", args = [\"lsp\"] }",
          "[[language]]",
          "name = \"markdown\"\nlanguage-servers = [\"motionbook\"]",
        ], files: [:]),
      Editor(
        name: "kate", summary: "Kate: colors, and the server by its LSP client",
        place: "a shell, then the settings of the LSP client",
        lines: [
          "mkdir -p ~/.local/share/org.kde.syntax-highlighting/syntax",
          "cp FOLDER/kate/motion.xml ~/.local/share/org.kde.syntax-highlighting/syntax/",
          #"{"servers": {"markdown": {"command": ["motionbook", "lsp"], "highlightingModeRegex": "^Markdown$"}}}"#,
        ], files: ["kate/motion.xml": KateSyntax(words).text]),
      Editor(
        name: "sublime", summary: "Sublime Text: colors, and the server by its package LSP",
        place: "a shell, then the settings of LSP",
        lines: [
          "mkdir -p ~/.config/sublime-text/Packages/Motionbook",
          "cp FOLDER/vscode/syntaxes/motion.tmLanguage.json ~/.config/sublime-text/Packages/Motionbook/",
          #"{"clients": {"motionbook": {"enabled": true, "command": ["motionbook", "lsp"], "selector": "text.html.markdown"}}}"#,
        ], files: CodeExtension(words).files),
      Editor(
        name: "vscode", summary: "Visual Studio Code: colors and the server", place: "a shell",
        lines: ["ln -s FOLDER/vscode ~/.vscode/extensions/motionbook"],
        files: CodeExtension(words).files),
      Editor(
        name: "jupyter", summary: "Jupyter: colors, the server, papermill and jupytext",
        place: "a shell",
        lines: ["pip install FOLDER/\(JupyterFiles.wheel)"],
        files: JupyterFiles(words: words).files),
    ]
  }
}
