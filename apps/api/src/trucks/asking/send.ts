// Whether a truck request may be sent now: hazardous goods with their documents, and credit or the knowledge that there is none (T2, T3).
import { creditRefusal } from '@marsa/model/finance/credit/credit-line.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { documentsOf } from '../../documents/door.ts'
import { creditStateOf } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import type { SentRequest } from '../../requests/door.ts'

const hasSafetySheet = async (tx: Tx, id: string): Promise<boolean> =>
  (await documentsOf(tx, 'truck-request', id)).some(
    ({ doc_code, state }) => doc_code === 'SAFETY_DATA_SHEET' && state !== 'RETURNED',
  )

/** Answers whether it goes without credit. */
export const checkSending = async (
  tx: Tx,
  { id, companyId, form, withoutCredit }: SentRequest<TruckForm>,
): Promise<{ without_credit: boolean }> => {
  if (form.hazardous && !(id && (await hasSafetySheet(tx, id))))
    throw new Problem('trucks.safety-sheet', {}, { hazardous: 'trucks.safety-sheet' })
  const { state, has_pending: hasPending } = await creditStateOf(tx, companyId)
  const refusal = creditRefusal(state, hasPending)
  if (refusal === 'finance.credit-pending') throw new Problem('trucks.credit-pending')
  if (refusal && !withoutCredit) throw new Problem('trucks.credit-needed')
  return { without_credit: refusal !== undefined }
}
