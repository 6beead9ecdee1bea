// Motionbook in Visual Studio Code: starts `motionbook lsp` and passes between it and the editor.
// Plain JavaScript without dependencies, so that the folder works as it is.
'use strict';
const vscode = require('vscode');
const { spawn } = require('child_process');
const { readFile } = require('fs/promises');
const { dirname } = require('path');

// MARK: The wire

// The protocol's messages over a program's streams, each behind a header with its length.
class Connection {
  constructor(input, output, receive) {
    this.input = input;
    this.next = 1;
    this.waiting = new Map();
    let bytes = Buffer.alloc(0);
    output.on('data', (more) => {
      bytes = Buffer.concat([bytes, more]);
      for (;;) {
        const end = bytes.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = Number(/Content-Length: *(\d+)/i.exec(bytes.toString('latin1', 0, end))[1]);
        if (bytes.length < end + 4 + length) return;
        const message = JSON.parse(bytes.toString('utf8', end + 4, end + 4 + length));
        bytes = bytes.subarray(end + 4 + length);
        if (message.method) receive(message);
        else this.settle(message);
      }
    });
    input.on('error', () => {}); // The end of the program is seen elsewhere.
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    if (this.input.writable) this.input.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
  }

  notify(method, params) { this.send({ method, params }); }

