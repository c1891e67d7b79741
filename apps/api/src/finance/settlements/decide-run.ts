// The steps of a run: approved by a second administrator, sent to the bank in a file that is made once, paid or returned.
import { createHash } from 'node:crypto'
import { bankFileXml } from '@marsa/model/finance/bank-file.ts'
import type {
  approveSettlement as approveContract,
  cancelSettlement as cancelContract,
  downloadSettlementFile as fileContract,
  paySettlement as payContract,
  returnSettlement as returnContract,
  sendSettlement as sendContract,
} from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { approveRunRefusal, lapsedReason } from '@marsa/model/finance/settlements/settlement-run.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { attachment } from '../../kit/attachment.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findInvoiceById } from '../documents.store.ts'
import { creditCommission, issueCommissionInvoice } from '../issue-invoice.ts'
import { agentAccount, ibanOf } from './bank-accounts.store.ts'
import { lockedRun } from './draft-run.ts'
import { postCommission, postPaid, postReturned, postSent, reverseCommission } from './post-settlement-run.ts'
import {
  findRun,
  isAnyHeld,
  isItem,
  lockAgent,
  lockRun,
  moveRun,
  removeItems,
  type RunRow,
} from './runs.store.ts'
import { tellAgent } from './tell-agent.ts'
import { settlementTerms, sumsOfRun } from './view-settlements.ts'

type Approved = RunRow & { net_fils: bigint; account_id: string }
const approved = (run: RunRow): Approved => {
  if (run.net_fils === null || run.account_id === null) throw new Error(`run ${run.id} is not approved`)
  return { ...run, net_fils: run.net_fils, account_id: run.account_id }
}

export const approveSettlement = (call: Call<typeof approveContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { now, settings } = call
  return call.once(async (tx) => {
    const run = await lockedRun(tx, call.query.id, ['DRAFT'])
    const { sums, adjustments } = await sumsOfRun(tx, run)
    const account = await agentAccount(tx, run.company_id)
    refuse(
      approveRunRefusal(
        {
          state: run.state,
          preparedBy: run.prepared_by,
          adjustedBy: adjustments.map((each) => each.made_by),
          netFils: sums.netFils,
          account: account
            ? { enteredAt: account.entered_at, isConfirmedByCall: account.confirmed_at !== null }
            : null,
          isDisputed: await isAnyHeld(tx, run.id),
        },
        userId,
        now,
        settlementTerms(settings),
      ),
    )
    const { commissionFils, commissionVatFils: vatFils } = sums
    const isCharged = commissionFils > 0n
    const invoice = isCharged
      ? await issueCommissionInvoice(
          tx,
          {
            companyId: run.company_id,
            subjectKind: 'settlement-run',
            subjectId: run.id,
            subjectNumber: run.number,
            suppliedOn: dayOf(now),
          },
          commissionFils,
        )
      : undefined
    await moveRun(tx, run.id, 'approve', {
      set: {
        approved_by: userId,
        approved_at: now,
        gross_fils: sums.grossFils,
        commission_fils: commissionFils,
        commission_vat_fils: vatFils,
        adjustment_fils: sums.adjustmentFils,
        net_fils: sums.netFils,
        account_id: account!.id,
        invoice_id: invoice?.id ?? null,
        commission_id: isCharged ? await postCommission(tx, run, { commissionFils, vatFils }) : null,
      },
    })
    return succeeded
  })
}

const undoCommission = async (tx: Tx, run: RunRow, now: Date): Promise<void> => {
  if (!run.commission_id || !run.invoice_id) return
  await reverseCommission(tx, run.commission_id)
  const invoice = await findInvoiceById(tx, run.invoice_id)
  await creditCommission(tx, invoice!, { causeId: run.id, suppliedOn: dayOf(now) })
}

/** Its items are free again, and commission goes back with its invoice. */
const cancelRun = async (
  tx: Tx,
  run: RunRow,
  { as, reason, now }: { as: 'admin' | 'system'; reason: string; now: Date },
): Promise<void> => {
  await removeItems(tx, run.id, reason)
  await undoCommission(tx, run, now)
  await moveRun(tx, run.id, 'cancel', { as, reason, set: { ended_at: now } })
}

export const cancelSettlement = (call: Call<typeof cancelContract>): Promise<typeof succeeded> => {
  const { reason } = call.body
  return call.once(async (tx) => {
    const run = await lockedRun(tx, call.query.id, ['DRAFT', 'APPROVED'])
    await cancelRun(tx, run, { as: 'admin', reason, now: call.now })
    return succeeded
  })
}

