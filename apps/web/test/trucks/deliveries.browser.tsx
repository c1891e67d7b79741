// Trucks on the road, on a map and in words, in both languages: how old a position is, when each arrives and why that changed.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { say } from '@marsa/model/kit/text.ts'
import type { DeliveryRow, LiveView } from '@marsa/model/trucks/execution/road-views.ts'
import { alertText } from '@marsa/model/trucks/road/alerts.ts'
import { etaReasons } from '@marsa/model/trucks/road/estimate.ts'
import { liveKeys } from '../../src/app/live-keys.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { DeliveriesPage } from '../../src/trucks/road/deliveries-page.tsx'
import { liveText as words } from '../../src/trucks/road/live-text.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()
const stop = (en: string, ar: string, latitude: number, longitude: number) => ({
  name: { en, ar },
  latitude,
  longitude,
})
const live = (change: Partial<LiveView> = {}): LiveView => ({
  position: null,
  eta: null,
  alerts: [],
  ...change,
})
const row = (n: number, change: Partial<DeliveryRow>): DeliveryRow => ({
  id,
  number: 'TR-26-001170',
  bookingNumber: 'BK-26-000001',
  n,
  of: 3,
  plate: `AE-DU B 4821${n}`,
  driverEn: 'Ravi Kumar',
  driverAr: 'رافي كومار',
  slot: `slot-${n}`,
  from: stop('Al Quoz, Dubai', 'القوز، دبي', 25.14, 55.23),
  to: stop('Riyadh, Saudi Arabia', 'الرياض، المملكة العربية السعودية', 24.64, 46.82),
  posts: ['GHUWAIFAT', 'BATHA'],
  dropoffAt: ago(-600),
  last: null,
  proofs: [],
  live: live(),
  ...change,
})
const at = (latitude: number, longitude: number, minutes: number) => ({
  latitude,
  longitude,
  accuracyM: 12,
  at: ago(minutes),
})
const rows = [
  row(1, {
    live: live({
      position: at(24.5, 54.1, 3),
      eta: { stop: 'UNLOADING', eta: ago(-300), at: ago(3), reason: 'STANDING', before: ago(-275) },
      alerts: [
        {
          code: 'LATE',
          since: ago(5),
          title: { ...alertText.LATE },
          sentence: { en: 'Late.', ar: 'متأخرة.' },
        },
      ],
    }),
  }),
  row(2, { live: live({ position: at(24.12, 51.58, 40) }) }),
  row(3, { live: live({ position: at(24.3, 53, 90) }) }),
]

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 900)
})

test.each(languages)('%s: the list says what the map shows', async (lang) => {
  await page.viewport(lang === 'en' ? 1280 : 360, 900)
  const data = { underWay: rows, delivered: [] as DeliveryRow[] }
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { url } = new Request(address, init)
    return Response.json(url.includes('Trucks/Deliveries') ? data : [])
  })
  const client = makeQueryClient()
  await onPage(
    lang,
    <QueryClientProvider client={client}>
      <DeliveriesPage />
    </QueryClientProvider>,
  )
  const map = page.getByRole('img', { name: say(lang, words.map) })
  await expect.element(map).toBeVisible()
  const movers = () => [...document.querySelectorAll('.mover')].map((each) => each.getAttribute('class'))
  expect(movers()).toEqual(['mover fresh', 'mover old', 'mover silent'])
  // Beyond the Emirates the coast of the world is drawn.
  await vi.waitFor(() => expect(document.querySelector('.live-map .home')).toBeNull())
  await vi.waitFor(() => expect(document.querySelector('.live-map path.ld')).not.toBeNull())
  const said = () => document.querySelector('main')!.textContent
  expect(said()).toContain(say(lang, words.later, { count: 25 }))
  expect(said()).toContain(etaReasons.STANDING[lang])
  expect(said()).toContain(say(lang, words.estimate))
  expect(said()).toContain(alertText.LATE[lang])
  expect(said()).toContain(say(lang, words.silent, { age: '' }).trim())
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(lang === 'en' ? 1280 : 360)
  expect(await faults()).toEqual([])

  const wide = document.querySelector('.mover')!.getAttribute('transform')
  await page.getByRole('button', { name: say(lang, words.show, { plate: rows[0]!.plate }) }).click()
  await vi.waitFor(() => expect(document.querySelector('.mover')!.getAttribute('transform')).not.toBe(wide))
  await page.getByRole('button', { name: say(lang, words.showAll) }).click()
  await vi.waitFor(() => expect(document.querySelector('.mover')!.getAttribute('transform')).toBe(wide))

  data.underWay = [row(1, { live: live() })]
  const before = asked.mock.calls.length
  for (const queryKey of liveKeys('trucks.moved', id)) void client.invalidateQueries({ queryKey })
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before))
  await expect.element(map).not.toBeInTheDocument()
  await expect.element(page.getByText(say(lang, words.never))).toBeVisible()
})
