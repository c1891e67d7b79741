// The extra charges of a booking as its customer, its provider and the desk see and answer them, in both languages.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { ExtraView, SlotClockView } from '@marsa/model/trucks/extras/extras-endpoints.ts'
import { dayTime } from '../../src/kit/format.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { allocateText } from '../../src/trucks/road/road-text.ts'
import { pauseText } from '../../src/trucks/road/pause-text.ts'
import { liveKeys } from '../../src/app/live-keys.ts'
import { extraName } from '../../src/trucks/road/extra-name.ts'
import type { Extras } from '../../src/trucks/road/calls.ts'
import { ExtrasCard } from '../../src/trucks/road/extras-card.tsx'
import {
  extraDialogText as dialog,
  extrasText as words,
  extraStateText,
} from '../../src/trucks/road/extras-text.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const requestId = '00000000-0000-4000-8000-000000000001'
const slot = '00000000-0000-4000-8000-000000000002'
const [waitingId, tollId] = ['00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000004']

const clock = (change: Partial<SlotClockView>): SlotClockView => ({
  slot,
  n: 1,
  plate: 'DXB A 12345',
  code: 'waiting',
  stop: 'LOADING',
  isRunning: false,
  spans: [],
  freeEndsAt: null,
  units: 2,
  rate: '75.00',
  net: '150.00',
  vat: '7.50',
  total: '157.50',
  isCapped: false,
  pauses: [],
  pauseRefusal: 'kit.forbidden',
  sentence: {
    en: '3 h 25 min waited, 2 hours of it free: 2 started hours at AED 75.00 come to AED 150.00.',
    ar: 'انتظرت الشاحنة 3 ساعات و25 دقيقة، وتُحتسب بعد خصم ساعتين مجانيتين ساعتان بسعر 75.00 درهم: 150.00 درهم.',
  },
  ...change,
})
const counted = clock({})
const running = clock({
  stop: 'UNLOADING',
  isRunning: true,
  freeEndsAt: '2026-11-24T16:00:00+04:00',
  units: 0,
  net: '0.00',
  vat: '0.00',
  total: '0.00',
  sentence: {
    en: '40 min of 2 free hours used. Nothing is charged yet.',
    ar: 'انتظرت الشاحنة 40 دقيقة من أصل ساعتين مجانيتين. لا رسوم حتى الآن.',
  },
})

const waiting: ExtraView = {
  extraId: waitingId,
  slot,
  n: 1,
  plate: 'DXB A 12345',
  code: 'waiting',
  stop: 'LOADING',
  units: 2,
  rate: '75.00',
  net: '150.00',
  vat: '7.50',
  total: '157.50',
  note: null,
  receipt: null,
  isProven: true,
  state: 'CLAIMED',
  claimedAt: '2026-11-24T11:25:00+04:00',
  answerBy: '2026-11-26T11:25:00+04:00',
  answeredAt: null,
  bySilence: false,
  reason: null,
  decideBy: null,
  charged: null,
  answerRefusal: 'kit.forbidden',
  decideRefusal: 'kit.forbidden',
  withdrawRefusal: 'kit.forbidden',
}
const toll: ExtraView = {
  ...waiting,
  extraId: tollId,
  code: 'toll',
  stop: null,
  units: 1,
  rate: '16.00',
  net: '16.00',
  vat: '0.80',
  total: '16.80',
  note: 'Salik, four gates',
  receipt: { documentId: '00000000-0000-4000-8000-000000000005', fileName: 'salik.pdf' },
  isProven: false,
  state: 'OBJECTED',
  answeredAt: '2026-11-24T12:00:00+04:00',
  reason: 'One gate lies on the way',
  decideBy: '2026-12-01T18:00:00+04:00',
}

const base: Extras = {
  id: requestId,
  clocks: [counted],
  extras: [],
  charged: '0.00',
  claimRefusal: 'kit.forbidden',
  claimable: ['toll', 'offloading'],
  trucks: [
    { slot, n: 1, plate: 'DXB A 12345' },
    { slot: '00000000-0000-4000-8000-000000000006', n: 2, plate: null },
  ],
}

