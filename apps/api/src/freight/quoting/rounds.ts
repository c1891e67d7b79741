// How a round of freight begins: which agents are asked, and what is checked when a request is sent again (F4, F20).
import { answerMinutesFor, answerMinutesIn } from '@marsa/model/requests/validity.ts'
import { addToTimeline, type RoundsPart } from '../../requests/door.ts'
import { askRules } from '../cards/ask-rules.ts'
import { closeQuestions } from '../changes/changes.store.ts'
import { checkDocuments, checkedForm, searchTextOf } from '../asking/check-request.ts'
import { agentsFor } from './invitations.store.ts'
import { moveRequest } from '../move-request.ts'
import { publishEvent } from '../publish-event.ts'
import { submittedColumns, type RequestRow } from '../requests.store.ts'

export const freightRounds: RoundsPart<RequestRow> = {
  codes: { wasPaid: 'freight.was-paid', notOver: 'freight.not-over' },
  agents: (tx, { mode }) => agentsFor(tx, mode),
  answerMinutes: ({ mode, form }, settings) =>
    answerMinutesFor(mode, form.containerMode, answerMinutesIn(settings)),
  begun: async (tx, { id }, windowEndsAt, now) => {
    await moveRequest(tx, id, 'route', 'system', { set: { window_ends_at: windowEndsAt } })
    await addToTimeline(tx, { requestId: id, code: 'QS_RCD', at: now, by: 'system', forCustomer: true })
  },
  publishInvited: async (tx, request, agentIds, dueAt) => {
    await publishEvent(tx, 'invited', request, { agentIds, dueAt })
    await askRules(tx, request, agentIds)
  },
  publishNobody: (tx, request) => publishEvent(tx, 'pendingReview', request),
  formColumns: async (tx, ended, asked, { now, settings }) => {
    const form = await checkedForm(tx, { form: asked }, now, settings)
    await checkDocuments(tx, ended, form, settings)
    const columns = submittedColumns(ended.number, form, await searchTextOf(tx, form), now)
    return { ...columns, nickname: ended.nickname, window_ends_at: null }
  },
  reopen: async (tx, { id }, now, options) => {
    await closeQuestions(tx, id, now)
    return moveRequest(tx, id, 'reinitiate', 'customer', options)
  },
  publishAgain: (tx, request) => publishEvent(tx, 'requestedAgain', request),
}