  // A program that has ended answers null.
  request(method, params, token) {
    if (this.isClosed) return Promise.resolve(null);
    const id = this.next++;
    this.send({ id, method, params });
    token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  // What was cancelled is as nothing: the editor asks again.
  settle({ id, result, error }) {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (error && error.code !== -32800) asked?.reject(new Error(error.message));
    else asked?.resolve(result ?? null);
  }

  close() {
    this.isClosed = true;
    for (const { resolve } of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }
}

// MARK: Values, from the protocol's to the editor's

const uriOf = (document) => document.uri.toString();
const about = (document, position) =>
  ({ textDocument: { uri: uriOf(document) }, ...(position && { position: plain(position) }) });
const plain = ({ line, character }) => ({ line, character });
const plainRange = (range) => ({ start: plain(range.start), end: plain(range.end) });
const toPosition = ({ line, character }) => new vscode.Position(line, character);
const toRange = ({ start, end }) => new vscode.Range(toPosition(start), toPosition(end));
const toLocation = ({ uri, range }) => new vscode.Location(vscode.Uri.parse(uri), toRange(range));
const toEdit = ({ range, newText }) => new vscode.TextEdit(toRange(range), newText);
const toText = (value) =>
  value?.kind === 'markdown' ? new vscode.MarkdownString(value.value) : value?.value ?? value;

function toWorkspaceEdit(from) {
  const edit = new vscode.WorkspaceEdit();
  const changes = from.documentChanges?.map((each) => [each.textDocument.uri, each.edits])
    ?? Object.entries(from.changes ?? {});
  for (const [uri, edits] of changes) edit.set(vscode.Uri.parse(uri), edits.map(toEdit));
  return edit;
}

// The protocol counts severities and sorts of completions from 1, the editor from 0.
function toDiagnostic(from) {
  const diagnostic = new vscode.Diagnostic(toRange(from.range), from.message, from.severity - 1);
  [diagnostic.source, diagnostic.code] = [from.source, from.code];
  return diagnostic;
}

function toCompletion(from) {
  const item = new vscode.CompletionItem(from.label, from.kind - 1);
  [item.detail, item.sortText] = [from.detail, from.sortText];
  [item.insertText, item.range] = [from.textEdit.newText, toRange(from.textEdit.range)];
  item.documentation = from.documentation && toText(from.documentation);
  return item;
}

function toSymbol(from) {
  const symbol = new vscode.DocumentSymbol(
    from.name, '', from.kind - 1, toRange(from.range), toRange(from.selectionRange));
  symbol.children = (from.children ?? []).map(toSymbol);
  return symbol;
}

function toSignatures(from) {
  const help = new vscode.SignatureHelp();
  help.signatures = from.signatures.map((each) => {
    const signature = new vscode.SignatureInformation(each.label, toText(each.documentation));
    signature.parameters = each.parameters.map(
      (one) => new vscode.ParameterInformation(one.label, toText(one.documentation)));
    return signature;
  });
  [help.activeSignature, help.activeParameter] = [from.activeSignature, from.activeParameter];
  return help;
}

function toAction(from) {
  const action = new vscode.CodeAction(from.title, toKind(from.kind));
  action.edit = toWorkspaceEdit(from.edit);
  action.isPreferred = from.isPreferred;
  return action;
}

const toKind = (kind) => vscode.CodeActionKind.Empty.append(kind);

function toHint(from) {
  const hint = new vscode.InlayHint(toPosition(from.position), from.label);
  hint.paddingLeft = from.paddingLeft;
  return hint;
}

// MARK: The client

// Cells of a notebook are in the language that the kernel names.
const languages = ['markdown', 'quarto', 'motion', 'motionbook'];
// Not what only shows a text, such as the old side of a comparison.
const schemes = ['file', 'untitled', 'vscode-remote'];
const isOurs = (document) =>
  languages.includes(document.languageId) && schemes.includes(document.uri.scheme);
const isCell = (document) => ['motion', 'motionbook'].includes(document.languageId);
// In Markdown the editor suggests nothing while words are typed, unless a letter asks for it.
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

// A server that runs, and all that the editor knows from it.
class Client {
  constructor(path, { log, pages, world }, ended) {
    Object.assign(this, { log, pages, world });
    this.subscriptions = [];
    this.open = new Set(); // The addresses of the texts that the server has.
    this.notebooks = new Map(); // For each notebook that it has, the addresses of its cells there.
    this.progress = new Map();
    this.lensesChanged = new vscode.EventEmitter();
    this.hintsChanged = new vscode.EventEmitter();
    this.diagnostics = vscode.languages.createDiagnosticCollection('motionbook');
    this.subscriptions.push(this.lensesChanged, this.hintsChanged, this.diagnostics);
    this.process = spawn(path, ['lsp'], { stdio: ['pipe', 'pipe', 'pipe'] });
    this.process.stderr.on('data', (text) => log.append(String(text)));
    this.process.on('error', (error) => {
      this.isStopped = true; // It would fail again.
      vscode.window.showErrorMessage(
        `\`${path}\` does not start (${error.code ?? error.message}). The setting motionbook.path says where it is.`);
    });
    this.process.on('close', (code, signal) => {
      this.dispose();
      if (!this.isStopped) ended(signal ?? `status ${code}`);
    });
    this.connection = new Connection(
      this.process.stdin, this.process.stdout, (message) => this.receive(message));
  }

  async start() {
    const answer = await this.connection.request('initialize', {
      processId: process.pid, rootUri: null,
      capabilities: {
        general: { positionEncodings: ['utf-16'] },
        window: { workDoneProgress: true, showDocument: { support: true } },
        workspace: {
          applyEdit: true, workspaceEdit: { documentChanges: true },
          codeLens: { refreshSupport: true }, inlayHint: { refreshSupport: true },
          didChangeWatchedFiles: { dynamicRegistration: true },
        },
        textDocument: { hover: { contentFormat: ['markdown'] } },
        experimental: { motionbookOutput: true, motionbookPages: true, motionbookWorld: true },
      },
    });
    if (!answer || this.connection.isClosed) return;
    this.connection.notify('initialized', {});
    this.provide(answer.capabilities);
    this.follow();
  }

  // Takes away what the server has said, and asks it nothing more.
  dispose() {
    this.connection.close();
    for (const each of this.subscriptions.splice(0)) each.dispose();
    for (const token of [...this.progress.keys()]) this.showProgress({ token, value: { kind: 'end' } });
  }

  async stop() {
    this.isStopped = true;
    if (this.connection.isClosed) return;
    const ended = new Promise((resolve) => this.process.once('close', resolve));
    const hangs = setTimeout(() => this.process.kill('SIGKILL'), 3000);
    await this.connection.request('shutdown');
    this.connection.notify('exit');
    if (this.process.pid && this.process.exitCode === null) await ended;
    clearTimeout(hangs);
  }

  // What the server says and asks.
  receive({ id, method, params }) {
    const answer = (result) => { if (id !== undefined) this.connection.send({ id, result }); };
    switch (method) {
      case 'textDocument/publishDiagnostics':
        this.diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(toDiagnostic));
        break;
      case 'motionbook/output':
        this.log.appendLine(params.text);
        this.log.show(true);
        break;
      case 'motionbook/page': this.pages.show(params); break;
      case 'window/showMessage':
        (params.type > 2 ? vscode.window.showInformationMessage : vscode.window.showWarningMessage)(
          params.message);
        break;
      case 'window/showDocument':
        vscode.env.openExternal(vscode.Uri.parse(params.uri))
          .then((success) => answer({ success }), () => answer({ success: false }));
        return;
      case 'workspace/applyEdit':
        vscode.workspace.applyEdit(toWorkspaceEdit(params.edit))
          .then((applied) => answer({ applied }), () => answer({ applied: false }));
        return;
      case 'workspace/codeLens/refresh': this.lensesChanged.fire(); break;
      case 'workspace/inlayHint/refresh': this.hintsChanged.fire(); break;
      case 'motionbook/world/refresh': this.world.ask(); break;
      case '$/progress': this.showProgress(params); break;
      case 'client/registerCapability': this.watch(params); break;
    }
    answer(null);
  }

  showProgress({ token, value }) {
    if (value.kind === 'begin') {
      vscode.window.withProgress(
        { location: vscode.ProgressLocation.Window, title: value.title },
        (progress) => new Promise((end) => this.progress.set(token, { progress, end })));
      // What takes longer can be canceled.
      setTimeout(() => this.offerCancel(token, value), 1000);
    } else if (value.kind === 'report') {
      this.progress.get(token)?.progress.report({ message: value.message });
    } else {
      const shown = this.progress.get(token);
      shown?.end();
      shown?.endOffer?.();
      this.progress.delete(token);
    }
  }

  offerCancel(token, { title, cancellable }) {
    const shown = this.progress.get(token);
    if (!shown || !cancellable) return;
    vscode.window.withProgress(
      { location: vscode.ProgressLocation.Notification, title, cancellable },
      (_, canceled) => new Promise((end) => {
        shown.endOffer = end;
        canceled?.onCancellationRequested(
          () => this.connection.notify('window/workDoneProgress/cancel', { token }));
      }));
  }

  // Tells the server of changes of the files that it wants to know of.
  watch({ registrations }) {
    const changed = (type) => (uri) => this.connection.notify(
      'workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
    for (const { globPattern } of registrations.flatMap((each) => each.registerOptions.watchers ?? [])) {
      const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
      this.subscriptions.push(
        watcher, watcher.onDidCreate(changed(1)), watcher.onDidChange(changed(2)), watcher.onDidDelete(changed(3)));
    }
  }

  // What the editor asks, and who answers.
  provide(capabilities) {
    const selector = languages.map((language) => ({ language }));
    // A request, and what its answer means to the editor; without an answer there is nothing.
    const ask = (method, to, params = about) => async (document, ...rest) => {
      const token = rest.find((each) => each?.onCancellationRequested);
      const answer = await this.connection.request(
        `textDocument/${method}`, params(document, ...rest), token);
      return answer === null ? undefined : to(answer);
    };
    const all = (to) => (answer) => answer.map(to);
    const whole = (document) => about(document);
    const ranged = (document, range) => ({ ...about(document), range: plainRange(range) });
    const add = (kind, provider, ...more) => this.subscriptions.push(
      vscode.languages[`register${kind}Provider`](selector, provider, ...more));
    add('CompletionItem', {
      provideCompletionItems: ask('completion', ({ isIncomplete, items }) =>
        new vscode.CompletionList(items.map(toCompletion), isIncomplete)),
    }, ...capabilities.completionProvider.triggerCharacters, ...letters);
    add('Hover', {
      provideHover: ask('hover', ({ contents, range }) => new vscode.Hover(toText(contents), toRange(range))),
    });
    add('SignatureHelp', { provideSignatureHelp: ask('signatureHelp', toSignatures) },
      ...capabilities.signatureHelpProvider.triggerCharacters);
    const locations = (answer) => [answer].flat().map(toLocation);
    add('Definition', { provideDefinition: ask('definition', locations) });
    add('Reference', {
      provideReferences: ask('references', locations, (document, position, context) =>
        ({ ...about(document, position), context })),
    });
    add('DocumentHighlight', {
      provideDocumentHighlights: ask('documentHighlight', all(({ range }) => new vscode.DocumentHighlight(toRange(range)))),
    });
    const prepare = ask('prepareRename', (answer) => toRange(answer.range ?? answer));
    add('Rename', {
      async prepareRename(...asked) {
        return await prepare(...asked) ?? Promise.reject(new Error('There is no name here.'));
      },
      provideRenameEdits: ask('rename', toWorkspaceEdit, (document, position, newName) =>
        ({ ...about(document, position), newName })),
    });
    add('DocumentSymbol', { provideDocumentSymbols: ask('documentSymbol', all(toSymbol), whole) });
    add('FoldingRange', {
      provideFoldingRanges: ask('foldingRange', all(({ startLine, endLine, kind }) =>
        new vscode.FoldingRange(startLine, endLine, kind && vscode.FoldingRangeKind.Region)), whole),
    });
    add('DocumentFormattingEdit', {
      provideDocumentFormattingEdits: ask('formatting', all(toEdit), (document, options) =>
        ({ ...about(document), options })),
    });
    add('CodeActions', {
      provideCodeActions: ask('codeAction', all(toAction), (document, range, { only }) =>
        ({ ...ranged(document, range), context: { diagnostics: [], only: only && [only.value] } })),
    }, { providedCodeActionKinds: capabilities.codeActionProvider.codeActionKinds.map(toKind) });
    add('CodeLens', {
      onDidChangeCodeLenses: this.lensesChanged.event,
      provideCodeLenses: ask('codeLens', all(
        ({ range, command }) => new vscode.CodeLens(toRange(range), command)), whole),
    });
    add('InlayHints', {
      onDidChangeInlayHints: this.hintsChanged.event,
      provideInlayHints: ask('inlayHint', all(toHint), ranged),
    });
    const presentations = ask('colorPresentation', all(({ label }) => new vscode.ColorPresentation(label)),
      (document, range, { red, green, blue, alpha }) =>
        ({ ...ranged(document, range), color: { red, green, blue, alpha } }));
    add('Color', {
      provideDocumentColors: ask('documentColor', all(({ range, color }) => new vscode.ColorInformation(
        toRange(range), new vscode.Color(color.red, color.green, color.blue, color.alpha))), whole),
      provideColorPresentations: (color, { document, range }) => presentations(document, range, color),
    });
    this.subscriptions.push(vscode.languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: async (query, token) =>
        (await this.connection.request('workspace/symbol', { query }, token) ?? []).map(
          ({ name, kind, location }) => new vscode.SymbolInformation(name, kind - 1, '', toLocation(location))),
    }));
    const { tokenTypes, tokenModifiers } = capabilities.semanticTokensProvider.legend;
    add('DocumentSemanticTokens', {
      provideDocumentSemanticTokens: ask('semanticTokens/full', ({ data }) =>
        new vscode.SemanticTokens(Uint32Array.from(data)), whole),
    }, new vscode.SemanticTokensLegend(tokenTypes, tokenModifiers));
  }

