// The port's system over HTTP: appointments for trucks, and the events of its gates by id and after a cursor.
import { z } from 'zod'
import { askJson, type JsonSystem } from '../../kit/ask-json.ts'

/** What we have to know of an event of any form, to keep it once. */
const anyEvent = z.looseObject({ eventID: z.string().regex(/^[!-~]{1,100}$/) })
export type AnyPortEvent = z.infer<typeof anyEvent>

const text = z.string().min(1).max(100)
/** A passage that has happened, its fields as of DCSA. */
export const portEvent = z.object({
  eventID: text,
  eventClassifierCode: z.literal('ACT'),
  equipmentEventTypeCode: z.enum(['GTIN', 'GTOT']),
  emptyIndicatorCode: z.enum(['EMPTY', 'LADEN']),
  equipmentReference: text,
  truckPlate: text,
  appointment: text,
  facility: text,
  eventDateTime: z.iso.datetime({ offset: true }),
})
export type PortEvent = z.infer<typeof portEvent>

const appointment = z.object({ appointment: text })
const page = z.object({ events: z.array(anyEvent), cursor: z.string().nullable(), more: z.boolean() })
export type PortPage = z.infer<typeof page>

export type PortAppointment = {
  container: string
  plate: string
  direction: 'IMPORT' | 'EXPORT'
  /** Start of the two hours at the gate. */
  slot: Date
}

/** No function may be called inside a database transaction. */
export type Port = {
  /** False where no port is set up: then there is nothing to ask. */
  isSet: boolean
  /** What its notices are signed with. */
  webhookSecret: string
  /** Makes an appointment, or answers the number of the one that is the same. */
  book: (wanted: PortAppointment) => Promise<string>
  find: (eventId: string) => Promise<AnyPortEvent | undefined>
  /** Events that became known after the cursor, or from the beginning; undefined for a cursor that the port does not know. */
  list: (after: string | null) => Promise<PortPage | undefined>
}

/** The port could not be reached, refused, or did not answer as agreed. */
export class PortError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PortError'
  }
}

export type PortOptions = {
  /** Without a trailing slash; null where there is none. */
  url: string | null
  apiKey: string
  webhookSecret: string
  timeoutMs?: number
}

/** Events of one answer. */
const most = 200

export const askPort = ({ url, apiKey, webhookSecret, timeoutMs = 8000 }: PortOptions): Port => {
  const system: JsonSystem = {
    url: url && `${url}/v1`,
    authorization: `Bearer ${apiKey}`,
    timeoutMs,
    missing: 'no port is set up',
    fault: PortError,
  }

  return {
    isSet: url !== null,
    webhookSecret,
    book: async ({ slot, ...wanted }) => {
      const body = { ...wanted, slot: slot.toISOString() }
      return (await askJson(system, 'POST', '/appointments', appointment, { body }))!.appointment
    },
    find: async (eventId) => {
      const found = await askJson(system, 'GET', `/events/${encodeURIComponent(eventId)}`, anyEvent, {
        absent: 404,
      })
      if (found && found.eventID !== eventId)
        throw new PortError(`GET /events/${eventId}: answered event ${found.eventID}`)
      return found
    },
    list: (after) =>
      askJson(
        system,
        'GET',
        `/events?${new URLSearchParams({ ...(after && { after }), limit: String(most) })}`,
        page,
        {
          absent: 410,
        },
      ),
  }
}
