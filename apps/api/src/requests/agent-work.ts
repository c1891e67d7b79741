// What an invited agent of any line works with beside the request: its own quotation, and its answer clock (C046, C105).
import type { Actor } from '@marsa/model/kit/access.ts'
import { openTimes, toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Call } from '../kit/serve.ts'
import { agentCalendar } from './answer-clock.ts'
import type { SharedDetail } from './detail.store.ts'
import { invitationsOf } from './invitations.store.ts'
import type { LineRow, ServerLine } from './line.ts'
import { toAgentView } from './quotation-view.ts'
import { ownQuotation } from './quotations.store.ts'
import { sendRefusal } from './quoting.ts'

export const agentWork = async <Row extends LineRow>(
  line: ServerLine<Row>,
  { db, now, settings }: Pick<Call, 'db' | 'now' | 'settings'>,
  actor: Actor,
  row: Row & Pick<SharedDetail, 'held'>,
) => {
  const invitation = (await invitationsOf(db, row.id, row.round)).find(
    (each) => each.company_id === actor.companyId,
  )
  if (!invitation) throw new Problem(line.notFound)
  const { answered_at, paused_at, due_at } = invitation
  const own = await ownQuotation(db, row.id, row.round, actor.companyId)
  const open =
    answered_at || paused_at ? [] : openTimes(now, due_at, await agentCalendar(db, actor.companyId, settings))
  return {
    expected: line.expected(row),
    invitation: {
      invitedAt: toOffset(invitation.invited_at),
      dueAt: toOffset(due_at),
      pausedSince: paused_at && toOffset(paused_at),
      answerMinutes: invitation.answer_minutes,
      open: open.map(({ from, to }) => ({ from: toOffset(from), to: toOffset(to) })),
      answeredAt: answered_at && toOffset(answered_at),
      closesAt: toOffset(row.window_ends_at ?? due_at),
    },
    serverTime: toOffset(now),
    own: own ? toAgentView(own) : null,
    submitRefusal: sendRefusal(line, row, own, row.held, now) ?? null,
  }
}
