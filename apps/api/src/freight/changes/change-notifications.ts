// Messages of what changes a request on its way: questions, new rounds, cancellations, slots, disputes, corrections.
import { cancelReasonParam } from '@marsa/model/requests/cancel-reasons.ts'
import type { ShipmentSide } from '@marsa/model/freight/sides.ts'
import type { FreightStatus } from '@marsa/model/freight/status.ts'
import { freightStatusText } from '@marsa/model/freight/text.ts'

import { amountParam, timeParam } from '@marsa/model/messages/message.ts'
import { companyName } from '../../requests/door.ts'
import { agents, customer, send, type EventContext } from '../asking/request-notification.ts'

type Ranged = { id: string; company_id: string; version: number }
type Question = { questionId: string; askerId: string }
type MessageWritten = { from: ShipmentSide; agentId: string; read: number }
type Cancelled = { agentId: string; onCredit: boolean; feeFils: bigint; refundFils: bigint; reason: string }
type Moved = { kind: 'pickup' | 'delivery'; slot: Date; as: 'customer' | 'agent'; agentId: string }
type Compensated = { compensationId: string; amountFils: bigint }
type Corrected = { correctionId: string; to: FreightStatus }

/** Occasions of one request that are distinguished by its version. */
const turn = ({ request }: EventContext): number => request.version

export const changeNotifications = {
  messageWritten: async (event: EventContext, { from, agentId, read }: MessageWritten) => {
    const writer = await companyName(event.tx, from === 'agent' ? agentId : event.request.company_id)
    const [to, name] =
      from === 'agent'
        ? ([customer(event), 'shipment-message'] as const)
        : ([agents(agentId), 'shipment-message-agent'] as const)
    await send(event, name, to, { writer }, `conversation:${agentId}:${read}`)
  },
  moreAsked: async (event: EventContext, { questionId, askerId }: Question) =>
    send(
      event,
      'more-info-asked',
      customer(event),
      { asker: await companyName(event.tx, askerId) },
      questionId,
    ),
  moreGiven: (event: EventContext, { questionId, askerId }: { questionId: string; askerId: string | null }) =>
    send(event, 'more-info-given', askerId ? agents(askerId) : { roles: ['desk'] }, {}, questionId),
  rangeAsked: async (event: EventContext, { quote }: { quote: Ranged }) =>
    send(
      event,
      'range-asked',
      { roles: ['desk'] },
      { agent: await companyName(event.tx, quote.company_id) },
      `${quote.id}-${quote.version}`,
    ),
  rangeApproved: (event: EventContext, { quote }: { quote: Ranged }) =>
    send(event, 'range-approved', agents(quote.company_id), {}, quote.id),
  rangeReturned: (event: EventContext, { quote, words }: { quote: Ranged; words: string }) =>
    send(event, 'range-returned', agents(quote.company_id), { words }, `${quote.id}-${quote.version}`),
  requestedAgain: (event: EventContext) =>
    send(event, 'request-again', customer(event), {}, event.request.round),
  cancelledBooked: async (
    event: EventContext,
    { agentId, onCredit, feeFils, refundFils, reason: said }: Cancelled,
  ) => {
    const [amount, fee] = [amountParam(refundFils), amountParam(feeFils)]
    const reason = cancelReasonParam(said)
    const template = onCredit ? 'shipment-cancelled-credit' : 'shipment-cancelled'
    await send(event, template, customer(event), { amount, fee, reason })
    await send(event, 'shipment-cancelled-agent', agents(agentId), { fee, reason })
  },
  rescheduled: (event: EventContext, { kind, slot, as, agentId }: Moved) =>
    send(
      event,
      `${kind}-rescheduled`,
      as === 'customer' ? agents(agentId) : customer(event),
      { time: timeParam(slot) },
      turn(event),
    ),
  disputed: async (event: EventContext, { agentId }: { agentId: string }) => {
    await send(event, 'delivery-disputed', agents(agentId), {}, turn(event))
    await send(event, 'delivery-disputed', { roles: ['desk'] }, {}, turn(event))
  },
  disputeClosed: (event: EventContext, { agentId }: { agentId: string }) =>
    send(event, 'dispute-closed', { companyIds: [event.request.company_id, agentId] }, {}, turn(event)),
  compensationWaiting: (event: EventContext, { compensationId, amountFils }: Compensated) =>
    send(
      event,
      'compensation-waiting',
      { roles: ['admin', 'desk'] },
      { amount: amountParam(amountFils) },
      compensationId,
    ),
  compensated: async (
    event: EventContext,
    { agentId, compensationId, amountFils }: Compensated & { agentId: string },
  ) => {
    const amount = amountParam(amountFils)
    await send(event, 'dispute-compensated', customer(event), { amount }, compensationId)
    await send(event, 'dispute-compensated-agent', agents(agentId), { amount }, compensationId)
  },
  correctionWaiting: (event: EventContext, { correctionId, to }: Corrected) =>
    send(
      event,
      'correction-waiting',
      { roles: ['admin', 'desk'] },
      { step: { ...freightStatusText[to] } },
      correctionId,
    ),
  undone: async (event: EventContext, { to }: { to: FreightStatus }) =>
    send(event, 'status-corrected', customer(event), { step: { ...freightStatusText[to] } }, turn(event)),
  corrected: async (event: EventContext, { correctionId, to }: Corrected) =>
    send(event, 'status-corrected', customer(event), { step: { ...freightStatusText[to] } }, correctionId),
}
