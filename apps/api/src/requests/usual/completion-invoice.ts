// The invoice of the agent that the completion of a request stands on.
import type { Db } from '../../kit/db.ts'
import { documentsOf } from '../../documents/door.ts'

/** The newest customer invoice that was not returned: it is kept from then on. */
export const completionInvoice = async (
  db: Db,
  kind: string,
  requestId: string,
): Promise<{ id: string } | undefined> =>
  (await documentsOf(db, kind, requestId)).findLast(
    ({ doc_code, state }) => doc_code === 'INVOICE' && state !== 'RETURNED',
  )
