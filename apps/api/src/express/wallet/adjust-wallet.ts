// Corrections of a wallet: one administrator proposes, another one makes it; the ledger moves with the decision.
import { adjustmentDays, adjustmentRefusal } from '@marsa/model/express/wallet/wallet.ts'
import type {
  decideAdjustment as decideContract,
  proposeAdjustment as proposeContract,
} from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import {
  closeAdjustment,
  findAdjustment,
  findShipper,
  insertAdjustment,
  openAdjustmentOf,
  type AdjustmentRow,
} from './adjustments.store.ts'
import { creditWallet, debitWallet } from './move-money.ts'
import { lockWallet, walletOf } from './wallet.store.ts'

export const proposeAdjustment = (call: Call<typeof proposeContract>): Promise<typeof succeeded> => {
  const { userId, firstName, lastName } = signedIn(call)
  const { now } = call
  const { companyId } = call.query
  const { direction, reason } = call.body
  const fils = parseMoney(call.body.amount)
  return call.once(async (tx) => {
    const company = await findShipper(tx, companyId)
    if (!company) throw new Problem('wallet.none')
    await lockWallet(tx, companyId)
    const waiting = await openAdjustmentOf(tx, companyId)
    if (waiting && waiting.lapses_at > now) throw new Problem('wallet.adjustment-open')
    if (waiting) await closeAdjustment(tx, { id: waiting.id, userId, outcome: 'DROPPED', now })
    if (direction === 'take' && (await walletOf(tx, companyId)).availableFils < fils)
      throw new Problem('wallet.short')
    const lapsesAt = new Date(now.getTime() + adjustmentDays * 86_400_000)
    const amountFils = direction === 'give' ? fils : -fils
    const id = await insertAdjustment(tx, { companyId, amountFils, reason, userId, now, lapsesAt })
    await notify(tx, {
      to: { roles: ['admin'] },
      template: 'wallet-adjustment-proposed',
      params: {
        colleague: `${firstName} ${lastName}`,
        company: { en: company.name_en, ar: company.name_ar },
        amount: amountParam(amountFils),
      },
      subjectId: companyId,
      version: id,
    })
    return succeeded
  })
}

const makeAdjustment = (tx: Tx, row: AdjustmentRow, userId: string) => {
  const house = { kind: 'wallet_corrections' } as const
  const movement = { companyId: row.company_id, ref: row.id, reference: row.reason, userId }
  return row.amount_fils > 0n
    ? creditWallet(tx, { ...movement, amountFils: row.amount_fils, kind: 'ADJUSTMENT', from: house })
    : debitWallet(tx, { ...movement, amountFils: -row.amount_fils, kind: 'CORRECTION', to: house })
}

export const decideAdjustment = (call: Call<typeof decideContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { now } = call
  const { isConfirmed } = call.body
  return call.once(async (tx) => {
    const known = await findAdjustment(tx, call.query.id)
    if (known) await lockWallet(tx, known.company_id)
    // Read again under the lock: somebody may have decided in between.
    const row = known && (await findAdjustment(tx, known.id))
    if (!row) throw new Problem('wallet.adjustment-none')
    if (isConfirmed)
      refuse(adjustmentRefusal({ proposedBy: row.proposed_by, lapsesAt: row.lapses_at }, userId, now))
    await closeAdjustment(tx, { id: row.id, userId, outcome: isConfirmed ? 'MADE' : 'DROPPED', now })
    if (isConfirmed) await makeAdjustment(tx, row, userId)
    return succeeded
  })
}
