// Booked storage locked for a step of its warehouse or its customer, with the facts that the guards look at.
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { GoodsFacts } from '@marsa/model/warehouse/goods-machine.ts'
import { deliveryOf } from '@marsa/model/warehouse/request-form.ts'
import { bookedStates } from '@marsa/model/warehouse/request-machine.ts'
import { documentsOf } from '../../documents/door.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { goodsOf } from './goods.store.ts'
import { isBooked, lockVisible, type BookedRow, type StorageRow } from '../requests.store.ts'
import { subjectKind } from '../subject.ts'

export type Execution = { request: BookedRow; facts: GoodsFacts }

/** What the guards of the goods, the final quotation and the completion look at; a returned document is none. */
export const factsOf = async (db: Db, request: StorageRow): Promise<GoodsFacts> => {
  const documents = await documentsOf(db, subjectKind, request.id)
  return {
    state: request.state,
    goods: (await goodsOf(db, request.id)) ?? null,
    hasPickup: request.form.pickup !== null,
    hasDelivery: deliveryOf(request.form) !== null,
    finalOwed: request.final_owed,
    documents: documents.filter(({ state }) => state !== 'RETURNED').map((document) => document.doc_code),
  }
}

/**
 * Locks the request. For a warehouse that has not won it, it does not exist; for its customer, storage that is not booked,
 * or is over, is not under way. A stale version means that somebody was faster.
 */
export const lockExecution = async (
  tx: Tx,
  actor: Actor,
  relation: Relation,
  id: string,
  version?: number,
): Promise<Execution> => {
  const request = await lockVisible(tx, actor, relation, id)
  const isTheirs = relation !== 'assigned' || request?.agent_id === actor.companyId
  if (!request || !isTheirs) throw new Problem('warehouse.not-found')
  if (!isBooked(request)) throw new Problem('warehouse.not-booked')
  if (version !== undefined && version !== request.version) throw new Problem('kit.moved-on')
  if (!bookedStates.includes(request.state)) throw new Problem('warehouse.not-booked')
  return { request, facts: await factsOf(tx, request) }
}
