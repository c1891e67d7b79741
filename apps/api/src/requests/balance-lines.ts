// How the final payment comes about, for the page it is paid on: the accepted quotation, what was added since, what is paid.
import { toWire } from '@marsa/model/kit/money.ts'
import { finalChangesText as words } from '@marsa/model/requests/final-changes-text.ts'
import type { PaymentDescription } from '../finance/door.ts'
import type { Db } from '../kit/db.ts'
import type { Award } from './award.ts'
import { findQuotation } from './quotations.store.ts'

/** Amounts with VAT. */
export const balanceLines = async (
  db: Db,
  { quotation_id, total_fils, paid_fils }: Pick<Award, 'quotation_id' | 'total_fils' | 'paid_fils'>,
): Promise<PaymentDescription['lines']> => {
  const accepted = await findQuotation(db, quotation_id)
  if (!accepted) return []
  return [
    { ...words.acceptedTotal, amount: toWire(accepted.total_fils) },
    { ...words.change, amount: toWire(total_fils - accepted.total_fils) },
    { ...words.finalTotal, amount: toWire(total_fils) },
    { ...words.paid, amount: toWire(-paid_fils) },
  ]
}
