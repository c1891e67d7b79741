// A truck quotation as a provider writes it and as a customer compares it, in both languages: quantities, dates, waiting.
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { emptyPlace } from '@marsa/model/trucks/asking/truck-place.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { truckOffer, truckOfferFields } from '@marsa/model/trucks/quoting/offer.ts'
import { truckExpected, truckFormPricing } from '@marsa/model/trucks/quoting/pricing.ts'
import { comparedHours } from '@marsa/model/trucks/road/offer-waiting.ts'
// First, as in the app: it orders the layers that later style sheets add to.
import '../../src/ui/app.css'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { RouterProvider } from '../../src/kit/router/outlet.tsx'
import { createRouter } from '../../src/kit/router/router.ts'
import { QuoteForm } from '../../src/requests/door.tsx'
import { CompareCards } from '../../src/requests/parts/compare-cards.tsx'
import { CompareTable } from '../../src/requests/parts/compare-table.tsx'
import { trucksPages } from '../../src/trucks/pages.ts'
import { comparedTrucks } from '../../src/trucks/quoting/compared.tsx'
import { truckCompareText } from '../../src/trucks/quoting/text.ts'
import { memoryHistory } from '../kit/memory-history.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { quoteOf } from '../warehouse/samples.ts'

const requestId = '00000000-0000-4000-8000-000000000001'
const form: TruckForm = {
  movementType: 'DOMESTIC',
  truckType: 'SEVEN_TON_CLOSED',
  subType: 'STANDARD',
  trucks: 2,
  cargoType: 'GENERAL',
  commodity: 'Ceramic tiles',
  packageType: 'PALLET',
  quantity: 12,
  unit: 'PALLET',
  weightKg: 9_000,
  hazardous: false,
  pickup: emptyPlace,
  dropoff: emptyPlace,
  pickupAt: '2099-01-05T08:00:00+04:00',
  dropoffAt: '2099-01-05T14:00:00+04:00',
  instructions: '',
}

const quote = (
  id: string,
  totalEstimate: string,
  rows: [code: 'truck-tariff' | 'toll' | 'offloading', amount: string, vat: string][],
  offer: object,
): QuotationView => ({
  ...quoteOf(),
  QuotationId: id,
  agentNameEn: id,
  agentNameAr: id,
  state: 'Q_SUBMITTED',
  acceptRefusal: null,
  expiryDate: '2099-01-01T10:00:00+04:00',
  isLowest: id === 'Rival',
  totalEstimate,
  missing: [],
  charges: rows.map(([code, amount, vat]) => ({
    code,
    label: null,
    amount,
    quantity: 2,
    vatCategory: 'standard' as const,
    vat,
  })),
  offer: {
    proposedPickup: '2099-01-05T09:00:00+04:00',
    proposedDelivery: '2099-01-05T14:00:00+04:00',
    freeLoadingHours: 2,
    freeUnloadingHours: 2,
    waitingRate: '75.00',
    ...offer,
  },
})
const first = quote(
  'Wathba',
  '2133.60',
  [
    ['truck-tariff', '1700.00', '85.00'],
    ['toll', '32.00', '1.60'],
    ['offloading', '300.00', '15.00'],
  ],
  {},
)
const rival = quote('Rival', '2079.00', [['truck-tariff', '1980.00', '99.00']], {
  freeLoadingHours: 1,
  waitingRate: '160.00',
  proposedPickup: '2099-01-05T13:00:00+04:00',
})

/** What was sent to the server. */
const sent: Record<string, unknown>[] = []
beforeEach(() => {
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const isQuote = new Request(address).url.includes('/SubmitQuote')
    if (isQuote && typeof init?.body === 'string') sent.push(JSON.parse(init.body) as Record<string, unknown>)
    const answer = { status: 'SUCCESS', errorMessage: null, QuotationId: requestId, QuotationNo: 'Q-1' }
    return Response.json(
      isQuote ? { ...answer, totalEstimate: '1785.00', state: 'Q_DRAFT', warnings: [] } : {},
      {
        status: isQuote ? 200 : 404,
      },
    )
  })
})
afterEach(() => void vi.restoreAllMocks())

