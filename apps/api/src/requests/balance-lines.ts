// How the final payment comes about, for the page it is paid on: the accepted quotation, what changed since by its cause, what is paid.
import { toWire } from '@marsa/model/kit/money.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { causeSums } from '@marsa/model/requests/change-sentence.ts'
import { finalChangesText as words } from '@marsa/model/requests/final-changes-text.ts'
import type { PaymentDescription } from '../finance/door.ts'
import type { Db } from '../kit/db.ts'
import type { Award } from './award.ts'
import { toFinalChanges } from './quotation-view.ts'
import { quotationWithCharges } from './quotations.store.ts'
import type { QuotationWithCharges } from './quotation-rows.ts'

type Lines = PaymentDescription['lines']
type Row = Pick<Award, 'quotation_id' | 'final_quotation_id' | 'total_fils' | 'paid_fils'>

const bothOf = (label: (lang: Lang) => string) => ({ en: label('en'), ar: label('ar') })

/** A line for each cause; one for the whole where the charges are as they were. */
const changeLines = (
  accepted: QuotationWithCharges,
  final: QuotationWithCharges | undefined,
  totalFils: bigint,
): Lines => {
  const sums = final ? causeSums(toFinalChanges(accepted, final)) : []
  if (sums.length === 0) return [{ ...words.change, amount: toWire(totalFils - accepted.total_fils) }]
  return sums.map(({ cause, fils }) => ({
    ...bothOf((lang) => say(lang, words.changeBy, { cause: words[cause] })),
    amount: toWire(fils),
  }))
}

/** Amounts with VAT. */
export const balanceLines = async (
  db: Db,
  { quotation_id, final_quotation_id, total_fils, paid_fils }: Row,
): Promise<Lines> => {
  const accepted = await quotationWithCharges(db, quotation_id)
  if (!accepted) return []
  const final = final_quotation_id === null ? undefined : await quotationWithCharges(db, final_quotation_id)
  return [
    { ...words.acceptedTotal, amount: toWire(accepted.total_fils) },
    ...changeLines(accepted, final, total_fils),
    { ...words.finalTotal, amount: toWire(total_fils) },
    { ...words.paid, amount: toWire(-paid_fils) },
  ]
}
