// The books as pages read them: trial balance, entries of an account with the balance after each, one transaction.
import type {
  viewAccount as accountContract,
  viewTransaction as transactionContract,
  viewTrialBalance as balanceContract,
} from '@marsa/model/finance/books/books-endpoints.ts'
import { accountKinds, chart, ofSide, type AccountKind } from '@marsa/model/finance/books/chart.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Db } from '../../kit/db.ts'
import { newestChecks } from '../../kit/integrity.ts'
import type { Call } from '../../kit/serve.ts'
import {
  balanceAfter,
  findTransaction,
  listEntries,
  listTransactionEntries,
  nameOfOwner,
} from './books.store.ts'
import { kindSums, type KindSums } from './day-sums.store.ts'
import { daysOf, openSpan, type Days } from './period.ts'

/** Entries on a page of an account, and documents on one of a list. */
export const pageSize = 50

export type Balance = KindSums & { closing: bigint }

/** Accounts in the order of their codes, those that were used. */
export const readBalances = async (db: Db, days: Days): Promise<Balance[]> => {
  const sums = new Map((await kindSums(db, days)).map((row) => [row.kind, row]))
  return accountKinds.flatMap((kind) => {
    const row = sums.get(kind)
    return row ? [{ ...row, closing: row.opening + row.credit - row.debit }] : []
  })
}

export const viewTrialBalance = async ({
  db,
  now,
  query,
}: Call<typeof balanceContract>): Promise<AnswerOf<typeof balanceContract>> => {
  const days = daysOf(query, now)
  const [balances, checks] = await Promise.all([readBalances(db, days), newestChecks(db)])
  const debit = sum(balances.map((row) => row.debit))
  const credit = sum(balances.map((row) => row.credit))
  return {
    period: days,
    rows: balances.map((row) => ({
      kind: row.kind,
      code: chart[row.kind].code,
      opening: toWire(ofSide(row.kind, row.opening)),
      debit: toWire(row.debit),
      credit: toWire(row.credit),
      closing: toWire(ofSide(row.kind, row.closing)),
    })),
    debit: toWire(debit),
    credit: toWire(credit),
    isLevel: debit === credit && sum(balances.map(({ closing }) => closing)) === 0n,
    faults: checks.find(({ kind }) => kind === 'ledger')?.faults ?? null,
    currency: 'AED',
  }
}

/** As a debit or as a credit, whichever it is. */
const eitherSide = (fils: bigint): { debit: string | null; credit: string | null } =>
  fils < 0n ? { debit: toWire(-fils), credit: null } : { debit: null, credit: toWire(fils) }

const ownerOf = async (db: Db, ownerId: string | undefined) => {
  if (ownerId === undefined) return null
  const found = (await nameOfOwner(db, ownerId))?.name
  if (!found) throw new Problem('finance.owner-none')
  return found
}

export const viewAccount = async ({
  db,
  query,
}: Call<typeof accountContract>): Promise<AnswerOf<typeof accountContract>> => {
  const { kind, ownerId, before, from, to } = query
  const owner = await ownerOf(db, ownerId)
  const found = await listEntries(db, { kind, ownerId, span: openSpan(query), before }, pageSize + 1)
  // A transaction may have several entries here: a page ends with a whole one, unless it is longer than the page.
  const more = found.length > pageSize
  const cut = more ? found.findIndex(({ id }) => id === found[pageSize]?.id) : found.length
  const page = found.slice(0, cut === 0 ? found.length : cut)
  const [first] = page
  let balance = first ? await balanceAfter(db, { kind, ownerId }, first.id) : 0n
  const entries = page.map((row) => {
    const after = balance
    balance -= row.amount_fils
    return {
      transactionId: row.id,
      at: toOffset(row.posted_at),
      posting: row.kind,
      reference: row.external_ref,
      subjectNumber: row.subject?.number ?? null,
      owner: row.owner,
      ...eitherSide(row.amount_fils),
      balance: toWire(ofSide(kind, after)),
    }
  })
  return {
    kind,
    code: chart[kind].code,
    owner,
    period: { from: from ?? null, to: to ?? null },
    entries,
    next: more ? (page.at(-1)?.id ?? null) : null,
    currency: 'AED',
  }
}

const codeOf = (kind: AccountKind): string => chart[kind].code

export const viewTransaction = async ({
  db,
  query: { transactionId },
}: Call<typeof transactionContract>): Promise<AnswerOf<typeof transactionContract>> => {
  const found = await findTransaction(db, transactionId)
  if (!found) throw new Problem('finance.transaction-none')
  const entries = await listTransactionEntries(db, transactionId)
  return {
    transactionId,
    at: toOffset(found.posted_at),
    posting: found.kind,
    reference: found.external_ref,
    subject: found.subject,
    reverses: found.reverses,
    reversedBy: found.reversed_by,
    entries: entries.map((row) => ({
      kind: row.kind,
      code: codeOf(row.kind),
      ownerId: row.owner_id,
      owner: row.owner,
      ...eitherSide(row.amount_fils),
    })),
    currency: 'AED',
  }
}
