import { expect, test } from 'vitest'
import { runCommand } from './run-stage.ts'

const run = (script: string) =>
  runCommand(process.execPath, ['-e', script], {
    cwd: import.meta.dirname,
    env: { PATH: process.env['PATH'] },
  })

test('a command says what it said and how it ended', async () =>
  expect(await run(`console.log('said'); process.exitCode = 3`)).toEqual({ code: 3, output: 'said\n' }))

test('a process that it leaves behind with its streams is not waited for', async () => {
  const left = `require('child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'inherit' })`
  const { code, output } = await run(`const child = ${left}; console.log(child.pid); process.exit(1)`)
  expect(code).toBe(1)
  process.kill(Number(output))
}, 30_000)
