// Finds a Chromium for the browser tests: the one of our packages, Playwright's own or the system's; else installs one.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { headlessShell } from './headless-shell.mjs'
import { isMemoryRoomy } from './memory-folder.mjs'

// The shell has no windows to draw and takes a fifth less of the processor.
const system = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const playwright = path.join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules/playwright/cli.js')

/** Start flags for tests on a machine without a display, a sandbox or an open network. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: compiling for the long run takes a fifth of its time and is never earned back.
  '--js-flags=--no-turbofan --no-maglev',
]

/**
 * Launch options for tests, without the path of the browser. Playwright has Chromium share memory through files on the
 * disk, because some containers have little of the real kind; where there is enough, that takes a twentieth less.
 */
export const chromiumTestOptions = {
  args: flags,
  ignoreDefaultArgs: isMemoryRoomy ? ['--disable-dev-shm-usage'] : [],
}

const playwrightsOwn = async () => {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

const succeeds = (program, args, options = {}) =>
  spawnSync(program, args, { stdio: 'ignore', ...options }).status === 0

/** Debian's packages, which only root may install. */
const installPackage = () => {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () =>
    ['chromium-headless-shell', 'chromium'].some((name) =>
      succeeds('apt-get', ['install', '-y', '--no-install-recommends', name], { env }),
    )
  if (!install() && succeeds('apt-get', ['update'], { env })) install()
}

// Without a network its download waits for a long time; five minutes are more than a slow one needs.
const installPlaywrights = () =>
  succeeds(process.execPath, [playwright, 'install', 'chromium'], { timeout: 300_000 })

/**
 * Path of a Chromium; installs one when there is none: `installers` in turn. Throws with what to do when there is
 * none after that either.
 */
export const findChromium = async ({
  find = async () => [
    process.env.CHROMIUM_PATH,
    await headlessShell(),
    await playwrightsOwn().catch(() => ''),
    ...system,
  ],
  installers = [installPackage, installPlaywrights],
} = {}) => {
  const existing = async () => (await find()).find((file) => file && fs.existsSync(file))
  let found = await existing()
  for (const install of installers) {
    if (found) break
    install()
    found = await existing()
  }
  if (found) return found
  throw new Error(
    'no Chromium was found; install the package "chromium", or run "npx playwright install chromium"',
  )
}
