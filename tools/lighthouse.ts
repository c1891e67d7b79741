// Lighthouse over public pages of a running product, on demand: npm run lighthouse -- [http://localhost:3000]
// Its packages are a fifth of all and few need them, so they have a folder and a lockfile of their own.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.mjs'

type Launched = { port: number; kill: () => void }
type Result = {
  lhr: {
    audits: Record<string, { displayValue?: string } | undefined>
    categories: Record<string, { score: number | null } | undefined>
    /** Why a page could not be checked at all: mostly that nothing runs at the address. */
    runtimeError?: { message: string }
  }
}
type Launcher = { launch: (options: { chromePath: string; chromeFlags: string[] }) => Promise<Launched> }
type Lighthouse = {
  default: (
    address: string,
    flags: { port: number; onlyCategories: string[]; logLevel: string },
  ) => Promise<Result | undefined>
}

const address = process.argv[2] ?? 'http://localhost:3000'
const answers = await fetch(address).then(
  () => true,
  () => false,
)
if (!answers) {
  console.error(`  Nothing answers at ${address}; start the product first: npm start`)
  process.exit(1)
}

const folder = path.join(import.meta.dirname, 'lighthouse')
const packages = path.join(folder, 'node_modules')
if (!fs.existsSync(path.join(packages, '.package-lock.json'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('the packages of Lighthouse could not be installed')
}
const { launch } = (await import(path.join(packages, 'chrome-launcher/dist/index.js'))) as Launcher
const { default: lighthouse } = (await import(path.join(packages, 'lighthouse/core/index.js'))) as Lighthouse

const pages = ['/en/home', '/ar/home', '/en/freight/home', '/ar/freight/track']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const chrome = await launch({
  chromePath: await findChromium(),
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
  ],
})
try {
  for (const page of pages) {
    const result = await lighthouse(address + page, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'silent',
    })
    if (!result) throw new Error(`no answer for ${page}`)
    const { audits, categories: scored, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${address}${page}: ${runtimeError.message}`)
    const scores = categories.map((name) => `${name} ${Math.round((scored[name]?.score ?? 0) * 100)}`)
    const paint = audits['largest-contentful-paint']?.displayValue ?? ''
    console.log(`${page.padEnd(20)} ${scores.join(', ')}; largest paint ${paint}`)
  }
} finally {
  chrome.kill()
}
