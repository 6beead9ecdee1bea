-- A session in Neovim with motionbook's server: a line is typed, its mistake is seen, a word is
-- completed, a name is renamed, an output is accepted. Run by scripts/test-editors.

local program, folder = vim.env.MOTIONBOOK, vim.env.SCRATCH

local function check(what, holds, seen)
  if holds then
    print('ok: ' .. what .. '\n')
    return
  end
  print('failed: ' .. what .. ': ' .. vim.inspect(seen) .. '\n')
  vim.cmd('cquit')
end

local path = folder .. '/fall é.md'
vim.fn.writefile({
  '# A fall', '', '```motion', 'view box frame (0, 0, 10, 10)', 'gravity on box', 'run 1s;',
  'expect box.center.y > 5', '```', '', '```motion', 'print 1 + 1', '```', '', '```output', '3', '```',
}, path)
vim.cmd('edit ' .. vim.fn.fnameescape(path))
vim.bo.filetype = 'markdown'
local buffer = vim.api.nvim_get_current_buf()

local id = vim.lsp.start_client({ name = 'motionbook', cmd = { program, 'lsp' }, root_dir = folder })
check('the server starts', id ~= nil, id)
vim.lsp.buf_attach_client(buffer, id)
local client = vim.lsp.get_client_by_id(id)
check('it is initialized', vim.wait(30000, function() return client.initialized == true end), client)

local function diagnostics() return vim.diagnostic.get(buffer) end
local function eventually(what, holds, seen)
  check(what, vim.wait(30000, holds, 10), seen())
end
local function ask(method, line, column, more)
  local params = {
    textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = { line = line, character = column },
  }
  local answers = vim.lsp.buf_request_sync(
    buffer, 'textDocument/' .. method, vim.tbl_extend('force', params, more or {}), 30000)
  return answers and answers[id] and answers[id].result
end
local function lines() return vim.api.nvim_buf_get_lines(buffer, 0, -1, false) end

eventually('the drifted output is information on its line', function()
  local all = diagnostics()
  return #all == 1 and all[1].lnum == 14 and all[1].severity == vim.diagnostic.severity.INFO
end, diagnostics)

-- A line with a mistake.
vim.api.nvim_buf_set_lines(buffer, 5, 6, false, { 'run 1s;', 'print "é😀" + boxx' })
eventually('a typed mistake is marked', function()
  for _, found in ipairs(diagnostics()) do
    -- Neovim counts bytes.
    if found.lnum == 6 and found.col == 17 and found.end_col == 21 then return true end
  end
end, diagnostics)
vim.api.nvim_buf_set_lines(buffer, 6, 7, false, {})
eventually('it is gone when it is mended', function() return #diagnostics() == 1 end, diagnostics)

-- Colors, by the files that packages have.
vim.opt.runtimepath:append(folder .. '/editors/vim')
vim.cmd('filetype plugin on | syntax on')
vim.g.markdown_fenced_languages = { 'motion' }
vim.cmd('edit ' .. vim.fn.fnameescape(folder .. '/b.motion'))
vim.api.nvim_buf_set_lines(0, 0, -1, false, { 'gravity on box magnitude 0.5s # a "comment"', 'print "a\\"b" + sqrt(2)' })
local function group(line, column)
  return vim.fn.synIDattr(vim.fn.synID(line, column, 1), 'name')
end
check('a script is known by its name', vim.bo.filetype == 'motion', vim.bo.filetype)
for _, want in ipairs({
  { 1, 1, 'motionVerb' }, { 1, 9, 'motionKeyword' }, { 1, 12, '' }, { 1, 16, 'motionKeyword' },
  { 1, 26, 'motionNumber' }, { 1, 34, 'motionComment' }, { 2, 1, 'motionVerb' },
  { 2, 9, 'motionEscape' }, { 2, 11, 'motionString' }, { 2, 16, 'motionFunction' },
}) do
  check('a color', group(want[1], want[2]) == want[3], { want, group(want[1], want[2]) })
end
vim.cmd('buffer! ' .. buffer)

-- Completion and help.
vim.api.nvim_buf_set_lines(buffer, 4, 5, false, { 'gravity on bo' })
local labels = {}
for _, item in ipairs(ask('completion', 4, 13).items) do labels[item.label] = true end
check('a view of the line above is offered', labels.box, labels)
vim.api.nvim_buf_set_lines(buffer, 4, 5, false, { 'gravity on box' })
local hover = ask('hover', 4, 3)
check('a verb is explained', hover and hover.contents.value:find('gravity', 1, true), hover)
check('prose is not ours', ask('hover', 0, 3) == nil, ask('hover', 0, 3))

-- The world after the cursor's line.
local params = { textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = { line = 4, character = 3 } }
local world = vim.lsp.buf_request_sync(buffer, 'motionbook/world', params, 30000)[id].result
check('the world is known at a line', world and world.title == 'After line 5'
  and world.text:find('gravity1', 1, true) and world.drawing:find('<svg', 1, true), world)
vim.lsp.buf_request_sync(buffer, 'workspace/executeCommand',
  { command = 'motionbook.world', arguments = { params.textDocument.uri, params.position } }, 30000)
local said = ''
eventually('and shown as a message', function()
  said = vim.api.nvim_exec('messages', true)
  return said:find('After line 5:', 1, true)
end, function() return said end)

-- Rename by the client's own edits.
vim.lsp.util.apply_workspace_edit(ask('rename', 4, 12, { newName = 'card' }), client.offset_encoding)
check('a name is renamed', lines()[4] == 'view card frame (0, 0, 10, 10)' and lines()[5] == 'gravity on card'
  and lines()[7] == 'expect card.center.y > 5', lines())

-- Accept the output.
eventually('the lens offers to accept', function()
  for _, lens in ipairs(ask('codeLens', 0, 0) or {}) do
    if lens.command.title == 'Accept' then
      vim.lsp.buf_request_sync(buffer, 'workspace/executeCommand', lens.command, 30000)
      return true
    end
  end
end, diagnostics)
eventually('the output is accepted', function() return lines()[15] == '2' end, lines)
eventually('nothing is left to say', function() return #diagnostics() == 0 end, diagnostics)

vim.lsp.stop_client(id)
check('the server ends', vim.wait(30000, function() return vim.lsp.client_is_stopped(id) end), id)
vim.cmd('qall!')
