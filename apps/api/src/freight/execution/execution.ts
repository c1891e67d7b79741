// A booked shipment locked for a move of its winning agent or its customer, with the facts its guards look at.
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { balanceOf, type BalanceRow } from '../paying/balance.ts'
import { factsOf, type Facts } from './facts.ts'
import { documentStatesOf } from '../documents/held-documents.ts'
import { lockVisible, type RequestRow } from '../requests.store.ts'
import { unitsOf } from '../units/units.store.ts'

export type Execution = { request: RequestRow; balance: BalanceRow; facts: Facts }

/** What the guards look at of a booked shipment. */
export const readFacts = async (
  tx: Tx,
  request: RequestRow,
  balance: BalanceRow | undefined,
): Promise<Facts> => {
  const units = (await unitsOf(tx, request)).map(({ number, vgm_g: grams }) => ({
    number,
    isWeighed: grams !== null,
  }))
  return factsOf({
    ...request,
    balance: balance ?? null,
    documents: await documentStatesOf(tx, request.id),
    units,
  })
}

/**
 * Locks the request. For an agent that has not won it, it does not exist; for everybody, a request without a booking
 * is not under way. A stale version means that somebody was faster.
 */
export const lockExecution = async (
  tx: Tx,
  actor: Actor,
  relation: Relation,
  id: string,
  version?: number,
): Promise<Execution> => {
  const request = await lockVisible(tx, actor, relation, id)
  if (!request || request.state === 'DRAFT') throw new Problem('freight.not-found')
  const balance = balanceOf(request)
  if (relation === 'assigned' && balance?.agent_id !== actor.companyId) throw new Problem('freight.not-found')
  if (!balance) throw new Problem('freight.not-booked')
  if (version !== undefined && version !== request.version) throw new Problem('kit.moved-on')
  return { request, balance, facts: await readFacts(tx, request, balance) }
}
