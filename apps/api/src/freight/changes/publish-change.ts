// Whose open pages reload when a freight request changed: its customer always, of the agents only those who can read the change.
import { publishToInvited } from '../../requests/door.ts'
import type { Tx } from '../../kit/db.ts'
import { publish } from '../../kit/events.ts'
import type { RequestRow } from '../requests.store.ts'

/** Kind of the stream event that makes an open page of the request reload its data. */
export const changedKind = 'freight.changed'

/** Every agent of the round, the one that has won, or these companies; a page that reloads for nothing tells of a rival. */
export type Recipients = 'invited' | 'winner' | readonly string[]

type Of<Detail> = (detail: Detail) => Recipients
const toNone: Of<unknown> = () => []
const toWinner: Of<unknown> = () => 'winner'
const toInvited: Of<unknown> = () => 'invited'
const toQuoting: Of<{ quote: { companyId: string } }> = ({ quote }) => [quote.companyId]
const toAgentOf: Of<{ quote: { company_id: string } }> = ({ quote }) => [quote.company_id]
const toNamed: Of<{ recipients: Recipients }> = ({ recipients }) => recipients
const toAsker: Of<{ askerId: string | null }> = ({ askerId }) => (askerId ? [askerId] : [])

/** By event of `publishEvent`. That a window has closed, every agent reads from the clock. */
export const recipientsOf = {
  changed: toNamed,
  submitted: toNone,
  requestedAgain: toNone,
  invited: ({ agentIds }: { agentIds: readonly string[] }) => agentIds,
  pendingReview: toNone,
  quoteCame: toQuoting,
  quoteRevised: toQuoting,
  quoteRejected: toQuoting,
  quoteExpired: toQuoting,
  rangeAsked: toAgentOf,
  rangeApproved: toAgentOf,
  rangeReturned: toAgentOf,
  quotedByRule: toQuoting,
  ruleOff: toQuoting,
  allQuotesIn: toNone,
  expired: toNone,
  cancelled: toInvited,
  booked: toInvited,
  paymentEnded: toNamed,
  milestone: toWinner,
  undone: toWinner,
  freeTimeEnds: toWinner,
  finalQuoted: toWinner,
  finalPaid: toWinner,
  documentWanted: toNone,
  measured: toWinner,
  chargesAsked: toWinner,
  chargesWithDesk: toWinner,
  chargesAnswered: toWinner,
  agentDone: toWinner,
  completed: toWinner,
  messageWritten: toWinner,
  billMoved: toWinner,
  billWaits: toNone,
  unitsChanged: toWinner,
  moreAsked: toAsker,
  moreGiven: toAsker,
  cancelledBooked: toWinner,
  rescheduled: toWinner,
  disputed: toWinner,
  disputeClosed: toWinner,
  compensationWaiting: toNone,
  compensated: toWinner,
  correctionWaiting: toNone,
  // A correction may open a round again, for everybody.
  corrected: toInvited,
} as const

export const publishChange = async (tx: Tx, request: RequestRow, recipients: Recipients): Promise<void> => {
  const winner = request.agent_id ? [request.agent_id] : []
  const named = recipients === 'winner' ? winner : recipients === 'invited' ? [] : recipients
  await publish(tx, {
    companyId: [request.company_id, ...named],
    kind: changedKind,
    subjectId: request.id,
  })
  if (recipients === 'invited') await publishToInvited(tx, request.id, request.round, changedKind)
}
