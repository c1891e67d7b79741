// A request as an invited agent works on it, with its own quotation, answer clock and question (C046).
import { Problem } from '@marsa/model/kit/problem.ts'
import { questionRefusal } from '@marsa/model/freight/asking/questions.ts'
import type { viewQuoteAgent as contract } from '@marsa/model/freight/agent-endpoints.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { newestRates } from '../../reference/door.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { agentWork } from '../../requests/door.ts'
import { heldFor } from '../cards/rules.store.ts'
import { hasOpenQuestion } from '../changes/changes.store.ts'
import { requestDetail } from '../detail.store.ts'
import { freightLine } from '../line.ts'
import { toDetail } from '../view-shipment.ts'

export const viewQuoteAgent = (secret: string) => async (call: Call<typeof contract>) => {
  const { db } = call
  const actor = signedIn(call)
  const row = await requestDetail(db, actor, call.relation, call.query.RequestId)
  if (!row) throw new Problem('freight.not-found')
  const work = await agentWork(freightLine, call, actor, row)
  const hasOpen = await hasOpenQuestion(db, row.id, actor.companyId)
  const { companyId } = actor
  const held = await heldFor(db, { requestId: row.id, round: row.round, companyId })
  const answered = work.invitation.answeredAt !== null
  return {
    shipment: toDetail(actor, row, call, secret),
    ...work,
    rates: await newestRates(db, dayOf(call.now)),
    held: held ? { card: held.card_name, dueAt: toOffset(held.due_at) } : null,
    questionRefusal: questionRefusal({ state: row.state, hasOpen, answered }) ?? null,
  }
}
