// Booked storage locked for a step of its warehouse or its customer, with the facts that the guards look at.
import type { GoodsFacts } from '@marsa/model/warehouse/goods-machine.ts'
import { deliveryOf } from '@marsa/model/warehouse/request-form.ts'
import { documentsOf } from '../../documents/door.ts'
import type { Db, Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { lockBooked } from '../../requests/door.ts'
import { usual, type BookedRow, type StorageRow } from '../usual.ts'
import { goodsOf } from './goods.store.ts'

export type Execution = { request: BookedRow; facts: GoodsFacts }

/** What the guards of the goods, the final quotation and the completion look at; a returned document is none. */
export const factsOf = async (db: Db, request: StorageRow): Promise<GoodsFacts> => {
  const documents = await documentsOf(db, usual.kind, request.id)
  return {
    state: request.state,
    goods: (await goodsOf(db, request.id)) ?? null,
    hasPickup: request.form.pickup !== null,
    hasDelivery: deliveryOf(request.form) !== null,
    finalOwed: request.final_owed,
    documents: documents.filter(({ state }) => state !== 'RETURNED').map((document) => document.doc_code),
  }
}

/** Locks the booked request, for the warehouse that has won or for its customer. */
export const lockExecution = async (
  tx: Tx,
  call: Pick<Call, 'actor' | 'relation'>,
  id: string,
  version?: number,
): Promise<Execution> => {
  const request = await lockBooked(usual, tx, call, { id, version })
  return { request, facts: await factsOf(tx, request) }
}
