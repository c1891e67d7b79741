// Submits a draft (F2) and routes it at once to every approved agent of its mode (F4), or to the desk when none fits (F5).
import { Problem } from '@marsa/model/kit/problem.ts'
import type { submitRequest as contract } from '@marsa/model/freight/asking/request-endpoints.ts'
import type { submitRequests as bulkContract } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { answerMinutesFor, answerMinutesIn } from '@marsa/model/requests/validity.ts'
import { eachOf } from '../../kit/each-of.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import type { Tx } from '../../kit/db.ts'
import { addToTimeline, beginRound } from '../../requests/door.ts'
import { moveRequest } from '../move-request.ts'
import { checkedForm, checkDocuments, searchTextOf } from './check-request.ts'
import { freightLine } from '../line.ts'
import { lockVisible, submittedColumns } from '../requests.store.ts'
import { publishEvent } from '../publish-event.ts'

export type Submitting = Pick<Call, 'actor' | 'relation' | 'now' | 'settings'>

/** Sends one draft; throws what stands against it, and then nothing has changed. */
export const submitDraft = async (tx: Tx, call: Submitting, id: string) => {
  const { now } = call
  const actor = signedIn(call)
  const draft = await lockVisible(tx, actor, call.relation, id)
  if (!draft) throw new Problem('freight.not-found')
  if (draft.state !== 'DRAFT') throw new Problem('kit.moved-on')
  const form = await checkedForm(tx, draft, now, call.settings)
  const searchText = await searchTextOf(tx, form)
  await checkDocuments(tx, draft, form, call.settings)
  const request = await moveRequest(tx, draft.id, 'submit', 'customer', {
    set: submittedColumns(draft.number, form, searchText, now),
  })
  await addToTimeline(tx, {
    requestId: draft.id,
    code: 'QS_SUB',
    at: now,
    by: 'customer',
    userId: actor.userId,
  })
  await publishEvent(tx, 'submitted', request)
  const invitedAgents = await beginRound(freightLine, tx, request, call)
  return {
    RequestId: draft.id,
    quoteNumber: draft.number,
    invitedAgents,
    answerMinutes: answerMinutesFor(form.mode, form.containerMode, answerMinutesIn(call.settings)),
  }
}

export const submitRequest = (call: Call<typeof contract>) =>
  call.once((tx) => submitDraft(tx, call, call.query.id))

/** Many drafts, each in a transaction of its own. */
export const submitRequests = async (call: Call<typeof bulkContract>) => ({
  outcomes: await eachOf(call.body.ids, (id) => call.onceFor(id, (tx) => submitDraft(tx, call, id))),
})
