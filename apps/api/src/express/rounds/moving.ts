// An event of a courier that counts, as the moves that it makes see it.
import type { sendCourierEvent } from '@marsa/model/express/rounds/round-endpoints.ts'
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import type { Counted, Scanner } from './record-scan.ts'

export type EventBody = BodyOf<typeof sendCourierEvent>

/** Of an open stop of the courier's sheet. */
export type Moving = {
  body: EventBody
  counted: Counted
  stopId: string
  scanner: Scanner
  /** Not after the server's clock. */
  capturedAt: Date
}
