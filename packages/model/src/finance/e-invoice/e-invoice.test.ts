// The worked documents, to the fil and in their XML, and every vector of refusal.
import { describe, expect, test } from 'vitest'
import { parseMoney, toWire, type VatCategory } from '../../kit/money.ts'
import { creditLines, lineData, taxed, type LineData } from '../charge-line.ts'
import type { TaxInvoiceRow } from '../tax-invoice.ts'
import { buildEInvoice, type EInvoiceSource } from './build.ts'
import { checkEInvoice, isBlocking, isTrn, lastSendDay } from './checks.ts'
import { dutyOf, type DutyFacts } from './duty.ts'
import type { EInvoice, EInvoiceParty } from './e-invoice.ts'
import { lateExposure, tellAuthorityBy } from './penalties.ts'
import { ublOf } from './ubl.ts'

const address = { street: 'Sheikh Zayed Road 1', city: 'Dubai', emirate: 'DXB', country: 'AE' }
const licence = { type: 'TL', number: '884120', authority: 'DET' } as const
const seller: EInvoiceParty = {
  endpoint: '1000000123',
  name: 'Marsa Logistics LLC',
  trn: '100000012300003',
  registration: licence,
  address,
}
const buyer = {
  name: 'Buyer LLC',
  trn: '100000045600003',
  registration: { type: 'TL', number: '551007', authority: 'SEDD' } as const,
  address: { street: 'Al Wahda Street 9', city: 'Sharjah', emirate: 'SHJ', country: 'AE' },
}

const line = (net: string, category: VatCategory): LineData =>
  lineData(taxed({ en: 'Charge', ar: 'رسم', netFils: parseMoney(net), category }))
const total = (lines: readonly LineData[], of: 'net' | 'vat' | 'total') =>
  lines.reduce((all, each) => all + parseMoney(each[of]), 0n)

const row = (
  number: string,
  day: string,
  lines: readonly LineData[],
  more: Partial<TaxInvoiceRow> = {},
): TaxInvoiceRow => ({
  number,
  kind: 'final',
  issuedAt: new Date(`${day}T10:15:00+04:00`),
  suppliedOn: day,
  subjectNumber: 'FRT-26-000123',
  supplier: { nameEn: '', nameAr: '', addressEn: '', addressAr: '', trn: null },
  customer: { nameEn: '', nameAr: '', addressEn: '', addressAr: '', trn: null },
  lines,
  netFils: total(lines, 'net'),
  vatFils: total(lines, 'vat'),
  totalFils: total(lines, 'total'),
  advanceFils: 0n,
  paidFils: total(lines, 'total'),
  dueOn: null,
  isOwnSupply: false,
  creditReason: null,
  reason: null,
  ...more,
})

const facts = (more: Partial<DutyFacts> = {}): DutyFacts => ({
  issuedOn: '2026-11-12',
  isCredit: false,
  billing: 'AGENT',
  isAir: false,
  lines: [{ category: 'standard' }],
  buyer: { trn: buyer.trn, isPerson: false, country: 'AE', isOnNetwork: true },
  liveFrom: { house: null, principal: null },
  isVoluntary: true,
  airwayBillUntil: null,
  ...more,
})

const built = (
  invoice: TaxInvoiceRow,
  more: Partial<EInvoiceSource> = {},
  duty: Partial<DutyFacts> = {},
): EInvoice => {
  const decided = dutyOf(facts({ lines: invoice.lines, isCredit: invoice.kind === 'credit-note', ...duty }))
  if (!decided.isRequired) throw new Error(decided.reason)
  return buildEInvoice(
    {
      invoice,
      uuid: '8c9f1a52-6f0e-4c41-9a55-0f4f6d3f7a10',
      seller,
      buyer,
      principalTrn: '155667745601003',
      isArabic: false,
      payment: { code: '48' },
      advances: [],
      credited: null,
      creditReason: null,
      ...more,
    },
    decided,
  )
}
const findings = (invoice: EInvoice, leftFils: bigint | null = null) =>
  checkEInvoice(invoice, { today: '2026-11-16', leftFils }).map(({ id }) => id)

