// Stores what happened to one truck, whoever or whatever reports it, under the lock of its request (decisions 4.4.1, T15).
import { Problem } from '@marsa/model/kit/problem.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import { bareReport } from '@marsa/model/trucks/execution/bare-report.ts'
import { carriageOf, temperatureRangeOf } from '@marsa/model/trucks/execution/booked-job.ts'
import { stepName } from '@marsa/model/trucks/execution/step-name.ts'
import { eventDocuments } from '@marsa/model/trucks/execution/truck-turn.ts'
import { eventProblems } from '@marsa/model/trucks/road/event-needs.ts'
import {
  checkEvent,
  type EventSource,
  type PlannedStep,
  type RoadStep,
} from '@marsa/model/trucks/road/event-order.ts'
import { gateEvent, isDepot } from '@marsa/model/trucks/road/gate-notice.ts'
import type { PortDirection } from '@marsa/model/trucks/road/movement.ts'
import { eventTime, isReportedLate, timeRefusal } from '@marsa/model/trucks/road/event-time.ts'
import { documentOf, missingAt, type BorderFacts } from '@marsa/model/trucks/borders/border-tasks.ts'
import { documentsOf } from '../../documents/door.ts'
import { settlePortEvent, waitingPortEvents, type PortEvent } from '../../integrations/door.ts'
import type { Tx } from '../../kit/db.ts'
import { isAwarded, type Booked } from '../../requests/door.ts'
import { borderRowsOf, factsFrom } from '../borders/border-facts.ts'
import { holdShown } from '../borders/borders.store.ts'
import { claimClocks } from '../extras/claim-clocks.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import { openForDelivery } from '../support/open-for-delivery.ts'
import { endOpenPause } from '../pauses/pauses.store.ts'
import { eventsOf, insertEvent, type TruckEventRow } from './events.store.ts'
import { allocationIn } from './facts.ts'
import { noteProgress } from './facts.store.ts'
import { publishEvent } from './publish.ts'
import { requestOfSlot, slotsOf, type SlotRow } from './slots.store.ts'

export type Reported = RoadStep & {
  slotId: string
  source: EventSource
  /** Null for now. Of a driver by the phone's own clock, which `offsetMs` puts right; of a person not after now. */
  at: Date | null
  /** The server's clock less the phone's, in milliseconds. */
  offsetMs?: number
  /** Mark of the phone or the machine, one for each event of a truck. */
  deviceEventId: string | null
  position: { latitude: number; longitude: number; accuracyM: number } | null
  seal: string | null
  temperature: number | null
  note: string | null
  receiver: string | null
  isShort: boolean
  /** Documents of the booking that its provider's company has put in. */
  files: readonly string[]
}

export type StoredReport = { request: Booked<TruckRow> } & (
  | { outcome: 'stored' | 'repeat'; eventId: string; at: Date }
  /** A gate's event before its turn: keep it and try again once the missing step is there. */
  | { outcome: 'waits'; missing: PlannedStep }
)

/** What a gate has seen, as a report with the number of the port's event for its mark; undefined when it is no step of this way. */
export const gateReport = (
  slotId: string,
  direction: PortDirection,
  event: PortEvent,
): Reported | undefined => {
  const code = gateEvent(direction, { ...event, isDepot: isDepot(event.facility) })
  return (
    code && {
      ...bareReport,
      slotId,
      code,
      post: null,
      source: 'PORT',
      at: new Date(event.eventDateTime),
      deviceEventId: event.eventID,
    }
  )
}

/** The request of a truck, locked first of all; it must be booked and all its trucks allocated. */
const lockTruck = async (tx: Tx, slotId: string): Promise<{ request: Booked<TruckRow>; slot: SlotRow }> => {
  const requestId = await requestOfSlot(tx, slotId)
  const request = requestId ? await trucksLine.lock(tx, requestId) : undefined
  if (!request) throw new Problem('trucks.slot-not-found')
  if (!isAwarded(request) || !usualBooked.includes(request.state)) throw new Problem('trucks.not-booked')
  const slot = (await slotsOf(tx, [request.id])).find(({ id }) => id === slotId)!
  if (request.allocated_at === null || !allocationIn(slot)) throw new Problem('trucks.not-allocated')
  return { request, slot }
}