  // Does something with a cell: the one of a lens, or the one at the cursor.
  execute(command, args) {
    return this.connection.request('workspace/executeCommand', { command, arguments: args });
  }

  // MARK: Documents

  // Tells the server what is open, and every change.
  follow() {
    const { workspace } = vscode;
    this.subscriptions.push(
      workspace.onDidOpenTextDocument((document) => this.opened(document)),
      workspace.onDidCloseTextDocument((document) => this.closed(document)),
      workspace.onDidChangeTextDocument((event) => this.changed(event)),
      workspace.onDidSaveTextDocument((document) => {
        if (this.open.has(uriOf(document))) {
          this.connection.notify('textDocument/didSave', about(document));
        }
      }),
      workspace.onDidOpenNotebookDocument((notebook) => this.updateNotebook(notebook)),
      workspace.onDidChangeNotebookDocument(({ notebook }) => this.updateNotebook(notebook)),
      workspace.onDidSaveNotebookDocument((notebook) => {
        if (this.notebooks.has(uriOf(notebook))) {
          this.connection.notify(
            'notebookDocument/didSave', { notebookDocument: { uri: uriOf(notebook) } });
        }
      }),
      workspace.onDidCloseNotebookDocument((notebook) => this.closeNotebook(notebook)));
    workspace.textDocuments.forEach((document) => this.opened(document));
    workspace.notebookDocuments.forEach((notebook) => this.updateNotebook(notebook));
  }