/** A run that was never sent; nothing where somebody was faster. */
export const lapseRun = async (tx: Tx, id: string, now: Date): Promise<void> => {
  const run = await lockRun(tx, id)
  if (run?.state === 'DRAFT' || run?.state === 'APPROVED')
    await cancelRun(tx, run, { as: 'system', reason: lapsedReason, now })
}

export const sendSettlement = (call: Call<typeof sendContract>): Promise<typeof succeeded> => {
  const { now, settings } = call
  const { companyName } = signedIn(call)
  return call.once(async (tx) => {
    const run = await lockedRun(tx, call.query.id, ['APPROVED', 'SENT'])
    if (run.state === 'SENT') return succeeded
    const sender = settings['express.payout-iban']
    if (sender === null) throw new Problem('settlement.sender-account')
    const { net_fils: amountFils, account_id: accountId } = approved(run)
    const { iban, holder } = await ibanOf(tx, accountId)
    const file = bankFileXml({
      number: run.number,
      madeAt: toOffset(now),
      on: dayOf(now),
      sender: { name: companyName.en, iban: sender, bic: settings['express.payout-bic'] },
      transfers: [{ number: run.number, about: 'Settlement', amountFils, holder, iban }],
    })
    await moveRun(tx, run.id, 'send', {
      set: {
        file,
        file_sha256: createHash('sha256').update(file).digest(),
        sent_at: now,
        sent_id: await postSent(tx, approved(run)),
      },
    })
    return succeeded
  })
}

export const downloadSettlementFile = async (call: Call<typeof fileContract>) => {
  const run = await findRun(call.db, call.query.id)
  if (!run) throw new Problem('settlement.run-none')
  const { file } = run
  if (file === null) throw new Problem('settlement.file-none')
  // It names a whole IBAN: who takes it away is recorded.
  await call.unkept((tx) =>
    audit(tx, {
      kind: 'admin',
      action: 'downloadPayoutFile',
      objectKind: 'settlement-run',
      objectId: run.id,
    }),
  )
  return attachment(call.reply, 'application/xml', `${run.number}.xml`).send(file)
}

/** `on` is the day of the bank where a line of its statement says it; answers the posting at the bank. */
type Booked = { id: string; now: Date; as: 'admin' | 'system'; on?: string }

export const bookPaid = async (
  tx: Tx,
  { id, now, as, on, reference }: Booked & { reference: string },
): Promise<string> => {
  const run = approved(await lockedRun(tx, id, ['SENT']))
  const paidId = await postPaid(tx, run, on)
  await moveRun(tx, id, 'pay', { as, set: { bank_reference: reference, ended_at: now } })
  await tellAgent(tx, run, 'settlement-paid')
  return paidId
}

export const bookReturned = async (
  tx: Tx,
  { id, now, as, on, reason }: Booked & { reason: string },
): Promise<string> => {
  const run = approved(await lockedRun(tx, id, ['SENT', 'PAID']))
  const returnedId = await postReturned(tx, run, run.state === 'PAID', on)
  await moveRun(tx, id, 'return', { as, reason, set: { ended_at: now } })
  await tellAgent(tx, run, 'settlement-returned')
  return returnedId
}

/** The line of the bank that said so was another's: the transfer is on its way again. */
export const unbookPaid = async (tx: Tx, id: string, reason: string): Promise<void> => {
  await lockedRun(tx, id, ['PAID'])
  await moveRun(tx, id, 'unpay', { reason, set: { bank_reference: null, ended_at: null } })
}

/** It did not come back after all, and stays paid. False where the agent is paid the amount in another run already. */
export const unbookReturned = async (
  tx: Tx,
  { id, postingId, reason }: { id: string; postingId: string; reason: string },
): Promise<boolean> => {
  const run = await lockedRun(tx, id, ['RETURNED'])
  // Whoever drafts a run of the agent takes what is owed under this lock.
  await lockAgent(tx, run.company_id)
  if (await isItem(tx, postingId)) return false
  await moveRun(tx, id, 'unreturn', { reason })
  return true
}

export const paySettlement = (call: Call<typeof payContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    await bookPaid(tx, { id: call.query.id, now: call.now, as: 'admin', reference: call.body.reference })
    return succeeded
  })

export const returnSettlement = (call: Call<typeof returnContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    await bookReturned(tx, { id: call.query.id, now: call.now, as: 'admin', reason: call.body.reason })
    return succeeded
  })