/** Photos and signatures among the documents that are named; each must be the provider's, of this booking, and stand. */
const picturesOf = async (tx: Tx, request: Booked<TruckRow>, files: readonly string[]) => {
  if (files.length === 0) return { photos: 0, isSigned: false }
  const own = new Map(
    (await documentsOf(tx, trucksLine.kind, request.id))
      .filter(
        ({ company_id, doc_code }) => company_id === request.agent_id && eventDocuments.includes(doc_code),
      )
      .map(({ id, doc_code }) => [id, doc_code]),
  )
  if (!files.every((id) => own.has(id))) throw new Problem('documents.id', {}, { files: 'documents.id' })
  const isSigned = files.some((id) => own.get(id) === 'HAND_OVER_SIGNATURE')
  return { photos: files.filter((id) => own.get(id) !== 'HAND_OVER_SIGNATURE').length, isSigned }
}

const isPerson = (source: EventSource): boolean => source === 'PROVIDER' || source === 'DESK'

/** What a person enters is refused where it cannot be; a device's time is put right. */
const timeOf = (
  { at, source, offsetMs = 0 }: Reported,
  previousAt: Date | null,
  now: Date,
): { at: Date; isLate: boolean } => {
  const told = at ?? now
  if (!isPerson(source)) return eventTime({ deviceAt: told, offsetMs, receivedAt: now, previousAt })
  const wrong = timeRefusal(told, previousAt, now)
  if (wrong) throw new Problem(wrong, {}, { at: wrong })
  return { at: told, isLate: isReportedLate(told, now) }
}

const latest = (events: readonly TruckEventRow[]): Date | null =>
  events.length > 0 ? new Date(Math.max(...events.map(({ at }) => at.getTime()))) : null

/** What a truck that submits at a border has to show there. */
const shownAt = async (tx: Tx, { id }: Booked<TruckRow>, { code }: Reported) =>
  code === 'BORDER_SUBMITTED'
    ? factsFrom((await borderRowsOf(tx, [id]))(id), await slotsOf(tx, [id]))
    : undefined

/** With these a stop is over, and a pause of the provider there. */
const stopEnds: readonly RoadStep['code'][] = ['LOADING_COMPLETED', 'DELIVERED']

/** From now on these documents are not deleted. */
const holdShownAt = async (tx: Tx, border: BorderFacts, { slotId, post }: Reported): Promise<void> => {
  for (const task of border.tasks) {
    const isShown = task.post === post && (task.slotId === null || task.slotId === slotId)
    const document = isShown && documentOf(task, border)
    if (document && document.state !== 'RETURNED') await holdShown(tx, task.id, document.id)
  }
}

const checkNeeds = async (
  tx: Tx,
  request: Booked<TruckRow>,
  slot: SlotRow,
  { report, border }: { report: Reported; border: BorderFacts | undefined },
): Promise<void> => {
  const { seal, temperature, note, receiver, isShort } = report
  const fields = eventProblems(report.code, {
    movement: request.form.movementType,
    temperatureRange: temperatureRangeOf(request.form),
    documentsMissing: border && report.post ? missingAt(border, slot.id, report.post).length : 0,
    seal,
    temperature,
    note,
    receiver,
    isShort,
    ...(await picturesOf(tx, request, report.files)),
    isReceiptWaived: report.source === 'PORT' || slot.empty_waive_reason !== null,
  })
  if (Object.keys(fields).length > 0) throw new Problem('kit.invalid', {}, fields)
}

/**
 * Stores an event of a truck of a booking in this transaction, in the order of the truck's way. A step that is known is answered
 * with the first one. Throws what stands against it: a skipped or passed step by its name, a time or a field that is missing.
 */
