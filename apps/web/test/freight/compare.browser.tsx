// The comparison in both languages: the filled button follows the suggestion, and what has no amount says why.
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { quotationStateText } from '@marsa/model/requests/text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { say } from '@marsa/model/kit/text.ts'
import { freightFacts } from '../../src/freight/quoting/compare-facts.tsx'
import { dateTime } from '../../src/kit/format.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { CompareCards } from '../../src/requests/parts/compare-cards.tsx'
import { factRows } from '../../src/requests/parts/compare-rows.ts'
import { CompareTable } from '../../src/requests/parts/compare-table.tsx'
import { languages, onPage } from '../ui/on-page.tsx'
import { quoteOf } from '../warehouse/samples.ts'

const lazyLoad = new Date(Date.now() + 86_400_000).toISOString()
const quote = (id: string, change: Partial<QuotationView>): QuotationView => ({
  ...quoteOf(),
  QuotationId: id,
  agentNameEn: id,
  agentNameAr: id,
  state: 'Q_SUBMITTED',
  acceptRefusal: null,
  expiryDate: lazyLoad,
  answerMinutes: 0,
  ...change,
})
const cheap = quote('Cheap', {
  isLowest: true,
  totalEstimate: '900.00',
  missing: ['insurance'],
  notOffered: ['insurance'],
})
const whole = quote('Whole', {
  isLowest: false,
  totalEstimate: '950.00',
  missing: [],
  included: ['insurance'],
})
const nothing = () => undefined
const props = {
  quotes: [cheap, whole],
  expected: ['insurance' as const],
  facts: [],
  booked: false,
  suggestedId: 'Whole',
  actions: { onAccept: nothing, onReject: nothing, onEnd: nothing, now: () => Date.now() },
}

const accept = (lang: 'en' | 'ar', of: QuotationView) =>
  page.getByRole('button', { name: `${say(lang, compareText.acceptAndPay)}: ${of.QuotationId}` })

test.each(languages)('%s: table and cards', async (lang) => {
  for (const part of [
    <CompareTable key="t" {...props} differencesOnly={false} />,
    <CompareCards key="c" {...props} />,
  ]) {
    const { unmount } = await onPage(
      lang,
      <QueryClientProvider client={makeQueryClient()}>{part}</QueryClientProvider>,
    )
    await expect.element(accept(lang, whole)).toHaveClass('btn-p')
    await expect.element(accept(lang, cheap)).not.toHaveClass('btn-p')
    expect(document.body.textContent).toContain(say(lang, compareText.included))
    expect(document.body.textContent).toContain(say(lang, compareText.notOffered))
    expect(document.body.textContent).toContain(
      say(lang, compareText.validUntil, { when: dateTime(lazyLoad, lang) }),
    )
    // All answered outside working hours: nothing is compared.
    expect(document.body.textContent).not.toContain('0, 0')
    await unmount()
  }
})

test.each(languages)('%s: what the customer did not choose is called so', async (lang) => {
  const lost = { ...cheap, state: 'Q_NOT_AWARDED' as const }
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <CompareCards {...props} quotes={[{ ...whole, state: 'Q_ACCEPTED' }, lost]} booked />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(lang === 'en' ? 'Not chosen' : 'لم يُختر').first()).toBeVisible()
  expect(document.body.textContent).not.toContain(say(lang, quotationStateText.Q_NOT_AWARDED))
})

test('stops are compared where they are given as places, not as words', () => {
  const via = { code: 'SGSIN', en: 'Singapore', ar: 'سنغافورة', kind: 'transshipment' as const, days: 2 }
  const given = (way: QuotationView['way']) => ({
    ...quote('Given', { way, stops: null }),
    stopPlaces: null,
    emissions: null,
  })
  const stops = freightFacts.filter(({ key }) => key === 'stops')
  expect(factRows([given([]), given([via])], stops)).toMatchObject([{ differs: true }])
  expect(factRows([given(null), given(null)], stops)).toEqual([])
})

test.each(languages)(
  '%s: on a phone differences are offered between two quotes, not of one',
  async (lang) => {
    const differences = page.getByRole('radio', { name: say(lang, compareText.differences) })
    for (const quotes of [[cheap, whole], [whole]]) {
      const { unmount } = await onPage(
        lang,
        <QueryClientProvider client={makeQueryClient()}>
          <CompareCards {...props} quotes={quotes} />
        </QueryClientProvider>,
      )
      await expect.element(accept(lang, whole)).toBeVisible()
      expect(differences.elements()).toHaveLength(quotes.length - 1)
      await unmount()
    }
  },
)
