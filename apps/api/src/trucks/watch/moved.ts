// Has a booking looked at because positions of its trucks have come; many at once are one look.
import type { Tx } from '../../kit/db.ts'
import { enqueue } from '../../kit/jobs.ts'

export const movedJob = 'trucks.read-positions'

export const enqueueMoved = async (tx: Tx, requestIds: Iterable<string>): Promise<void> => {
  for (const requestId of new Set(requestIds))
    await enqueue(tx, movedJob, { requestId }, { key: `moved:${requestId}` })
}
