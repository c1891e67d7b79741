// Credits cash of parcels to the wallets of their merchants, each once (row 12).
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { publish } from '../../kit/events.ts'
import type { Tx } from '../../kit/db.ts'
import { creditWallet } from '../wallet/move-money.ts'
import { moveCod } from './cod.store.ts'
import type { DepositedCash } from './deposits.store.ts'

/** Under the lock of the cash, merchant by merchant. */
export const creditCash = async (
  tx: Tx,
  cash: readonly DepositedCash[],
  { number, as, now }: { number: string; as: ActorKind; now: Date },
): Promise<void> => {
  for (const { id, company_id: companyId, amount_fils: amountFils, waybill } of cash) {
    const credited = await creditWallet(tx, {
      kind: 'COD',
      companyId,
      amountFils,
      ref: `cod:${id}:credit`,
      subjectId: id,
      waybill,
      reference: number,
      from: { kind: 'cod_payable', ownerId: companyId },
    })
    await moveCod(tx, id, 'credit', as, { credited_at: now, credit_id: credited.id })
    await publish(tx, { companyId, kind: 'express.changed', subjectId: id })
  }
}
