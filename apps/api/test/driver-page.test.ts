// The driver's page in a real browser over the real API: the first use, steps without a network, two phones, a conflict, the location.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { driverEvent } from '@marsa/model/trucks/road/driver-event-text.ts'
import { driverLangCodes, driverWord, type DriverLang } from '@marsa/model/trucks/road/driver-text.ts'
import { truckDriverEndpoints as driver } from '@marsa/model/trucks/endpoints.ts'
import type { RoadEvent } from '@marsa/model/trucks/road/event-order.ts'
import { chromiumTestOptions, findChromium } from '../../../tools/chromium.mjs'
import { buildDrive } from '../../web/build/drive.ts'
import { one, rows } from '../src/kit/db.ts'
import { sql } from '../src/kit/sql.ts'
import { testApp, type TestApp } from './app.ts'
import { makeGiantPicture } from './made-files.ts'
import { addPerson, type Person } from './people.ts'
import { openPhoneServer, type PhoneServer } from './phone-server.ts'
import { truckWorldOf } from './truck-world.ts'

const hour = 3_600_000

let app: TestApp
let world: ReturnType<typeof truckWorldOf>
let customer: Person
let provider: Person
let browser: Browser
let address: string
let dist: string
let server: PhoneServer
beforeAll(async () => {
  app = await testApp()
  world = truckWorldOf(app)
  customer = await addPerson(app.db, 'business', { creditFils: 90_000_00n })
  provider = await addPerson(app.db, 'truck-provider')
  dist = await mkdtemp(join(tmpdir(), 'marsa-drive-'))
  process.env['NODE_ENV'] = 'production'
  await buildDrive(dist)
  server = await openPhoneServer(app, dist)
  address = server.address
  browser = await chromium.launch({ executablePath: await findChromium(), ...chromiumTestOptions })
}, 180_000)
afterAll(async () => {
  await browser.close()
  server.close()
  await app.close()
  await rm(dist, { recursive: true })
})

/** Height and width in the frame of a JPEG. */
const sidesOf = (jpeg: Buffer): number[] => {
  let at = 2
  while (jpeg[at + 1]! < 0xc0 || jpeg[at + 1]! > 0xc2) at += 2 + jpeg.readUInt16BE(at + 2)
  return [jpeg.readUInt16BE(at + 5), jpeg.readUInt16BE(at + 7)]
}

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let days = 2
const booking = async (change: object = {}) => {
  const pickup = Date.now() + 2 * hour
  days += 1
  const { id } = await world.booked(customer, provider, {
    trucks: 1,
    weightKg: 5_000,
    pickupAt: new Date(pickup + days * 24 * hour).toISOString(),
    dropoffAt: new Date(pickup + days * 24 * hour + 6 * hour).toISOString(),
    ...change,
  })
  await world.allocate(provider, id)
  const { slot, truck } = (await world.timeline(provider, id)).slots[0]!
  // The link is open from now on: browsers have a clock of their own.
  await app.owner.query(`update driver_links set valid_from = now() - interval '1 hour' where slot_id = $1`, [
    slot,
  ])
  const { link } = await one<{ link: string }>(
    app.db,
    sql`select link from outbox_messages where recipient = ${truck!.mobile} and topic = 'driver-link' order by id desc limit 1`,
  )
  return { id, slot, digits: truck!.mobile.slice(-4), link }
}
type Booking = Awaited<ReturnType<typeof booking>>

/** What the pages' policy has refused. */
const breaches: string[] = []

const phone = async (options: object = {}): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'en-AE',
    ...options,
  })
  const page = await context.newPage()
  page.on('console', (message) => {
    if (/content security|trusted ?type/i.test(message.text())) breaches.push(message.text())
  })
  return { context, page }
}
const say = (word: Parameters<typeof driverWord>[1], value?: number, lang: DriverLang = 'en') =>
  driverWord(lang, word, value)
const nextButton = (page: Page, code: RoadEvent, lang: DriverLang = 'en') =>
  page.locator('.hold', { hasText: driverEvent(lang, code, 'button') })

const opened = async ({ link, digits }: Booking, options: object = {}) => {
  const made = await phone(options)
  await made.page.goto(address + link)
  await made.page.locator('#digits').fill(digits)
  await made.page.getByRole('button', { name: say('send') }).click()
  await nextButton(made.page, 'AT_LOADING').waitFor()
  return made
}
const hold = async (page: Page, code: RoadEvent, ms = 1_300) => {
  const button = nextButton(page, code)
  await button.hover()
  await page.mouse.down()
  await page.waitForTimeout(ms)
  await page.mouse.up()
}
const known = async ({ slot }: Booking) =>
  (
    await rows<{ code: string }>(
      app.db,
      sql`select code from truck_events where slot_id = ${slot} order by received_at, id`,
    )
  ).map(({ code }) => code)

