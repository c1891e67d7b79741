// Advance, final and credit note of one shipment, from the ledger's payments to the data that is drawn.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditLines, lineData, type ChargeLine, type LineData } from '@marsa/model/finance/charge-line.ts'
import { parseMoney, sum, type VatCategory } from '@marsa/model/kit/money.ts'
import { financeWorld } from '../../test/finance-world.ts'
import { transaction } from '../kit/db.ts'
import { readReceiptData, readTaxInvoiceData } from './document-data.ts'
import {
  findReceipt,
  findTaxInvoice,
  insertTaxInvoice,
  listReceipts,
  listTaxInvoices,
} from './documents.store.ts'
import {
  issueAdvanceInvoice,
  issueCreditNote,
  issueFinalInvoice,
  type InvoiceSubject,
} from './issue-invoice.ts'
import { balanceOf, listLedgerFaults } from './ledger.store.ts'
import { requestRefund, runRefund } from './refund-session.ts'
import type { FinanceParts, PaidSession } from './session.ts'
import { startPayment } from './start-payment.ts'
import { sweepSession } from './sweep-session.ts'

let world: Awaited<ReturnType<typeof financeWorld>>
beforeAll(async () => {
  world = await financeWorld()
})
afterAll(() => world.close())

const noted = { suppliedOn: '2026-11-25', creditReason: 'DL8.61.1.A' } as const
const charges: ChargeLine[] = [
  { en: 'Ocean freight', ar: 'أجرة الشحن البحري', netFils: 642_000n, category: 'zero' },
  { en: 'Local charges', ar: 'رسوم محلية', netFils: 305_500n, category: 'standard' },
]
const inspection: ChargeLine = {
  en: 'Customs X-ray inspection',
  ar: 'فحص جمركي بالأشعة',
  netFils: 17_500n,
  category: 'standard',
}

const subjectOf = (session: Pick<PaidSession, 'subjectId'>): InvoiceSubject => ({
  companyId: world.payer.companyId,
  supplierId: world.agent.companyId,
  subjectKind: 'subject',
  subjectId: session.subjectId,
  subjectNumber: 'FR-26-018472',
  quotationId: session.subjectId,
  suppliedOn: '2026-11-24',
})

/** Parts whose reaction issues the invoice, as freight does it; the subject stays payable. */
const invoicing = (
  issue: (...args: Parameters<FinanceParts['reactions'][string]['paymentSucceeded']>) => Promise<unknown>,
): FinanceParts => ({
  ...world.parts,
  reactions: {
    subject: {
      page: 'subjects',
      lockSubject: async () => true,
      paymentEnded: async () => undefined,
      paymentSucceeded: async (tx, session) => void (await issue(tx, session)),
    },
  },
})

const payPart = async (
  subjectId: string,
  part: 'down' | 'final',
  amountFils: bigint,
  parts: FinanceParts,
) => {
  const { id } = await world.open(world.wanted(subjectId, { part, amountFils }))
  await startPayment(parts, id)
  world.gateway.settle(id, { status: 'succeeded' })
  await sweepSession(parts, id)
  return id
}

test('the final invoice nets the advance, VAT is declared once, the credit note credits what is refunded', async () => {
  const subjectId = await world.newSubject()
  const down = await payPart(
    subjectId,
    'down',
    481_388n,
    invoicing((tx, session) => issueAdvanceInvoice(tx, subjectOf(session), charges, session)),
  )
  await payPart(
    subjectId,
    'final',
    499_762n,
    invoicing((tx, session) => issueFinalInvoice(tx, subjectOf(session), [...charges, inspection], session)),
  )
  const [advance, final] = await listTaxInvoices(world.db, subjectId)
  const advanceData = await readTaxInvoiceData(world.db, advance!)
  const finalData = await readTaxInvoiceData(world.db, final!)
  expect(advanceData).toMatchObject({
    kind: 'advance',
    total: '4813.88',
    paid: '4813.88',
    due: '0.00',
    suppliedOn: '2026-11-24',
  })
  expect(finalData).toMatchObject({
    net: '9650.00',
    vat: '161.50',
    total: '9811.50',
    zeroRated: '6420.00',
    standardRated: '3230.00',
    advance: '4813.88',
    paid: '4997.62',
    due: '0.00',
    advanceVat: advanceData.vat,
  })
  expect(Number(finalData.vatDue) + Number(advanceData.vat)).toBeCloseTo(161.5, 10)
  expect(finalData.notes.map((note) => note.en).join(' ')).toContain(advance!.number)
  expect(advance!.number).toMatch(/^INV-\d\d-\d{7}$/)
  const note = await transaction(world.db, async (tx) => {
    const refund = await requestRefund(tx, {
      sessionId: down,
      amountFils: 100_000n,
      reason: 'cancelled',
      as: 'admin',
    })
    await expect(issueCreditNote(tx, refund, noted)).resolves.toMatchObject({
      number: expect.stringMatching(/^CRN-/) as string,
    })
    return refund
  })
  const credit = (await listTaxInvoices(world.db, subjectId)).at(-1)!
  expect(credit).toMatchObject({ kind: 'credit-note', totalFils: note.amountFils, relatesTo: advance!.id })
  expect((await readTaxInvoiceData(world.db, credit)).title.ar).toBe('إشعار دائن ضريبي')
})

