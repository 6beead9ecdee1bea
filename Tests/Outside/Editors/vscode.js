// A session of the extension for Visual Studio Code with motionbook's server. The editor itself is not
// here: a stand-in has as much of its programming interface as the extension uses.
// Run by scripts/test-editors.
'use strict';
const assert = require('assert/strict');
const Module = require('module');
const path = require('path');
const processes = require('child_process');

// The servers that the extension starts, the last one at the end.
const servers = [];
const { spawn } = processes;
processes.spawn = (...how) => {
  servers.push(spawn(...how));
  return servers.at(-1);
};

// MARK: The stand-in

class Emitter {
  listeners = new Set();
  event = (listener) => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };
  fire(value) { for (const each of [...this.listeners]) each(value); }
  dispose() { this.listeners.clear(); }
}
// A class that keeps what its initializer gets, under these names.
const record = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};
const events = {};
const workspace = {
  textDocuments: [], notebookDocuments: [], applied: [],
  getConfiguration: () => ({ get: () => process.env.MOTIONBOOK }),
  applyEdit: async (edit) => { workspace.applied.push(edit); return true; },
  createFileSystemWatcher: (pattern) => {
    const kinds = { Create: new Emitter(), Change: new Emitter(), Delete: new Emitter() };
    const watcher = { pattern, kinds, dispose: () => watchers.delete(watcher) };
    for (const [kind, emitter] of Object.entries(kinds)) watcher[`onDid${kind}`] = emitter.event;
    watchers.add(watcher);
    return watcher;
  },
};
const watchers = new Set();
for (const what of ['Open', 'Close', 'Change', 'Save']) {
  for (const kind of ['TextDocument', 'NotebookDocument']) {
    events[what + kind] = new Emitter();
    workspace[`onDid${what}${kind}`] = events[what + kind].event;
  }
}
const providers = {};
const languages = new Proxy({
  found: {},
  createDiagnosticCollection: () => ({
    set: (uri, all) => { languages.found[uri.toString()] = all; },
    dispose: () => { languages.found = {}; },
  }),
}, {
  get: (known, name) => known[name] ?? ((...asked) => {
    // All but symbols of the workspace are for some languages.
    const [provider, ...more] = name === 'registerWorkspaceSymbolProvider' ? asked : asked.slice(1);
    const kind = name.replace('register', '').replace('Provider', '');
    assert.equal(providers[kind], undefined, `${kind} has one provider`);
    providers[kind] = { provider, more };
    return { dispose() { delete providers[kind]; } };
  }),
});
const shown = [];
const answers = []; // What the user will choose.
const cursorMoved = new Emitter();
const editorChanged = new Emitter();
const panels = new Set();
const run = {};
class WorkspaceEdit {
  edits = {};
  set(uri, edits) { this.edits[uri.toString()] = edits; }
}
class Uri {
  constructor(text) { this.text = text; this.scheme = text.split(':')[0]; }
  static parse(text) { return new Uri(text); }
  static file(path) { return new Uri(`file://${path}`); }
  get fsPath() { return decodeURIComponent(this.text.slice('file://'.length)); }
  get path() { return decodeURIComponent(this.text.slice(`${this.scheme}://`.length)); }
  toString() { return this.text; }
}
const vscode = {
  workspace, languages, WorkspaceEdit, Uri, EventEmitter: Emitter,
  window: {
    createOutputChannel: () => ({
      append() {}, appendLine: (text) => shown.push(text), show() {}, dispose() {},
    }),
    showErrorMessage: async (text) => { shown.push(text); return answers.shift(); },
    createWebviewPanel: (kind, title, place, options) => {
      const closed = new Emitter();
      const panel = {
        kind, title, options, messages: [], revealed: 0, onDidDispose: closed.event,
        webview: { html: '', postMessage: (message) => panel.messages.push(message) },
        reveal() { panel.revealed += 1; },
        dispose() { panels.delete(panel); closed.fire(); },
      };
      panels.add(panel);
      return panel;
    },
    onDidChangeTextEditorSelection: cursorMoved.event, onDidChangeActiveTextEditor: editorChanged.event,
    showWarningMessage: (text) => shown.push(text), showInformationMessage: (text) => shown.push(text),
    withProgress: (_, task) => task({ report: ({ message }) => shown.push(message) }),
  },
  commands: {
    registerCommand: (name, act) => {
      assert.equal(run[name], undefined, `${name} is registered once`);
      run[name] = act;
      return { dispose() { delete run[name]; } };
    },
    executeCommand: async (...what) => { shown.push(what); },
  },
  env: { openExternal: async (uri) => { shown.push(uri.toString()); return true; } },
  Position: record('line', 'character'), Range: record('start', 'end'),
  Location: record('uri', 'range'), TextEdit: record('range', 'newText'),
  MarkdownString: record('value'), Hover: record('contents', 'range'),
  Diagnostic: record('range', 'message', 'severity'), CompletionItem: record('label', 'kind'),
  CompletionList: record('items', 'isIncomplete'), CodeAction: record('title', 'kind'),
  CodeLens: record('range', 'command'), InlayHint: record('position', 'label'),
  DocumentHighlight: record('range'), FoldingRange: record('start', 'end', 'kind'),
  DocumentSymbol: record('name', 'detail', 'kind', 'range', 'selectionRange'),
  SemanticTokens: record('data'), SemanticTokensLegend: record('types', 'modifiers'),
  SignatureHelp: record(), SignatureInformation: record('label', 'documentation'),
  ParameterInformation: record('label', 'documentation'),
  CodeActionKind: { Empty: { append: (value) => ({ value }) } }, FoldingRangeKind: { Region: 3 },
  ProgressLocation: { Window: 10 }, ViewColumn: { Beside: -2 },
  Color: record('red', 'green', 'blue', 'alpha'), ColorInformation: record('range', 'color'),
  ColorPresentation: record('label'),
  SymbolInformation: record('name', 'kind', 'containerName', 'location'),
};
const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));

