// A copy of the repository for tests that write into it: its files, with every installed package linked.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const skipped = new Set([
  '.git',
  '.data',
  '.cache',
  'dist',
  'node_modules',
  'test-results',
  'playwright-report',
])
const workspaces = [
  'packages/client',
  'packages/model',
  'apps/api',
  'apps/web',
  'apps/demo',
  'apps/sandbox-gateway',
  'apps/sandbox-port',
  'apps/sandbox-asp',
  'apps/sandbox-carrier',
  'apps/sandbox-shipping-line',
]

/** Links every installed package one by one, so that only our own workspaces are the copy's. */
const linkPackages = (copy: string, folder: string): void => {
  const from = path.join(root, folder, 'node_modules')
  const to = path.join(copy, folder, 'node_modules')
  fs.mkdirSync(to, { recursive: true })
  for (const name of fs.existsSync(from) ? fs.readdirSync(from) : [])
    if (name !== '@marsa' && !name.startsWith('.vite'))
      fs.symlinkSync(path.join(from, name), path.join(to, name))
}

/** Answers the folder of the copy; a blank in its name shows who forgets quotation marks. */
export const copyRepository = (): string => {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'marsa copy '))
  fs.cpSync(root, copy, {
    recursive: true,
    // A lockfile that looks newer than the packages would have them installed again.
    preserveTimestamps: true,
    filter: (source) => source === root || !skipped.has(path.basename(source)),
  })
  for (const folder of ['.', ...workspaces]) linkPackages(copy, folder)
  fs.mkdirSync(path.join(copy, 'node_modules/@marsa'))
  for (const folder of workspaces)
    fs.symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules/@marsa', path.basename(folder)))
  return copy
}
