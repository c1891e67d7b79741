// What the coming and going of documents of a freight request tells people.
import { kindOf } from '@marsa/model/kit/access.ts'
import { bookedStates, freightPhases } from '@marsa/model/freight/request-machine.ts'
import { isEnded } from '@marsa/model/requests/phase.ts'
import { documentRights, requestNumber } from '../../requests/door.ts'
import type { DocumentLine } from '../../documents/parts.ts'
import { applyWaitingLater } from '../events/apply-waiting.ts'
import { findRequest, lockRequest } from '../requests.store.ts'
import { freightLine } from '../line.ts'
import { publishEvent } from '../publish-event.ts'
import { notifyExpiry, notifyReview } from './notify-document-owner.ts'

/** Freight's side of the documents capability. */
export const freightDocuments: DocumentLine = {
  rights: documentRights(freightLine),
  stored: async (tx, actor, requestId) => {
    const request = await findRequest(tx, actor, kindOf(actor) === 'agent' ? 'assigned' : 'own', requestId)
    if (!request || request.state === 'DRAFT') return
    const shared = bookedStates.includes(request.state) ? 'winner' : 'invited'
    const recipients = kindOf(actor) === 'agent' ? [actor.companyId] : shared
    await publishEvent(tx, 'changed', request, { recipients })
    await applyWaitingLater(tx, requestId)
  },
  title: requestNumber,
  reviewed: async (tx, _actor, requestId, review) => {
    const request = await lockRequest(tx, requestId)
    if (request) await notifyReview(tx, request, review)
  },
  expiring: async (tx, document, days) => {
    const request = await lockRequest(tx, document.subjectId)
    const phase = request && freightPhases[request.state]
    if (!phase || phase === 'draft' || isEnded(phase)) return false
    await notifyExpiry(tx, request, document, days)
    return true
  },
}
