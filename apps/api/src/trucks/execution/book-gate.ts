// Asks the port for an appointment once a truck with its container is allocated.
import { z } from 'zod'
import type { Port } from '../../integrations/door.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { enqueue, job } from '../../kit/jobs.ts'
import { noteAppointment, wantedAppointment } from './gates.store.ts'

const bookGateJob = 'trucks.book-gate'

export const enqueueGate = (tx: Tx, slotId: string): Promise<void> =>
  enqueue(tx, bookGateJob, { slotId }, { key: `gate:${slotId}` })

/** The port answers the same appointment twice with its first number, so a run may be repeated. */
const bookGate = async (db: Db, port: Port, slotId: string): Promise<void> => {
  const wanted = port.isSet ? await wantedAppointment(db, slotId) : undefined
  if (!wanted) return
  const { id, ...appointment } = wanted
  const number = await port.book(appointment)
  await systemTransaction(db, (tx) => noteAppointment(tx, id, number))
}

export const gateJobs = (port: Port) => [
  job({
    name: bookGateJob,
    lane: 'port',
    payload: z.strictObject({ slotId: z.uuid() }),
    run: ({ slotId }, { db }) => bookGate(db, port, slotId),
  }),
]
