// All SQL of final quotations that wait for consent.
import { finalProposalMachine, type FinalProposalState } from '@marsa/model/freight/consent/final-proposal.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { FinalQuoteBody } from '@marsa/model/requests/quote-fields.ts'
import type { FinalChanges } from '@marsa/model/requests/views.ts'
import { maybe, one, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { sql } from '../../kit/sql.ts'

export type ProposalRow = {
  id: string
  request_id: string
  agent_id: string
  user_id: string
  state: FinalProposalState
  move_reason: string | null
  version: number
  body: FinalQuoteBody
  total_fils: bigint
  added_fils: bigint
  asked_at: Date
  desk_at: Date
}

type NewProposal = {
  requestId: string
  round: number
  companyId: string
  agentId: string
  userId: string
  body: FinalQuoteBody
  changes: FinalChanges
  totalFils: bigint
  addedFils: bigint
  askedAt: Date
  deskAt: Date
}

export const insertProposal = (tx: Tx, row: NewProposal): Promise<ProposalRow> =>
  one(
    tx,
    sql`insert into final_proposals (request_id, round, company_id, agent_id, user_id, state, move, moved_as, body, changes,
        total_fils, added_fils, asked_at, desk_at)
      values (${row.requestId}, ${row.round}, ${row.companyId}, ${row.agentId}, ${row.userId}, 'ASKED', 'ask', 'agent',
        ${JSON.stringify(row.body)}::jsonb, ${JSON.stringify(row.changes)}::jsonb, ${row.totalFils}, ${row.addedFils},
        ${row.askedAt}, ${row.deskAt}) returning *`,
  )

/** The one that waits, held by the transaction. */
export const lockOpenProposal = (tx: Tx, requestId: string): Promise<ProposalRow | undefined> =>
  maybe(
    tx,
    sql`select * from final_proposals where request_id = ${requestId} and state in ('ASKED', 'DESK') for update`,
  )

type Moving = {
  as: ActorKind
  version?: number
  reason?: string | undefined
  set?: Readonly<Record<string, unknown>>
}
export const moveProposal = (
  tx: Tx,
  id: string,
  name: keyof typeof finalProposalMachine.moves,
  options: Moving,
): Promise<ProposalRow> =>
  move(tx, { table: 'final_proposals', machine: finalProposalMachine, move: name, id, ...options })
