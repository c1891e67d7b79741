// Makes a case of each payout that the gateway announced and the bank has not seen within its days.
import { bankDaysBefore } from '@marsa/model/finance/bank/bank-days.ts'
import { payoutDays } from '@marsa/model/finance/card-payouts/card-payout.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { Db } from '../../kit/db.ts'
import { eachInTransaction } from '../../kit/each-alone.ts'
import { lockMatching } from '../bank/bank.store.ts'
import { lockCaseOf, reopenCase } from '../bank/cases.store.ts'
import { databaseNow } from '../credit/timers.store.ts'
import { insertDifference } from '../reconciliation.store.ts'
import { findAwaited, listOverdue } from './card-payouts.store.ts'

/** Safe to repeat: what has a case, or was explained once, is left alone. */
export const noticeLatePayouts = async (db: Db): Promise<void> => {
  const today = dayOf(await databaseNow(db))
  await eachInTransaction(db, await listOverdue(db, bankDaysBefore(today, payoutDays)), async (tx, id) => {
    await lockMatching(tx)
    // Its line of the bank may have come in the meantime.
    const payout = await findAwaited(tx, id)
    const found = await lockCaseOf(tx, { kind: 'payout-short', payoutId: id })
    if (!payout || found?.resolution === 'explained') return
    if (found)
      await reopenCase(
        tx,
        { id: found.id, ours_fils: payout.net_fils, theirs_fils: 0n },
        { dueOn: today, as: 'system' },
      )
    else
      await insertDifference(tx, {
        kind: 'payout-short',
        reference: payout.reference,
        payoutId: id,
        oursFils: payout.net_fils,
        theirsFils: 0n,
        currency: 'AED',
      })
  })
}