/** A down payment with its advance invoice, of which a part is credited before the final invoice comes. */
const partlyCredited = async (): Promise<string> => {
  const subjectId = await world.newSubject()
  const down = await payPart(
    subjectId,
    'down',
    481_388n,
    invoicing((tx, session) => issueAdvanceInvoice(tx, subjectOf(session), charges, session)),
  )
  await transaction(world.db, async (tx) => {
    const refund = await requestRefund(tx, {
      sessionId: down,
      amountFils: 81_388n,
      reason: 'part',
      as: 'admin',
    })
    await issueCreditNote(tx, refund, noted)
    await issueFinalInvoice(tx, subjectOf({ subjectId }), charges)
  })
  return subjectId
}

const invoicesOf = async (subjectId: string) =>
  Promise.all(
    (await listTaxInvoices(world.db, subjectId)).map((invoice) => readTaxInvoiceData(world.db, invoice)),
  )

test('an advance that was partly credited nets only what is left of it, and VAT is declared once', async () => {
  const subjectId = await partlyCredited()
  const [advance, note, final] = await invoicesOf(subjectId)
  expect(final).toMatchObject({ advance: '4000.00', paid: '0.00', total: '9627.75', due: '5627.75' })
  expect(parseMoney(final!.advanceVat)).toBe(parseMoney(advance!.vat) - parseMoney(note!.vat))
  expect(parseMoney(final!.vatDue) + parseMoney(final!.advanceVat)).toBe(parseMoney(final!.vat))
})

test('a note of the same millisecond counts for the invoice that comes after it', async () => {
  const subjectId = await partlyCredited()
  const owner = new pg.Client({ connectionString: world.database.url })
  await owner.connect()
  try {
    await owner.query('set session_replication_role = replica')
    await owner.query(
      `with noted as (select date_trunc('milliseconds', issued_at) as at from tax_invoices where subject_id = $1 and kind = 'credit-note')
       update tax_invoices set issued_at = noted.at + case kind when 'final' then interval '900 us' else interval '300 us' end
       from noted where subject_id = $1 and kind <> 'advance'`,
      [subjectId],
    )
  } finally {
    await owner.end()
  }
  const [advance, note, final] = await invoicesOf(subjectId)
  expect(parseMoney(final!.advanceVat)).toBe(parseMoney(advance!.vat) - parseMoney(note!.vat))
})

test('two refunds credit an advance to nothing in every category, as the ledger gives the money back', async () => {
  const subjectId = await world.newSubject()
  const down = await payPart(
    subjectId,
    'down',
    481_388n,
    invoicing((tx, session) => issueAdvanceInvoice(tx, subjectOf(session), charges, session)),
  )
  for (const amountFils of [200_000n, 281_388n]) {
    const refund = await transaction(world.db, async (tx) => {
      const asked = await requestRefund(tx, { sessionId: down, amountFils, reason: 'part', as: 'admin' })
      await issueCreditNote(tx, asked, noted)
      return asked
    })
    await runRefund(world.parts, refund.id)
  }
  const [advance, ...notes] = await listTaxInvoices(world.db, subjectId)
  const sumsOf = (lines: readonly LineData[], category: VatCategory) =>
    (['net', 'vat', 'total'] as const).map((part) =>
      sum(lines.filter((line) => line.category === category).map((line) => parseMoney(line[part]))),
    )
  for (const category of ['zero', 'standard'] as const)
    expect([
      category,
      ...sumsOf(
        notes.flatMap(({ lines }) => lines),
        category,
      ),
    ]).toEqual([category, ...sumsOf(advance!.lines, category)])
  expect(sum(notes.map(({ totalFils }) => totalFils))).toBe(481_388n)
  expect(await balanceOf(world.db, { kind: 'customer_advance', ownerId: subjectId })).toBe(0n)
  expect(await listLedgerFaults(world.db)).toEqual([])
})

test('the check of the books finds a note above a category of its invoice', async () => {
  const subjectId = await world.newSubject()
  await payPart(
    subjectId,
    'down',
    481_388n,
    invoicing((tx, session) => issueAdvanceInvoice(tx, subjectOf(session), charges, session)),
  )
  const undone = new Error('undone')
  let faults: string[] = []
  const wrong = transaction(world.db, async (tx) => {
    const invoice = (await findTaxInvoice(tx, subjectId, 'advance'))!
    const sums = { netFils: 321_001n, vatFils: 0n, totalFils: 321_001n, advanceFils: 0n, paidFils: 0n }
    const lines = [lineData({ ...creditLines(invoice.lines, [], 1n)[0]!, ...sums })]
    const note = { ...invoice, ...sums, kind: 'credit-note' as const, lines, relatesTo: invoice.id }
    await insertTaxInvoice(tx, {
      emirate: 'DU',
      ...note,
      causeId: subjectId,
    })
    faults = await listLedgerFaults(tx)
    throw undone
  })
  await expect(wrong).rejects.toBe(undone)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^invoice INV-.* is credited above its zero lines$/)
})

test('a receipt is found only by request, quotation and company together', async () => {
  const subjectId = await world.newSubject()
  await payPart(
    subjectId,
    'down',
    481_388n,
    invoicing(async () => undefined),
  )
  const key = { companyId: world.payer.companyId, subjectId, quotationId: subjectId }
  const [receipt] = await listReceipts(world.db, subjectId)
  expect(await readReceiptData(world.db, (await findReceipt(world.db, key))!)).toMatchObject({
    number: receipt!.number,
    amount: '4813.88',
    purpose: { en: 'Down payment' },
    to: { nameEn: 'Marsa' },
  })
  for (const wrong of [
    { companyId: world.agent.companyId },
    { subjectId: world.payer.companyId },
    { quotationId: world.payer.companyId },
  ])
    expect(await findReceipt(world.db, { ...key, ...wrong })).toBeUndefined()
})