const advanceLines = [
  { ...line('3210.00', 'zero') },
  { ...line('1527.50', 'standard'), vat: '76.38', total: '1603.88' },
]
const w1Lines = [
  line('6420.00', 'zero'),
  ...['450.00', '420.00', '980.00', '35.00', '150.00', '640.00', '380.00', '175.00'].map((net) =>
    line(net, 'standard'),
  ),
]
const w1Advance = built(row('INV-26-0000041', '2026-11-03', advanceLines, { kind: 'advance' }))
const w1 = built(
  row('INV-26-0000057', '2026-11-12', w1Lines, { paidFils: 499_762n, advanceFils: 481_388n }),
  {
    advances: [{ number: 'INV-26-0000041', issuedOn: '2026-11-03', lines: advanceLines }],
  },
)
const w2Lines = [
  line('12345.67', 'zero'),
  line('450.10', 'standard'),
  line('187.50', 'standard'),
  line('600.30', 'standard'),
  line('750.00', 'out-of-scope'),
]
const w2 = built(row('INV-26-0000063', '2026-11-15', w2Lines))
const noteLines = creditLines(w2Lines, [], 100_000n).map(lineData)
const w2Note = built(row('CRN-26-0000004', '2026-11-20', noteLines, { kind: 'credit-note' }), {
  credited: { number: 'INV-26-0000063', issuedOn: '2026-11-15' },
  creditReason: 'DL8.61.1.C',
})

const sums = ({ vatFils, netFils, grossFils, prepaidFils, payableFils }: EInvoice) =>
  [vatFils, netFils, grossFils, prepaidFils, payableFils].map((fils) => toWire(fils))
const parts = ({ breakdown }: EInvoice) =>
  breakdown.map(({ category, netFils, vatFils }) => `${category} ${toWire(netFils)} / ${toWire(vatFils)}`)

describe('worked documents', () => {
  test('W1 advance', () => {
    expect(sums(w1Advance)).toEqual(['76.38', '4737.50', '4813.88', '4813.88', '0.00'])
    expect([w1Advance.flags, w1Advance.typeCode, w1Advance.note]).toEqual([
      '00000100',
      '380',
      'Advance payment',
    ])
    expect(findings(w1Advance)).toEqual([])
  })

  test('W1 final nets the advance by category', () => {
    expect(sums(w1)).toEqual(['85.12', '4912.50', '4997.62', '4997.62', '0.00'])
    expect(parts(w1)).toEqual(['Z 3210.00 / 0.00', 'S 1702.50 / 85.12'])
    expect(w1.lines.map(({ netFils }) => toWire(netFils)).slice(9)).toEqual(['-3210.00', '-1527.50'])
    expect(findings(w1)).toEqual([])
    const xml = ublOf(w1)
    expect(xml).toContain(
      '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>INV-26-0000041</cbc:ID><cbc:IssueDate>2026-11-03</cbc:IssueDate>',
    )
    expect(xml).toContain(
      '<cbc:ID>11</cbc:ID><cbc:InvoicedQuantity unitCode="C62">-1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="AED">-1527.50</cbc:LineExtensionAmount>',
    )
    expect(xml).toContain(
      '<cac:ItemPriceExtension><cbc:Amount currencyID="AED">-1603.88</cbc:Amount><cac:TaxTotal><cbc:TaxAmount currencyID="AED">-76.38</cbc:TaxAmount>',
    )
  })

  test('W2 in three categories', () => {
    expect(parts(w2)).toEqual(['Z 12345.67 / 0.00', 'S 1237.90 / 61.91', 'O 750.00 / 0.00'])
    expect(sums(w2)).toEqual(['61.91', '14333.57', '14395.48', '14395.48', '0.00'])
    expect(findings(w2)).toEqual([])
    expect(ublOf(w2)).toContain('<cac:ClassifiedTaxCategory><cbc:ID>O</cbc:ID><cac:TaxScheme>')
  })

  test('W2 note credits a thousand over the categories', () => {
    expect(parts(w2Note)).toEqual(['Z 857.61 / 0.00', 'S 85.99 / 4.30', 'O 52.10 / 0.00'])
    expect(sums(w2Note).slice(2)).toEqual(['1000.00', '0.00', '1000.00'])
    expect([w2Note.typeCode, findings(w2Note, 1_439_548n)]).toEqual(['381', []])
    const xml = ublOf(w2Note)
    expect(xml).toContain('<CreditNote xmlns=')
    expect(xml).not.toMatch(/DueDate|TaxPointDate|PaymentMeans/)
    expect(xml.indexOf('DiscrepancyResponse')).toBeLessThan(xml.indexOf('BillingReference'))
  })

  test('W3 commission is our own supply', () => {
    const lines = [{ ...line('294.33', 'standard') }]
    const w3 = built(
      row('COM-26-0000009', '2026-11-16', lines, { isOwnSupply: true }),
      { principalTrn: null },
      { billing: 'OWN' },
    )
    expect([w3.flags, ...sums(w3).slice(0, 3)]).toEqual(['00000000', '14.72', '294.33', '309.05'])
    expect(findings(w3)).toEqual([])
  })
})

