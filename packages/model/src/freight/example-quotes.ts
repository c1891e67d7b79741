// The comparison on the page of freight: three invented offers for two containers, counted by the rules of the real one (trade.md, TV16 to TV19).
import { half, parseMoney, sum, toWire, vatOf } from '../kit/money.ts'
import { settingDefaults } from '../kit/settings.ts'
import { charges, type ChargeCode } from '../requests/charges.ts'
import type { QuotationView } from '../requests/views.ts'
import { measuresOf } from './cargo/cargo-of.ts'
import { countedIn } from './quoting/freight-pricing.ts'
import { comparedBy, likelyTotal, perUnit } from './quoting/like-with-like.ts'

const cargo = {
  mode: 'sea',
  containerMode: 'FCL',
  containerType: '40HC',
  containerCount: 2,
  grossWeightKg: 40_000,
} as const

type Offer = { transitDays: number; freeDays: number; lines: Partial<Record<ChargeCode, string>> }

const names = ['A', 'B', 'C'] as const
type Name = (typeof names)[number]

const offers: Record<Name, Offer> = {
  A: {
    transitDays: 19,
    freeDays: 10,
    lines: {
      // Two at USD 1,450.00, at 3.6725 dirhams.
      'ocean-freight': '10650.25',
      'terminal-handling': '1960.00',
      seal: '70.00',
      transport: '1300.00',
      'delivery-order': '450.00',
      'bill-of-lading': '450.00',
      handling: '150.00',
      'customs-clearance': '550.00',
    },
  },
  B: {
    transitDays: 24,
    freeDays: 7,
    lines: {
      'ocean-freight': '10209.55',
      'terminal-handling': '2100.00',
      seal: '80.00',
      transport: '1400.00',
      'delivery-order': '480.00',
      'bill-of-lading': '450.00',
      handling: '180.00',
    },
  },
  C: {
    transitDays: 17,
    freeDays: 14,
    lines: {
      'ocean-freight': '10900.00',
      'terminal-handling': '2200.00',
      seal: '60.00',
      transport: '1240.00',
      'delivery-order': '500.00',
      'bill-of-lading': '420.00',
      handling: '120.00',
      'customs-clearance': '600.00',
    },
  },
}

const now = new Date(0)
const counted = countedIn(cargo, measuresOf(cargo))
const expected: readonly ChargeCode[] = ['customs-clearance']

const totalOf = ({ lines }: Offer): bigint =>
  sum(
    Object.entries(lines).map(([code, amount]) => {
      const net = parseMoney(amount)
      return net + vatOf(net, charges[code as ChargeCode].vat)
    }),
  )

const viewOf = (name: string, offer: Offer): QuotationView =>
  ({
    QuotationId: name,
    state: 'Q_SUBMITTED',
    expiryDate: '9999-12-31T00:00:00Z',
    totalEstimate: toWire(totalOf(offer)),
    missing: expected.filter((code) => offer.lines[code] === undefined),
    charges: Object.entries(offer.lines).map(([code, amount]) => ({ code, amount })),
  }) as unknown as QuotationView

export type ExampleQuote = {
  name: Name
  transitDays: number
  freeDays: number
  missing: readonly ChargeCode[]
  /** Fils with VAT. */
  total: bigint
  each: bigint
  likely: bigint
  downPayment: bigint
  rest: bigint
}

/** The offers as the comparison counts them. */
export const exampleQuotes: readonly ExampleQuote[] = names.map((name) => {
  const offer = offers[name]
  const views = Object.entries(offers).map(([other, its]) => viewOf(other, its))
  const own = views.find(({ QuotationId }) => QuotationId === name)!
  const total = totalOf(offer)
  return {
    name,
    transitDays: offer.transitDays,
    freeDays: offer.freeDays,
    missing: own.missing,
    total,
    each: perUnit(total, counted(comparedBy(cargo), {})!),
    likely: likelyTotal(own, views, { settings: settingDefaults, counted, now })!,
    downPayment: half(total),
    rest: total - half(total),
  }
})