  item(document) {
    const { languageId, version } = document;
    return { uri: uriOf(document), languageId, version, text: document.getText() };
  }

  opened(document) {
    if (document.notebook) this.updateNotebook(document.notebook); // Its language may be another.
    else if (isOurs(document)) {
      this.open.add(uriOf(document));
      this.connection.notify('textDocument/didOpen', { textDocument: this.item(document) });
    }
  }

  closed(document) {
    if (this.open.delete(uriOf(document))) {
      this.connection.notify('textDocument/didClose', about(document));
    }
  }

  changed({ document, contentChanges }) {
    if (!contentChanges.length) return;
    const text = { uri: uriOf(document), version: document.version };
    const changes = contentChanges.map((each) => ({ range: plainRange(each.range), text: each.text }));
    if (this.open.has(text.uri)) {
      this.connection.notify(
        'textDocument/didChange', { textDocument: text, contentChanges: changes });
    } else if (document.notebook
      && this.notebooks.get(uriOf(document.notebook))?.includes(text.uri)) {
      this.changeNotebook(document.notebook, { textContent: [{ document: text, changes }] });
    }
  }

  changeNotebook(notebook, cells) {
    this.connection.notify('notebookDocument/didChange', {
      notebookDocument: { uri: uriOf(notebook), version: notebook.version }, change: { cells },
    });
  }

