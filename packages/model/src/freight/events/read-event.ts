// What an event of a carrier says, whichever of the two languages it is written in.
import { checkAirWaybill, checkContainerNumber } from '../../reference/identifiers.ts'
import { typedNumber } from '../../kit/id.ts'
import type { DcsaEvent, TransportEvent } from './event-endpoints.ts'
import type { DcsaCode } from './standards.ts'

export type ReadEvent = {
  id: string
  retracts: string | null
  at: Date
  classifier: 'planned' | 'expected' | 'actual'
  said: { dcsa: DcsaCode } | { iata: string }
  /** An empty container coming back or going out says nothing of the goods. */
  isEmpty: boolean
  place: string | undefined
  /** The one container that it is about, as it was sent where it is no number of one; null for the whole shipment. */
  equipment: string | null
  container: string | null
  bill: string | null
  waybill: string | null
}

const classifiers = {
  PLN: 'planned',
  EST: 'expected',
  ACT: 'actual',
  PLANNED: 'planned',
  EXPECTED: 'expected',
  ACTUAL: 'actual',
} as const

const container = (typed: string | undefined): string | null =>
  (typed !== undefined && checkContainerNumber(typed).value) || null

const isDcsa = (event: TransportEvent): event is DcsaEvent => typeof event['eventType'] === 'string'

export const readEvent = (event: TransportEvent): ReadEvent => {
  const shared = {
    id: event.eventID,
    retracts: event.retractedEventID ?? null,
    at: new Date(event.eventDateTime),
  }
  if (!isDcsa(event))
    return {
      ...shared,
      classifier: classifiers[event.eventTimeType],
      said: { iata: event.eventCode },
      isEmpty: false,
      place: event.airportCode,
      equipment: null,
      container: null,
      bill: null,
      waybill: checkAirWaybill(event.waybillNumber).value ?? null,
    }
  const typeCode =
    event.transportEventTypeCode ?? event.equipmentEventTypeCode ?? event.shipmentEventTypeCode ?? ''
  const { eventType, documentTypeCode, equipmentReference: box, transportDocumentReference: bill } = event
  return {
    ...shared,
    classifier: classifiers[event.eventClassifierCode],
    said: { dcsa: { eventType, typeCode, documentTypeCode } as DcsaCode },
    isEmpty: event.emptyIndicatorCode === 'EMPTY',
    place: event.UNLocationCode,
    equipment: eventType === 'EQUIPMENT' && box?.trim() ? (container(box) ?? typedNumber(box)) : null,
    container: container(box),
    bill: bill === undefined ? null : typedNumber(bill),
    waybill: null,
  }
}
