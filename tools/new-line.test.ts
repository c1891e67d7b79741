// A generated line, in a copy of the repository: it is small, type-checks, keeps the shape rules, and does business over HTTP.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameRefusal } from './new-line.ts'
import { copyRepository } from './test/repository-copy.ts'
import { runCommand } from './test/run-stage.ts'

const root = path.join(import.meta.dirname, '..')
let copy: string

const run = (folder: string, program: string, ...args: string[]) =>
  runCommand(program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program), args, {
    cwd: path.join(copy, folder),
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] }

/** Titles of the tests of some files, by how they ended. */
const tested = async (folder: string, ...files: string[]) => {
  const report = path.join(copy, 'report.json')
  const { output } = await run(folder, 'vitest', 'run', ...files, '--reporter=json', `--outputFile=${report}`)
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as Report
  const all = testResults.flatMap((file) => file.assertionResults)
  const titles = (status: string) => all.filter((each) => each.status === status).map((each) => each.title)
  return { passed: titles('passed'), failed: titles('failed'), output }
}

/** Lines that it has of its own, without tests: its files, and its rows in the tables that gather the lines. */
const ownLines = (): number => {
  const { stdout } = spawnSync(
    'diff',
    ['-rN', '-x', '*.test.ts', '-x', 'node_modules', '-x', 'docs', root, copy],
    {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    },
  )
  return stdout.split('\n').filter((line) => line.startsWith('> ')).length
}

let ownAtFirst: number
beforeAll(async () => {
  copy = copyRepository()
  const made = await run('.', 'node', 'tools/new-line.ts', 'haul')
  if (made.code !== 0) throw new Error(made.output)
  ownAtFirst = ownLines()
}, 180_000)
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }))

test('it has at most 400 lines of its own', () => {
  expect(ownAtFirst).toBeGreaterThan(150)
  expect(ownAtFirst).toBeLessThanOrEqual(400)
})

test('it type-checks, and the API and the pages with it', { timeout: 300_000 }, async () => {
  // Without the tests of the product, which know nothing of the line.
  const config = JSON.stringify({ extends: './tsconfig.json', include: ['src'], exclude: ['**/*.test.ts'] })
  const checked = ['apps/api', 'apps/web'].map((folder) => {
    fs.writeFileSync(path.join(copy, folder, 'tsconfig.line.json'), config)
    return run(folder, 'tsc', '-p', 'tsconfig.line.json')
  })
  expect(await Promise.all(checked)).toEqual(checked.map(() => ({ code: 0, output: '' })))
})

test.each(['check-imports.ts', 'check-text.ts'])(
  '%s finds nothing in it',
  { timeout: 300_000 },
  async (check) => {
    const { output } = await run('.', 'node', `tools/${check}`)
    expect(output.split('\n').filter((line) => /\bhaul\b/.test(line))).toEqual([])
  },
)

test(
  'it does business over HTTP on a real database, from asking to rating',
  { timeout: 300_000 },
  async () => {
    const { passed, failed, output } = await tested('apps/api', 'src/haul/journey.test.ts')
    expect(failed, output).toEqual([])
    expect(passed).toEqual([
      'a form with a fault is refused, and a whole one reaches the agents',
      'two agents quote, and neither hears of the other',
      'the down payment books it, with receipt and tax invoice, and both sides see whose turn it is',
      'the rest is asked for and paid, and the agent completes it',
      'an unpaid one is cancelled, and asked again under its number',
    ])
  },
)

test('a second run, a name in use and a name that is no word are refused', () => {
  expect(nameRefusal(copy, 'haul')).toMatch(/is there already/)
  expect(nameRefusal(root, 'freight')).toMatch(/is there already/)
  expect(nameRefusal(root, 'ui')).toMatch(/one word/)
  expect(nameRefusal(root, 'Customs Line')).toMatch(/one word/)
  expect(nameRefusal(root, 'customs')).toBeUndefined()
})
