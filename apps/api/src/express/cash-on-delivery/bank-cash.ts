// A bank slip closes the cash of a depot: everything that is confirmed, to the fil (row 11).
import { randomUUID } from 'node:crypto'
import type { bankCash as contract } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { accountOf, post } from '../../finance/door.ts'
import { publish } from '../../kit/events.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { depotOf } from '../couriers/save-couriers.ts'
import { cashToBank, insertSlip, lockDepot, slipExists } from './deposits.store.ts'

export const bankCash = (call: Call<typeof contract>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { now } = call
  const { depotId, reference, day } = call.body
  const amountFils = parseMoney(call.body.amount)
  return call.once(async (tx) => {
    const isReached = call.relation === 'any' || (await depotOf(tx, actor)) === depotId
    if (!isReached || !(await lockDepot(tx, depotId))) throw new Problem('couriers.depot-none')
    if (day > dayOf(now)) throw new Problem('kit.invalid', {}, { day: 'deposits.slip-day' })
    if (await slipExists(tx, depotId, reference)) throw new Problem('deposits.slip-taken')
    const [held] = await cashToBank(tx, depotId)
    if (!held || held.fils <= 0n) throw new Problem('deposits.slip-nothing')
    if (held.fils !== amountFils) throw new Problem('deposits.slip-other')
    const id = randomUUID()
    const posted = await post(tx, {
      kind: 'cod.banked',
      ref: `${depotId}:${reference}`,
      subjectId: id,
      entries: [
        { accountId: await accountOf(tx, { kind: 'bank' }), amountFils: -amountFils },
        { accountId: await accountOf(tx, { kind: 'cash_depot', ownerId: depotId }), amountFils },
      ],
    })
    await insertSlip(tx, {
      id,
      depotId,
      reference,
      amountFils,
      day,
      userId: actor.userId,
      now,
      transactionId: posted.id,
    })
    await publish(tx, { companyId: actor.companyId, kind: 'cash.changed' })
    return succeeded
  })
}
