// The stages of `npm test`, in order: what each runs, and how many checks that was.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from '../chromium.mjs'
import { memoryFolder } from '../memory-folder.mjs'
import { runCommand } from './run-stage.ts'

export type Outcome = { passed: number; failed: number; output: string }
/** `quick` leaves out what takes long, and runs the tests of the API that tell most. */
export type Stage = {
  name: string
  long?: boolean
  run: (quick: boolean) => Promise<Outcome>
}

const root = path.join(import.meta.dirname, '../..')
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
const env = (extra: Record<string, string> = {}): Record<string, string | undefined> => ({
  ...process.env,
  CI: process.env['CI'] ?? 'true',
  FORCE_COLOR: undefined,
  NO_COLOR: '1',
  ...extra,
})

const single = async (program: string, args: readonly string[]): Promise<Outcome> => {
  const { code, output } = await runCommand(program, args, { cwd: root, env: env() })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

const script = (file: string, ...args: string[]) => single(process.execPath, [path.join(root, file), ...args])

let world: string | undefined
/** Its data folder stays until the journeys are over. */
const fillWorld = (): Promise<Outcome> => {
  world = memoryFolder('marsa-journeys')
  return script('tools/test/demo-world.ts', world)
}
process.once('exit', () => world && fs.rmSync(world, { recursive: true, force: true }))

type VitestReport = {
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  success: boolean
}

type Options = {
  env?: Record<string, string>
  /** Files alone, by their paths in the folder; without it, all. */
  only?: readonly string[]
  args?: readonly string[]
}

const vitest = async (
  folder: string,
  { env: extra = {}, only = [], args: own = [] }: Options = {},
): Promise<Outcome> => {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'marsa-report-')), 'report.json')
  // Far beyond what a test takes: a stalled machine is no fault of the product.
  const patience = [
    '--testTimeout=120000',
    '--hookTimeout=180000',
    '--expect.poll.timeout=20000',
    '--retry=1',
  ]
  const args = [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...patience,
    ...own,
    ...only,
  ]
  const { code, output } = await runCommand(bin('vitest'), args, {
    cwd: path.join(root, folder),
    env: env(extra),
  })
  const read = fs.existsSync(report) ? (JSON.parse(fs.readFileSync(report, 'utf8')) as VitestReport) : null
  fs.rmSync(path.dirname(report), { recursive: true, force: true })
  // What fails once and passes then is no silent success: a fault may hide in it.
  for (const { fullName, status, failureMessages } of read?.testResults.flatMap(
    (file) => file.assertionResults,
  ) ?? [])
    if (status === 'passed' && failureMessages[0])
      console.log(`needed a second try: ${fullName}\n    ${failureMessages[0].split('\n', 1)[0]}`)
  const failed = read?.numFailedTests ?? 0
  // A file that cannot be loaded fails no test, and an error outside tests only shows in the exit code.
  return { passed: read?.numPassedTests ?? 0, failed: code === 0 ? failed : Math.max(failed, 1), output }
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }

const playwright = async (): Promise<Outcome> => {
  const config = path.join(root, 'e2e/playwright.config.ts')
  if (!fs.existsSync(config))
    return { passed: 0, failed: 1, output: 'e2e/playwright.config.ts does not exist' }
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'marsa-report-')), 'report.json')
  const chromium = await findChromium()
  const args = ['test', '--config', config, '--reporter=line,json']
  const extra = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CHROMIUM_PATH: chromium,
    ...(world && { DEMO_WORLD: world }),
  }
  const { code, output } = await runCommand(bin('playwright'), args, { cwd: root, env: env(extra) })
  const read = fs.existsSync(report)
    ? (JSON.parse(fs.readFileSync(report, 'utf8')) as PlaywrightReport)
    : null
  fs.rmSync(path.dirname(report), { recursive: true, force: true })
  const failed = read ? read.stats.unexpected + read.errors.length : 0
  const flaky = read?.stats.flaky ?? 0
  if (flaky > 0) console.log(`${flaky} needed a second try`)
  return {
    passed: (read?.stats.expected ?? 0) + flaky,
    failed: code === 0 ? failed : Math.max(failed, 1),
    output,
  }
}

const inBrowser = async (folder: string): Promise<Outcome> =>
  vitest(folder, { env: { CHROMIUM_PATH: await findChromium() } })

/** What `check` runs of the API: who may call what and how it answers, every statement and message, and a request of each line. */
const tellingApi = [
  'test/contract.test.ts',
  'test/matrix.test.ts',
  'test/every-statement.test.ts',
  'test/documented-messages.test.ts',
  'src/freight/journey.test.ts',
  'src/warehouse/journey.test.ts',
  'src/trucks/journey.test.ts',
  'src/express/shipments/shipments.test.ts',
]

/**
 * Cheap and telling ones first; those of one row run side by side, because none of them fills both cores. What runs a
 * browser or a database does: tests beside it would only starve.
 */
export const stages: readonly (readonly Stage[])[] = [
  [{ name: 'format', run: () => single(bin('oxfmt'), ['--list-different']) }],
  [{ name: 'lint and types', run: () => single(bin('oxlint'), ['--deny-warnings']) }],
  [{ name: 'build', long: true, run: () => single(process.execPath, [path.join(root, 'tools/build.ts')]) }],
  [
    { name: 'first start', long: true, run: fillWorld },
    { name: 'documents', run: () => script('tools/check-docs.ts') },
    { name: 'imports', run: () => script('tools/check-imports.ts') },
    { name: 'texts', run: () => script('tools/check-text.ts') },
    { name: 'budgets', long: true, run: () => script('tools/check-budgets.ts') },
    { name: 'sandbox gateway', run: () => vitest('apps/sandbox-gateway') },
    { name: 'sandbox port', run: () => vitest('apps/sandbox-port') },
    { name: 'sandbox carrier', run: () => vitest('apps/sandbox-carrier') },
    { name: 'sandbox provider', run: () => vitest('apps/sandbox-asp') },
    { name: 'sandbox shipping line', run: () => vitest('apps/sandbox-shipping-line') },
    { name: 'client', run: () => vitest('packages/client') },
    { name: 'model', run: () => vitest('packages/model', { args: ['--no-isolate'] }) },
    { name: 'tools', long: true, run: () => vitest('tools') },
  ],
  [{ name: 'api', run: (quick) => vitest('apps/api', { only: quick ? tellingApi : [] }) }],
  [{ name: 'demo', long: true, run: () => vitest('apps/demo') }],
  [{ name: 'web', long: true, run: () => inBrowser('apps/web') }],
  [{ name: 'journeys', long: true, run: playwright }],
]
