// An invoice that is written off by two, and a refund of what is paid over.
import { lateDays, writeOffDays, allocate } from '@marsa/model/finance/credit/credit-due.ts'
import { confirmRefusal, proposalDays } from '@marsa/model/finance/credit/credit-machine.ts'
import type {
  confirmWriteOff as confirmContract,
  refundCredit as refundContract,
  writeOffInvoice as writeOffContract,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { asSentence } from '@marsa/model/finance/credit/credit-terms.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { companyOf, lockAccount, publishCreditOf } from './accounts.store.ts'
import { notifyAdministrators, notifyCompany } from './notify-about-credit.ts'
import { spreadReceipts } from './owe-invoice.ts'
import { notifyPaidUp } from './paid-up.ts'
import { lowerExposure, postCreditRefund } from './post-receipts.ts'
import { findReceivable, insertAllocation, type ReceivableRow } from './receivables.store.ts'
import {
  findCreditRefund,
  insertCreditRefund,
  insertReceiptRow,
  listUnallocated,
  newReceiptId,
} from './receipts.store.ts'
import { lockPayer } from './take-receipts.ts'
import { closeWriteOff, findWriteOff, insertWriteOff, openWriteOffOf } from './write-offs.store.ts'

/** An invoice on credit, with the account of its company locked. */
const lockInvoice = async (tx: Tx, invoiceId: string): Promise<ReceivableRow> => {
  const known = await findReceivable(tx, invoiceId)
  if (!known) throw new Problem('credit.invoice-none')
  await lockAccount(tx, known.company_id)
  return (await findReceivable(tx, invoiceId))!
}

/** Money that the company paid above what it owes goes back by the bank; the receipts it came with have paid it. */
export const refundCredit = (call: Call<typeof refundContract>) => {
  const { userId } = signedIn(call)
  const { companyId } = call.query
  const { reference, reason } = call.body
  const amountFils = parseMoney(call.body.amount)
  return call.once(async (tx) => {
    const account = await lockPayer(tx, companyId)
    const refund = await insertCreditRefund(tx, {
      companyId,
      amountFils,
      bankReference: reference,
      reason,
      userId,
    })
    if (!refund) {
      const first = await findCreditRefund(tx, reference)
      if (first?.company_id === companyId && first.amount_fils === amountFils) return succeeded
      throw new Problem('credit.line-taken', {}, { reference: 'credit.line-taken' })
    }
    if (amountFils > -account.used_fils)
      throw new Problem('credit.refund-owed', {}, { amount: 'credit.refund-owed' })
    await postCreditRefund(tx, { refundId: refund.id, companyId, amountFils })
    const receipts = (await listUnallocated(tx, companyId)).map(({ id, left_fils: openFils }) => ({
      id,
      dueOn: '',
      openFils,
    }))
    for (const { id: receiptId, fils } of allocate(receipts, amountFils).allocations)
      await insertAllocation(tx, { receiptId, refundId: refund.id, fils })
    const params = { amount: amountParam(amountFils), reason: asSentence(reason) }
    await notifyCompany(tx, companyId, 'credit-refunded', params, refund.id)
    await publishCreditOf(tx, companyId)
    return succeeded
  })
}

export const writeOffInvoice = (call: Call<typeof writeOffContract>) => {
  const { userId, firstName, lastName } = signedIn(call)
  const { now } = call
  return call.once(async (tx) => {
    const invoice = await lockInvoice(tx, call.query.id)
    const { company_id: companyId, open_fils: amountFils } = invoice
    if (amountFils === 0n) throw new Problem('credit.invoice-paid')
    if (lateDays(invoice.due_on, dayOf(now)) < writeOffDays) throw new Problem('credit.write-off-early')
    const waiting = await openWriteOffOf(tx, invoice.invoice_id)
    if (waiting && waiting.lapses_at > now) throw new Problem('credit.write-off-open')
    if (waiting) await closeWriteOff(tx, { id: waiting.id, userId, outcome: 'DROPPED', now })
    const lapsesAt = new Date(now.getTime() + proposalDays * 86_400_000)
    const proposal = { companyId, invoiceId: invoice.invoice_id, amountFils, reason: call.body.reason }
    const id = await insertWriteOff(tx, { ...proposal, userId, now, lapsesAt })
    const { name_en: en, name_ar: ar } = (await companyOf(tx, companyId))!
    const colleague = `${firstName} ${lastName}`
    const params = { company: { en, ar }, colleague, amount: amountParam(amountFils), number: invoice.number }
    await notifyAdministrators(tx, companyId, 'credit-write-off-proposed', params, id, userId)
    await publishCreditOf(tx, companyId)
    return succeeded
  })
}

export const confirmWriteOff = (call: Call<typeof confirmContract>) => {
  const { userId } = signedIn(call)
  const { now } = call
  return call.once(async (tx) => {
    const known = await findWriteOff(tx, call.query.id)
    if (!known) throw new Problem('credit.proposal-none')
    const invoice = await lockInvoice(tx, known.invoice_id)
    // Read again under the lock: somebody may have decided in between.
    const row = await findWriteOff(tx, known.id)
    if (!row) throw new Problem('credit.proposal-none')
    const { isConfirmed } = call.body
    if (isConfirmed)
      refuse(confirmRefusal({ proposedBy: row.proposed_by, lapsesAt: row.lapses_at }, userId, now))
    await closeWriteOff(tx, { id: row.id, userId, outcome: isConfirmed ? 'MADE' : 'DROPPED', now })
    await publishCreditOf(tx, row.company_id)
    if (!isConfirmed) return succeeded
    const { company_id: companyId, amount_fils: amountFils } = row
    if (invoice.open_fils === 0n) throw new Problem('credit.invoice-paid')
    if (invoice.open_fils !== amountFils) throw new Problem('kit.moved-on')
    const transactionId = await lowerExposure(tx, {
      kind: 'credit.writtenoff',
      ref: row.id,
      companyId,
      amountFils,
      from: { kind: 'bad_debt' },
    })
    const id = await newReceiptId(tx)
    await insertReceiptRow(
      tx,
      {
        companyId,
        way: 'WRITE_OFF',
        move: 'writeOff',
        as: 'admin',
        amountFils,
        reference: invoice.number,
        valueOn: dayOf(now),
        invoices: [invoice.invoice_id],
        userId,
      },
      { id, transactionId },
    )
    await spreadReceipts(tx, companyId, id)
    await notifyPaidUp(tx, companyId, dayOf(now))
    return succeeded
  })
}
