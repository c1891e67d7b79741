// Appointments at the simulated port, the gates that each leads through, and the event of a passage, its fields as of DCSA.
import { randomUUID } from 'node:crypto'

export const directions = ['IMPORT', 'EXPORT'] as const
export type Direction = (typeof directions)[number]

export type NewAppointment = {
  container: string
  plate: string
  direction: Direction
  /** Start of the two hours at the gate. */
  slot: string
}
export type Appointment = NewAppointment & { appointment: string; createdAt: string }

export type PortEvent = {
  eventID: string
  eventClassifierCode: 'ACT'
  equipmentEventTypeCode: 'GTIN' | 'GTOT'
  emptyIndicatorCode: 'EMPTY' | 'LADEN'
  equipmentReference: string
  truckPlate: string
  appointment: string
  facility: string
  eventDateTime: string
}

const [terminal, depot] = ['AEJEA-T1', 'AEJEA-DEPOT']

type Gate = Pick<PortEvent, 'equipmentEventTypeCode' | 'emptyIndicatorCode' | 'facility'> & { name: GateName }
export type GateName = 'gate-in' | 'gate-out' | 'empty-return' | 'empty-pick-up'

/** In the order in which a truck passes them. */
export const gates: Record<Direction, readonly Gate[]> = {
  IMPORT: [
    { name: 'gate-in', equipmentEventTypeCode: 'GTIN', emptyIndicatorCode: 'LADEN', facility: terminal },
    { name: 'gate-out', equipmentEventTypeCode: 'GTOT', emptyIndicatorCode: 'LADEN', facility: terminal },
    { name: 'empty-return', equipmentEventTypeCode: 'GTIN', emptyIndicatorCode: 'EMPTY', facility: depot },
  ],
  EXPORT: [
    { name: 'empty-pick-up', equipmentEventTypeCode: 'GTOT', emptyIndicatorCode: 'EMPTY', facility: depot },
    { name: 'gate-in', equipmentEventTypeCode: 'GTIN', emptyIndicatorCode: 'LADEN', facility: terminal },
  ],
}

/** How the port tells of a passage; all but the first are what goes wrong between systems. */
export const manners = ['now', 'late', 'twice', 'after-next', 'without-notice', 'mistyped'] as const
export type Manner = (typeof manners)[number]

/** `dueAt` is when somebody has to be told next, or null. */
export type Notice = { left: number; tries: number; dueAt: string | null }
export type Passage = {
  event: PortEvent
  manner: Manner
  /** Listed, so that callers may know it. */
  isKnown: boolean
  /** When it becomes known; null once it is, or while it waits for the next one. */
  knownAt: string | null
  notice: Notice
}

/** A plate as somebody types it in a hurry: its last two different digits change places, or the last one is another. */
export const mistyped = (plate: string): string => {
  const swapped = plate.replace(/^(.*)(\d)(?!\2)(\d)/, '$1$3$2')
  return swapped === plate
    ? plate.replace(/^(.*)(\d)/, (_, before, digit) => `${before}${(Number(digit) + 1) % 10}`)
    : swapped
}

export const newPassage = (
  appointment: Appointment,
  gate: Gate,
  manner: Manner,
  now: Date,
  lateMs: number,
): Passage => {
  const { equipmentEventTypeCode, emptyIndicatorCode, facility } = gate
  return {
    event: {
      eventID: randomUUID(),
      eventClassifierCode: 'ACT',
      equipmentEventTypeCode,
      emptyIndicatorCode,
      equipmentReference: appointment.container,
      truckPlate: manner === 'mistyped' ? mistyped(appointment.plate) : appointment.plate,
      appointment: appointment.appointment,
      facility,
      eventDateTime: now.toISOString(),
    },
    manner,
    isKnown: false,
    knownAt: manner === 'late' ? new Date(now.getTime() + lateMs).toISOString() : null,
    notice: { left: 0, tries: 0, dueAt: null },
  }
}

/** It becomes known: whoever is to be told of it, is told at once. */
export const makeKnown = (passage: Passage, now: Date): Passage => {
  const left = passage.manner === 'without-notice' ? 0 : passage.manner === 'twice' ? 2 : 1
  return {
    ...passage,
    isKnown: true,
    knownAt: null,
    notice: { left, tries: 0, dueAt: left > 0 ? now.toISOString() : null },
  }
}

const pauses = [1, 5, 30, 120]

/** After a try to send a notice: the next copy at once, the next try after its minutes, or no more. */
export const afterTry = ({ left, tries }: Notice, isTaken: boolean, now: Date, minuteMs: number): Notice => {
  if (isTaken) return { left: left - 1, tries: 0, dueAt: left > 1 ? now.toISOString() : null }
  const pause = pauses[tries]
  const dueAt = pause === undefined ? null : new Date(now.getTime() + pause * minuteMs).toISOString()
  return { left, tries: tries + 1, dueAt }
}
