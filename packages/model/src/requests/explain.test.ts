// Four quotations and their sentences in both languages: which is lowest, which is suggested, and why.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settingDefaults } from '../kit/settings.ts'
import type { Lang } from '../kit/text.ts'
import type { ChargeCode } from './charges.ts'
import { lowest } from './compare.ts'
import { reasonsOf, suggested, type Teller, type Weighed } from './explain.ts'

const teller = (lang: Lang): Teller => ({
  lang,
  settings: settingDefaults,
  money: (fils) => `AED ${(Number(fils) / 100).toFixed(2)}`,
})
const quote = (id: string, total: bigint, change: Partial<Weighed> = {}): Weighed => ({
  id,
  agent: { en: id, ar: `وكيل ${id}` },
  total,
  submittedAt: new Date(Date.UTC(2026, 10, 21, 8)),
  live: true,
  missing: [],
  notOffered: [],
  transitDays: null,
  ...change,
})
/** Each reason as "agent is: sentences". */
const notified = (quotes: readonly Weighed[], lang: Lang = 'en') =>
  reasonsOf(quotes, 8, teller(lang)).map(
    ({ quote: { id }, is, sentences }) => `${id} ${is}: ${sentences.join(' ')}`,
  )

describe('four quotations', () => {
  const saffan = quote('Saffan', 962_775n, { transitDays: 19 })
  const dana = quote('Dana', 1_005_400n, { transitDays: 17, missing: ['seal'] })
  const rimal = quote('Rimal', 927_900n, { live: false, transitDays: 15 })
  const noor = quote('Noor', 1_100_000n, { transitDays: 25 })
  const all = [dana, rimal, noor, saffan]

  test('in English', () => {
    expect(notified(all)).toEqual([
      'Saffan lowest: Lowest total among open quotes: AED 426.25 less than the next. All 8 expected charges are listed. Dana is 2 days faster for AED 426.25 more.',
    ])
  })
  test('in Arabic', () => {
    expect(notified(all, 'ar')).toEqual([
      'Saffan lowest: أقل إجمالي بين العروض السارية: أقل بمقدار AED 426.25 عن العرض التالي. الرسوم المتوقعة مذكورة كلها، وعددها 8. أما وكيل Dana فأسرع بيومين مقابل زيادة قدرها AED 426.25.',
    ])
  })
  test('the lowest that leaves out what has no range gives way to the lowest complete one', () => {
    const cheap = quote('Cheap', 900_000n, { missing: ['customs-clearance', 'seal'] })
    expect(notified([...all, cheap])).toEqual([
      'Cheap lowest: Lowest total among open quotes: AED 627.75 less than the next. Not in this quote: Customs clearance and Seal fee. The final total can rise by AED 52.50 with VAT, and more for charges without a fixed range. With these charges it may not stay the lowest.',
      'Saffan suggested: Total AED 627.75 above the lowest, and no expected charge is missing, so it is the safer price. Dana is 2 days faster for AED 426.25 more.',
    ])
    expect(notified([...all, cheap], 'ar')[1]).toBe(
      'Saffan suggested: إجماليه أعلى من الأقل بمقدار AED 627.75، ولا ينقصه أي رسم متوقع، ولذلك فسعره أوثق. أما وكيل Dana فأسرع بيومين مقابل زيادة قدرها AED 426.25.',
    )
  })
})

/** A seal costs at most 50 dirhams, 52.50 with VAT. */
const withoutSeal = (id: string, total: bigint) => quote(id, total, { missing: ['seal'] })

test('the lowest stays suggested as long as its missing charge cannot lift it above the next', () => {
  expect(suggested([withoutSeal('a', 100_000n), quote('b', 105_250n)], settingDefaults)?.id).toBe('a')
  expect(suggested([withoutSeal('a', 100_000n), quote('b', 105_249n)], settingDefaults)?.id).toBe('b')
  expect(notified([withoutSeal('a', 100_000n), quote('b', 105_250n)])[0]).toContain(
    'It stays the lowest even if',
  )
})

test('nothing is suggested where nothing is complete and the lowest may lose its place', () => {
  expect(notified([withoutSeal('a', 100_000n), withoutSeal('b', 101_000n)])).toEqual([
    'a lowest: Lowest total among open quotes: AED 10.00 less than the next. Not in this quote: Seal fee. The final total can rise by up to AED 52.50 with VAT. With these charges it may not stay the lowest.',
  ])
})

test('one quotation alone, a tie, and none', () => {
  expect(notified([quote('a', 100n)])).toEqual([
    'a lowest: The only open quote at the moment. All 8 expected charges are listed.',
  ])
  expect(notified([quote('a', 100n), quote('b', 100n)])[0]).toMatch(/^a lowest: Same lowest total/)
  expect(notified([quote('a', 100n, { live: false })])).toEqual([])
})

test('the fastest is said only when it alone is', () => {
  const [a, b] = [quote('a', 100n, { transitDays: 9 }), quote('b', 200n, { transitDays: 12 })]
  expect(notified([a, b])[0]).toContain('It is also the fastest: 9 days.')
  expect(notified([a, { ...b, transitDays: 9 }])[0]).not.toMatch(/fast/)
  expect(notified([a, { ...b, transitDays: null }])[0]).not.toMatch(/fast/)
})

test('what is suggested is live, and no complete quotation is below it', () => {
  const codes: ChargeCode[] = ['seal', 'handling', 'customs-clearance']
  const some = fc.array(
    fc.record({
      total: fc.bigInt({ min: 1n, max: 100_000n }),
      live: fc.boolean(),
      missing: fc.subarray(codes),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(some, (rows) => {
      const quotes = rows.map((row, at) => quote(String(at), row.total, row))
      const found = suggested(quotes, settingDefaults)
      if (!found) return
      expect(found.live).toBe(true)
      const complete = lowest(quotes.filter(({ missing }) => missing.length === 0))
      if (complete) expect(found.total <= complete.total).toBe(true)
    }),
  )
})

test('an asked service that is not offered, or not answered, keeps a quotation from being the safer price', () => {
  const asked = quote('Asked', 900_000n, { missing: ['insurance'], notOffered: ['insurance'] })
  const whole = quote('Whole', 950_000n)
  expect(suggested([asked, whole], settingDefaults)?.id).toBe('Whole')
  const [lowestSaid, suggestedSaid] = notified([asked, whole])
  expect(lowestSaid).toContain('This agent does not offer: Cargo insurance.')
  expect(lowestSaid).not.toContain('Not in this quote')
  expect(suggestedSaid).toContain('Whole suggested')
  const silent = quote('Silent', 900_000n, {
    missing: ['insurance', 'fumigation'],
    notOffered: ['fumigation'],
  })
  expect(notified([silent, whole])[0]).toMatch(
    /does not offer: Fumigation\. Not in this quote: Cargo insurance\./,
  )
})
