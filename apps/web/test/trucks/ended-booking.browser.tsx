// The trucks of a booking on its provider's page: after its end nothing more is asked of the provider.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { say } from '@marsa/model/kit/text.ts'
import type { TruckTimeline } from '@marsa/model/trucks/execution/road-views.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import type { CarriedProps } from '../../src/requests/door.tsx'
import { allocateText, roadText } from '../../src/trucks/road/road-text.ts'
import { TrucksCard } from '../../src/trucks/road/trucks-card.tsx'
import { faults, languages, onPage } from '../ui/on-page.tsx'

afterEach(() => vi.restoreAllMocks())

const id = '00000000-0000-4000-8000-000000000001'
const view = { id, form: { movementType: 'DOMESTIC' } } as unknown as CarriedProps['view']
const stop = { name: { en: 'Al Quoz', ar: 'القوز' }, latitude: null, longitude: null }
const slot = {
  slot: '00000000-0000-4000-8000-000000000002',
  n: 1,
  truck: null,
  earlier: [],
  events: [],
  state: null,
  next: [],
  borderMissing: [],
  emptyWaived: null,
  reallocateRefusal: null,
  live: { position: null, eta: null, alerts: [] },
}

const shown = async (lang: 'en' | 'ar', refusal: string | null) => {
  const timeline: TruckTimeline = {
    id,
    number: 'TR-26-013318',
    containerNo: null,
    version: 4,
    pickup: stop,
    dropoff: stop,
    promisedAt: '2026-11-29T21:00:00+04:00',
    bookingNumber: 'BK-26-000125',
    movement: 'DOMESTIC',
    slots: [slot],
    allocated: 0,
    posts: [],
    alerts: [],
    allocateRefusal: refusal,
    reportRefusal: refusal ?? 'trucks.not-allocated',
    completeRefusal: refusal ?? 'trucks.not-allocated',
    completesAt: null,
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    new Request(address).url.includes('GetTimeline')
      ? Response.json(timeline)
      : Response.json({ status: 'FAILED', errorMessage: 'No', code: 'trucks.not-booked' }, { status: 409 }),
  )
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <TrucksCard view={view} side="agent" documents={{} as CarriedProps['documents']} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('BK-26-000125')).toBeVisible()
}

test.each(languages)('%s: trucks are not allocated to a booking that is over', async (lang) => {
  const allocate = page.getByRole('button', { name: say(lang, allocateText.allocate), exact: true })
  const waits = page.getByText(say(lang, roadText.notAllocated), { exact: true })
  await shown(lang, 'trucks.not-booked')
  await expect.element(allocate).not.toBeInTheDocument()
  await expect.element(waits).not.toBeInTheDocument()
  expect(await faults()).toEqual([])
})

test.each(languages)('%s: of a booking under way the provider allocates', async (lang) => {
  await shown(lang, null)
  await expect
    .element(page.getByRole('button', { name: say(lang, allocateText.allocate), exact: true }))
    .toBeVisible()
  await expect.element(page.getByText(say(lang, roadText.notAllocated), { exact: true })).toBeVisible()
})