const refused = (fields: Record<string, string>) =>
  Response.json(
    {
      status: 'ERROR',
      code: 'kit.invalid',
      errorMessage: 'Check the fields.',
      fieldErrors: Object.entries(fields).map(([field, message]) => ({ field, message })),
    },
    { status: 422 },
  )

type Asked = { path: string; body: unknown }

/** Reads the booking as `data` has it; what is sent goes to `answer`, which may change it. */
const shown = async (lang: Lang, data: { now: Extras }, answer: (asked: Asked) => Response) => {
  const sent: Asked[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const request = new Request(address, init)
    if (request.method === 'GET') return Response.json(data.now)
    const asked = {
      path: new URL(request.url).pathname.replace(/^.*Trucks\//, ''),
      body: await request.json(),
    }
    sent.push(asked)
    return answer(asked)
  })
  const client = makeQueryClient()
  await onPage(
    lang,
    <QueryClientProvider client={client}>
      <ExtrasCard id={requestId} />
    </QueryClientProvider>,
  )
  return { sent, client }
}
const done = () => Response.json({ status: 'SUCCESS', errorMessage: null })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const inDialog = (name: string) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name, exact: true })
    .click()
const states = () => [...document.querySelectorAll('.badge')].map((badge) => badge.textContent)

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 900)
})

