// Cash that a courier takes at the door: to the fil what is expected, owed by the courier and to the merchant from then on (K2).
import { cashRefusal } from '@marsa/model/express/cash-on-delivery/cash.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import { accountOf, post } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { lockCod, moveCod, type CodRow } from './cod.store.ts'

type Taken = { shipmentId: string; courierId: string; cashFils: bigint | null; at: Date }

const postingKind = 'cod.collected'

/** Under the shipment's lock, in the transaction that delivers it; undefined where it has no cash on delivery. */
export const collectCash = async (
  tx: Tx,
  { shipmentId, courierId, cashFils, at }: Taken,
): Promise<CodRow | undefined> => {
  const row = await lockCod(tx, shipmentId)
  const expected = row?.state === 'EXPECTED' ? row : undefined
  refuse(cashRefusal(expected?.amount_fils ?? null, cashFils))
  if (!expected) return undefined
  const { company_id: merchant, amount_fils: fils } = expected
  const posted = await post(tx, {
    kind: postingKind,
    // Collected once more after it was taken back, it is another posting.
    ref: `cod:${shipmentId}:${expected.version}`,
    subjectId: shipmentId,
    entries: [
      {
        accountId: await accountOf(tx, { kind: 'courier_receivable', ownerId: courierId }),
        amountFils: -fils,
      },
      { accountId: await accountOf(tx, { kind: 'cod_payable', ownerId: merchant }), amountFils: fils },
    ],
  })
  return moveCod(tx, shipmentId, 'collect', 'agent', {
    courier_id: courierId,
    collected_at: at,
    posting_kind: postingKind,
    transaction_id: posted.id,
  })
}