describe('the page', () => {
  test('asks the number once, reports by holding and not by a tap, and opens again by itself', async () => {
    const trip = await booking()
    const { context, page } = await opened(trip)
    expect(await page.getByText('Rashid Al Suwaidi').count()).toBe(1)
    await hold(page, 'AT_LOADING', 200)
    expect(await known(trip)).toEqual([])
    await hold(page, 'AT_LOADING')
    await nextButton(page, 'LOADING_COMPLETED').waitFor()
    await expect.poll(() => known(trip)).toEqual(['AT_LOADING'])
    await page.reload()
    await nextButton(page, 'LOADING_COMPLETED').waitFor()
    await page.goto(`${address}/en/drive`)
    const next = nextButton(page, 'LOADING_COMPLETED')
    await next.waitFor()
    // A screen reader presses, and is asked; the keyboard holds, and keeps the focus.
    await next.evaluate((button: { click: () => void }) => button.click())
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('cancel') })
      .click()
    await next.focus()
    await page.keyboard.down('Enter')
    await nextButton(page, 'ENROUTE').waitFor()
    await page.keyboard.up('Enter')
    await expect.poll(() => known(trip)).toEqual(['AT_LOADING', 'LOADING_COMPLETED'])
    expect(await page.evaluate('document.activeElement.className')).toBe('hold')
    await context.close()
  })

  test('tells the tries that are left, and another phone that it needs a new link', async () => {
    const trip = await booking()
    const { context, page } = await phone()
    await page.goto(address + trip.link)
    const wrong = trip.digits === '0000' ? '1111' : '0000'
    await page.locator('#digits').fill(wrong)
    await page.getByRole('button', { name: say('send') }).click()
    await page.getByText(say('phoneWrong', 4)).waitFor()
    // As an Arabic keyboard writes it.
    const arabic = trip.digits.replace(/\d/g, (digit: string) => String.fromCharCode(0x660 + Number(digit)))
    await page.locator('#digits').fill(arabic)
    await page.getByRole('button', { name: say('send') }).click()
    await nextButton(page, 'AT_LOADING').waitFor()
    const other = await phone()
    await other.page.goto(address + trip.link)
    await other.page.getByText(say('otherPhone')).waitFor()
    await Promise.all([context.close(), other.context.close()])
  })

  test('without a network opens, keeps the steps with their photo in order, and sends each once', async () => {
    const trip = await booking()
    const { context, page } = await opened(trip)
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await context.setOffline(true)
    await page.reload()
    await nextButton(page, 'AT_LOADING').waitFor()
    for (const code of ['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING'] as const)
      await hold(page, code)
    await hold(page, 'DELIVERED')
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: say('send') }).click()
    await sheet.getByText(say('needed')).waitFor()
    await sheet.locator('[data-field=receiver]').fill('Omar Said')
    await sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: makeGiantPicture(2_400) })
    await sheet.locator('.strip img').waitFor()
    const box = (await sheet.locator('canvas').boundingBox())!
    await page.mouse.move(box.x + 30, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 160, box.y + 60, { steps: 4 })
    await page.mouse.up()
    await sheet.getByRole('button', { name: say('send') }).click()
    await page.getByText(say('waiting', 5)).waitFor()
    await page.reload()
    await page.getByText(say('waiting', 5)).waitFor()
    await page.getByText(say('allDone')).waitFor()
    expect(await known(trip)).toEqual([])
    // The first answers are lost on the way back: what is sent again is not done again.
    server.isDeaf = () => true
    await context.setOffline(false)
    await expect.poll(() => known(trip), { timeout: 15_000 }).toEqual(['AT_LOADING'])
    server.isDeaf = () => false
    await page.reload()
    await page.getByText(say('sent')).waitFor({ timeout: 30_000 })
    expect(await known(trip)).toEqual([
      'AT_LOADING',
      'LOADING_COMPLETED',
      'ENROUTE',
      'AT_UNLOADING',
      'DELIVERED',
    ])
    const { events } = (await world.timeline(customer, trip.id)).slots[0]!
    expect(events.at(-1)).toMatchObject({ receiver: 'Omar Said', source: 'DRIVER' })
    expect(
      events
        .at(-1)!
        .files.map(({ docCode }: { docCode: string }) => docCode)
        .toSorted(),
    ).toEqual(['HAND_OVER_SIGNATURE', 'PROOF_OF_DELIVERY'])
    const { storage_key: key, media_type: type } = await one<{ storage_key: string; media_type: string }>(
      app.db,
      sql`select storage_key, media_type from documents where subject_id = ${trip.id} and doc_code = 'PROOF_OF_DELIVERY'`,
    )
    expect([type, sidesOf(await buffer(await app.files.get(key)))]).toEqual(['image/jpeg', [1_600, 1_600]])
    await context.close()
  })

  test('says when the provider was first, and keeps what the driver knew as a note', async () => {
    const trip = await booking()
    const { context, page } = await opened(trip)
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await context.setOffline(true)
    await hold(page, 'AT_LOADING')
    await page.getByText(say('waiting', 1)).waitFor()
    await world.drive(provider, trip.id, ['AT_LOADING', 'LOADING_COMPLETED'])
    await context.setOffline(false)
    await page.getByText(say('alreadyReported')).waitFor({ timeout: 30_000 })
    await nextButton(page, 'ENROUTE').waitFor()
    await page.getByRole('button', { name: say('note') }).click()
    await page.getByRole('dialog').locator('textarea').fill('I was there at 7:40')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('send') })
      .click()
    await expect
      .poll(() => rows(app.db, sql`select note from driver_notes where slot_id = ${trip.slot}`))
      .toEqual([{ note: 'I was there at 7:40' }])
    await context.close()
  })

  test('sends what waited under the link that comes after', async () => {
    const trip = await booking()
    const { context, page } = await opened(trip)
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await context.setOffline(true)
    await hold(page, 'AT_LOADING')
    await page.getByText(say('waiting', 1)).waitFor()
    await app.owner.query(`update driver_links set revoked_at = now() where slot_id = $1`, [trip.slot])
    await context.setOffline(false)
    await page.getByText(say('linkOver')).waitFor({ timeout: 30_000 })
    expect(await known(trip)).toEqual([])
    await world.done(provider, driver.sendDriverLink, { query: { id: trip.id, slot: trip.slot } })
    await app.owner.query(
      `update driver_links set valid_from = now() - interval '1 hour' where slot_id = $1 and revoked_at is null`,
      [trip.slot],
    )
    const { link } = await one<{ link: string }>(
      app.db,
      sql`select link from outbox_messages where topic = 'driver-link' order by id desc limit 1`,
    )
    await page.goto(address + link)
    await page.locator('#digits').fill(trip.digits)
    await page.getByRole('button', { name: say('send') }).click()
    await expect.poll(() => known(trip), { timeout: 15_000 }).toEqual(['AT_LOADING'])
    await context.close()
  })

  test('shares the location after a yes, and no more after a stop', async () => {
    const trip = await booking()
    const { context, page } = await opened(trip, {
      permissions: ['geolocation'],
      geolocation: { latitude: 25.0112, longitude: 55.0614, accuracy: 12 },
    })
    const positions = () =>
      rows(app.db, sql`select latitude, accuracy_m from truck_positions where slot_id = ${trip.slot}`)
    await page.getByText(say('locationPurpose')).waitFor()
    expect(await positions()).toEqual([])
    await page.getByRole('button', { name: say('locationYes') }).click()
    await page.getByText(say('locationOn')).waitFor()
    await expect.poll(positions, { timeout: 15_000 }).toEqual([{ latitude: 25.0112, accuracy_m: 12 }])
    await page.getByRole('button', { name: say('locationStop') }).click()
    await expect
      .poll(() => rows(app.db, sql`select is_given from driver_consents order by id desc limit 1`))
      .toEqual([{ is_given: false }])
    await hold(page, 'AT_LOADING')
    await expect.poll(() => known(trip)).toEqual(['AT_LOADING'])
    await context.close()
  })

  test.each(driverLangCodes.flatMap((lang) => [[lang, 360, 740] as const, [lang, 740, 360] as const]))(
    'in %s at %i by %i nothing runs over, and the choice stays',
    async (lang, width, height) => {
      const trip = await booking()
      const { context, page } = await opened(trip, { viewport: { width, height } })
      await page.locator('#languages').selectOption(lang)
      await nextButton(page, 'AT_LOADING', lang).waitFor()
      await page.reload()
      await nextButton(page, 'AT_LOADING', lang).waitFor()
      const { direction, over, small } = await page.evaluate<{
        direction: string
        over: number
        small: number
      }>(`({
        direction: document.documentElement.dir,
        over: document.documentElement.scrollWidth - innerWidth,
        small: [...document.querySelectorAll('button, a, select')]
          .filter((each) => each.getBoundingClientRect().height < 44).length,
      })`)
      expect([direction, over <= 0, small]).toEqual([lang === 'ar' || lang === 'ur' ? 'rtl' : 'ltr', true, 0])
      await page.evaluate(axe)
      const faults = await page.evaluate<string[]>(
        'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id} ${nodes[0].html}`))',
      )
      expect(faults).toEqual([])
      const folder = process.env['PICTURES']
      if (folder)
        await page.screenshot({ path: join(folder, `drive-${lang}-${width}.png`), fullPage: width < 500 })
      await context.close()
    },
  )

  test('keeps to the policy of all pages, and its worker has no other page', async () => {
    expect(breaches).toEqual([])
    const { context, page } = await phone()
    await page.goto(`${address}/en/drive`)
    await page.getByText(say('linkOver')).waitFor()
    const scopes = await page.evaluate<string[]>(
      'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.getRegistrations()).then((all) => all.map((each) => each.scope))',
    )
    expect(scopes).toEqual([`${address}/en/drive`])
    await context.close()
  })
})