test.each(languages)('%s: the customer reads what counts, agrees and objects', async (lang) => {
  await page.viewport(360, 900)
  const own = { ...waiting, answerRefusal: null }
  const data = {
    now: {
      ...base,
      clocks: [counted, running],
      extras: [own, { ...toll, state: 'CLAIMED', answerRefusal: null, reason: null, decideBy: null }],
    } as Extras,
  }
  const { sent, client } = await shown(lang, data, ({ path }) => {
    const [first, second] = data.now.extras as [ExtraView, ExtraView]
    data.now = path.endsWith(waitingId)
      ? {
          ...data.now,
          charged: '157.50',
          extras: [
            { ...first, state: 'AGREED', charged: '157.50', answerRefusal: 'trucks.extra-answered' },
            second,
          ],
        }
      : { ...data.now, extras: [first, { ...toll, answerRefusal: 'trucks.extra-answered' }] }
    return done()
  })
  await expect.element(page.getByText(counted.sentence[lang])).toBeVisible()
  await expect.element(page.getByText(running.sentence[lang])).toBeVisible()
  expect(states()).toEqual(
    [words.running, extraStateText.CLAIMED, extraStateText.CLAIMED].map((row) => say(lang, row)),
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(await faults()).toEqual([])

  await page
    .getByRole('button', { name: say(lang, words.agree), exact: true })
    .first()
    .click()
  await expect
    .poll(() => sent)
    .toEqual([{ path: `AnswerExtra/${waitingId}`, body: { agreed: true, reason: null } }])
  await expect.poll(states).toContain(say(lang, extraStateText.AGREED))

  await press(say(lang, words.object))
  await page.getByLabelText(say(lang, dialog.objectReason)).fill('One gate lies on the way')
  expect(await faults()).toEqual([])
  await inDialog(say(lang, words.object))
  await expect
    .poll(() => sent[1])
    .toEqual({
      path: `AnswerExtra/${tollId}`,
      body: { agreed: false, reason: 'One gate lies on the way' },
    })
  await expect.poll(states).toContain(say(lang, extraStateText.OBJECTED))
  await expect.element(page.getByText('One gate lies on the way', { exact: false })).toBeVisible()

  // Somebody else's decision arrives by itself.
  data.now = {
    ...data.now,
    extras: data.now.extras.map((extra) =>
      extra.extraId === tollId ? { ...extra, state: 'DECIDED', charged: '4.20' } : extra,
    ),
  }
  for (const queryKey of liveKeys('trucks.changed', requestId)) void client.invalidateQueries({ queryKey })
  await expect.poll(states).toContain(say(lang, extraStateText.DECIDED))
})

test.each(languages)('%s: the provider claims with what is missing named, and gives up', async (lang) => {
  const data = {
    now: { ...base, claimRefusal: null, extras: [{ ...waiting, withdrawRefusal: null }] } as Extras,
  }
  const { sent } = await shown(lang, data, ({ path }) => {
    if (path.startsWith('Extras/'))
      return refused({ code: 'Choose a charge', receipt: 'Invalid document id.' })
    data.now = { ...data.now, extras: [] }
    return done()
  })
  await press(say(lang, words.claim))
  await page.getByLabelText(say(lang, dialog.amount)).fill('16.00')
  expect(await faults()).toEqual([])
  await inDialog(say(lang, dialog.send))
  await expect.element(page.getByText('Choose a charge')).toBeVisible()
  await expect.element(page.getByText(say(lang, dialog.receiptNeeded))).toBeVisible()
  expect(sent[0]).toMatchObject({ path: `Extras/${requestId}`, body: { slot, amount: '16.00', note: null } })
  await press(say(lang, allocateText.notYet))

  await press(say(lang, words.giveUp))
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(await faults()).toEqual([])
  await inDialog(say(lang, words.giveUp))
  await expect.poll(() => sent[1]).toEqual({ path: `WithdrawExtra/${waitingId}`, body: {} })
  await expect.element(page.getByText(say(lang, words.none), { exact: false })).toBeVisible()
})

test.each(languages)('%s: the desk decides on a part with a reason', async (lang) => {
  const data = { now: { ...base, extras: [{ ...toll, decideRefusal: null }] } as Extras }
  const { sent } = await shown(lang, data, () => done())
  await press(say(lang, words.decide))
  await page.getByText(say(lang, dialog.part), { exact: true }).click()
  await page.getByLabelText(say(lang, dialog.amount)).fill('4.00')
  await page.getByLabelText(say(lang, dialog.reason), { exact: true }).fill('One gate alone')
  expect(await faults()).toEqual([])
  await inDialog(say(lang, words.decide))
  await expect
    .poll(() => sent)
    .toEqual([{ path: `DecideExtra/${tollId}`, body: { amount: '4.00', reason: 'One gate alone' } }])
})

test.each(languages)(
  '%s: a pause stops the clock with its reason, and the other side reads both',
  async (lang) => {
    await page.viewport(360, 900)
    const own = { ...running, pauseRefusal: null }
    const data = { now: { ...base, clocks: [own] } as Extras }
    const free = say(lang, words.freeUntil, { when: dayTime(own.freeEndsAt!, lang) })
    let isRefused = true
    const { sent } = await shown(lang, data, ({ path }) => {
      if (isRefused) return refused({ reason: 'Say why' })
      const from = '2026-11-24T14:40:00+04:00'
      const pauses = path.startsWith('EndPause')
        ? [{ from, until: '2026-11-24T15:10:00+04:00', reason: 'Rest' }]
        : [{ from, until: null, reason: 'Rest' }]
      data.now = { ...data.now, clocks: [{ ...own, pauses }] }
      return path.startsWith('EndPause') ? done() : Response.json({ pauseId: toll.extraId })
    })
    await expect.element(page.getByText(free)).toBeVisible()
    const begin = say(lang, pauseText.begin)
    await page.getByRole('button', { name: begin, exact: true }).click()
    await inDialog(begin)
    await expect.element(page.getByText('Say why')).toBeVisible()
    expect(await faults()).toEqual([])
    isRefused = false
    await page.getByLabelText(say(lang, pauseText.why), { exact: false }).fill('Rest')
    await inDialog(begin)
    await expect
      .poll(() => sent[1])
      .toEqual({ path: `Pause/${requestId}`, body: { slot, at: null, reason: 'Rest' } })
    await expect.poll(states).toEqual([say(lang, words.paused)])
    await expect.element(page.getByText(free)).not.toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await faults()).toEqual([])

    page
      .getByRole('button', { name: say(lang, pauseText.end), exact: true })
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent[2]).toEqual({ path: `EndPause/${requestId}`, body: { slot, at: null } })
    await expect.poll(states).toEqual([say(lang, words.running)])
  },
)

test.each(languages)('%s: no card where nothing counts and nothing can be claimed', async (lang) => {
  await shown(lang, { now: { ...base, clocks: [] } }, done)
  await expect.poll(() => vi.mocked(globalThis.fetch).mock.calls.length).toBe(1)
  await expect.element(page.getByText(extraName(waiting, lang))).not.toBeInTheDocument()
  expect(document.querySelector('#extras')).toBeNull()
})
