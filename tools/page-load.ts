// What the first page of somebody signed in costs on a phone, at a running product: npm run page-load -- [http://localhost:3000]
// Cold, over slow 4G and on a processor four times slower, as Lighthouse takes them; everything that is asked for until it is
// quiet counts, also what is loaded ahead.
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { chromiumTestOptions, findChromium } from './chromium.mjs'

type Paint = { lcp: number; tbt: number; cls: number }
type Load = Paint & { page: string; requests: number; scripts: number; data: number; kilobytes: number }

const address = process.argv[2] ?? 'http://localhost:3000'
const answers = await fetch(address).then(
  () => true,
  () => false,
)
if (!answers) {
  console.error(`  Nothing answers at ${address}; start the product first: npm start`)
  process.exit(1)
}

const password = 'Marsa#2026'
const rounds = 3
const quietMs = 2000

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

const signIn = async (page: Page, email: string): Promise<{ token: string; refreshToken: string }> => {
  const answer = await page
    .context()
    .request.post(`${address}/api/token`, { data: { username: email, password } })
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`)
  return (await answer.json()) as { token: string; refreshToken: string }
}

const shipmentOf = async (page: Page, token: string): Promise<string> => {
  const answer = await page.context().request.get(`${address}/api/FreightAPI/GetQuoteList?pageSize=100`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { items } = (await answer.json()) as { items: { RequestId: string; nextAction: string | null }[] }
  const found = items.find(({ nextAction }) => nextAction === 'pay-balance') ?? items[0]
  if (!found) throw new Error('the demo world has no shipment')
  return found.RequestId
}

/** Runs in the page from its beginning on. */
const watch = `
  globalThis.seen = { lcp: 0, tbt: 0, cls: 0 }
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  each('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50)))
  each('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value))
`

/** What is asked for, and its bytes as they come over the wire. */
const countRequests = async (session: CDPSession) => {
  const open = new Set<string>()
  const sum = { requests: 0, scripts: 0, data: 0, bytes: 0, changed: Date.now() }
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return
    sum.changed = Date.now()
    sum.requests += 1
    if (type === 'Script') sum.scripts += 1
    if (type === 'Fetch' || type === 'XHR') sum.data += 1
    // The stream of events stays open.
    if (!request.url.includes('/api/events')) open.add(requestId)
  })
  const done = (requestId: string) => {
    open.delete(requestId)
    sum.changed = Date.now()
  }
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.bytes += encodedDataLength
    done(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => done(requestId))
  await session.send('Network.enable')
  return { sum, isQuiet: () => open.size === 0 && Date.now() - sum.changed > quietMs }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Leaves the page with the session of a tab that was reloaded, and answers the address to open. */
const enter = async (page: Page, email: string, path: string): Promise<string> => {
  const { token, refreshToken } = await signIn(page, email)
  await page.goto(`${address}/robots.txt`)
  await page.evaluate((kept) => sessionStorage.setItem('marsa.session', kept), refreshToken)
  return `${address}/en/${path.includes('{id}') ? path.replace('{id}', await shipmentOf(page, token)) : path}`
}

const loadOnce = async (browser: Browser, email: string, path: string): Promise<Load> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const url = await enter(page, email, path)
    const session = await context.newCDPSession(page)
    const { sum, isQuiet } = await countRequests(session)
    await session.send('Network.emulateNetworkConditions', slow4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript({ content: watch })
    await page.goto(url)
    await page.locator('main[data-layout] h1').first().waitFor()
    const end = Date.now() + 20_000
    while (!isQuiet() && Date.now() < end) await pause(100)
    const paint = await page.evaluate(() => (globalThis as unknown as { seen: Paint }).seen)
    const { requests, scripts, data, bytes } = sum
    return { page: path, requests, scripts, data, kilobytes: bytes / 1000, ...paint }
  } finally {
    await context.close()
  }
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

const business = 'business@demo.example'
const pages: [string, string, string][] = [
  ['list', business, 'freight/shipments'],
  ['overview', business, 'freight/dashboard'],
  ['detail', business, 'freight/shipments/{id}'],
  ['wizard', business, 'freight/quote'],
  ['agent’s list', 'sea.agent@demo.example', 'freight/requests'],
]

const browser = await chromium.launch({
  executablePath: await findChromium(),
  ...chromiumTestOptions,
  // As a browser of a person compiles, not as that of a test.
  args: chromiumTestOptions.args.filter((flag) => !flag.startsWith('--js-flags')),
})
try {
  console.log(
    '| page | requests | scripts | data | kB | LCP s | TBT ms | CLS |\n|---|---|---|---|---|---|---|---|',
  )
  for (const [name, email, path] of pages) {
    const loads: Load[] = []
    for (let round = 0; round < rounds; round += 1) loads.push(await loadOnce(browser, email, path))
    const of = (figure: (load: Load) => number) => middle(loads.map(figure))
    console.log(
      `| ${name} | ${of((load) => load.requests)} | ${of((load) => load.scripts)} | ${of((load) => load.data)} | ` +
        `${of((load) => load.kilobytes).toFixed(0)} | ${(of((load) => load.lcp) / 1000).toFixed(2)} | ` +
        `${of((load) => load.tbt).toFixed(0)} | ${of((load) => load.cls).toFixed(3)} |`,
    )
  }
} finally {
  await browser.close()
}
