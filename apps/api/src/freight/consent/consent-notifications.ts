// Who is told of added charges that wait for consent.
import { amountParam, timeParam } from '@marsa/model/messages/message.ts'
import { agents, customer, send, type EventContext } from '../asking/request-notification.ts'
import type { ProposalRow } from './proposals.store.ts'

type Told = Pick<ProposalRow, 'id' | 'agent_id' | 'state' | 'added_fils' | 'desk_at'>

export const consentNotifications = {
  chargesAsked: (event: EventContext, { proposal }: { proposal: Told }) =>
    send(
      event,
      'charges-asked',
      customer(event),
      { amount: amountParam(proposal.added_fils), time: timeParam(proposal.desk_at) },
      proposal.id,
    ),
  chargesWithDesk: (event: EventContext, { proposal }: { proposal: Told }) =>
    send(
      event,
      'charges-with-desk',
      { roles: ['desk'] },
      { amount: amountParam(proposal.added_fils) },
      proposal.id,
    ),
  /** What is left to pay after an agreement the customer reads in the message of the final quotation. */
  chargesAnswered: (event: EventContext, { proposal, words }: { proposal: Told; words: string }) =>
    proposal.state === 'AGREED'
      ? send(
          event,
          'charges-agreed',
          agents(proposal.agent_id),
          { amount: amountParam(proposal.added_fils) },
          proposal.id,
        )
      : send(event, 'charges-refused', agents(proposal.agent_id), { words }, proposal.id),
} as const
