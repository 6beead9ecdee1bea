// The language in JupyterLab's editors: an extension as Lab loads it, a container of module federation,
// written by hand. `words` stands above.
(() => {
'use strict';

const colors = new Map([
  ...words.constants.map((word) => [word, 'atom']), ...words.keywords.map((word) => [word, 'keyword']),
]);
const verbs = new Set(words.verbs);
const functions = new Set(words.functions);
const number = new RegExp(
  `^\\d[\\d_]*(?:\\.\\d+)?(?:[eE][+-]?\\d+)?(?:\\s?(?:${words.units.join('|')})(?![\\p{L}\\p{N}_]))?`, 'u');

// Colors a line from left to right; a verb stands where a statement begins.
const parser = {
  name: 'motionbook',
  startState: () => ({ begins: true }),
  languageData: { commentTokens: { line: '#' } },
  token(stream, state) {
    if (stream.sol()) state.begins = true;
    if (stream.eatSpace()) return null;
    const before = stream.string[stream.pos - 1] ?? ' ';
    if (stream.match(/^#.*/) || (/\s/.test(before) && stream.match(/^\/\/.*/))) return 'comment';
    const { begins } = state;
    state.begins = false;
    if (stream.match(/^"(?:\\.|[^"\\])*"?/)) return 'string';
    if (stream.match(number)) return 'number';
    const word = stream.match(/^[\p{L}_][\p{L}\p{N}_]*/u)?.[0];
    if (!word) {
      const character = stream.next();
      state.begins = ';{'.includes(character) || (begins && character === ':');
      return null;
    }
    if (before === '.') return null;
    if (begins && verbs.has(word)) return 'variableName.definition';
    if (functions.has(word) && stream.peek() === '(') return 'variableName.standard';
    return colors.get(word) ?? 'variableName';
  },
};

let shared;

// A module that Lab shares: the version that is loaded, or else any.
async function take(name) {
  const versions = Object.values(shared[name]);
  return (await (versions.find((each) => each.loaded) ?? versions[0]).get())();
}

const mime = 'text/x-motionbook';

async function plugin() {
  const [{ IEditorLanguageRegistry }, { LanguageSupport, StreamLanguage }] = await Promise.all([
    take('@jupyterlab/codemirror'), take('@codemirror/language'),
  ]);
  return {
    id: 'motionbook:language',
    description: 'Colors of Motionbook.',
    autoStart: true,
    requires: [IEditorLanguageRegistry],
    activate(app, languages) {
      languages.addLanguage({
        name: 'motionbook', alias: ['motion'], mime, extensions: ['motion'],
        support: new LanguageSupport(StreamLanguage.define(parser)),
      });
      app.docRegistry.addFileType({
        name: 'motion', displayName: 'Motionbook', extensions: ['.motion'], mimeTypes: [mime],
        contentType: 'file', fileFormat: 'text',
      });
    },
  };
}

window._JUPYTERLAB = window._JUPYTERLAB ?? {};
window._JUPYTERLAB.motionbook = {
  init(scope) { shared = scope; },
  async get() {
    const made = await plugin();
    return () => made;
  },
};
})();
