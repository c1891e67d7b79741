// The courier's page in a real browser over the real API: a day with cash and proof, the network gone and back, a reload with a full queue.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { courierText } from '@marsa/model/express/rounds/courier-text.ts'
import { missReasonText } from '@marsa/model/express/rounds/round-reasons.ts'
import type { StopKind } from '@marsa/model/express/rounds/run-sheet.ts'
import { say as sayIn, type Lang, type TextParams, type TextRow } from '@marsa/model/kit/text.ts'
import { chromiumTestOptions, findChromium } from '../../../tools/chromium.mjs'
import { buildCourier } from '../../web/build/courier.ts'
import { testApp, type TestApp } from './app.ts'
import { addDepot, addWorker } from './courier-objects.ts'
import { makePhoto } from './made-files.ts'
import { addPerson, type Person } from './people.ts'
import { openPhoneServer, type PhoneServer } from './phone-server.ts'
import { roundWorldOf, type Parcel } from './round-world.ts'

const password = 'Four calm parcels ride'

let app: TestApp
let world: ReturnType<typeof roundWorldOf>
let merchant: Person
let depotId: string
let browser: Browser
let server: PhoneServer
let dist: string
beforeAll(async () => {
  app = await testApp()
  world = roundWorldOf(app)
  merchant = await addPerson(app.db, 'business')
  depotId = await addDepot(app, 'DXB', ['DU'])
  dist = await mkdtemp(join(tmpdir(), 'marsa-courier-'))
  process.env['NODE_ENV'] = 'production'
  await buildCourier(dist)
  server = await openPhoneServer(app, dist)
  browser = await chromium.launch({ executablePath: await findChromium(), ...chromiumTestOptions })
}, 180_000)
afterEach(() => void (server.isDeaf = () => false))
afterAll(async () => {
  await browser.close()
  server.close()
  await app.close()
  await rm(dist, { recursive: true })
})

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const newCourier = () => addWorker(app, 'courier', depotId, ['DU'], { password })
const say = (word: keyof typeof courierText, values: TextParams = {}, lang: Lang = 'en'): string => {
  const row: TextRow = courierText[word]
  return sayIn(lang, row, values)
}
const breaches: string[] = []

type Phone = { context: BrowserContext; page: Page }
const phoneOf = async (courier: Person, lang: Lang = 'en'): Promise<Phone> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const page = await context.newPage()
  page.on('console', (message) => {
    if (/content security|trusted ?type/i.test(message.text())) breaches.push(message.text())
  })
  await page.goto(`${server.address}/${lang}/courier`)
  await page.getByText(say('signedOut', {}, lang)).waitFor()
  await page.evaluate(
    `fetch('/api/token', { method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: '${courier.email}', password: '${password}' }) })
      .then((answer) => answer.json())
      .then(({ refreshToken }) => sessionStorage.setItem('marsa.session', refreshToken))`,
  )
  await page.reload()
  await page.locator('.stop, .card.done').first().waitFor()
  // The worker has the page before a test takes the network away.
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  return { context, page }
}

const parcels = async (courier: Person, kind: StopKind, changes: readonly object[]): Promise<Parcel[]> => {
  const made: Parcel[] = []
  for (const change of changes)
    made.push(
      await world.parcel(merchant, kind === 'PICKUP' ? 'CREATED' : 'IN_TRANSIT', { proof: [], ...change }),
    )
  await world.onSheet(courier, depotId, made, kind)
  return made
}

const open = async (page: Page, { waybill }: Parcel): Promise<void> => {
  await page.evaluate(
    `indexedDB.open('marsa-courier').onsuccess = ({ target }) => {
      target.result.transaction('days').objectStore('days').get('today').onsuccess = ({ target: { result } }) => {
        location.hash = 'stop=' + result.day.stops.find((stop) => stop.waybill === '${waybill}').id
      }
    }`,
  )
  // Until it is drawn, the buttons are those of the stop before.
  await page.getByText(waybill).first().waitFor()
}
const typeNumber = async (page: Page, number: string): Promise<void> => {
  await page.goto(`${page.url().split('#')[0]}#scan`)
  await page.locator('#code').fill(number)
  await page.locator('#code').press('Enter')
}
const fault = (page: Page) => page.getByRole('dialog').getByRole('alert').filter({ hasText: /\S/ })
const word = (page: Page) => page.locator('.word strong')
const sign = async (page: Page): Promise<void> => {
  const box = (await page.locator('canvas').boundingBox())!
  await page.mouse.move(box.x + 30, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 150, box.y + 70)
  await page.mouse.up()
}
const press = (page: Page, name: keyof typeof courierText) =>
  page.getByRole('button', { name: say(name), exact: true }).click()