  cell(cell) {
    return { kind: cell.kind, document: uriOf(cell.document), metadata: cell.metadata };
  }

  // Tells which cells of a notebook the language has now: what has come between those that stay.
  updateNotebook(notebook) {
    const cells = notebook.getCells().filter((cell) => isCell(cell.document));
    const uri = uriOf(notebook);
    const old = this.notebooks.get(uri);
    const now = cells.map((cell) => uriOf(cell.document));
    if (!old && !now.length) return;
    this.notebooks.set(uri, now);
    if (!old) {
      this.connection.notify('notebookDocument/didOpen', {
        notebookDocument: {
          uri, notebookType: notebook.notebookType, version: notebook.version,
          cells: cells.map(this.cell),
        },
        cellTextDocuments: cells.map((cell) => this.item(cell.document)),
      });
      return;
    }
    let start = 0;
    while (start < old.length && old[start] === now[start]) start += 1;
    let rest = 0;
    while (rest < Math.min(old.length, now.length) - start
      && old[old.length - 1 - rest] === now[now.length - 1 - rest]) rest += 1;
    const come = cells.slice(start, cells.length - rest);
    const deleteCount = old.length - rest - start;
    this.changeNotebook(notebook, {
      data: cells.map(this.cell), // Tags may have changed.
      ...((come.length || deleteCount) && {
        structure: {
          array: { start, deleteCount, cells: come.map(this.cell) },
          didOpen: come.filter((cell) => !old.includes(uriOf(cell.document)))
            .map((cell) => this.item(cell.document)),
        },
      }),
    });
  }

  closeNotebook(notebook) {
    const uri = uriOf(notebook);
    if (!this.notebooks.delete(uri)) return;
    this.connection.notify('notebookDocument/didClose', { notebookDocument: { uri } });
  }
}

// MARK: Pages

// The pages that cells are played as, each beside its text. One that was closed stays closed.
class Pages {
  panels = new Map();

  async show({ uri, title, isOpened }) {
    if (!isOpened && !this.panels.has(uri)) return;
    const path = vscode.Uri.parse(uri).fsPath;
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) return;
    let panel = this.panels.get(uri);
    if (!panel) {
      panel = vscode.window.createWebviewPanel(
        'motionbook.page', title, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
        { enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [vscode.Uri.file(dirname(path))] });
      this.panels.set(uri, panel);
      panel.onDidDispose(() => this.panels.delete(uri));
    }
    // The page has all that it needs in itself, and a policy that lets it fetch nothing.
    panel.webview.html = text;
  }

  dispose() { for (const panel of this.panels.values()) panel.dispose(); }
}

// MARK: The world

// The world at the cursor, in a panel beside the text, from when someone opens it. In prose, and while cells
// run, it stays as it was.
class World {
  pause = 100; // Milliseconds that the cursor rests before the server is asked.
  count = 0;

  constructor(request) { this.request = request; }

