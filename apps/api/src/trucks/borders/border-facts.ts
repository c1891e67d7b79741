// What the rules of border documents look at: the tasks of bookings, their documents and their trucks.
import type { BorderFacts, BorderTask } from '@marsa/model/trucks/borders/border-tasks.ts'
import type { Db } from '../../kit/db.ts'
import type { SlotRow } from '../execution/slots.store.ts'
import {
  borderDocumentsOf,
  borderTasksOf,
  type BorderDocumentRow,
  type BorderTaskRow,
} from './borders.store.ts'

export const taskOf = (row: BorderTaskRow): BorderTask => ({
  id: row.id,
  slotId: row.slot_id,
  post: row.post,
  docCode: row.doc_code,
  owner: row.owner,
  isRequired: row.is_required,
  due: row.due,
  isWaived: row.waive_reason !== null,
})

export type BorderRows = { tasks: BorderTaskRow[]; documents: BorderDocumentRow[] }

/** Plates by truck: its allocation in force. */
export const factsFrom = ({ tasks, documents }: BorderRows, slots: readonly SlotRow[]): BorderFacts => ({
  tasks: tasks.map(taskOf),
  documents: documents.map(({ id, doc_code: docCode, state, part_id: partId }) => ({
    id,
    docCode,
    state,
    partId,
  })),
  trucks: slots.map(({ id, steps, allocations }) => ({
    id,
    steps,
    plate: allocations.find(({ until }) => until === null)?.plate ?? null,
  })),
})

/** By booking; one without a border has none. */
export const borderRowsOf = async (db: Db, ids: readonly string[]): Promise<(id: string) => BorderRows> => {
  const tasks = Map.groupBy(await borderTasksOf(db, ids), (row) => row.request_id)
  const documents =
    tasks.size > 0
      ? Map.groupBy(await borderDocumentsOf(db, [...tasks.keys()]), (row) => row.request_id)
      : new Map<string, BorderDocumentRow[]>()
  return (id) => ({ tasks: tasks.get(id) ?? [], documents: documents.get(id) ?? [] })
}
