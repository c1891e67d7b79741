// The events of a shipment as DCSA Track and Trace and as IATA ONE Record write them: what happened, is expected, or is planned.
import { instantOf, toOffset } from '../../kit/day.ts'
import { isAtOrigin, milestonePlan, type MilestoneCode } from '../execution/milestones.ts'
import type { ShipmentDetail } from '../answers.ts'
import { namedContainers } from '../units/containers-of.ts'
import { milestoneName } from '../text.ts'
import { dcsaCode, iataCode, type DcsaCode } from './standards.ts'

type Written = Record<string, unknown>
type Classifier = 'ACT' | 'EST' | 'PLN'
type Event = { id: string; code: MilestoneCode; at: string; classifier: Classifier }

const startOf = (day: string): string => toOffset(instantOf(day))

const carriageOf = ({ mode, direction, destination }: ShipmentDetail) => ({
  mode,
  direction,
  destinationKind: destination.kind,
})

const planned = ({ quotation, RequestId }: ShipmentDetail): Event[] => {
  const offer = (quotation as { offer?: Record<string, unknown> | null } | null)?.offer
  const departure = offer?.['departure']
  const days: [MilestoneCode, string | null][] = [
    ['DEPARTED', typeof departure === 'string' ? departure : null],
    ['QS_ARRIVE', quotation?.arrival ?? null],
  ]
  return days.flatMap(([code, day]): Event[] =>
    day === null ? [] : [{ id: `${RequestId}:PLN:${code}`, code, at: startOf(day), classifier: 'PLN' }],
  )
}

const expected = ({ eta, ahead, RequestId }: ShipmentDetail): Event[] =>
  eta !== null && ahead.includes('QS_ARRIVE')
    ? [{ id: `${RequestId}:EST:QS_ARRIVE:${eta}`, code: 'QS_ARRIVE', at: startOf(eta), classifier: 'EST' }]
    : []

/** Of a milestone that was taken back and reported again, the newest entry stands. */
const happened = (shipment: ShipmentDetail): Event[] =>
  milestonePlan(carriageOf(shipment))
    .filter((code) => !shipment.ahead.includes(code))
    .flatMap((code): Event[] => {
      const entry = shipment.timeline.findLast((each) => each.code === code)
      return entry ? [{ id: entry.id, code, at: entry.at, classifier: 'ACT' }] : []
    })

const eventsOf = (shipment: ShipmentDetail): Event[] => [
  ...planned(shipment),
  ...happened(shipment),
  ...expected(shipment),
]

const placeOf = (code: MilestoneCode, { direction, origin, destination }: ShipmentDetail) =>
  (isAtOrigin(code, direction) ? origin : destination).place

/** What happens to equipment happens to every container of the list; other events name the first. */
const boxesOf = (
  id: string,
  eventType: DcsaCode['eventType'],
  shipment: ShipmentDetail,
): { eventID: string; number: string | null }[] => {
  const named = namedContainers(shipment)
  return eventType === 'EQUIPMENT' && named.length > 1
    ? named.map(({ number }) => ({ eventID: `${id}:${number}`, number }))
    : [{ eventID: id, number: named[0]?.number ?? null }]
}

export const writeDcsa = (shipment: ShipmentDetail): Written[] =>
  eventsOf(shipment).flatMap(({ id, code, at, classifier }) => {
    const said = dcsaCode(code, carriageOf(shipment))
    const { blNumber } = shipment
    return boxesOf(id, said.eventType, shipment).map(({ eventID, number }) => ({
      eventID,
      eventType: said.eventType,
      eventClassifierCode: classifier,
      eventDateTime: at,
      [`${said.eventType.toLowerCase()}EventTypeCode`]: said.typeCode,
      ...(said.eventType === 'SHIPMENT' && { documentTypeCode: said.documentTypeCode }),
      ...(said.eventType === 'EQUIPMENT' && { emptyIndicatorCode: 'LADEN' }),
      ...(number !== null && { equipmentReference: number }),
      ...(blNumber !== null && { transportDocumentReference: blNumber }),
      ...(/^[A-Z]{5}$/.test(placeOf(code, shipment).code) && {
        UNLocationCode: placeOf(code, shipment).code,
      }),
    }))
  })

const timeTypes: Record<Classifier, string> = { ACT: 'ACTUAL', EST: 'EXPECTED', PLN: 'PLANNED' }

export const writeOneRecord = (shipment: ShipmentDetail): Written[] =>
  eventsOf(shipment).map(({ id, code, at, classifier }) => ({
    '@context': { '@vocab': 'https://onerecord.iata.org/ns/cargo#' },
    '@type': 'LogisticsEvent',
    eventID: id,
    eventCode: iataCode(code, carriageOf(shipment)),
    eventName: milestoneName(code).en,
    eventTimeType: timeTypes[classifier],
    eventDate: at,
    ...(shipment.awbNumber !== null && { waybillNumber: shipment.awbNumber }),
    recordedAtLocation: { '@type': 'Location', locationName: placeOf(code, shipment).nameEn },
  }))