const sixLines = Array.from({ length: 6 }, () => line('1.10', 'standard'))
const six = built(row('INV-26-0000070', '2026-11-15', sixLines, { paidFils: 0n, dueOn: '2026-12-15' }))
const out = built(row('INV-26-0000071', '2026-11-15', [line('750.00', 'out-of-scope')]))

describe('refusals', () => {
  const refused: [string, EInvoice, string[], (bigint | null)?][] = [
    ['X1 principal is the seller', { ...w2, principalTrn: seller.trn }, ['E05']],
    ['X2 no principal', { ...w2, principalTrn: null }, ['E04']],
    ['X3 no due date', { ...six, dueOn: null }, ['E12']],
    [
      'X4 VAT by lines',
      {
        ...six,
        breakdown: [{ category: 'S', netFils: 660n, vatFils: 36n }],
        vatFils: 36n,
        roundingFils: 0n,
        grossFils: 696n,
      },
      ['E22'],
    ],
    ['X5 out of scope alone as 380', { ...out, typeCode: '380' }, ['E25']],
    ['X6 note without reference', { ...w2Note, references: [] }, ['E26'], 1_439_548n],
    ['X6 note without reason', { ...w2Note, creditReason: null }, ['E27'], 1_439_548n],
    ['X6 unknown reason', { ...w2Note, creditReason: 'REFUND' }, ['E27'], 1_439_548n],
    ['X7 seven flags', { ...w2, flags: '0000010' }, ['E11']],
    ['X8 number of another form', { ...w2, buyer: { ...w2.buyer, trn: '100000045600004' } }, ['E02']],
    ['X9 no payment means', { ...w2, payment: null }, ['E14']],
    ['X9 transfer without IBAN', { ...w2, payment: { code: '30' } }, ['E14']],
    [
      'X10 total VAT a fil less',
      { ...w2, vatFils: 6190n, grossFils: 1_439_547n, prepaidFils: 1_439_547n },
      ['E23'],
    ],
    ['X11 no UUID', { ...w2, uuid: '' }, ['E10']],
    [
      'X12 emirate by name',
      { ...w2, buyer: { ...w2.buyer, address: { ...w2.buyer.address, emirate: 'Sharjah' } } },
      ['E07'],
    ],
    [
      'X13 buyer without any number',
      { ...w2, buyer: { ...w2.buyer, trn: null, registration: null } },
      ['E09'],
    ],
    [
      'X14 line without VAT',
      { ...w2, lines: w2.lines.map((each) => (each.category === 'O' ? { ...each, vatFils: null } : each)) },
      ['E21'],
    ],
    ['seller without number', { ...w2, seller: { ...seller, trn: null, endpoint: '' } }, ['E01']],
    ['participant of another', { ...w2, seller: { ...seller, endpoint: '1000000999' } }, ['E03']],
    ['no street', { ...w2, buyer: { ...w2.buyer, address: { ...w2.buyer.address, street: '' } } }, ['E06']],
    ['no authority', { ...w2, buyer: { ...w2.buyer, registration: { ...licence, authority: '' } } }, ['E08']],
    [
      'a passport of no country',
      { ...w2, buyer: { ...w2.buyer, registration: { type: 'PAS', number: 'A1', authority: 'Office' } } },
      ['E08'],
    ],
    ['tax point on the day', { ...w2, taxPointOn: '2026-11-15' }, ['E13']],
    ['card in full', { ...w2, payment: { code: '48', cardDigits: '4111111111111111' } }, ['E15']],
    ['no description', { ...out, lines: out.lines.map((each) => ({ ...each, description: '' })) }, ['E16']],
    [
      'price of another amount',
      { ...out, lines: out.lines.map((each) => ({ ...each, priceFils: 1n })) },
      ['E17'],
    ],
    [
      'negative price',
      { ...out, lines: out.lines.map((each) => ({ ...each, priceFils: -75_000n, quantity: -1 })) },
      ['E18'],
    ],
    ['rate of another category', { ...out, lines: out.lines.map((each) => ({ ...each, rate: 5 })) }, ['E20']],
    ['due does not add up', { ...w2, payableFils: 1n }, ['E24']],
    ['note above the rest', w2Note, ['E28'], 99_999n],
  ]
  test.each(refused)('%s', (_name, invoice, ids, left = null) => {
    expect(findings(invoice, left)).toEqual(ids)
  })

  test('X4 a category of many small lines carries its own VAT and a rounding', () => {
    expect([...sums(six), toWire(six.roundingFils)]).toEqual(['0.33', '6.60', '6.93', '0.00', '6.96', '0.03'])
    expect(findings(six)).toEqual([])
  })

  test('X5 out of scope alone is a statement', () => {
    expect([out.typeCode, findings(out)]).toEqual(['480', []])
  })

  test('X13 a buyer that is not on the network keeps the tax number', () => {
    const away = built(
      row('INV-26-0000072', '2026-11-15', w2Lines),
      {},
      {
        buyer: { trn: buyer.trn, isPerson: false, country: 'AE', isOnNetwork: false },
      },
    )
    expect([away.buyer.endpoint, findings(away)]).toEqual(['9900000098', []])
  })

  test('the last day in time is the fourteenth after issue, and later is a warning', () => {
    expect([lastSendDay('2026-11-03'), lastSendDay('2026-11-12')]).toEqual(['2026-11-17', '2026-11-26'])
    const late = checkEInvoice(w2, { today: '2026-11-30', leftFils: null })
    expect(late).toEqual([{ id: 'E31', by: 'finance', day: '2026-11-29' }])
    expect(late.some(isBlocking)).toBe(false)
  })

  test.each([
    ['100000045600003', true],
    ['200000045600003', false],
    ['10000004560003', false],
    ['100000045600013', false],
  ])('V16 %s', (trn, isRight) => expect(isTrn(trn)).toBe(isRight))
})

