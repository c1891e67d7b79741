// Asks the customer of a booked shipment for the documents that its request could be sent without.
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { mayFollow } from '@marsa/model/documents/required-documents.ts'
import type { Tx } from '../../kit/db.ts'
import { readFacts } from '../execution/execution.ts'
import { balanceOf } from '../paying/balance.ts'
import { publishEvent } from '../publish-event.ts'
import type { RequestRow } from '../requests.store.ts'

/** Once when it is booked, and once more when its cargo has arrived and customs is near. */
export const askForFollowing = async (
  tx: Tx,
  request: RequestRow,
  on: 'booked' | MilestoneCode,
): Promise<void> => {
  const { customsDocumentsMissing } = await readFacts(tx, request, balanceOf(request))
  for (const code of customsDocumentsMissing.filter(mayFollow))
    await publishEvent(tx, 'documentWanted', request, { code, on })
}
