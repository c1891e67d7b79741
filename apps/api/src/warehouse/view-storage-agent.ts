// A storage request as an invited warehouse works on it, with its own quotation and answer clock (C105).
import { openTimes, toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { expectedStorageCharges } from '@marsa/model/warehouse/charges.ts'
import type { viewStorageQuoteAgent as contract } from '@marsa/model/warehouse/quote-endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { agentCalendar, ownQuotation, toAgentView, invitationsOf, sendRefusal } from '../requests/door.ts'
import { storageDetail } from './detail.store.ts'
import { storageLine } from './line.ts'
import { toDetail } from './view-storage.ts'

export const viewStorageQuoteAgent = async (call: Call<typeof contract>) => {
  const { db, now } = call
  const actor = signedIn(call)
  const row = await storageDetail(db, actor, call.relation, call.query.RequestId)
  const invitation =
    row && (await invitationsOf(db, row.id, row.round)).find((each) => each.company_id === actor.companyId)
  if (!row || !invitation) throw new Problem('warehouse.not-found')
  const own = await ownQuotation(db, row.id, row.round, actor.companyId)
  const open = invitation.answered_at
    ? []
    : openTimes(now, invitation.due_at, await agentCalendar(db, actor.companyId, call.settings))
  return {
    storage: toDetail(actor, row, now),
    expected: expectedStorageCharges(row.form),
    invitation: {
      invitedAt: toOffset(invitation.invited_at),
      dueAt: toOffset(invitation.due_at),
      answerMinutes: invitation.answer_minutes,
      open: open.map(({ from, to }) => ({ from: toOffset(from), to: toOffset(to) })),
      answeredAt: invitation.answered_at && toOffset(invitation.answered_at),
      closesAt: toOffset(row.window_ends_at),
    },
    serverTime: toOffset(now),
    own: own ? toAgentView(own) : null,
    submitRefusal: sendRefusal(storageLine, row, own, row.held, now) ?? null,
  }
}