const storeOne = async (
  tx: Tx,
  report: Reported,
  { userId, now }: { userId: string | null; now: Date },
): Promise<StoredReport> => {
  const { request, slot } = await lockTruck(tx, report.slotId)
  const all = await eventsOf(tx, [slot.id])
  // A phone that sends again what the desk has struck out is told that it was taken.
  const struck = all.find((row) => row.struck_at !== null && row.device_event_id === report.deviceEventId)
  if (report.deviceEventId !== null && struck)
    return { request, outcome: 'repeat', eventId: struck.id, at: struck.at }
  const standing = all.filter(({ struck_at: at }) => at === null)
  const stored = standing.map((row) => ({ ...row, deviceEventId: row.device_event_id }))
  const verdict = checkEvent(carriageOf(request.form), stored, { ...report, at: report.at ?? now })
  if (verdict.outcome === 'refused') throw new Problem(verdict.code)
  if (verdict.outcome === 'skipped') throw new Problem(verdict.code, { step: stepName(verdict.missing) })
  if (verdict.outcome === 'backward') throw new Problem(verdict.code, { step: stepName(verdict.reached) })
  if (verdict.outcome === 'waits') return { request, ...verdict }
  if (verdict.outcome === 'repeat')
    return { request, outcome: 'repeat', eventId: verdict.first.id, at: verdict.first.at }
  const border = await shownAt(tx, request, report)
  await checkNeeds(tx, request, slot, { report, border })
  const { at, isLate } = timeOf(report, latest(standing), now)
  const { position } = report
  const eventId = await insertEvent(
    tx,
    {
      slot_id: slot.id,
      code: report.code,
      post: report.post,
      at,
      received_at: now,
      device_at: report.source === 'DRIVER' ? report.at : null,
      is_late: isLate,
      source: report.source,
      user_id: userId,
      device_event_id: report.deviceEventId,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      accuracy_m: position && Math.round(position.accuracyM),
      seal: report.seal,
      temperature: report.temperature,
      note: report.note,
      receiver: report.receiver,
      is_short: report.isShort,
    },
    report.files,
  )
  if (stopEnds.includes(report.code)) await endOpenPause(tx, slot.id, { at, userId: null })
  if (border) await holdShownAt(tx, border, report)
  await noteProgress(tx, request.id, true, now)
  const as =
    report.source === 'DESK'
      ? 'desk'
      : report.source === 'GEOFENCE' || report.source === 'PORT'
        ? 'system'
        : 'agent'
  const moved = await trucksLine.touch(tx, request, as)
  if (report.code === 'DELIVERED' && report.isShort) await openForDelivery(tx, moved, { eventId, slot, now })
  await publishEvent(tx, moved, { slot, eventId, step: report, at, receiver: report.receiver })
  return { request: moved, outcome: 'stored', eventId, at }
}

/** Gate events of the truck whose turn has come are stored after the step that they waited for. */
const releaseWaiting = async (
  tx: Tx,
  slotId: string,
  { request, now }: { request: Booked<TruckRow>; now: Date },
): Promise<Booked<TruckRow>> => {
  let newest = request
  for (const event of await waitingPortEvents(tx, slotId)) {
    try {
      const report = gateReport(slotId, request.form.portDirection!, event)!
      const stored = await storeOne(tx, report, { userId: null, now })
      if (stored.outcome === 'waits') continue
      await settlePortEvent(tx, event.eventID, { slotId, isWaiting: false })
      newest = stored.request
    } catch (problem) {
      if (!(problem instanceof Problem && problem.code === 'trucks.event-backward')) throw problem
      await settlePortEvent(tx, event.eventID, { reason: 'passed' })
    }
  }
  return newest
}

/** Stores an event of a truck as `storeOne` does, and after it the gate's events that have waited for it. */
export const storeTruckEvent = async (
  tx: Tx,
  report: Reported,
  by: { userId: string | null; now: Date },
): Promise<StoredReport> => {
  const stored = await storeOne(tx, report, by)
  if (stored.outcome !== 'stored') return stored
  const request = await releaseWaiting(tx, report.slotId, { ...stored, now: by.now })
  await claimClocks(tx, request, report.slotId, by.now)
  return { ...stored, request }
}
