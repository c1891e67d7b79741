// Tax documents of all lines, each as a file, and the VAT return that is counted from them.
import type {
  downloadTaxDocument as fileContract,
  listTaxDocuments as listContract,
  viewVatReturn as vatContract,
} from '@marsa/model/finance/books/books-endpoints.ts'
import { badDebtRelief } from '@marsa/model/finance/books/bad-debt.ts'
import { noInputs, vatReturn, type VatReturn } from '@marsa/model/finance/books/vat-return.ts'
import { lateDays } from '@marsa/model/finance/credit/credit-due.ts'
import { lastSendDay } from '@marsa/model/finance/e-invoice/checks.ts'
import { isUnsent } from '@marsa/model/finance/e-invoice/sending.ts'
import { kindsOf } from '@marsa/model/finance/reports/segments.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Db } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { findInvoiceById, findPlatformId, listRelated } from '../documents.store.ts'
import { readTaxInvoiceData } from '../document-data.ts'
import { printTaxInvoiceData, type Letterhead } from '../print-documents.ts'
import { listLostDebts } from './bad-debt.store.ts'
import { sumInputs } from './input-vat.store.ts'
import { daysOf, openSpan, spanOf, type Days } from './period.ts'
import {
  countTaxDocuments,
  findSupplier,
  listSuppliers,
  listTaxDocumentRows,
  sumTaxDocuments,
  vatSums,
  type SupplierRow,
  type TaxDocumentRow,
} from './tax-documents.store.ts'
import { movedVat } from './vat-moved.store.ts'
import { pageSize } from './view-books.ts'

const named = (party: { nameEn: string; nameAr: string }) => ({ en: party.nameEn, ar: party.nameAr })

const documentOf = (row: TaxDocumentRow, today: string, sendDays: number) => ({
  invoiceId: row.id,
  number: row.number,
  kind: row.kind,
  issuedAt: toOffset(row.issued_at),
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  subjectNumber: row.subject_number,
  supplier: named(row.supplier),
  customer: named(row.customer),
  isOwn: row.is_own,
  net: toWire(row.net_fils),
  vat: toWire(row.vat_fils),
  total: toWire(row.total_fils),
  eInvoice: row.e_invoice,
  daysLeft:
    row.e_invoice && isUnsent(row.e_invoice)
      ? -lateDays(lastSendDay(dayOf(row.issued_at), sendDays), today)
      : null,
})

export const listTaxDocuments = async ({
  db,
  query,
  now,
  settings,
}: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => {
  const {
    from,
    to,
    kind,
    billing,
    eInvoice,
    line,
    companyId,
    supplierId,
    emirate,
    category,
    searchText,
    before,
  } = query
  const kinds = line && kindsOf(line)
  const filter = {
    span: openSpan(query),
    kind,
    billing,
    eInvoice,
    kinds,
    companyId,
    supplierId,
    emirate,
    category,
    searchText,
  }
  const [found, sums] = await Promise.all([
    listTaxDocumentRows(db, filter, { before, limit: pageSize + 1 }),
    sumTaxDocuments(db, filter),
  ])
  const page = found.slice(0, pageSize)
  return {
    period: { from: from ?? null, to: to ?? null },
    documents: page.map((row) => documentOf(row, dayOf(now), settings['e-invoice.send-days'])),
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    count: sums.count,
    net: toWire(sums.net),
    vat: toWire(sums.vat),
    total: toWire(sums.total),
    currency: 'AED',
  }
}

const requestLabel = { en: 'Request', ar: 'الطلب' }

export const downloadTaxDocument =
  (letterheadOf: (settings: SettingsInForce) => Letterhead) => async (call: Call<typeof fileContract>) => {
    const { db, query, reply, settings } = call
    const invoice = await findInvoiceById(db, query.invoiceId)
    if (!invoice) throw new Problem('finance.document-none')
    const [data, related] = await Promise.all([readTaxInvoiceData(db, invoice), listRelated(db, invoice)])
    const facts = [{ label: requestLabel, value: invoice.subjectNumber }]
    const advance = invoice.kind === 'final' ? (related.at(-1)?.number ?? null) : null
    const bytes = await printTaxInvoiceData(data, facts, advance, letterheadOf(settings))
    return attachment(reply, 'application/pdf', `${invoice.number}.pdf`).send(bytes)
  }

export type ReadReturn = VatReturn & { supplier: SupplierRow; documents: number }

/** The boxes of a supplier: the house's own, or those of an agent in whose name it issues. */
export const readVatReturn = async (
  db: Db,
  days: Days,
  supplierId: string | undefined,
): Promise<ReadReturn> => {
  const supplier = await findSupplier(db, supplierId ?? (await findPlatformId(db)))
  if (!supplier) throw new Problem('finance.owner-none')
  const sums = await vatSums(db, supplier.id, spanOf(days))
  const documents = sums.map(({ is_credit: isCredit, emirate, category, net, vat }) => ({
    isCredit,
    emirate,
    lines: [{ category, netFils: net, vatFils: vat }],
  }))
  const inputs = supplier.is_own ? await sumInputs(db, days) : noInputs
  return {
    ...vatReturn(documents, inputs, badDebtRelief(await listLostDebts(db, supplier.id, days))),
    supplier,
    documents: await countTaxDocuments(db, supplier.id, spanOf(days)),
  }
}

const boxOf = ({ box, netFils, vatFils }: { box: string; netFils: bigint; vatFils: bigint }) => ({
  box,
  net: toWire(netFils),
  vat: toWire(vatFils),
})

/** As the calls answer them. */
export const boxesOf = (made: VatReturn) => ({
  standard: made.standard.map((each) => ({ ...boxOf(each), emirate: each.emirate })),
  zeroRated: boxOf(made.zeroRated),
  outOfScope: toWire(made.outOfScopeFils),
  reverseCharge: boxOf(made.reverseCharge),
  outputs: boxOf(made.outputs),
  standardInputs: boxOf(made.standardInputs),
  reverseInputs: boxOf(made.reverseInputs),
  inputs: boxOf(made.inputs),
  due: toWire(made.dueFils),
  recoverable: toWire(made.recoverableFils),
  payable: toWire(made.payableFils),
})
export type WiredBoxes = ReturnType<typeof boxesOf>

export const viewVatReturn = async ({
  db,
  now,
  query,
}: Call<typeof vatContract>): Promise<AnswerOf<typeof vatContract>> => {
  const days = daysOf(query, now)
  const span = spanOf(days)
  const [made, agents] = await Promise.all([
    readVatReturn(db, days, query.supplierId),
    listSuppliers(db, span),
  ])
  const { is_own: isOwn, name_en: en, name_ar: ar } = made.supplier
  const ledger = isOwn ? (await movedVat(db, days)).outputFils : null
  return {
    period: days,
    supplier: { en, ar },
    isOwn,
    ...boxesOf(made),
    relief: toWire(made.reliefFils),
    documents: made.documents,
    ledger: ledger === null ? null : toWire(ledger),
    ties: ledger === null ? null : ledger === made.outputs.vatFils,
    agents: agents.map((row) => ({
      supplierId: row.id,
      name: { en: row.name_en, ar: row.name_ar },
      vat: toWire(row.vat),
    })),
    currency: 'AED',
  }
}
