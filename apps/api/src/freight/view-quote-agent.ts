// A request as an invited agent works on it, with its own quotation and answer clock (C046).
import { openTimes, toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { questionRefusal } from '@marsa/model/freight/questions.ts'
import type { viewQuoteAgent as contract } from '@marsa/model/freight/agent-endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { agentCalendar, ownQuotation, toAgentView, invitationsOf, sendRefusal } from '../requests/door.ts'
import { hasOpenQuestion } from './changes.store.ts'
import { requestDetail } from './detail.store.ts'
import { expectedOf } from './expected-charges.ts'
import { freightLine } from './line.ts'
import { toDetail } from './view-shipment.ts'

export const viewQuoteAgent = (secret: string) => async (call: Call<typeof contract>) => {
  const { db, now } = call
  const actor = signedIn(call)
  const row = await requestDetail(db, actor, call.relation, call.query.RequestId)
  const invitation =
    row && (await invitationsOf(db, row.id, row.round)).find((each) => each.company_id === actor.companyId)
  if (!row || !invitation) throw new Problem('freight.not-found')
  const own = await ownQuotation(db, row.id, row.round, actor.companyId)
  return {
    shipment: toDetail(actor, row, call, secret),
    expected: expectedOf(row),
    invitation: {
      invitedAt: toOffset(invitation.invited_at),
      dueAt: toOffset(invitation.due_at),
      pausedSince: invitation.paused_at && toOffset(invitation.paused_at),
      answerMinutes: invitation.answer_minutes,
      open:
        invitation.answered_at || invitation.paused_at
          ? []
          : openTimes(now, invitation.due_at, await agentCalendar(db, actor.companyId, call.settings)).map(
              ({ from, to }) => ({ from: toOffset(from), to: toOffset(to) }),
            ),
      answeredAt: invitation.answered_at && toOffset(invitation.answered_at),
      closesAt: toOffset(row.window_ends_at ?? invitation.due_at),
    },
    serverTime: toOffset(now),
    own: own ? toAgentView(own) : null,
    submitRefusal: sendRefusal(freightLine, row, own, row.state === 'QS_AWP', now) ?? null,
    questionRefusal:
      questionRefusal({
        state: row.state,
        hasOpen: await hasOpenQuestion(db, row.id, actor.companyId),
        answered: invitation.answered_at !== null,
      }) ?? null,
  }
}
