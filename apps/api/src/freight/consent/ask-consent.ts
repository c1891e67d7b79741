// A final quotation that adds more than a twentieth is proposed to its customer first; one that came before it is withdrawn.
import { consentHours, needsConsent, addedFils } from '@marsa/model/freight/consent/final-proposal.ts'
import { addWorkingMinutes } from '@marsa/model/kit/day.ts'
import { totalsOf } from '@marsa/model/requests/charge-line.ts'
import { finalChanges } from '@marsa/model/requests/final-changes.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { enqueue } from '../../kit/jobs.ts'
import { calendarOf } from '../../reference/door.ts'
import { changesBetween, pricedOf, type FinalAsking } from '../../requests/door.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import { consentOverJob } from '../job-names.ts'
import { publishEvent } from '../publish-event.ts'
import { lockRequest, type RequestRow } from '../requests.store.ts'
import { insertProposal, lockOpenProposal, moveProposal } from './proposals.store.ts'

/** Ends what waits: another final quotation took its place, or an earlier one was paid. */
export const withdrawOpen = async (tx: Tx, requestId: string, as: 'agent' | 'system'): Promise<void> => {
  const open = await lockOpenProposal(tx, requestId)
  if (open) await moveProposal(tx, open.id, 'withdraw', { as })
}

/** Whether the customer is asked instead of the quotation being issued. */
export const askConsent = async (
  tx: Tx,
  { request, accepted, lines, body, actor, settings, now }: FinalAsking<RequestRow>,
): Promise<boolean> => {
  await withdrawOpen(tx, request.id, 'agent')
  const added = addedFils(finalChanges(accepted.charges.map(pricedOf), lines))
  if (!needsConsent(request.form, { acceptedFils: accepted.net_fils, added })) return false
  const calendar = await calendarOf(tx, settings['calendar.market-week'])
  const totals = totalsOf(lines)
  const proposal = await insertProposal(tx, {
    requestId: request.id,
    round: request.round,
    companyId: request.company_id,
    agentId: actor.companyId,
    userId: actor.userId,
    body,
    changes: changesBetween(accepted, { lines, totals, body, postedAt: now }),
    totalFils: totals.total,
    addedFils: added,
    askedAt: now,
    deskAt: addWorkingMinutes(now, consentHours * 60, calendar),
  })
  const { id, desk_at: runAt } = proposal
  await enqueue(
    tx,
    consentOverJob,
    { proposalId: id, requestId: request.id },
    { runAt, key: `${consentOverJob}:${id}` },
  )
  await publishEvent(tx, 'chargesAsked', request, { proposal })
  return true
}

/** The customer has not answered in time: the desk decides. */
export const endConsent = (
  db: Db,
  { proposalId, requestId }: { proposalId: string; requestId: string },
): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const request = await lockRequest(tx, requestId)
    const open = await lockOpenProposal(tx, requestId)
    if (!request || !bookedStates.includes(request.state)) return
    if (open?.id !== proposalId || open.state !== 'ASKED') return
    const proposal = await moveProposal(tx, proposalId, 'escalate', { as: 'system' })
    await publishEvent(tx, 'chargesWithDesk', request, { proposal })
  })