describe('whether it is sent', () => {
  const person = { trn: null, isPerson: true, country: 'AE', isOnNetwork: false }
  test.each<[string, Partial<DutyFacts>, string]>([
    ['a person', { buyer: person }, 'b2c'],
    [
      'before both begin',
      { isVoluntary: false, liveFrom: { house: '2027-07-01', principal: '2027-01-01' } },
      'early',
    ],
    ['no day is set', { isVoluntary: false }, 'early'],
    ['an airway bill', { isAir: true, lines: [{ category: 'zero' }], airwayBillUntil: '2028-12-31' }, 'awb'],
  ])('%s: not required', (_name, more, reason) => {
    expect(dutyOf(facts(more))).toEqual({ isRequired: false, reason })
  })

  test.each<[string, Partial<DutyFacts>, string[]]>([
    [
      'the principal has begun',
      {
        isVoluntary: false,
        issuedOn: '2027-01-01',
        liveFrom: { house: '2027-07-01', principal: '2027-01-01' },
      },
      ['380', '00000100', '1000000456'],
    ],
    [
      'an export by an agent',
      { buyer: { trn: null, isPerson: false, country: 'SA', isOnNetwork: false } },
      ['380', '00000101', '9900000099'],
    ],
    [
      'our own, a note out of scope',
      { billing: 'OWN', isCredit: true, lines: [{ category: 'out-of-scope' }] },
      ['81', '00000000', '1000000456'],
    ],
    [
      'air with a standard-rated line',
      { isAir: true, airwayBillUntil: '2028-12-31' },
      ['380', '00000100', '1000000456'],
    ],
  ])('%s: sent', (_name, more, expected) => {
    const duty = dutyOf(facts(more))
    expect(duty.isRequired && [duty.typeCode, duty.flags, duty.endpoint]).toEqual(expected)
  })
})

test('X15 the authority is told within two business days', () => {
  expect(tellAuthorityBy('2026-11-26', new Set())).toBe('2026-11-30')
  expect(tellAuthorityBy('2026-11-27', new Set(['2026-12-01', '2026-12-02', '2026-12-03']))).toBe(
    '2026-12-04',
  )
})

test('X16 what lateness may cost ends at 5,000 a month', () => {
  expect([lateExposure(63), lateExposure(12)]).toEqual([500_000n, 120_000n])
})

test('text cannot break the file', () => {
  const hard = built(
    row('INV-26-0000080', '2026-11-15', [
      { ...line('1.00', 'standard'), en: `<a>&"\u0001\ud800 ${'x'.repeat(10_000)}` },
    ]),
  )
  const xml = ublOf(hard)
  expect(xml).toContain('<cbc:Name>&lt;a&gt;&amp;&quot; xxx')
  expect(hard.lines[0]?.name).toHaveLength(200)
})
