// Submits a draft (F2) and routes it at once to every approved agent of its mode (F4), or to the desk when none fits (F5).
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { submitRequest as contract } from '@marsa/model/freight/request-endpoints.ts'
import type { submitRequests as bulkContract } from '@marsa/model/freight/bulk-action-endpoints.ts'
import { answerMinutesFor, answerMinutesIn, hour } from '@marsa/model/requests/validity.ts'
import { eachOf } from '../kit/each-of.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import type { Tx } from '../kit/db.ts'
import { dueTimes, addToTimeline, flagForReview, invite } from '../requests/door.ts'
import { moveRequest } from './move-request.ts'
import { checkedForm, checkDocuments, searchTextOf } from './check-request.ts'
import { agentsFor } from './invitations.store.ts'
import { lockVisible, submittedColumns, type RequestRow } from './requests.store.ts'
import { publishEvent } from './publish-event.ts'

/** Invites the agents of the mode and starts their answer clocks and the window. Answers how many there are. */
export const routeRequest = async (
  tx: Tx,
  request: RequestRow,
  { now, settings }: { now: Date; settings: SettingsInForce },
): Promise<number> => {
  const agents = await agentsFor(tx, request.mode)
  if (!agents.length) {
    await flagForReview(tx, request.id)
    await publishEvent(tx, 'pendingReview', request)
    return 0
  }
  const minutes = answerMinutesFor(request.mode, request.form.containerMode, answerMinutesIn(settings))
  const invited = await dueTimes(tx, agents, { now, minutes, settings })
  const windowEndsAt = new Date(now.getTime() + settings['quotes.window-hours'] * hour)
  await moveRequest(tx, request.id, 'route', 'system', { set: { window_ends_at: windowEndsAt } })
  await invite(tx, { requestId: request.id, round: request.round, agents: invited, now, minutes })
  await addToTimeline(tx, {
    requestId: request.id,
    code: 'QS_RCD',
    at: now,
    by: 'system',
    forCustomer: true,
  })
  for (const [, together] of Map.groupBy(invited, ({ dueAt }) => dueAt.getTime()))
    await publishEvent(tx, 'invited', request, {
      agentIds: together.map(({ id }) => id),
      dueAt: together[0]!.dueAt,
    })
  return agents.length
}

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
  await checkDocuments(tx, draft, form)
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
  const invitedAgents = await routeRequest(tx, request, call)
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
