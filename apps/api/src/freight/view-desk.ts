// What the desk and administrators see of a request beside its page: all rounds, the agents asked, where it can be put back to.
import { kindOf } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { questionRefusal } from '@marsa/model/freight/asking/questions.ts'
import { findTarget } from '@marsa/model/freight/changes/correction.ts'
import type {
  deskView as deskContract,
  earlierQuotes as earlierContract,
  QuoteLine,
} from '@marsa/model/freight/desk-endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  hasOpenQuestion,
  invitedAgents,
  openCorrection,
  roundQuotes,
  type RoundQuote,
} from './changes/changes.store.ts'
import { correctionFacts, targetsOf } from './changes/corrections.ts'
import { rangesOf } from './quoting/view-ranges.ts'
import { findRequest } from './requests.store.ts'

const toLine = (row: RoundQuote): QuoteLine => ({
  QuotationId: row.id,
  quotationNo: row.number,
  round: row.round,
  version: row.revision,
  state: row.state,
  agentNameEn: row.agent_en,
  agentNameAr: row.agent_ar,
  total: toWire(row.total_fils),
  submittedAt: toOffset(row.submitted_at),
  expiryDate: toOffset(row.valid_until),
})

export const earlierQuotes = async (call: Call<typeof earlierContract>): Promise<QuoteLine[]> => {
  const request = await findRequest(call.db, signedIn(call), call.relation, call.query.RequestId)
  if (!request || request.state === 'DRAFT') throw new Problem('freight.not-found')
  return (await roundQuotes(call.db, request.id, request.round)).map(toLine)
}

export const deskView = async (call: Call<typeof deskContract>) => {
  const { db } = call
  const actor = signedIn(call)
  const request = await findRequest(db, actor, call.relation, call.query.RequestId)
  if (!request || request.state === 'DRAFT') throw new Problem('freight.not-found')
  const correction = await openCorrection(db, request.id)
  const wanted = correction && { to: correction.to_code, first: correction.first_step }
  const hasOpen = await hasOpenQuestion(db, request.id, actor.companyId)
  return {
    quotes: (await roundQuotes(db, request.id)).map(toLine),
    ranges: await rangesOf(db, request, call.settings),
    invitations: (await invitedAgents(db, request.id, request.round)).map((row) => ({
      agentNameEn: row.agent_en,
      agentNameAr: row.agent_ar,
      dueAt: toOffset(row.due_at),
      pausedSince: row.paused_at && toOffset(row.paused_at),
      answer: row.answer,
      reason: row.reason,
    })),
    questionRefusal:
      kindOf(actor) === 'desk'
        ? (questionRefusal({ state: request.state, hasOpen, answered: false }) ?? null)
        : 'kit.forbidden',
    targets: (await targetsOf(db, request)).map(({ to, removes }) => ({
      to,
      first: removes[0] ?? null,
      removes: [...removes],
    })),
    correction:
      correction && wanted
        ? {
            correctionId: correction.id,
            ...wanted,
            removes: [...(findTarget(await correctionFacts(db, request), wanted)?.removes ?? [])],
            reason: correction.reason,
            by: correction.proposer,
            at: toOffset(correction.proposed_at),
            own: correction.proposed_by === actor.userId,
          }
        : null,
  }
}
