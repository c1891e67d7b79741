// The scripts of package.json, run as a user runs them, in a copy of the repository: each does its work or says why not.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRepository } from './test/repository-copy.ts'

const root = path.join(import.meta.dirname, '..')
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

let copy: string
beforeAll(() => {
  copy = copyRepository()
  // The pages are built by a stage of `npm test`; here it matters that the script builds them at all.
  write('apps/web/build/build.ts', `import fs from 'node:fs'\nfs.mkdirSync('dist', { recursive: true })\n`)
})
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }))

const write = (file: string, text: string) => fs.writeFileSync(path.join(copy, file), text)
const read = (file: string, folder = copy) => fs.readFileSync(path.join(folder, file), 'utf8')
const isThere = (file: string) => fs.existsSync(path.join(copy, file))

// What npm tells its scripts is not for those that a script of this repository started.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|DATABASE_URL$|VITEST)/.test(name)),
)
const npm = (args: readonly string[], settings: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, DATA_DIR: path.join(copy, '.data'), ...settings },
  })
  return { status, said: `${stdout}${stderr}` }
}

/** Empties a file that a script writes, runs the script, and expects the file of the repository again. */
const writesAnew = (file: string, ...args: string[]) => {
  write(file, '')
  expect(npm(args)).toMatchObject({ status: 0 })
  expect(read(file) === read(file, root)).toBe(true)
}
const refuses = (pattern: RegExp, args: readonly string[], settings?: Record<string, string>) => {
  const { status, said } = npm(args, settings)
  expect(said).toMatch(pattern)
  expect(status).toBe(1)
}

const runs: Record<string, () => void> = {
  start: () => refuses(/Marsa cannot start: PORT /, ['start'], { PORT: 'harbour' }),
  dev: () => refuses(/Marsa cannot start: PORT /, ['run', 'dev'], { PORT: 'harbour' }),
  admin: () => refuses(/Marsa cannot start: PORT /, ['run', 'admin'], { PORT: 'harbour' }),
  places: () => refuses(/Marsa cannot start: PORT /, ['run', 'places'], { PORT: 'harbour' }),
  test: () => expect(npm(['test', 'documents']).said).toMatch(/^1 passed, 0 failed$/m),
  check: () => expect(npm(['run', 'check', 'documents']).said).toMatch(/^1 passed, 0 failed$/m),
  build: () => {
    expect(npm(['run', 'build']).said).toMatch(/The web pages are built/)
    expect(isThere('apps/web/dist/.stamp')).toBe(true)
    // One build fits every address.
    expect(npm(['run', 'build'], { PUBLIC_URL: 'https://portal.example' }).said).toMatch(/are up to date/)
  },
  format: () => {
    write('tools/untidy.ts', 'export const   one = 1 ;')
    expect(npm(['run', 'format'])).toMatchObject({ status: 0 })
    expect(read('tools/untidy.ts')).toBe('export const one = 1\n')
  },
  lint: () => refuses(/no-debugger/, ['run', 'lint', '--', 'tools/suspect.ts']),
  openapi: () => writesAnew('docs/openapi.json', 'run', 'openapi'),
  client: () => writesAnew('packages/client/src/generated.ts', 'run', 'client'),
  bench: () => refuses(/--only must be one of .*, not "tide"/, ['run', 'bench', '--', '--only', 'tide']),
  'test:deep': () => refuses(/there is no part "tide"/, ['run', 'test:deep', '--', 'tide']),
  'page-load': () => refuses(/Nothing answers at/, ['run', 'page-load', '--', 'http://127.0.0.1:1']),
  lighthouse: () => refuses(/Nothing answers at/, ['run', 'lighthouse', '--', 'http://127.0.0.1:1']),
  seed: () => refuses(/DATABASE_URL is not set/, ['run', 'seed']),
  'new:line': () => {
    expect(npm(['run', 'new:line', 'harbour']).said).toMatch(/The line harbour works/)
    expect(isThere('apps/api/src/harbour/line.ts')).toBe(true)
    expect(read('docs/openapi.json').includes('Harbour')).toBe(true)
  },
}

test('each has a run here', () =>
  expect(Object.keys(runs).toSorted()).toEqual(Object.keys(scripts).toSorted()))

test.each(Object.entries(runs))('%s', { timeout: 120_000 }, (_, run) => {
  write('tools/suspect.ts', 'debugger\n')
  run()
})
