// Money of customers on credit: announced, found in the bank's list, matched with whom it is from; a line of the list counts once.
import type {
  announceTransfer as announceContract,
  confirmReceipt as confirmContract,
  declineReceipt as declineContract,
  matchReceipt as matchContract,
  recordReceipt as recordContract,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import {
  valueDayRefusal,
  type CreditReceiptState,
  type ReceiptWay,
} from '@marsa/model/finance/credit/credit-receipt.ts'
import { asSentence } from '@marsa/model/finance/credit/credit-terms.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockAccount, publishCreditOf, type AccountRow } from './accounts.store.ts'
import { notifyAdministrators, notifyCompany } from './notify-about-credit.ts'
import { spreadReceipts } from './owe-invoice.ts'
import { notifyPaidUp } from './paid-up.ts'
import { lowerExposure, postUnmatched } from './post-receipts.ts'
import { findReceivable } from './receivables.store.ts'
import {
  findReceiptRow,
  insertReceiptRow,
  lockBankLine,
  lockReceipt,
  moveReceipt,
  newReceiptId,
  type ReceiptRow,
} from './receipts.store.ts'

type Taken = typeof succeeded & { receiptId: string; state: CreditReceiptState; isNew: boolean }

export const takenOf = ({ id, state }: Pick<ReceiptRow, 'id' | 'state'>, isNew = true): Taken => ({
  ...succeeded,
  receiptId: id,
  state,
  isNew,
})

/** The account that a receipt is for, locked. */
export const lockPayer = async (tx: Tx, companyId: string): Promise<AccountRow> => {
  const account = await lockAccount(tx, companyId)
  if (!account) throw new Problem('credit.no-account')
  return account
}

/** The account of the caller's own company, for its administrators. */
export const lockOwn = async (tx: Tx, actor: Actor): Promise<AccountRow> => {
  if (!actor.isCompanyAdmin) throw new Problem('credit.company-admin-only')
  return lockPayer(tx, actor.companyId)
}

/** Invoices that a payer names are the payer's. */
export const refuseForeign = async (
  db: Db,
  companyId: string,
  invoices: readonly string[],
): Promise<void> => {
  for (const id of invoices)
    if ((await findReceivable(db, id))?.company_id !== companyId) throw new Problem('credit.invoice-none')
}

export const refuseValueDay = (day: string, now: Date): void => {
  const refusal = valueDayRefusal(day, dayOf(now))
  if (refusal) throw new Problem(refusal, {}, { valueOn: refusal })
}

/** What a company is told once a receipt counts, and ours where nothing is overdue any more. */
export const finishCounting = async (
  tx: Tx,
  companyId: string,
  { id, amount_fils: amountFils }: Pick<ReceiptRow, 'id' | 'amount_fils'>,
  now: Date,
): Promise<void> => {
  await spreadReceipts(tx, companyId, id)
  await notifyCompany(tx, companyId, 'credit-receipt', { amount: amountParam(amountFils) }, id)
  await notifyPaidUp(tx, companyId, dayOf(now))
}

export const announceTransfer = (call: Call<typeof announceContract>): Promise<Taken> => {
  const actor = signedIn(call)
  const { amount, reference, valueOn, invoices } = call.body
  return call.once(async (tx) => {
    const { company_id: companyId } = await lockOwn(tx, actor)
    refuseValueDay(valueOn, call.now)
    await refuseForeign(tx, companyId, invoices)
    const row = await insertReceiptRow(tx, {
      companyId,
      way: 'TRANSFER',
      move: 'announce',
      as: 'customer',
      amountFils: parseMoney(amount),
      reference,
      valueOn,
      invoices,
      userId: actor.userId,
    })
    const params = { company: actor.companyName, amount: amountParam(row.amount_fils) }
    await notifyAdministrators(tx, companyId, 'credit-transfer-announced', params, row.id)
    await publishCreditOf(tx, companyId)
    return takenOf(row)
  })
}

/** A line of the bank's list that counts for a company at once. */
const recordLine = async (
  tx: Tx,
  line: {
    companyId: string
    way: ReceiptWay
    amountFils: bigint
    reference: string
    valueOn: string
    invoices: readonly string[]
    userId: string
  },
): Promise<ReceiptRow> => {
  const id = await newReceiptId(tx)
  const { companyId, amountFils } = line
  const transactionId = await lowerExposure(tx, {
    kind: 'credit.repaid',
    ref: id,
    companyId,
    amountFils,
    from: { kind: 'bank' },
  })
  const row = { ...line, move: 'record', as: 'admin', bankReference: line.reference } as const
  return insertReceiptRow(tx, row, { id, transactionId })
}

/** Money that nobody has announced, known by its line in the bank's list, where nobody knows whose it is. */
const parkLine = async (
  tx: Tx,
  line: { amountFils: bigint; reference: string; valueOn: string; userId: string },
): Promise<ReceiptRow> => {
  const id = await newReceiptId(tx)
  const transactionId = await postUnmatched(tx, id, line.amountFils)
  const row = { ...line, companyId: null, way: 'TRANSFER', move: 'park', as: 'admin' } as const
  return insertReceiptRow(
    tx,
    { ...row, bankReference: line.reference },
    { id, transactionId, parkedId: transactionId },
  )
}

export const recordReceipt = (call: Call<typeof recordContract>): Promise<Taken> => {
  const { userId } = signedIn(call)
  const { way, companyId, reference, valueOn, invoices } = call.body
  const amountFils = parseMoney(call.body.amount)
  return call.once(async (tx) => {
    refuseValueDay(valueOn, call.now)
    if (companyId !== null) await lockPayer(tx, companyId)
    if (companyId !== null) await refuseForeign(tx, companyId, invoices)
    if (way === 'CHEQUE') {
      const cheque = {
        companyId,
        way,
        move: 'hold',
        as: 'admin',
        amountFils,
        reference,
        valueOn,
        invoices,
      } as const
      return takenOf(await insertReceiptRow(tx, { ...cheque, userId }))
    }
    const first = await lockBankLine(tx, reference)
    if (first) return takenOf(first, false)
    if (companyId === null) return takenOf(await parkLine(tx, { amountFils, reference, valueOn, userId }))
    const row = await recordLine(tx, { companyId, way, amountFils, reference, valueOn, invoices, userId })
    await finishCounting(tx, companyId, row, call.now)
    return takenOf(row)
  })
}

/** A receipt with the account of its company, both locked, the account first. */
export const lockKnown = async (
  tx: Tx,
  id: string,
): Promise<{ row: ReceiptRow; companyId: string; account: AccountRow }> => {
  const known = await findReceiptRow(tx, id)
  if (!known) throw new Problem('credit.receipt-none')
  if (known.company_id === null) throw new Problem('credit.receipt-done')
  const account = await lockPayer(tx, known.company_id)
  const row = (await lockReceipt(tx, id))!
  return { row, companyId: known.company_id, account }
}

export const confirmReceipt = (call: Call<typeof confirmContract>): Promise<Taken> => {
  signedIn(call)
  const { reference, valueOn } = call.body
  const amountFils = parseMoney(call.body.amount)
  return call.once(async (tx) => {
    refuseValueDay(valueOn, call.now)
    const { row, companyId } = await lockKnown(tx, call.query.id)
    const first = await lockBankLine(tx, reference)
    if (first) return takenOf(first, false)
    if (row.state !== 'ANNOUNCED') throw new Problem('credit.receipt-done')
    const transactionId = await lowerExposure(tx, {
      kind: 'credit.repaid',
      ref: row.id,
      companyId,
      amountFils,
      from: { kind: 'bank' },
    })
    const set = {
      amount_fils: amountFils,
      bank_reference: reference,
      value_on: valueOn,
      transaction_id: transactionId,
    }
    const counted = await moveReceipt(tx, row.id, 'confirm', 'admin', { set })
    await finishCounting(tx, companyId, counted, call.now)
    return takenOf(counted)
  })
}

export const declineReceipt = (call: Call<typeof declineContract>): Promise<Taken> => {
  signedIn(call)
  const { reason } = call.body
  return call.once(async (tx) => {
    const { row, companyId } = await lockKnown(tx, call.query.id)
    if (row.state !== 'ANNOUNCED') throw new Problem('credit.receipt-done')
    const declined = await moveReceipt(tx, row.id, 'decline', 'admin', { reason })
    const params = { amount: amountParam(row.amount_fils), reason: asSentence(reason) }
    await notifyCompany(tx, companyId, 'credit-transfer-declined', params, row.id)
    await publishCreditOf(tx, companyId)
    return takenOf(declined)
  })
}

export const matchReceipt = (call: Call<typeof matchContract>): Promise<Taken> => {
  signedIn(call)
  const { companyId, invoices } = call.body
  return call.once(async (tx) => {
    if (!(await findReceiptRow(tx, call.query.id))) throw new Problem('credit.receipt-none')
    await lockPayer(tx, companyId)
    const row = (await lockReceipt(tx, call.query.id))!
    if (row.state !== 'UNMATCHED') throw new Problem('credit.receipt-done')
    await refuseForeign(tx, companyId, invoices)
    const transactionId = await lowerExposure(tx, {
      kind: 'receipt.matched',
      ref: row.id,
      companyId,
      amountFils: row.amount_fils,
      from: { kind: 'unapplied_receipts' },
    })
    const set = { company_id: companyId, invoices, transaction_id: transactionId }
    const matched = await moveReceipt(tx, row.id, 'match', 'admin', { set })
    await finishCounting(tx, companyId, matched, call.now)
    return takenOf(matched)
  })
}
