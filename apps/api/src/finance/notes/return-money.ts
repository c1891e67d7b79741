// The money of a credit note by hand: from whom it is taken, and back the way that it came.
import type { NoteWay } from '@marsa/model/finance/notes/credit-note.ts'
import type { VatTotals } from '@marsa/model/finance/charge-line.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { Tx } from '../../kit/db.ts'
import { lockAccount, publishCreditOf } from '../credit/accounts.store.ts'
import { spreadReceipts } from '../credit/owe-invoice.ts'
import { notifyPaidUp } from '../credit/paid-up.ts'
import { lowerExposure } from '../credit/post-receipts.ts'
import { insertReceiptRow, newReceiptId } from '../credit/receipts.store.ts'
import type { StoredTaxInvoice } from '../documents.store.ts'
import { accountOf, post, type AccountKey } from '../ledger.store.ts'
import { refundPayments } from '../refund-payments.ts'
import { requestRefund } from '../refund-session.ts'

/** Brings money of a subject's advance into the wallet of its company; a line that has wallets gives it. */
export type ToWallet = (
  tx: Tx,
  money: {
    companyId: string
    amountFils: bigint
    ref: string
    subjectId: string
    waybill: string
    reference: string
    from: AccountKey
  },
) => Promise<unknown>

export type Noted = {
  invoice: StoredTaxInvoice
  note: { id: string; number: string }
  totals: VatTotals
  reason: string
  userId: string
  now: Date
}

const advanceOf = ({ invoice }: Noted): AccountKey => ({
  kind: 'customer_advance',
  ownerId: invoice.subjectId,
})

/** Our own supply gives back what it has earned and the tax that it owes for it; an agent's what the agent is owed. */
const takenFrom = ({ invoice, totals }: Noted): [AccountKey, bigint][] =>
  invoice.isOwnSupply
    ? [
        [{ kind: invoice.subjectKind === 'settlement-run' ? 'commission' : 'revenue' }, -totals.netFils],
        [{ kind: 'vat_payable' }, -totals.vatFils],
      ]
    : [[{ kind: 'agent_payable', ownerId: invoice.supplierId }, -totals.totalFils]]

const postReturned = async (tx: Tx, noted: Noted, to: AccountKey): Promise<void> => {
  const entries: [AccountKey, bigint][] = [...takenFrom(noted), [to, noted.totals.totalFils]]
  const found = []
  for (const [key, amountFils] of entries)
    if (amountFils !== 0n) found.push({ accountId: await accountOf(tx, key), amountFils })
  await post(tx, {
    kind: 'note.returned',
    ref: noted.note.id,
    subjectId: noted.invoice.subjectId,
    entries: found,
  })
}

/** Off what the company owes: the note pays its invoice first, and what is over the next ones. */
const offAccount = async (tx: Tx, { invoice, note, totals, userId, now }: Noted): Promise<void> => {
  const { companyId, subjectId } = invoice
  // Receipts of the same moment would pay the same invoice again.
  await lockAccount(tx, companyId)
  const today = dayOf(now)
  const amountFils = totals.totalFils
  const from = { kind: 'agent_payable', ownerId: invoice.supplierId } as const
  const cause = { kind: 'credit.noted', ref: note.id } as const
  const transactionId = await lowerExposure(tx, { ...cause, companyId, amountFils, from, subjectId })
  const id = await newReceiptId(tx)
  await insertReceiptRow(
    tx,
    {
      companyId,
      way: 'NOTE',
      move: 'note',
      as: 'admin',
      amountFils,
      reference: note.number,
      valueOn: today,
      invoices: [invoice.id],
      noteId: note.id,
      userId,
    },
    { id, transactionId },
  )
  await spreadReceipts(tx, companyId, id)
  await notifyPaidUp(tx, companyId, today)
  await publishCreditOf(tx, companyId)
}

export const returnMoney = async (
  tx: Tx,
  noted: Noted,
  { way, toWallet }: { way: NoteWay; toWallet: ToWallet },
): Promise<void> => {
  const { invoice, note, totals, reason } = noted
  const { companyId, subjectId, subjectNumber: waybill } = invoice
  if (way === 'account') return offAccount(tx, noted)
  if (way === 'settlement') return postReturned(tx, noted, { kind: 'agent_payable', ownerId: companyId })
  await postReturned(tx, noted, advanceOf(noted))
  const amountFils = totals.totalFils
  if (way === 'card') {
    const how = { as: 'admin', reason } as const
    // Of our own supplies each payment has its invoice; an agent's final one is of all payments together.
    if (invoice.isOwnSupply) await requestRefund(tx, { sessionId: invoice.sessionId!, amountFils, ...how })
    else await refundPayments(tx, subjectId, amountFils, how)
    return
  }
  const reference = `${note.number}: ${reason}`
  await toWallet(tx, {
    companyId,
    amountFils,
    ref: note.id,
    subjectId,
    waybill,
    reference,
    from: advanceOf(noted),
  })
}
