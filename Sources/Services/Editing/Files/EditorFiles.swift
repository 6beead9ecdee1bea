import JSON

/// The files that editors need for Motionbook, made from the declarations of the language: nothing of
/// it is kept, so it is as old as the program.
public enum EditorFiles {
  /// An editor, with its files and what to write into its settings.
  public struct Editor: Sendable {
    /// As on the command line, such as `neovim`.
    public let name: String
    public let summary: String
    /// Where the lines belong.
    public let place: String
    /// What begins a comment there; nil where there are none.
    public let comment: String?
    /// What a shell does before. `FOLDER` stands for the folder of the files.
    public var before: [String] = []
    /// The lines as they are pasted, below what else is there. `FOLDER` stands for the folder of the files.
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
        name: "neovim", summary: "Neovim 0.8 or later: colors and the server",
        place: "~/.config/nvim/init.lua", comment: "--",
        lines: [
          "vim.opt.runtimepath:append('FOLDER/vim')",
          "vim.filetype.add({ extension = { motion = 'motion' } })",
          "vim.g.markdown_fenced_languages =",
          "  vim.list_extend(vim.g.markdown_fenced_languages or {}, { 'motion' })",
          "vim.api.nvim_create_autocmd('FileType', { pattern = { 'markdown', 'motion' }, callback =",
          "  function() vim.lsp.start({ name = 'motionbook', cmd = { 'motionbook', 'lsp' } }) end })",
          "vim.api.nvim_create_user_command('MotionbookWorld', function()",
          "  local at = vim.lsp.util.make_position_params(0, 'utf-16')",
          "  vim.lsp.buf_request(0, 'motionbook/world', at, function(_, world)",
          "    if not world then return end",
          "    local said = world.title .. '\\n' .. (world.remark or '') .. '\\n' .. world.text",
          "    vim.lsp.util.open_floating_preview(vim.split(said, '\\n'))",
          "  end)",
          "end, {})",
        ], files: vim),
      Editor(
        name: "vim", summary: "Vim: colors", place: "~/.vimrc", comment: "\"",
        lines: [
          "set runtimepath+=FOLDER/vim",
          "let g:markdown_fenced_languages = get(g:, 'markdown_fenced_languages', []) + ['motion']",
          "syntax on",
        ], files: vim),
      Editor(
        name: "emacs", summary: "Emacs: a mode, and the server by eglot",
        place: "~/.emacs.d/init.el", comment: ";;",
        lines: [
          "(add-to-list 'load-path \"FOLDER/emacs\")", "(require 'motion-mode)",
          "(add-hook 'markdown-mode-hook #'eglot-ensure)",
          "(add-hook 'motion-mode-hook #'eglot-ensure)",
        ], files: ["emacs/motion-mode.el": EmacsMode(words).text]),
      Editor(
        name: "helix", summary: "Helix: the server", place: "~/.config/helix/languages.toml",
        comment: "#",
        lines: [
          "[language-server.motionbook]", "command = \"motionbook\"", "args = [\"lsp\"]", "",
          // Helix's own servers for Markdown stay: those that are not installed are passed over.
          "[[language]]", "name = \"markdown\"",
          "language-servers = [\"marksman\", \"markdown-oxide\", \"motionbook\"]", "",
          "[[language]]", "name = \"motion\"", "scope = \"source.motion\"",
          "file-types = [\"motion\"]", "comment-token = \"#\"",
          "language-servers = [\"motionbook\"]",
        ], files: [:]),
      Editor(
        name: "kate", summary: "Kate: colors, and the server by its LSP client",
        place: "the user server settings of the LSP client", comment: nil,
        before: [
          "mkdir -p ~/.local/share/org.kde.syntax-highlighting/syntax",
          "cp FOLDER/kate/motion.xml ~/.local/share/org.kde.syntax-highlighting/syntax/",
        ],
        lines: [
          #"{"servers": {"#,
          #"  "markdown": {"command": ["motionbook", "lsp"], "highlightingModeRegex": "^Markdown$"},"#,
          #"  "motion": {"command": ["motionbook", "lsp"], "highlightingModeRegex": "^Motionbook$"}"#,
          "}}",
        ], files: ["kate/motion.xml": KateSyntax(words).text]),
      Editor(
        name: "sublime", summary: "Sublime Text: colors, and the server by its package LSP",
        place: "the settings of the package LSP", comment: "//",
        before: [
          "mkdir -p ~/.config/sublime-text/Packages/Motionbook",
          "cp FOLDER/sublime/Motionbook.tmLanguage ~/.config/sublime-text/Packages/Motionbook/",
        ],
        lines: [
          #"{"clients": {"motionbook": {"enabled": true, "command": ["motionbook", "lsp"],"#,
          #"  "selector": "text.html.markdown | source.motion"}}}"#,
        ],
        files: ["sublime/Motionbook.tmLanguage": TextMateGrammar(words).propertyList]),
      Editor(
        name: "vscode", summary: "Visual Studio Code: colors and the server", place: "a shell",
        comment: "#",
        lines: ["code --install-extension FOLDER/\(CodeExtension.archive)"],
        files: CodeExtension(words).files),
      Editor(
        name: "jupyter", summary: "Jupyter: colors, the server, papermill and jupytext",
        place: "a shell", comment: "#",
        lines: ["pip install FOLDER/\(JupyterFiles.wheel)"],
        files: JupyterFiles(words: words).files),
    ]
  }

  /// What else is in the folder and no text: the archives that the lines name, and what is in one.
  public static var data: [String: [UInt8]] {
    let words = LanguageWords()
    return [
      "vscode/icon.png": CodeExtension.icon,
      CodeExtension.archive: CodeExtension(words).archiveBytes,
      JupyterFiles.wheel: JupyterWheel(files: JupyterFiles(words: words).files).bytes,
    ]
  }
}
