// What becomes of receipts later: a cheque on its way, one that the bank returned, a mistake taken back, other invoices paid, money after a write-off.
import type {
  allocateReceipt as allocateContract,
  moveCheque as chequeContract,
  recoverWriteOff as recoverContract,
  reverseReceipt as reverseContract,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import {
  allocateRefusal,
  chequeRefusal,
  recoverRefusal,
  reverseRefusal,
} from '@marsa/model/finance/credit/credit-receipt.ts'
import { asSentence } from '@marsa/model/finance/credit/credit-terms.ts'
import type { succeeded } from '@marsa/model/kit/answer.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { reverse } from '../ledger.store.ts'
import { companyOf, publishCreditOf } from './accounts.store.ts'
import { notifyAdministrators, notifyCompany } from './notify-about-credit.ts'
import { spreadReceipts } from './owe-invoice.ts'
import { lowerExposure, postRecovered } from './post-receipts.ts'
import { undoAllocations } from './receivables.store.ts'
import {
  findReceiptRow,
  insertReceiptRow,
  lockBankLine,
  lockReceipt,
  moveReceipt,
  nameInvoices,
  type ReceiptRow,
} from './receipts.store.ts'
import { suspendBySystem } from './suspend-by-system.ts'
import { finishCounting, lockKnown, refuseForeign, takenOf } from './take-receipts.ts'

type Taken = ReturnType<typeof takenOf> & typeof succeeded

/** Takes the posting of a receipt back, and what it paid; other receipts may now pay that. Its line may be recorded anew. */
const undo = async (
  tx: Tx,
  row: ReceiptRow,
  name: 'reverse' | 'bounce',
  reason: string,
): Promise<ReceiptRow> => {
  await undoAllocations(tx, row.id)
  if (row.transaction_id) await reverse(tx, row.transaction_id)
  const undone = await moveReceipt(tx, row.id, name, 'admin', { reason, set: { bank_reference: null } })
  if (row.company_id) await spreadReceipts(tx, row.company_id)
  return undone
}

const clear = async (
  tx: Tx,
  {
    row,
    companyId,
    bankReference,
    now,
  }: { row: ReceiptRow; companyId: string; bankReference: string; now: Date },
): Promise<Taken> => {
  const first = await lockBankLine(tx, bankReference)
  if (first) return takenOf(first, false)
  const transactionId = await lowerExposure(tx, {
    kind: 'credit.repaid',
    ref: row.id,
    companyId,
    amountFils: row.amount_fils,
    from: { kind: 'bank' },
  })
  const set = { bank_reference: bankReference, transaction_id: transactionId }
  const cleared = await moveReceipt(tx, row.id, 'clear', 'admin', { set })
  await finishCounting(tx, companyId, cleared, now)
  return takenOf(cleared)
}

/** What the bank returned is owed again, also above the limit; the account is suspended, and ours look at it. */
const bounce = async (tx: Tx, row: ReceiptRow, companyId: string, reason: string): Promise<ReceiptRow> => {
  const returned = await undo(tx, row, 'bounce', reason)
  const amount = amountParam(row.amount_fils)
  await notifyCompany(tx, companyId, 'credit-cheque-returned', { amount, reason: asSentence(reason) }, row.id)
  const { name_en: en, name_ar: ar } = (await companyOf(tx, companyId))!
  await notifyAdministrators(tx, companyId, 'credit-cheque-bounced', { company: { en, ar }, amount }, row.id)
  await suspendBySystem(tx, companyId, 'system:cheque')
  return returned
}

export const moveCheque = (call: Call<typeof chequeContract>): Promise<Taken> => {
  signedIn(call)
  const { step, bankReference, reason } = call.body
  return call.once(async (tx) => {
    const { row, companyId } = await lockKnown(tx, call.query.id)
    refuse(chequeRefusal(row, step))
    if (step === 'clear') return clear(tx, { row, companyId, bankReference: bankReference!, now: call.now })
    if (step === 'bounce') return takenOf(await bounce(tx, row, companyId, reason!))
    const moved = await moveReceipt(tx, row.id, step, 'admin', { reason })
    await publishCreditOf(tx, companyId)
    return takenOf(moved)
  })
}

/** A receipt, locked behind the account of its company where it has one. */
const lockAny = async (tx: Tx, id: string): Promise<ReceiptRow> => {
  const known = await findReceiptRow(tx, id)
  if (!known) throw new Problem('credit.receipt-none')
  if (known.company_id) return (await lockKnown(tx, id)).row
  return (await lockReceipt(tx, id))!
}

/** What was matched with the wrong company lies at the bank as before, as a receipt of its own. */
const unmatch = (tx: Tx, row: ReceiptRow, userId: string): Promise<ReceiptRow> =>
  insertReceiptRow(
    tx,
    {
      companyId: null,
      way: row.way,
      move: 'park',
      as: 'admin',
      amountFils: row.amount_fils,
      reference: row.reference,
      bankReference: row.bank_reference!,
      valueOn: row.value_on,
      userId,
    },
    { transactionId: row.parked_id!, parkedId: row.parked_id! },
  )

export const reverseReceipt = (call: Call<typeof reverseContract>): Promise<Taken> => {
  const { userId } = signedIn(call)
  const { reason } = call.body
  return call.once(async (tx) => {
    const row = await lockAny(tx, call.query.id)
    refuse(reverseRefusal(row))
    const reversed = await undo(tx, row, 'reverse', reason)
    const wasMatched = row.state === 'COUNTED' && row.parked_id !== null
    return takenOf(wasMatched ? await unmatch(tx, row, userId) : reversed)
  })
}

export const recoverWriteOff = (call: Call<typeof recoverContract>): Promise<Taken> => {
  signedIn(call)
  const { reference } = call.body
  const amountFils = parseMoney(call.body.amount)
  return call.once(async (tx) => {
    const { row, companyId } = await lockKnown(tx, call.query.id)
    const first = await lockBankLine(tx, reference)
    if (first) return takenOf(first, false)
    const leftFils = row.amount_fils - row.recovered_fils
    refuse(recoverRefusal(row, leftFils))
    if (amountFils > leftFils)
      throw new Problem('credit.recover-above', {}, { amount: 'credit.recover-above' })
    await postRecovered(tx, { receiptId: row.id, reference, amountFils })
    await publishCreditOf(tx, companyId)
    return takenOf(row)
  })
}

export const allocateReceipt = (call: Call<typeof allocateContract>): Promise<Taken> => {
  signedIn(call)
  const { invoices } = call.body
  return call.once(async (tx) => {
    const { row, companyId } = await lockKnown(tx, call.query.id)
    refuse(allocateRefusal(row))
    await refuseForeign(tx, companyId, invoices)
    await undoAllocations(tx, row.id)
    await nameInvoices(tx, row.id, invoices)
    await spreadReceipts(tx, companyId, row.id)
    return takenOf(row)
  })
}
