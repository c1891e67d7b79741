// A log that cannot be written costs its lines and nothing else: the API starts, answers and ends, and says what was lost.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../src/kit/embedded-postgres.ts'
import { testApp, type TestApp } from './app.ts'
import { startProgram } from './started.ts'

const folder = temporaryFolder('marsa-log')
const fileBytes = 8_192
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(async () => {
  await app.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

test('the API starts, answers and ends while its log is full, and goes on when there is room', async () => {
  const logFile = path.join(folder, 'api.log')
  fs.writeFileSync(logFile, `${'x'.repeat(fileBytes - 1)}\n`)
  const started = await startProgram({
    program: 'main',
    databaseUrl: app.database.url,
    folder,
    fileBytes,
    logFile,
  })
  const { address } = started
  const alive = async () => (await fetch(`${address}/livez`).catch(() => undefined))?.status
  await expect.poll(alive, { timeout: 30_000 }).toBe(200)
  for (let count = 0; count < 20; count++) expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(fs.statSync(logFile).size).toBe(fileBytes)
  fs.truncateSync(logFile)
  expect(await started.end()).toBe(0)
  expect(fs.readFileSync(logFile, 'utf8')).toContain('"listening"')
})

/** Writes lines through a child's log into `target`, and ends. */
const script = (body: string): string => `
  import fs from 'node:fs'
  import { logLines } from ${JSON.stringify(path.join(import.meta.dirname, '../src/kit/log-lines.ts'))}
  const fd = fs.openSync(process.argv[1], 'a')
  const said = []
  const lines = logLines(fd, { most: 1_000, againMs: 1, resumed: (lost) => said.push(lost) })
  process.on('exit', lines.flushSync)
  const turn = () => new Promise(setImmediate)
  ${body}`
const run = async (target: string, body: string, limit?: number): Promise<unknown> => {
  const node = [process.execPath, '--input-type=module', '-e', script(body), target]
  const command = limit ? ['sh', '-c', `ulimit -f ${limit / 512} && exec "$@"`, 'sh', ...node] : node
  const child = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)))
  expect(await once(child, 'close')).toEqual([0, null])
  return JSON.parse(text || 'null')
}
const written = (target: string): string[] => fs.readFileSync(target, 'utf8').trim().split('\n')

test('all lines of a process that ends are there', async () => {
  const target = path.join(folder, 'ended')
  await run(
    target,
    `for (let count = 0; count < 50; count++) { lines.write(count + '\\n'); if (count % 7 === 0) await turn() }
    process.exit(0)`,
  )
  expect(
    written(target)
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 50 }, (_, count) => count))
})

test('a device that is full for good takes nothing, and what it lost is counted', async () => {
  const logged = await run(
    '/dev/full',
    `for (let count = 0; count < 50; count++) { lines.write('x'.repeat(99) + '\\n'); await turn() }
    console.log(JSON.stringify([lines.dropped() > 0, said]))
    process.exit(0)`,
  )
  expect(logged).toEqual([true, []])
})

test('a disk that has room again gets the lines that waited, whole, and the number of the others', async () => {
  const target = path.join(folder, 'limited')
  const logged = (await run(
    target,
    `while (lines.dropped() === 0) { lines.write('line'.padEnd(99, '.') + '\\n'); await turn() }
    const lost = lines.dropped()
    fs.truncateSync(process.argv[1])
    while (said.length === 0 || fs.statSync(process.argv[1]).size < 1_000) await turn()
    console.log(JSON.stringify([lost, said]))`,
    4_096,
  )) as [number, number[]]
  const [lost, [notified]] = logged
  expect(notified).toBe(lost)
  // The first line is the end of the one that the full disk had broken.
  const after = written(target).slice(1)
  expect(after.length).toBeGreaterThan(5)
  for (const line of after) expect(line).toHaveLength(99)
})