// MARK: Documents of the stand-in

class Document {
  version = 1;
  constructor(uri, languageId, text, notebook) {
    Object.assign(this, { uri: Uri.parse(uri), languageId, text, notebook });
  }
  getText() { return this.text; }
  offset({ line, character }) {
    return this.text.split('\n').slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
  }
  position(found, after = 0) {
    const before = this.text.slice(0, this.text.indexOf(found) + after).split('\n');
    return { line: before.length - 1, character: before.at(-1).length };
  }
  replace(old, text) {
    const range = { start: this.position(old), end: this.position(old, old.length) };
    this.apply([{ range, newText: text }]);
  }
  apply(edits) {
    const changes = edits.map(({ range, newText }) => ({ range, text: newText }))
      .sort((a, b) => this.offset(b.range.start) - this.offset(a.range.start));
    for (const { range, text } of changes) {
      this.text = this.text.slice(0, this.offset(range.start)) + text + this.text.slice(this.offset(range.end));
    }
    this.version += 1;
    events.ChangeTextDocument.fire({ document: this, contentChanges: changes });
  }
}

async function eventually(what, holds) {
  for (let turn = 0; turn < 3000; turn += 1) {
    const seen = await holds();
    if (seen) { console.log(`ok: ${what}`); return seen; }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  console.log('failed:', what, JSON.stringify({ found: languages.found, shown }, null, 1));
  process.exit(1);
}

const ask = (kind, method, ...asked) => providers[kind].provider[method](...asked);

async function session() {
  const extension = require(path.resolve(process.argv[2]));
  const cell = 'view box frame (0, 0, 10, 10)\ngravity on box\nrun 1s;\nexpect box.center.y > 5';
  const fall = new Document('file:///a/fall.md', 'markdown',
    `# A fall\n\n\`\`\`motion\n${cell}\n\`\`\`\n\n\`\`\`motion\nprint 1 + 1\n\`\`\`\n\n\`\`\`output\n3\n\`\`\`\n`);
  workspace.textDocuments.push(fall, new Document('git:///a/old.md', 'markdown', fall.text));
  const context = { subscriptions: [] };
  await extension.activate(context);
  const found = () => languages.found[fall.uri] ?? [];
  await eventually('the drifted output is information', () =>
    found().length === 1 && found()[0].severity === 2 && found()[0].range.start.line === 14);
  assert.equal(languages.found['git:///a/old.md'], undefined);

  fall.replace('run 1s;', 'run 1s;\nprint "é😀" + boxx');
  await eventually('a typed mistake is marked in UTF-16', () => found().some(({ range, severity }) =>
    severity === 0 && range.start.line === 6 && range.start.character === 14 && range.end.character === 18));
  fall.replace('\nprint "é😀" + boxx', '');
  await eventually('it is gone when it is mended', () => found().length === 1);

  fall.replace('gravity on box', 'gravity on bo');
  const { items } = await ask('CompletionItem', 'provideCompletionItems', fall, fall.position('on bo\n', 5));
  assert.ok(items.some(({ label, insertText }) => label === 'box' && insertText === 'box'), 'completion');
  assert.ok(['.', 'g', 'V'].every((letter) => providers.CompletionItem.more.includes(letter)),
    'a letter asks for completion, because Markdown suggests nothing by itself');
  const verbs = await ask('CompletionItem', 'provideCompletionItems', fall, fall.position('gravity', 2));
  assert.match(verbs.items.find(({ label }) => label === 'gravity').documentation.value, /on/);
  fall.replace('gravity on bo\n', 'gravity on box\n');
  const verb = fall.position('gravity', 2);
  assert.match((await ask('Hover', 'provideHover', fall, verb)).contents.value, /gravity/);
  assert.equal(await ask('Hover', 'provideHover', fall, { line: 0, character: 3 }), undefined);
  const help = await ask('SignatureHelp', 'provideSignatureHelp', fall, fall.position('gravity', 8));
  assert.match(help.signatures[0].label, /gravity/);
  assert.ok(help.signatures[0].parameters.length > 1);
  const name = fall.position('on box', 4);
  const [made] = await ask('Definition', 'provideDefinition', fall, name);
  assert.equal(made.range.start.line, 3);
  const uses = await ask('Reference', 'provideReferences', fall, name, { includeDeclaration: true });
  assert.equal(uses.length, 3);
  assert.equal((await ask('DocumentHighlight', 'provideDocumentHighlights', fall, name)).length, 3);
  const symbols = await ask('DocumentSymbol', 'provideDocumentSymbols', fall);
  assert.equal(symbols[0].name, 'A fall');
  assert.equal(symbols[0].children.length, 2);
  assert.ok((await ask('FoldingRange', 'provideFoldingRanges', fall)).some(({ kind }) => kind === 3));
  const tokens = await ask('DocumentSemanticTokens', 'provideDocumentSemanticTokens', fall);
  assert.equal(tokens.data.length % 5, 0);
  assert.ok(tokens.data.length > 0 && providers.DocumentSemanticTokens.more[0].types.length > 0);
  const everything = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  await eventually('the value of an expectation is shown', async () =>
    (await ask('InlayHints', 'provideInlayHints', fall, everything))[0]?.label.startsWith('= '));

  assert.equal((await ask('Rename', 'prepareRename', fall, name)).end.character, name.character + 2);
  await assert.rejects(ask('Rename', 'prepareRename', fall, { line: 0, character: 0 }));
  await assert.rejects(ask('Rename', 'provideRenameEdits', fall, name, '1'), /cannot be a name/);
  const renamed = await ask('Rename', 'provideRenameEdits', fall, name, 'card');
  fall.apply(renamed.edits[fall.uri]);
  assert.match(fall.text, /view card [^]*on card\n[^]*expect card\./);

  fall.replace('print 1 + 1', 'print  1 + 1');
  const formatted = await ask('DocumentFormattingEdit', 'provideDocumentFormattingEdits', fall, { tabSize: 2 });
  fall.apply(formatted);
  assert.match(fall.text, /\nprint 1 \+ 1\n/);

  const lens = await eventually('the lens offers to accept', async () => {
    const lenses = await ask('CodeLens', 'provideCodeLenses', fall);
    return lenses.find(({ command }) => command.title === 'Accept');
  });
  const output = { start: { line: 14, character: 0 }, end: { line: 14, character: 0 } };
  const actions = await ask('CodeActions', 'provideCodeActions', fall, output, {});
  assert.equal(actions[0].title, 'Accept this output');
  assert.equal(actions[0].kind.value, 'quickfix');
  await run[lens.command.command](...lens.command.arguments);
  const accepted = await eventually('the editor is asked for an edit', () => workspace.applied[0]);
  fall.apply(accepted.edits[fall.uri]);
  assert.match(fall.text, /```output\n2\n```/);
  await eventually('nothing is left to say', () => found().length === 0);
  await run['motionbook.run'](fall.uri.toString(), 1);
  await eventually('what a cell prints is shown', () => shown.includes('2'));
  await assert.rejects(run['motionbook.run'](fall.uri.toString(), 99), /no such cell/);

  // From the palette, and by the key: the cell at the cursor.
  shown.length = 0;
  const at = (found) => ({ document: fall, selection: { active: fall.position(found) } });
  vscode.window.activeTextEditor = at('print 1');
  await run['motionbook.run']();
  await eventually('the cell at the cursor runs', () => shown.includes('2'));
  shown.length = 0;
  await run['motionbook.runOrBreakLine']();
  await eventually('the key runs it, too', () => shown.includes('2'));
  vscode.window.activeTextEditor = at('# A fall');
  await run['motionbook.runOrBreakLine']();
  assert.deepEqual(shown.at(-1), ['type', { text: '\n' }]);
  vscode.window.activeTextEditor = undefined;
  assert.equal(await run['motionbook.run'](), null);

  // A page stands in a panel, and is another one when the text is saved.
  vscode.window.activeTextEditor = at('view card');
  await run['motionbook.play']();
  const panel = await eventually('a page is opened', () => [...panels].find(({ webview }) => webview.html));
  assert.match(panel.webview.html, /^<!DOCTYPE html>[^]*Content-Security-Policy/);
  assert.equal(panel.title, 'A fall');
  assert.ok(panel.options.enableScripts);
  const page = panel.webview.html;
  fall.replace('run 1s', 'run 2s');
  events.SaveTextDocument.fire(fall);
  await eventually('it is made again', () => panel.webview.html !== page);
  panel.dispose();
  fall.replace('run 2s', 'run 1s');
  events.SaveTextDocument.fire(fall);

  // The world stands in a panel of its own, and follows the cursor.
  vscode.window.activeTextEditor = at('gravity on card');
  await run['motionbook.world']();
  const world = [...panels].find(({ kind }) => kind === 'motionbook.world');
  assert.match(world.webview.html, /default-src 'none'/);
  assert.equal(world.messages.length, 1);
  assert.deepEqual([world.messages[0].name, world.messages[0].title], ['fall.md', 'After line 5']);
  assert.match(world.messages[0].text, /^t = 0 s[^]*card[^]*gravity1/);
  assert.match(world.messages[0].drawing, /^<svg [^]*card/);
  const asked = (what, ...names) => eventually(what, () => names.includes(world.messages.at(-1).title));
  vscode.window.activeTextEditor = at('view card');
  for (let turn = 0; turn < 20; turn += 1) cursorMoved.fire({});
  await asked('the panel follows the cursor', 'After line 4');
  assert.doesNotMatch(world.messages.at(-1).text, /gravity1/);
  assert.equal(world.messages.length, 2, 'moves in a row are one question');
  fall.replace('view card frame (0, 0, 10, 10)', 'view card frame (0, 0, 10, 20)');
  await eventually('it follows an edit', () => world.messages.at(-1).text.includes('10x20'));
  fall.replace('view card frame (0, 0, 10, 20)', 'view card frame (0, 0, 10');
  await eventually('it says why it stands before the line', () => world.messages.at(-1).remark?.startsWith('Line 5: '));
  fall.replace('view card frame (0, 0, 10', 'view card frame (0, 0, 10, 10)');
  await eventually('and no more when it is mended', () => !world.messages.at(-1).remark);
  const known = world.messages.length;
  vscode.window.activeTextEditor = at('# A fall');
  await run['motionbook.world']();
  assert.deepEqual([world.messages.length, world.revealed], [known, 1], 'in prose it stays as it was');
  vscode.window.activeTextEditor = at('gravity on card');
  const late = run['motionbook.world']();
  vscode.window.activeTextEditor = at('view card');
  await Promise.all([late, run['motionbook.world']()]);
  assert.deepEqual([world.messages.length, world.messages.at(-1).title], [known + 1, 'After line 4'],
    'an answer that comes late is dropped');
  world.dispose();
  assert.deepEqual([cursorMoved, editorChanged].map(({ listeners }) => listeners.size), [0, 0]);

  // Colors and symbols.
  fall.replace('print 1 + 1', 'card.color = red');
  const [red] = await ask('Color', 'provideDocumentColors', fall);
  assert.deepEqual([red.color.red, red.color.green, red.range.start.character], [1, 0, 13]);
  const [label] = await ask(
    'Color', 'provideColorPresentations', new vscode.Color(0, 0, 1, 1), { document: fall, range: red.range });
  assert.equal(label.label, 'blue');
  const [symbol] = await providers.WorkspaceSymbol.provider.provideWorkspaceSymbols('CAR');
  assert.deepEqual([symbol.name, symbol.location.range.start.line], ['card', 3]);
  fall.replace('card.color = red', 'print 1 + 1');

  // A server that crashes takes its marks with it, and the next one has the same texts.
  const [watcher] = watchers;
  assert.match(watcher.pattern, /csv/);
  fall.replace('gravity on card', 'gravity on cart');
  await eventually('a mistake is marked', () => found().length);
  const started = servers.length;
  servers.at(-1).kill('SIGKILL');
  await eventually('the marks are gone', () => !found().length);
  await eventually('another server starts', () => servers.length === started + 1);
  await eventually('it marks the mistake again', () => found().length);
  assert.match((await ask('Hover', 'provideHover', fall, fall.position('gravity', 2))).contents.value, /gravity/);
  assert.equal(watchers.size, 1);
  assert.equal(events.ChangeTextDocument.listeners.size, 1);
  fall.replace('gravity on cart', 'gravity on card');
  await eventually('it follows edits', () => !found().length);
  assert.equal(panels.size, 0, 'a page that was closed stays closed');
  answers.push('Restart');
  for (let crash = 2; crash <= 4; crash += 1) {
    const now = servers.length;
    servers.at(-1).kill('SIGKILL');
    await eventually(`crash ${crash}`, () => servers.length === now + 1);
  }
  assert.match(shown.at(-1), /ended 4 times in three minutes/);
  shown.length = 0;
  await eventually('after the fourth, the user starts it', async () =>
    providers.Hover && (await ask('Hover', 'provideHover', fall, fall.position('gravity', 2)))?.contents);
  servers.at(-1).kill('SIGSTOP');
  await run['motionbook.restart']();
  await eventually('one that hangs is ended and started again', () =>
    ask('Hover', 'provideHover', fall, fall.position('gravity', 2)));

  // A notebook of Jupyter: Markdown between its cells, a cell that comes, moves and goes.
  const book = {
    uri: Uri.parse('file:///a/b.ipynb'), notebookType: 'jupyter-notebook', version: 1, cells: [],
    getCells() { return this.cells; },
  };
  const code = (index, text, language = 'motion') =>
    ({ kind: 2, metadata: {}, document: new Document(`vscode-notebook-cell:/a/b.ipynb#${index}`, language, text, book) });
  book.cells = [code(0, 'A fall', 'markdown'), code(1, 'let a = 1'), code(2, 'print b', 'motionbook')];
  events.OpenNotebookDocument.fire(book);
  for (const { document } of book.cells) events.OpenTextDocument.fire(document);
  const inCell = (index) => languages.found[`vscode-notebook-cell:/a/b.ipynb#${index}`] ?? [];
  await eventually('a name that is missing is marked in its cell', () => inCell(2).length === 1 && !inCell(1).length);
  book.cells.splice(2, 0, code(3, 'let b = 2'));
  events.ChangeNotebookDocument.fire({ notebook: book });
  await eventually('a new cell makes it', () => inCell(2).length === 0);
  book.cells[2].document.replace('b', 'c');
  await eventually('an edit of it is seen', () => inCell(2).length === 1);
  book.cells[2].document.replace('c', 'b');
  [book.cells[2], book.cells[3]] = [book.cells[3], book.cells[2]];
  events.ChangeNotebookDocument.fire({ notebook: book });
  await eventually('a cell above sees nothing of what has moved below', () => inCell(2).length === 1);
  book.cells.splice(2, 1);
  events.ChangeNotebookDocument.fire({ notebook: book });
  await eventually('what is said about a cell goes with it', () => inCell(2).length === 0);
  events.CloseNotebookDocument.fire(book);
  events.CloseTextDocument.fire(fall);
  await extension.deactivate();
  assert.equal(servers.at(-1).exitCode, 0);
  assert.ok(servers.slice(0, -1).every(({ signalCode }) => signalCode === 'SIGKILL'));
  for (const each of context.subscriptions) each.dispose();
  assert.deepEqual(run, {});
  console.log('ok: the server ends');
}

session().then(() => process.exit(0), (error) => { console.log('failed:', error); process.exit(1); });
