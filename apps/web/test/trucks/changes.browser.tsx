// The changes of a booking as both sides see them: the price is read before it is proposed and before it is answered.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { emptyPlace } from '@marsa/model/trucks/asking/truck-place.ts'
import { noChange } from '@marsa/model/trucks/change/change.ts'
import type { ChangeView } from '@marsa/model/trucks/change/change-endpoints.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import {
  changeDialogText as dialog,
  changeStateText,
  changeText as words,
} from '../../src/trucks/change/change-words.ts'
import { ChangesCard } from '../../src/trucks/change/changes-card.tsx'
import type { Changes } from '../../src/trucks/road/calls.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const requestId = '00000000-0000-4000-8000-000000000001'
const changeId = '00000000-0000-4000-8000-000000000002'
const slotIds = [3, 4, 5].map((n) => `00000000-0000-4000-8000-00000000000${n}`)

const form = {
  movementType: 'DOMESTIC',
  truckType: 'SEVEN_TON_CLOSED',
  subType: 'STANDARD',
  trucks: 3,
  weightKg: 18_000,
  pickup: emptyPlace,
  dropoff: emptyPlace,
  pickupAt: '2026-11-25T08:00:00+04:00',
  dropoffAt: '2026-11-25T14:00:00+04:00',
} as TruckForm

/** Vector 2: three trucks at 333.33, 1,049.99 with VAT; the first is at loading. */
const base: Changes = {
  id: requestId,
  version: 7,
  changes: [],
  proposeRefusal: null,
  proposedPickup: '2026-11-25T08:00:00+04:00',
  proposedDelivery: '2026-11-25T14:00:00+04:00',
  slots: slotIds.map((slot, at) => ({
    slot,
    n: at + 1,
    plate: null,
    isAtLoading: at === 0,
    isDelivered: false,
    hasExtras: false,
  })),
  lines: [{ code: 'truck-tariff', label: null, rate: '333.33', quantity: 3, vat: 'standard' }],
  dropPercent: 25,
}
const proposed: ChangeView = {
  changeId,
  by: 'customer',
  state: 'PROPOSED',
  ...noChange,
  drop: [slotIds[1]!],
  rates: [],
  weightKg: 12_000,
  dropped: [2],
  reason: 'The rest is not ready',
  proposedAt: '2026-11-24T08:00:00+04:00',
  answerBy: '2026-11-24T20:00:00+04:00',
  answeredAt: null,
  answer: null,
  before: '1049.99',
  after: '787.49',
  kept: '87.50',
  answerRefusal: 'trucks.change-own',
  withdrawRefusal: null,
}

type Asked = { path: string; body: unknown }
const shown = async (lang: Lang, data: { now: Changes }, side: 'customer' | 'agent', then: () => void) => {
  const sent: Asked[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const request = new Request(address, init)
    if (request.method === 'GET') return Response.json(data.now)
    const path = new URL(request.url).pathname.replace(/^.*Trucks\//, '')
    sent.push({ path, body: await request.json() })
    then()
    return Response.json(
      path.startsWith('Propose') ? { changeId } : { status: 'SUCCESS', errorMessage: null },
    )
  })
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <ChangesCard id={requestId} form={form} side={side} />
    </QueryClientProvider>,
  )
  return sent
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
const open = () => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const said = () => document.querySelector('[role=dialog], [role=alertdialog]')!.textContent

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 900)
})

test.each(languages)('%s: a truck less is proposed at the price that the page has shown', async (lang) => {
  await page.viewport(360, 900)
  const data = { now: base }
  const sent = await shown(lang, data, 'customer', () => {
    data.now = { ...base, proposeRefusal: 'trucks.change-open', changes: [proposed] }
  })
  await press(say(lang, words.propose))
  await open().getByText(say(lang, dialog.drop), { exact: true }).click()
  const box = (n: number) =>
    [...document.querySelectorAll('[role=dialog] label.check')]
      .find((label) => label.textContent.startsWith(say(lang, words.truck, { n })))!
      .querySelector('input')!
  await expect.poll(() => box(1).disabled).toBe(true)
  await expect.poll(said).toContain(say(lang, dialog.dropHint, { percent: 25 }))
  box(2).click()
  // 699.99 of the rest and a quarter of the share of the truck that goes.
  await expect.poll(said).toContain('787.49')
  expect(said()).toContain('87.50')
  expect(said()).toContain('262.50')
  await open().getByLabelText(say(lang, dialog.reason)).fill('The rest is not ready')
  expect(await faults()).toEqual([])
  await open()
    .getByRole('button', { name: say(lang, dialog.send), exact: true })
    .click()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: `ProposeChange/${requestId}`,
        body: {
          ...noChange,
          drop: [slotIds[1]],
          weightKg: 12_000,
          reason: 'The rest is not ready',
          total: '787.49',
          version: 7,
        },
      },
    ])
  await expect.element(page.getByText(say(lang, changeStateText.PROPOSED), { exact: true })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(await faults()).toEqual([])
})

test.each(languages)('%s: the other side reads the price once more before it agrees', async (lang) => {
  const asked = { ...proposed, answerRefusal: null, withdrawRefusal: 'kit.forbidden' }
  const data: { now: Changes } = {
    now: { ...base, proposeRefusal: 'trucks.change-open', dropPercent: 0, changes: [asked] },
  }
  const sent = await shown(lang, data, 'agent', () => {
    data.now = {
      ...base,
      changes: [
        { ...asked, state: 'AGREED', answerRefusal: 'trucks.change-over', answeredAt: asked.answerBy },
      ],
    }
  })
  await press(say(lang, words.agree))
  await expect.poll(said).toContain('787.49')
  expect(said()).toContain('262.50')
  expect(await faults()).toEqual([])
  await open()
    .getByRole('button', { name: say(lang, words.agree), exact: true })
    .click()
  await expect
    .poll(() => sent)
    .toEqual([{ path: `AnswerChange/${changeId}`, body: { agreed: true, reason: null } }])
  await expect.element(page.getByText(say(lang, changeStateText.AGREED), { exact: true })).toBeVisible()
})