const save = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: say('send') })
    .click()
const scansOf = async ({ id }: Parcel): Promise<string[]> =>
  (
    await app.owner.query('select kind from express_scans where shipment_id = $1 order by received_at, id', [
      id,
    ])
  ).rows.map(({ kind }) => kind)

test('loads by number, takes the exact cash first, and delivers with the code', async () => {
  const courier = await newCourier()
  const [parcel] = await parcels(courier, 'DELIVERY', [{ cod: '125.00' }])
  const { context, page } = await phoneOf(courier)
  const { waybill } = parcel!
  await typeNumber(page, waybill.slice(0, -1) + ((Number(waybill.at(-1)) + 1) % 10))
  await page.getByText(say('typeWrong')).waitFor()
  await typeNumber(page, ` ${waybill.toLowerCase()} `)
  await expect.poll(() => word(page).textContent()).toBe(say('loaded'))
  await expect.poll(() => world.stateOf(parcel!)).toBe('OUT_FOR_DELIVERY')
  const code = await world.codeOf(parcel!)
  await open(page, parcel!)
  await press(page, 'deliver')
  await page.getByLabel(say('takenLabel')).fill('124.99')
  await page.locator('.digits').fill(code)
  await save(page)
  expect(await fault(page).textContent()).toContain('125.00')
  await page.getByLabel(say('takenLabel')).fill('١٢٥٫٠٠')
  await save(page)
  await expect.poll(() => world.stateOf(parcel!)).toBe('DELIVERED')
  await page.goto(`${server.address}/en/courier#cash`)
  await page.getByText(parcel!.waybill).waitFor()
  expect(await page.locator('.amount').textContent()).toContain('125.00')
  await typeNumber(page, parcel!.waybill)
  await expect.poll(() => word(page).textContent()).toBe(say('already'))
  await context.close()
})

test('says a big word for what is not on the sheet, and the depot hears of it', async () => {
  const [courier, other] = [await newCourier(), await newCourier()]
  await parcels(courier, 'DELIVERY', [{}])
  const [theirs] = await parcels(other, 'DELIVERY', [{}])
  const { context, page } = await phoneOf(courier)
  await typeNumber(page, theirs!.waybill)
  await expect.poll(() => word(page).textContent()).toBe(say('stranger'))
  await expect.poll(() => scansOf(theirs!)).toEqual(['SEEN'])
  await expect.poll(() => page.locator('#tabs').textContent()).not.toContain('(')
  await context.close()
})

