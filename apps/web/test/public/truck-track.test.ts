// What a receiver sees of a truck delivery: by the link of the customer, whose token goes into no address, and by booking number.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TrackedTrucks } from '@marsa/model/trucks/share/share-endpoints.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => void (site = await openSite()), 60_000)
afterAll(() => site.close())

const token = 't'.repeat(43)
const stage = (code: 'AT_LOADING' | 'ENROUTE', en: string, ar: string, at: string | null) => ({
  code,
  post: null,
  name: { en, ar },
  at,
})
const found: TrackedTrucks = {
  bookingNumber: 'BK-26-000042',
  to: { en: 'Fujairah', ar: 'الفجيرة' },
  trucks: [
    {
      n: 1,
      stages: [
        stage('AT_LOADING', 'At loading', 'في موقع التحميل', '2026-11-24T08:00:00+04:00'),
        stage('ENROUTE', 'En route', 'في الطريق', null),
      ],
      eta: { stop: 'UNLOADING', eta: '2026-11-24T12:05:00+04:00', at: '2026-11-24T09:00:00+04:00' },
    },
  ],
}
const refuse = (path: string, status: number, code: string, errorMessage: string) =>
  site.answers.set(path, {
    status,
    body: { status: 'FAILED', code, errorMessage, params: {}, fieldErrors: [] },
  })

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)('%s: a link shows stages and the estimate, and fits', async (lang, width) => {
  site.answers.set('/api/Trucks/TrackShared', { status: 200, body: found })
  const page = await (await site.browser.newContext({ viewport: { width, height: 900 } })).newPage()
  const asked = page.waitForRequest('**/api/Trucks/TrackShared')
  await page.goto(`${site.address}/${lang}/trucks/track#${token}`)
  const request = await asked
  expect(request.postDataJSON()).toEqual({ token })
  expect(request.url()).not.toContain(token)
  const answer = page.locator('[data-of=trucks]')
  await answer.getByText('BK-26-000042').waitFor()
  const steps = await answer.getByRole('listitem').allTextContents()
  expect(steps).toHaveLength(2)
  expect(steps[0]).toContain('08:00')
  // The stages are drawn as a timeline, whose styles are not those of the app.
  const isDrawn = await answer
    .getByRole('listitem')
    .first()
    .evaluate((node) => getComputedStyle(node).display === 'grid')
  expect(isDrawn).toBe(true)
  const text = await answer.textContent()
  expect(text).toContain('12:05')
  expect(text).toContain(lang === 'ar' ? 'تقدير' : 'estimate')
  expect(text).toContain(found.to![lang])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await page.context().close()
})

test('a link that has ended says whom to ask', async () => {
  refuse('/api/Trucks/TrackShared', 404, 'requests.share-over', 'This link is no longer valid.')
  const page = await (await site.browser.newContext()).newPage()
  await page.goto(`${site.address}/en/trucks/track#${token}`)
  await page.getByText('This link is no longer valid.').waitFor()
  expect(await page.locator('#number-error').isVisible()).toBe(false)
  await page.context().close()
})

test('a number is asked for by its form, and a wrong one said at the field', async () => {
  site.answers.set('/api/Trucks/Track', {
    status: 200,
    body: { ...found, to: null, trucks: [{ ...found.trucks[0], eta: null }] },
  })
  const page = await (await site.browser.newContext()).newPage()
  await page.goto(`${site.address}/en/trucks/track`)
  expect(await page.locator('[data-of=trucks]').textContent()).toBe('')
  await page.getByRole('textbox', { name: 'Booking number' }).fill('bk-26-000042')
  await page.getByRole('button', { name: 'Show stages' }).click()
  await page.locator('[data-of=trucks]').getByText('At loading').waitFor()
  refuse('/api/Trucks/Track', 404, 'trucks.number-invalid', 'Enter the correct booking number.')
  await page.goto(`${site.address}/en/trucks/track?number=BK-26-999999`)
  await page.locator('#number-error').getByText('Enter the correct booking number.').waitFor()
  await page.context().close()
})
