// The search for a Chromium: what is there first, then each way of installing one, then a sentence of what to do.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from './chromium.mjs'
import { headlessShell } from './headless-shell.mjs'

let folder: string
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chromium-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

const at = (name: string) => path.join(folder, name)
const place = (name: string) => () => fs.writeFileSync(at(name), '')
const find = async () => [undefined, '', at('own'), at('system')]
const never = () => expect.fail('nothing was to be installed')

test('one that is there is taken, the first of them, and nothing is installed', async () => {
  place('system')()
  expect(await findChromium({ find, installers: [never] })).toBe(at('system'))
  place('own')()
  expect(await findChromium({ find, installers: [never] })).toBe(at('own'))
})

test('the package is enough where it can be installed', async () => {
  expect(await findChromium({ find, installers: [place('system'), never] })).toBe(at('system'))
})

test('where the package cannot be installed the next way is tried', async () => {
  expect(await findChromium({ find, installers: [() => undefined, place('own')] })).toBe(at('own'))
})

test('without any it says what to do', async () => {
  await expect(findChromium({ find, installers: [() => undefined] })).rejects.toThrow(
    /install the package "chromium"/,
  )
})

test('the shell of our packages starts where it was built for, and is no answer elsewhere', async () => {
  const shell = await headlessShell()
  const built = process.platform === 'linux' && process.arch === 'x64'
  expect(shell !== '').toBe(built)
  if (built) expect(spawnSync(shell, ['--version'], { encoding: 'utf8' }).stdout).toMatch(/^Chromium \d+/)
})
