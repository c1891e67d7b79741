// A generated line, in a copy of the repository: it type-checks, keeps the shape rules, works, and asks for one test.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameRefusal } from './new-line.ts'
import { copyRepository } from './test/repository-copy.ts'

const root = path.join(import.meta.dirname, '..')
let copy: string

const run = (folder: string, program: string, ...args: string[]) => {
  const binary = program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program)
  const { status, stdout, stderr } = spawnSync(binary, args, {
    cwd: path.join(copy, folder),
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return { status, said: `${stdout}${stderr}` }
}

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] }

/** Titles of the tests of some files, by how they ended. */
const tested = (folder: string, ...files: string[]): { passed: string[]; failed: string[]; said: string } => {
  const report = path.join(copy, 'report.json')
  const { said } = run(folder, 'vitest', 'run', ...files, '--reporter=json', `--outputFile=${report}`)
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as Report
  const all = testResults.flatMap((file) => file.assertionResults)
  const titles = (status: string) => all.filter((each) => each.status === status).map((each) => each.title)
  return { passed: titles('passed'), failed: titles('failed'), said }
}

beforeAll(() => {
  copy = copyRepository()
  const made = run('.', 'node', 'tools/new-line.ts', 'demo')
  if (made.status !== 0) throw new Error(made.said)
}, 60_000)
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }))

test.each(['packages/model', 'apps/api', 'apps/web'])('%s type-checks', { timeout: 300_000 }, (folder) => {
  expect(run(folder, 'tsc', '-p', '.')).toEqual({ status: 0, said: '' })
})

test.each(['check-imports.ts', 'check-text.ts'])('%s finds nothing in it', { timeout: 300_000 }, (check) => {
  const { said } = run('.', 'node', `tools/${check}`)
  expect(said.split('\n').filter((line) => /\bdemo\b/.test(line))).toEqual([])
})

test('its rules hold, and those that hold for every line', { timeout: 300_000 }, () => {
  const { passed, failed, said } = tested('packages/model', 'src/demo', 'src/all.test.ts')
  expect(failed, said).toEqual([])
  expect(passed).toContain('an open request can be cancelled, a closed one says why not')
})

test('it works on a real database, and the one test that fails is to be filled', { timeout: 300_000 }, () => {
  const { passed, failed, said } = tested('apps/api', 'src/demo/requests.test.ts')
  expect(failed, said).toEqual(['a request goes on from SUBMITTED to its end'])
  expect(passed).toHaveLength(3)
})

test('a second run, a name in use and a name that is no word are refused', () => {
  expect(nameRefusal(copy, 'demo')).toMatch(/is there already/)
  expect(nameRefusal(root, 'freight')).toMatch(/is there already/)
  expect(nameRefusal(root, 'ui')).toMatch(/one word/)
  expect(nameRefusal(root, 'Customs Line')).toMatch(/one word/)
  expect(nameRefusal(root, 'customs')).toBeUndefined()
})
