// Our milestones in the words of DCSA Track and Trace and of IATA Cargo iQ, out and in (trade.md 12).
import { isAtOrigin, type Carriage, type MilestoneCode } from '../execution/milestones.ts'

export type DcsaCode =
  | { eventType: 'TRANSPORT'; typeCode: 'DEPA' | 'ARRI' }
  | { eventType: 'EQUIPMENT'; typeCode: 'DISC' | 'AVPU' | 'GTOT' | 'DROP' }
  | {
      eventType: 'SHIPMENT'
      typeCode: 'ISSU' | 'SUBM' | 'RELS' | 'CONF' | 'CANC'
      documentTypeCode: 'DEO' | 'CUC' | 'BKG'
    }

const transport = (typeCode: 'DEPA' | 'ARRI'): DcsaCode => ({ eventType: 'TRANSPORT', typeCode })
const equipment = (typeCode: 'DISC' | 'AVPU' | 'GTOT' | 'DROP'): DcsaCode => ({
  eventType: 'EQUIPMENT',
  typeCode,
})
const document = (
  documentTypeCode: 'DEO' | 'CUC' | 'BKG',
  typeCode: 'ISSU' | 'SUBM' | 'RELS' | 'CONF' | 'CANC',
): DcsaCode => ({ eventType: 'SHIPMENT', typeCode, documentTypeCode })

/** At a door the goods are dropped; at a port they leave the gate of the terminal. */
export const dcsaCode = (
  code: MilestoneCode,
  { destinationKind }: Pick<Carriage, 'destinationKind'>,
): DcsaCode => {
  const codes: Record<MilestoneCode, DcsaCode> = {
    DEPARTED: transport('DEPA'),
    QS_ARRIVE: transport('ARRI'),
    QS_DIS: equipment('DISC'),
    QS_DOC: document('DEO', 'ISSU'),
    QS_CUD: document('CUC', 'SUBM'),
    QS_CUC: document('CUC', 'RELS'),
    QS_CGO: equipment('AVPU'),
    QS_PRG: equipment('GTOT'),
    QS_DEL: equipment(destinationKind === 'door' ? 'DROP' : 'GTOT'),
  }
  return codes[code]
}

/** Status codes of the Cargo-IMP lists, as ONE Record takes them over; what airlines do not report has none. */
export const iataCode = (
  code: MilestoneCode,
  { destinationKind }: Pick<Carriage, 'destinationKind'>,
): string => {
  const codes: Record<MilestoneCode, string> = {
    DEPARTED: 'DEP',
    QS_ARRIVE: 'ARR',
    QS_DIS: 'RCF',
    QS_DOC: 'AWD',
    QS_CUD: 'CRC',
    QS_CUC: 'CCD',
    QS_CGO: 'NFD',
    QS_PRG: 'DLV',
    QS_DEL: destinationKind === 'door' ? 'DDL' : 'DLV',
  }
  return codes[code]
}

const sameCode = (a: DcsaCode, b: DcsaCode): boolean =>
  a.eventType === b.eventType &&
  a.typeCode === b.typeCode &&
  (a.eventType !== 'SHIPMENT' || b.eventType !== 'SHIPMENT' || a.documentTypeCode === b.documentTypeCode)

/** The milestone of a plan that an event of a carrier reports, whichever of the two languages it speaks. */
export const milestoneOf = (
  said: { dcsa: DcsaCode } | { iata: string },
  plan: readonly MilestoneCode[],
  carriage: Pick<Carriage, 'destinationKind'>,
): MilestoneCode | undefined =>
  plan.find((code) =>
    'dcsa' in said ? sameCode(dcsaCode(code, carriage), said.dcsa) : iataCode(code, carriage) === said.iata,
  )

/**
 * Whether something that happened at `place`, a UN/LOCODE or the code of an airport, happened where the milestone belongs: on the
 * way a ship leaves and reaches other ports, too. An emirate without a port of its own stands for its country.
 */
export const isAtItsPlace = (
  code: MilestoneCode,
  place: string | undefined,
  {
    direction,
    origin,
    destination,
  }: { direction: Carriage['direction']; origin: string; destination: string },
): boolean => {
  if (place === undefined) return true
  const ours = isAtOrigin(code, direction) ? origin : destination
  if (ours.includes('-')) return place.slice(0, 2) === ours.slice(0, 2)
  return place === ours || (ours.length === 3 && place.length === 5 && place.slice(2) === ours)
}
