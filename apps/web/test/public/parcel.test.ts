// The pages on which people without an account follow a parcel: by waybill number, and the recipient's by the link of a text message.
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { RecipientParcel } from '@marsa/model/express/recipient/recipient-views.ts'
import type { TrackedShipment } from '@marsa/model/express/shipments/shipment-views.ts'
import { findViolations } from '../../../../e2e/kit/find-violations.ts'
import { still } from '../../../../e2e/kit/still.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => void (site = await openSite()), 120_000)
afterAll(() => site.close())

const phone = 360
const token = 't'.repeat(22)
const tracked: TrackedShipment = {
  awbNumber: 'MRX482109736511',
  status: 'OUT_FOR_DELIVERY',
  events: [
    { status: 'CREATED', at: '2026-11-23T10:00:00+04:00', place: 'Dubai', isCorrection: false },
    { status: 'PICKUP_SCHEDULED', at: '2026-11-23T10:00:00+04:00', place: 'Dubai', isCorrection: false },
    { status: 'PICKED_UP', at: '2026-11-23T13:20:00+04:00', place: 'Dubai', isCorrection: false },
    { status: 'OUT_FOR_DELIVERY', at: '2026-11-24T08:10:00+04:00', place: 'Abu Dhabi', isCorrection: false },
  ],
}
const parcel: RecipientParcel = {
  ...tracked,
  service: 'DOMESTIC',
  senderName: 'دار النور للعبايات',
  toCity: 'Abu Dhabi',
  pieces: 2,
  expectedOn: '2026-11-24',
  cod: '349.95',
  wishes: [],
  days: [],
  objections: [],
  codeSentAt: '2026-11-24T08:10:00+04:00',
  language: 'en',
  until: null,
}
const answer = (path: string, body: unknown, status = 200) => site.answers.set(path, { status, body })
const refused = (code: string, errorMessage: string) => ({
  status: 'FAILED',
  code,
  errorMessage,
  params: {},
  fieldErrors: [],
})
afterEach(() => site.answers.clear())

const open = async (address: string): Promise<Page> => {
  const page = await (
    await site.browser.newContext({ viewport: { width: phone, height: 800 }, reducedMotion: 'reduce' })
  ).newPage()
  await page.goto(`${site.address}${address}`)
  return page
}
const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)
const faults = async (page: Page, include: string) => {
  // A dialog that still comes into view has other colours.
  await page.evaluate(still)
  const found = await findViolations(page, { include, alsoInEnglish: true })
  return found.map(({ id, nodes }) => [id, nodes[0]?.html])
}

test.each(['en', 'ar'] as const)('%s: by number, states in order, printed and shared', async (lang) => {
  answer('/api/Express/Shipment/GetStatus', tracked)
  const page = await open(`/${lang}/express/track?number=mrx%204821%200973%206511`)
  const place = page.locator('[data-of=parcels]')
  await place.getByText('MRX482109736511').waitFor()
  const steps = await place.getByRole('listitem').allTextContents()
  expect(steps).toHaveLength(3)
  expect(steps[0]).toContain(lang === 'ar' ? 'قيد الانتظار' : 'Pending')
  expect(steps[2]).toContain('08:10')
  expect(await place.getByRole('button').count()).toBe(2)
  expect(await width(page)).toBeLessThanOrEqual(phone)
  expect(await faults(page, 'main')).toEqual([])
  await page.context().close()
})

test('before the first scan it is pending', async () => {
  answer('/api/Express/Shipment/GetStatus', {
    ...tracked,
    status: 'PICKUP_SCHEDULED',
    events: tracked.events.slice(0, 2),
  })
  const page = await open('/en/express/track?number=MRX482109736511')
  const place = page.locator('[data-of=parcels]')
  await place.getByText('The parcel is registered but not scanned yet.').waitFor()
  expect(await place.getByRole('listitem').count()).toBe(1)
  await page.context().close()
})

test('a number with a wrong digit is never sent', async () => {
  const page = await open('/en/express/track')
  // Before its script has come, the form goes to its own address.
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('GetStatus') && asked.push(request.url())))
  await page.getByLabel('Waybill number').fill('MRX481209736511')
  await page.getByRole('button', { name: 'Track', exact: true }).last().click()
  await page.getByText('This is not a Marsa waybill number.').waitFor()
  expect(page.url()).not.toContain('number=')
  expect(asked).toEqual([])
  await page.context().close()
})

test.each(['en', 'ar'] as const)('%s: the recipient reads what to have ready, and acts', async (lang) => {
  answer('/api/Express/Recipient/Open', { ...parcel, language: lang })
  const page = await open(`/${lang}/parcel#${token}`)
  await page
    .getByRole('heading', { level: 1, name: lang === 'ar' ? 'يصل طردك اليوم' : 'Your parcel arrives today' })
    .waitFor()
  const text = await page.locator('main').textContent()
  expect(text).toContain('349.95')
  expect(await page.locator('main').getByRole('listitem').count()).toBe(3)
  expect(text).toContain('MRX482109736511')
  expect(await width(page)).toBeLessThanOrEqual(phone)
  expect(await faults(page, 'main')).toEqual([])
  answer('/api/Express/Recipient/Wish', {
    ...parcel,
    language: lang,
    wishes: [{ kind: 'CASH_READY', day: null, at: '2026-11-24T09:00:00+04:00', endedAt: null }],
  })
  await page
    .getByRole('button', { name: lang === 'ar' ? 'المبلغ جاهز لدي' : 'I have the cash ready' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('6543')
  expect(await faults(page, '[role=dialog]')).toEqual([])
  const sent = page.waitForRequest('**/api/Express/Recipient/Wish')
  await dialog.getByRole('button', { name: lang === 'ar' ? 'تأكيد' : 'Confirm' }).click()
  expect((await sent).postDataJSON()).toEqual({ token, digits: '6543', wish: { kind: 'CASH_READY' } })
  await page.getByText(lang === 'ar' ? 'أُبلغ المندوب' : 'The courier knows').waitFor()
  await page.context().close()
})

test('read in another language, later messages come in it', async () => {
  answer('/api/Express/Recipient/Open', parcel)
  const page = await (await site.browser.newContext()).newPage()
  const chosen = page.waitForRequest('**/api/Express/Recipient/Language')
  await page.goto(`${site.address}/ar/parcel#${token}`)
  expect((await chosen).postDataJSON()).toEqual({ token, language: 'ar' })
  await page.context().close()
})

test('delivered: what was paid and how to object; a link that is over says where to go on', async () => {
  answer('/api/Express/Recipient/Open', {
    ...parcel,
    status: 'DELIVERED',
    codeSentAt: null,
    until: '2026-11-26T10:00:00+04:00',
  })
  const page = await open(`/en/parcel#${token}`)
  await page.getByRole('button', { name: 'I paid a different amount' }).waitFor()
  expect(await page.locator('main').textContent()).toContain('Paid in cash')
  expect(await faults(page, 'main')).toEqual([])
  await page.context().close()
  answer(
    '/api/Express/Recipient/Open',
    refused('express.recipient-over', 'This link is not valid or has expired.'),
    404,
  )
  const over = await open(`/en/parcel#${token}`)
  await over.getByText('This link is not valid or has expired.').waitFor()
  expect(await over.getByRole('link', { name: 'Track by waybill number' }).getAttribute('href')).toBe(
    '/en/express/track',
  )
  await over.context().close()
})
