// Messages of what changes a request on its way: questions, new rounds, cancellations, slots, disputes, corrections.
import type { FreightStatus } from '@marsa/model/freight/status.ts'
import { freightStatusText } from '@marsa/model/freight/text.ts'
import { amountParam, timeParam } from '@marsa/model/messages/message.ts'
import { companyName } from '../requests/door.ts'
import { agents, customer, send, type Told } from './tell-parts.ts'

type Question = { questionId: string; askerId: string }
type Cancelled = { agentId: string; feeFils: bigint; refundFils: bigint }
type Moved = { kind: 'pickup' | 'delivery'; slot: Date; as: 'customer' | 'agent'; agentId: string }
type Compensated = { compensationId: string; amountFils: bigint }
type Corrected = { correctionId: string; to: FreightStatus }

/** Occasions of one request that are told apart by its version. */
const turn = ({ request }: Told): number => request.version

export const changeHappenings = {
  moreAsked: async (told: Told, { questionId, askerId }: Question) =>
    send(told, 'more-info-asked', customer(told), { asker: await companyName(told.tx, askerId) }, questionId),
  moreGiven: (told: Told, { questionId, askerId }: { questionId: string; askerId: string | null }) =>
    send(told, 'more-info-given', askerId ? agents(askerId) : { roles: ['desk'] }, {}, questionId),
  requestedAgain: (told: Told) => send(told, 'request-again', customer(told), {}, told.request.round),
  cancelledBooked: async (told: Told, { agentId, feeFils, refundFils }: Cancelled) => {
    const fee = amountParam(feeFils)
    await send(told, 'shipment-cancelled', customer(told), { amount: amountParam(refundFils), fee })
    await send(told, 'shipment-cancelled-agent', agents(agentId), { fee })
  },
  rescheduled: (told: Told, { kind, slot, as, agentId }: Moved) =>
    send(
      told,
      `${kind}-rescheduled`,
      as === 'customer' ? agents(agentId) : customer(told),
      { time: timeParam(slot) },
      turn(told),
    ),
  disputed: async (told: Told, { agentId }: { agentId: string }) => {
    await send(told, 'delivery-disputed', agents(agentId), {}, turn(told))
    await send(told, 'delivery-disputed', { roles: ['desk'] }, {}, turn(told))
  },
  disputeClosed: (told: Told, { agentId }: { agentId: string }) =>
    send(told, 'dispute-closed', { companyIds: [told.request.company_id, agentId] }, {}, turn(told)),
  compensationWaiting: (told: Told, { compensationId, amountFils }: Compensated) =>
    send(
      told,
      'compensation-waiting',
      { roles: ['admin', 'desk'] },
      { amount: amountParam(amountFils) },
      compensationId,
    ),
  compensated: async (
    told: Told,
    { agentId, compensationId, amountFils }: Compensated & { agentId: string },
  ) => {
    const amount = amountParam(amountFils)
    await send(told, 'dispute-compensated', customer(told), { amount }, compensationId)
    await send(told, 'dispute-compensated-agent', agents(agentId), { amount }, compensationId)
  },
  correctionWaiting: (told: Told, { correctionId, to }: Corrected) =>
    send(
      told,
      'correction-waiting',
      { roles: ['admin', 'desk'] },
      { step: { ...freightStatusText[to] } },
      correctionId,
    ),
  corrected: async (told: Told, { correctionId, to }: Corrected) =>
    send(told, 'status-corrected', customer(told), { step: { ...freightStatusText[to] } }, correctionId),
}
