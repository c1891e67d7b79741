// Contracts of transport events: what a shipment's events are in the words of carriers, and what carriers send.
import { z } from 'zod'
import { clearingAgents } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id, readers } from '../shared-fields.ts'

const instant = z.iso.datetime({ offset: true })

/** Events of a shipment as DCSA Track and Trace, or as logistics events of IATA ONE Record; what is planned or expected as well. */
export const listTransportEvents = endpoint({
  verb: 'listTransportEvents',
  method: 'GET',
  path: 'FreightAPI/Events/{id}',
  policy: readers,
  scope: 'shipments.read',
  query: z.strictObject({ id, format: z.enum(['dcsa', 'onerecord']).default('dcsa') }),
  readRecord: { kind: 'freight-request', by: 'id' },
  answer: z.array(z.looseObject({})),
  problems: ['freight.not-found', 'freight.not-booked'],
})

const eventId = z.string().regex(/^[!-~]{1,100}$/)
const shared = {
  eventID: eventId,
  eventDateTime: instant,
  /** An event that was sent before and did not happen. */
  retractedEventID: eventId.optional(),
}

/** As DCSA writes it; what else a carrier says in it is kept and not read. */
const DcsaEvent = z.looseObject({
  ...shared,
  eventType: z.enum(['TRANSPORT', 'EQUIPMENT', 'SHIPMENT']),
  eventClassifierCode: z.enum(['PLN', 'EST', 'ACT']),
  transportEventTypeCode: z.string().max(4).optional(),
  equipmentEventTypeCode: z.string().max(4).optional(),
  shipmentEventTypeCode: z.string().max(4).optional(),
  documentTypeCode: z.string().max(3).optional(),
  emptyIndicatorCode: z.enum(['EMPTY', 'LADEN']).optional(),
  equipmentReference: z.string().max(15).optional(),
  /** Of the transport document: the number of the bill of lading. */
  transportDocumentReference: z.string().max(35).optional(),
  UNLocationCode: z.string().max(5).optional(),
})

/** A status of an air waybill, by the codes of IATA. */
const IataEvent = z.looseObject({
  ...shared,
  eventCode: z.string().length(3),
  eventTimeType: z.enum(['PLANNED', 'EXPECTED', 'ACTUAL']),
  waybillNumber: z.string().max(14),
  airportCode: z.string().max(5).optional(),
})

export const TransportEvent = z.union([DcsaEvent, IataEvent])
export type DcsaEvent = z.infer<typeof DcsaEvent>
export type IataEvent = z.infer<typeof IataEvent>
export type TransportEvent = DcsaEvent | IataEvent

export const eventResults = [
  'applied',
  'waiting',
  'noted',
  'retracted',
  'duplicate',
  'unknown-shipment',
  'in-future',
] as const
export type EventResult = (typeof eventResults)[number]

/**
 * Events of a carrier for shipments that the caller's company has won, found by container, bill of lading or air waybill. Each is
 * kept once by its id; one that reports a milestone writes it when nothing stands against it, and waits otherwise.
 */
export const receiveTransportEvents = endpoint({
  verb: 'receiveTransportEvents',
  method: 'POST',
  path: 'FreightAPI/TransportEvents',
  policy: clearingAgents,
  scope: 'events.write',
  body: z.strictObject({ events: z.array(TransportEvent).min(1).max(100) }),
  answer: z.strictObject({
    events: z.array(
      z.strictObject({
        eventID: z.string(),
        result: z.enum(eventResults),
        /** The shipment it belongs to. */
        quoteNumber: z.string().nullable(),
        /** The milestone it reports. */
        milestone: z.string().nullable(),
      }),
    ),
  }),
})