  open() {
    if (this.panel) this.panel.reveal(undefined, true);
    else {
      this.panel = vscode.window.createWebviewPanel(
        'motionbook.world', 'World', { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
        { enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [] });
      this.panel.webview.html = worldPage(Math.random().toString(36).slice(2));
      const changed = () => this.changed();
      const listeners = [
        vscode.window.onDidChangeTextEditorSelection(changed), vscode.window.onDidChangeActiveTextEditor(changed),
        vscode.workspace.onDidChangeTextDocument(changed)];
      this.panel.onDidDispose(() => {
        clearTimeout(this.timer);
        for (const each of listeners) each.dispose();
        this.panel = undefined;
      });
    }
    return this.ask();
  }

  changed() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), this.pause);
  }

  // Shows what is at the cursor, unless there is a newer question by then.
  async ask() {
    const editor = vscode.window.activeTextEditor;
    if (!this.panel || !editor || !isOurs(editor.document)) return;
    const number = this.count += 1;
    const world = await this.request(editor.document, editor.selection.active).catch(() => null);
    if (!world || number !== this.count || !this.panel) return;
    this.panel.webview.postMessage({ ...world, name: editor.document.uri.path?.split('/').at(-1) ?? '' });
  }

  dispose() { this.panel?.dispose(); }
}

// A page that shows what it is sent and fetches nothing. What is in a drawing cannot run.
const worldPage = (nonce) => `<!DOCTYPE html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'">
<style>
  body { display: flex; flex-wrap: wrap; gap: 0 2em; }
  header { flex-basis: 100%; font-weight: bold; }
  #remark { font-weight: normal; font-style: italic; min-height: 1lh; }
  pre { font-family: var(--vscode-editor-font-family); font-size: var(--vscode-editor-font-size); }
  svg { max-height: 90vh; max-width: 100%; height: auto; }
</style>
<header><div id="title" aria-live="polite"></div><div id="remark"></div></header>
<pre id="text"></pre>
<div id="drawing"></div>
<script nonce="${nonce}">
addEventListener('message', ({ data }) => {
  const put = (id, text) => { document.getElementById(id).textContent = text; };
  put('title', data.name ? data.name + ': ' + data.title : data.title);
  put('remark', data.remark ?? '');
  put('text', data.text);
  document.getElementById('drawing').innerHTML = data.drawing;
});
</script>
`;

// MARK: The extension

// Keeps a server running: one that crashes is started again, and gets every open text anew.
class Extension {
  crashes = [];

  constructor() {
    this.log = vscode.window.createOutputChannel('Motionbook');
    this.pages = new Pages();
    this.world = new World((...asked) => this.client.connection.request('motionbook/world', about(...asked)));
  }

  start() {
    const path = vscode.workspace.getConfiguration('motionbook').get('path') || 'motionbook';
    this.client = new Client(path, this, (how) => this.crashed(how));
    return this.client.start();
  }

  // Four crashes within three minutes are not mended by a fifth start.
  async crashed(how) {
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => now - time < 180_000), now];
    this.log.appendLine(`The server ended (${how}).`);
    if (this.crashes.length < 4) return this.start();
    const answer = await vscode.window.showErrorMessage(
      `Motionbook's server ended ${this.crashes.length} times in three minutes.`, 'Restart', 'Show Log');
    if (answer === 'Restart') await this.restart();
    if (answer === 'Show Log') this.log.show();
  }

  async restart() {
    this.crashes = [];
    await this.client.stop();
    await this.start();
  }

  async execute(command, args) {
    if (args.length) return this.client.execute(command, args);
    const editor = vscode.window.activeTextEditor;
    if (!editor || !isOurs(editor.document)) return null;
    return this.client.execute(command, [uriOf(editor.document), plain(editor.selection.active)]);
  }

  // Outside of cells, the key is what it is without this extension.
  async runOrBreakLine() {
    await this.execute('motionbook.run', []).catch(() =>
      vscode.commands.executeCommand('type', { text: '\n' }));
  }
}

let extension;

exports.activate = async (context) => {
  extension = new Extension();
  const register = (name, act) =>
    context.subscriptions.push(vscode.commands.registerCommand(`motionbook.${name}`, act));
  for (const name of ['run', 'play', 'accept']) {
    register(name, (...args) => extension.execute(`motionbook.${name}`, args));
  }
  register('runOrBreakLine', () => extension.runOrBreakLine());
  register('world', () => extension.world.open());
  register('restart', () => extension.restart());
  context.subscriptions.push(extension.log, extension.pages, extension.world);
  await extension.start();
};
exports.deactivate = () => extension?.client.stop();