test('without a network it opens, works on, keeps its queue over a reload, and sends it once and in order', async () => {
  const courier = await newCourier()
  const [signed, absent] = await parcels(courier, 'DELIVERY', [{}, {}])
  const [pickup] = await parcels(courier, 'PICKUP', [{}])
  const { context, page } = await phoneOf(courier)
  await context.setOffline(true)
  await page.reload()
  await page.locator('.stop').first().waitFor()
  await typeNumber(page, signed!.waybill)
  await expect.poll(() => word(page).textContent()).toBe(say('loaded'))
  await typeNumber(page, absent!.waybill)
  await expect.poll(() => page.locator('#tabs').textContent()).toContain('(2)')
  await open(page, signed!)
  await press(page, 'deliver')
  await press(page, 'bySignature')
  await page.getByLabel(say('name'), { exact: true }).fill('Omar Saleh')
  await save(page)
  expect(await fault(page).textContent()).toBe(say('needSignature'))
  await sign(page)
  await save(page)
  await expect.poll(() => page.url()).toContain('#today')
  await open(page, absent!)
  await press(page, 'missDelivery')
  await page.getByRole('radio', { name: missReasonText.ABSENT.en }).check()
  await save(page)
  expect(await fault(page).textContent()).toContain('10')
  await page.getByLabel(say('iCalled')).check()
  const camera = page.locator('dialog input[type=file]')
  await camera.setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await fault(page)
    .filter({ hasText: say('noPhoto') })
    .waitFor()
  await camera.setInputFiles({
    name: 'door.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhoto(),
  })
  await page.locator('dialog .strip img').waitFor()
  await save(page)
  await expect.poll(() => page.url()).toContain('#today')
  await open(page, pickup!)
  await press(page, 'pickUp')
  await save(page)
  await expect.poll(() => page.locator('#tabs').textContent()).toContain('(5)')
  await page.reload()
  await expect.poll(() => page.locator('#tabs').textContent()).toContain('(5)')
  await page.goto(`${server.address}/en/courier#queue`)
  await expect.poll(() => page.locator('.rows > li').count()).toBe(5)
  expect(await scansOf(signed!)).toEqual([])
  // The first answers are lost on the way: what was done is not done again.
  server.isDeaf = (url) => /courier\/event/i.test(url)
  await context.setOffline(false)
  await expect.poll(() => scansOf(signed!)).toEqual(['LOADED'])
  server.isDeaf = () => false
  await page.evaluate(`dispatchEvent(new Event('online'))`)
  await expect.poll(() => world.stateOf(pickup!)).toBe('PICKED_UP')
  expect(await world.stateOf(signed!)).toBe('DELIVERED')
  expect(await world.stateOf(absent!)).toBe('DELIVERY_FAILED')
  expect(await scansOf(signed!)).toEqual(['LOADED', 'DELIVERED'])
  expect(await scansOf(absent!)).toEqual(['LOADED', 'NOT_DELIVERED'])
  await page.getByText(say('nothingWaits')).waitFor()
  const { rows } = await app.owner.query(
    `select s.captured_at <= s.received_at as is_before, f.media_type from express_scans s
      left join express_proof_files f on f.id = s.photo_id where s.shipment_id = $1 order by s.id`,
    [absent!.id],
  )
  expect(rows).toEqual([
    { is_before: true, media_type: null },
    { is_before: true, media_type: 'image/jpeg' },
  ])
  await context.close()
}, 120_000)

test('what is pressed is of the parcel that is shown, when its page follows that of another', async () => {
  const courier = await newCourier()
  const [first, second] = await parcels(courier, 'DELIVERY', [{}, {}])
  const { context, page } = await phoneOf(courier)
  for (const { waybill } of [first!, second!]) await typeNumber(page, waybill)
  await expect.poll(() => scansOf(second!)).toEqual(['LOADED'])
  await open(page, first!)
  await open(page, second!)
  await press(page, 'missDelivery')
  await page.getByRole('radio', { name: missReasonText.REFUSED.en }).check()
  await save(page)
  await expect.poll(() => world.stateOf(second!)).toBe('DELIVERY_FAILED')
  expect(await scansOf(first!)).toEqual(['LOADED'])
  await context.close()
})

test('a wrong code that was taken without a network leaves the parcel with the courier, who reads it', async () => {
  const courier = await newCourier()
  const [parcel] = await parcels(courier, 'DELIVERY', [{}])
  const { context, page } = await phoneOf(courier)
  await typeNumber(page, parcel!.waybill)
  await expect.poll(() => world.stateOf(parcel!)).toBe('OUT_FOR_DELIVERY')
  const code = await world.codeOf(parcel!)
  await context.setOffline(true)
  await open(page, parcel!)
  await press(page, 'deliver')
  await page.getByText(say('codeOffline')).waitFor()
  await page.locator('.digits').fill(code === '0000' ? '1111' : '0000')
  await save(page)
  await expect.poll(() => page.locator('.stop[data-state=DONE]').count()).toBe(1)
  await context.setOffline(false)
  await page.goto(`${server.address}/en/courier#queue`)
  await page.getByText(say('asideParcel')).waitFor()
  expect(await world.stateOf(parcel!)).toBe('OUT_FOR_DELIVERY')
  await press(page, 'understood')
  await page.goto(`${server.address}/en/courier#today`)
  await expect.poll(() => page.locator('.stop[data-state=OPEN]').count()).toBe(1)
  await context.close()
})