/** Inside a router, because the form warns before it is left. */
const shown = (lang: Lang, part: ReactNode) => {
  const router = createRouter({
    routes: [],
    frame: () => part,
    notFound: () => null,
    failed: () => null,
    frameFailed: () => null,
    history: memoryHistory('/'),
  })
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  return onPage(
    lang,
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const nothing = () => undefined
const compared = {
  quotes: [rival, first],
  expected: truckExpected(form),
  ...comparedTrucks(form),
  booked: false,
  suggestedId: undefined,
  actions: { onAccept: nothing, onReject: nothing, onEnd: nothing, now: () => Date.now() },
}

describe.each(languages)('%s', (lang) => {
  const words = (row: TextRow, params = {}) => say(lang, row, params)
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  const pageText = () => (document.body.textContent ?? '').replace(/[\u2066-\u2069]/g, '')

  test('a provider quotes each truck, and is told what is left of the dates and the waiting', async () => {
    await page.viewport(360, 800)
    const calls = trucksPages.quoteCalls(requestId)
    const data = { expected: truckExpected(form), own: null, submitRefusal: null }
    const { codes, ...pricing } = truckFormPricing(form)
    await shown(
      lang,
      <QuoteForm
        data={data}
        number="TR-26-000001"
        calls={calls}
        pricing={{ ...pricing, codes }}
        offer={truckOffer(form)}
        more={codes.filter((code) => !data.expected.includes(code))}
        prints
        now={Date.now}
      />,
    )
    const charge = words(charges['truck-tariff'])
    const quantity = box(words(quoteFormText.quantityOf, { charge }))
    await expect.element(quantity).toHaveValue('2')
    await box(words(quoteFormText.buyingOf, { charge })).fill('700')
    await box(words(quoteFormText.sellingOf, { charge })).fill('850')
    await quantity.fill('1')
    const submit = page.getByRole('button', { name: words(quoteFormText.submit), exact: true })
    await expect
      .element(submit)
      .toHaveAccessibleDescription(new RegExp(words(quoteFormText.leftCharge, { charge })))
    await quantity.fill('2')
    await expect
      .element(submit)
      .not.toHaveAccessibleDescription(new RegExp(words(quoteFormText.leftCharge, { charge })))
    const { waitingRate } = truckOfferFields
    await box(words(waitingRate.label)).fill('75')
    await page.getByRole('button', { name: words(quoteFormText.saveDraft), exact: true }).click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      charges: [{ code: 'truck-tariff', sellingRate: '850', quantity: 2 }],
      offer: {
        proposedPickup: form.pickupAt,
        proposedDelivery: form.dropoffAt,
        freeLoadingHours: 2,
        freeUnloadingHours: 2,
        waitingRate: '75',
      },
    })
    expect(await faults()).toEqual([])

    // The quote is binding once it is accepted: the total is said before it is sent, and nothing leaves until then.
    await page.getByText(words(quoteFormText.partnerTerms)).click()
    await submit.click()
    const asked = page.getByRole('alertdialog')
    await expect.element(asked.getByText(/1,785\.00/)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(await faults()).toEqual([])
    await asked.getByRole('button', { name: words(quoteFormText.submit), exact: true }).dblClick()
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ isDraft: false })
  })

  test('the comparison says how many, how far from the wish, and the total if every truck waits', async () => {
    for (const part of [
      <CompareTable key="t" {...compared} differencesOnly={false} />,
      <CompareCards key="c" {...compared} totalInSight />,
    ]) {
      const { unmount } = await shown(lang, part)
      const label = words(truckCompareText.ifWaiting, { count: comparedHours })
      await expect.element(page.getByText(label).first()).toBeVisible()
      for (const amount of ['2,448.60', '3,087.00', '2 × 850.00', '2 × 990.00'])
        expect(pageText()).toContain(amount)
      expect(pageText()).toContain(words(truckCompareText.asAsked))
      expect(pageText()).toContain(
        words(truckCompareText.later, { time: lang === 'en' ? '5 hours' : '5 ساعات' }).replace(
          /[\u2066-\u2069]/g,
          '',
        ),
      )
      expect(await faults()).toEqual([])
      await unmount()
    }
  })
})
