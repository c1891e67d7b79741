// The invoices of an account with what was paid on them, for its company and for administrators; and what waits for the latter.
import {
  ageing,
  lateDays,
  overdueFils,
  type AgeBand,
  type OpenInvoice,
} from '@marsa/model/finance/credit/credit-due.ts'
import { confirmRefusal } from '@marsa/model/finance/credit/credit-machine.ts'
import type {
  CreditBooks,
  CreditReceipt,
  listCreditReceipts as listContract,
  OwedInvoice,
  viewCreditInvoices as viewContract,
  viewOwnInvoices as ownContract,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { documentsOf } from '../../documents/door.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findAccount, listAccounts } from './accounts.store.ts'
import { transferSubject } from './credit-documents.ts'
import { toOpen } from './owe-invoice.ts'
import {
  listAllocations,
  listAllOpen,
  listOpen,
  listReceivables,
  type ReceivableRow,
} from './receivables.store.ts'
import { listReceiptRows, listWaitingReceipts, numbersOf, type ReceiptRow } from './receipts.store.ts'
import { listStatements } from './statements.store.ts'
import { listWriteOffs, type ListedWriteOff } from './write-offs.store.ts'

export const toBands = (bands: Record<AgeBand, bigint>): Record<AgeBand, string> =>
  Object.fromEntries(Object.entries(bands).map(([band, fils]) => [band, toWire(fils)])) as Record<
    AgeBand,
    string
  >

/** Paid, overdue, or still in time. */
const stateOf = ({ open_fils: open, due_on: due }: ReceivableRow, today: string): OwedInvoice['state'] => {
  if (open === 0n) return 'paid'
  return lateDays(due, today) > 0 ? 'overdue' : 'open'
}

type Reader = { today: string; now: Date; userId: string; isStaff: boolean }

const toInvoice = (
  row: ReceivableRow,
  waiting: ListedWriteOff | undefined,
  { today, now, userId, isStaff }: Reader,
): OwedInvoice => ({
  invoiceId: row.invoice_id,
  number: row.number,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  subjectNumber: row.subject_number,
  issuedOn: dayOf(row.issued_at),
  dueOn: row.due_on,
  daysPastDue: lateDays(row.due_on, today),
  state: stateOf(row, today),
  total: toWire(row.amount_fils),
  open: toWire(row.open_fils),
  writeOff:
    isStaff && waiting
      ? {
          id: waiting.id,
          by: waiting.proposer,
          reason: waiting.reason,
          refusal:
            confirmRefusal({ proposedBy: waiting.proposed_by, lapsesAt: waiting.lapses_at }, userId, now) ??
            null,
        }
      : null,
})

type Paying = { receipt_id: string; invoice_id: string; number: string; fils: bigint }

const toReceipt = async (
  db: Db,
  row: ReceiptRow,
  paying: readonly Paying[],
  numbers: ReadonlyMap<string, string>,
): Promise<CreditReceipt> => ({
  receiptId: row.id,
  number: row.number,
  way: row.way,
  state: row.state,
  version: row.version,
  amount: toWire(row.amount_fils),
  reference: row.reference,
  bankReference: row.bank_reference,
  valueOn: row.value_on,
  madeAt: toOffset(row.made_at),
  unallocated: toWire(row.left_fils),
  pays: paying
    .filter(({ receipt_id: id }) => id === row.id)
    .map(({ invoice_id: invoiceId, number, fils }) => ({ invoiceId, number, amount: toWire(fils) })),
  named: row.invoices.map((id) => numbers.get(id) ?? ''),
  reason: row.move_reason,
  recovered: toWire(row.recovered_fils),
  proofs:
    row.way === 'TRANSFER'
      ? (await documentsOf(db, transferSubject.kind, row.id, false)).map((document) => ({
          documentId: document.id,
          file: document.file_name,
        }))
      : [],
})

/** The earliest day on which something is due, with all that is due on it or was due before. */
const nextDueOf = (open: readonly OpenInvoice[]): CreditBooks['nextDue'] => {
  const [first] = open.map(({ dueOn }) => dueOn).toSorted()
  if (!first) return null
  return {
    on: first,
    amount: toWire(sum(open.filter(({ dueOn }) => dueOn === first).map((each) => each.openFils))),
  }
}

const booksOf = async (
  { db, now, settings, actor }: Pick<Call, 'db' | 'now' | 'settings' | 'actor'>,
  companyId: string,
  isStaff: boolean,
): Promise<CreditBooks> => {
  if (!(await findAccount(db, companyId))) throw new Problem('credit.no-account')
  const reader = { now, today: dayOf(now), userId: signedIn({ actor }).userId, isStaff }
  const [invoices, openRows, receipts, paying, statements, writeOffs] = await Promise.all([
    listReceivables(db, companyId),
    listOpen(db, companyId),
    listReceiptRows(db, companyId),
    listAllocations(db, companyId),
    listStatements(db, companyId),
    listWriteOffs(db, now, companyId),
  ])
  const numbers = await numbersOf(
    db,
    receipts.flatMap((row) => row.invoices),
  )
  const open = openRows.map(toOpen)
  return {
    invoices: invoices.map((row) =>
      toInvoice(
        row,
        writeOffs.find(({ invoice_id: id }) => id === row.invoice_id),
        reader,
      ),
    ),
    ageing: toBands(ageing(open, reader.today)),
    overdue: toWire(overdueFils(open, reader.today)),
    nextDue: nextDueOf(open),
    unallocated: toWire(sum(receipts.map(({ left_fils: left }) => left))),
    receipts: await Promise.all(receipts.map((row) => toReceipt(db, row, paying, numbers))),
    statements: statements.map((row) => ({
      number: row.number,
      fromOn: row.from_on,
      toOn: row.to_on,
      issuedOn: dayOf(row.issued_at),
      opening: toWire(row.opening_fils),
      closing: toWire(row.closing_fils),
    })),
    bankAccount: settings['credit.bank-account'],
    today: reader.today,
    currency: 'AED',
  }
}

/** Invoices are for the company's administrators alone. */
export const viewOwnInvoices = (call: Call<typeof ownContract>): Promise<CreditBooks> => {
  const { companyId, isCompanyAdmin } = signedIn(call)
  if (!isCompanyAdmin) throw new Problem('credit.company-admin-only')
  return booksOf(call, companyId, false)
}

export const viewCreditInvoices = (call: Call<typeof viewContract>): Promise<CreditBooks> =>
  booksOf(call, call.query.companyId, true)

export const listCreditReceipts = async ({
  db,
  now,
}: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => {
  const today = dayOf(now)
  const [waiting, accounts, open, writeOffs] = await Promise.all([
    listWaitingReceipts(db),
    listAccounts(db),
    listAllOpen(db),
    listWriteOffs(db, now),
  ])
  const numbers = await numbersOf(
    db,
    waiting.flatMap((row) => row.invoices),
  )
  const aged = accounts.map((account) => {
    const own = open.filter(({ company_id: id }) => id === account.company_id).map(toOpen)
    return { account, own, overdue: overdueFils(own, today) }
  })
  const named = (row: { company_id: string; name_en: string; name_ar: string }) => ({
    companyId: row.company_id,
    company: { en: row.name_en, ar: row.name_ar },
  })
  return {
    receipts: await Promise.all(
      waiting.map(async (row) => ({
        ...(await toReceipt(db, row, [], numbers)),
        companyId: row.company_id,
        company: row.name_en && row.name_ar ? { en: row.name_en, ar: row.name_ar } : null,
      })),
    ),
    ageing: aged
      .filter(({ own }) => own.length > 0)
      .map(({ account, own, overdue }) => ({
        ...named(account),
        state: account.state,
        owed: toWire(account.used_fils - account.reserved_fils),
        overdue: toWire(overdue),
        oldestDays: Math.max(0, ...own.map(({ dueOn }) => lateDays(dueOn, today))),
        ageing: toBands(ageing(own, today)),
      }))
      .toSorted((a, b) => b.oldestDays - a.oldestDays),
    paidUp: aged
      .filter(({ account, overdue }) => account.state === 'SUSPENDED' && overdue === 0n)
      .map(({ account }) => named(account)),
    writeOffs: writeOffs.map((row) => ({
      ...named(row),
      number: row.number,
      amount: toWire(row.amount_fils),
      by: row.proposer,
    })),
    companies: accounts.map(named),
    today,
    currency: 'AED',
  }
}