test('cash for a stop that is over is not recorded, which its courier reads', async () => {
  const courier = await newCourier()
  const [parcel] = await parcels(courier, 'DELIVERY', [{ cod: '60.00' }])
  const { context, page } = await phoneOf(courier)
  await typeNumber(page, parcel!.waybill)
  await expect.poll(() => world.stateOf(parcel!)).toBe('OUT_FOR_DELIVERY')
  await context.setOffline(true)
  await open(page, parcel!)
  await press(page, 'deliver')
  await page.getByLabel(say('takenLabel')).fill('60.00')
  await press(page, 'bySignature')
  await page.getByLabel(say('name'), { exact: true }).fill('Omar Saleh')
  await page.getByLabel(say('idSeen')).check()
  await sign(page)
  await save(page)
  // On another phone it was reported as refused.
  const missed = { kind: 'NOT_DELIVERED', code: parcel!.waybill, reason: 'REFUSED' }
  expect((await world.send(courier, missed)).body.outcome).toBe('done')
  await context.setOffline(false)
  await page.goto(`${server.address}/en/courier#queue`)
  await page.getByText(say('asideKept')).waitFor()
  expect(await page.getByText(say('asideCash', { amount: 'AED 60.00' })).count()).toBe(1)
  expect(await page.getByText(say('asideParcel')).count()).toBe(0)
  await page.goto(`${server.address}/en/courier#today`)
  await expect.poll(() => page.locator('.stop[data-state=FAILED]').count()).toBe(1)
  await context.close()
})

test('above the limit a delivery with cash does not start, before anything was sent', async () => {
  const courier = await newCourier()
  await app.owner.query('update express_workers set cash_limit_fils = 5000 where user_id = $1', [
    courier.userId,
  ])
  const [first, second] = await parcels(courier, 'DELIVERY', [{ cod: '60.00' }, { cod: '10.00' }])
  const { context, page } = await phoneOf(courier)
  for (const parcel of [first!, second!]) {
    await typeNumber(page, parcel.waybill)
    await expect.poll(() => world.stateOf(parcel)).toBe('OUT_FOR_DELIVERY')
  }
  await context.setOffline(true)
  await open(page, first!)
  await press(page, 'deliver')
  await page.getByLabel(say('takenLabel')).fill('60')
  await page.locator('.digits').fill('1234')
  await save(page)
  await expect.poll(() => page.url()).toContain('#today')
  await open(page, second!)
  await page.getByText(say('limitReached', { amount: 'AED 50.00' })).waitFor()
  expect(await page.getByRole('button', { name: say('deliver'), exact: true }).count()).toBe(0)
  await context.close()
})

test('of another day nothing is left on the phone, also without a network', async () => {
  const courier = await newCourier()
  await parcels(courier, 'PICKUP', [{}])
  const { context, page } = await phoneOf(courier)
  await page.evaluate(
    `new Promise((done) => indexedDB.open('marsa-courier').onsuccess = ({ target }) => {
      const store = target.result.transaction('days', 'readwrite').objectStore('days')
      store.get('today').onsuccess = ({ target: { result } }) => {
        result.day.day = '2026-01-01'
        store.put(result, 'today').onsuccess = done
      }
    })`,
  )
  await context.setOffline(true)
  await page.reload()
  await page.getByText(say('loading')).waitFor()
  expect(await page.locator('body').textContent()).not.toContain('Layla Hassan')
  await context.close()
})

test.each(['en', 'ar'] as const)('every page fits 360 pixels and has no axe violation: %s', async (lang) => {
  const courier = await newCourier()
  const made = await parcels(courier, 'DELIVERY', [{ cod: '349.95' }, {}])
  await parcels(courier, 'PICKUP', [{}])
  const { context, page } = await phoneOf(courier, lang)
  for (const view of ['today', 'scan', 'cash', 'queue', 'stop']) {
    if (view === 'stop') await open(page, made[0]!)
    else await page.goto(`${server.address}/${lang}/courier#${view}`)
    await page.locator('main > *').first().waitFor()
    await page.evaluate(axe)
    const found = await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))')
    expect([view, found]).toEqual([view, []])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    if (process.env['PICTURES'])
      await page.screenshot({ path: `${process.env['PICTURES']}/${lang}-${view}.png` })
  }
  expect(breaches).toEqual([])
  await context.close()
})
