// Lighthouse over public pages of a running product, on demand: npm run lighthouse -- [http://localhost:3000]
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from './chromium.mjs'

const address = process.argv[2] ?? 'http://localhost:3000'
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
    const { audits, categories: scored } = result.lhr
    const scores = categories.map((name) => `${name} ${Math.round((scored[name]?.score ?? 0) * 100)}`)
    const paint = audits['largest-contentful-paint']?.displayValue ?? ''
    console.log(`${page.padEnd(20)} ${scores.join(', ')}; largest paint ${paint}`)
  }
} finally {
  chrome.kill()
}
