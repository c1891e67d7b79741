// The calls of carrying out a booking of trucks: allocation, what happens on the road, its timeline and its correction.
import { z } from 'zod'
import { customers, type Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf, version } from '../../kit/fields.ts'
import { DeliveryRow, Fault, Position, Step, TruckTimeline } from './road-views.ts'
import { atMost } from '../../kit/too-long.ts'

const providers: Policy = { 'truck-provider': 'assigned' }
const staff: Policy = { desk: 'any', admin: 'any', 'admin-readonly': 'any' }
const readers: Policy = { ...customers, ...providers, ...staff }
const deskOnly: Policy = { desk: 'any', admin: 'any' }

const id = idOf('trucks.not-found')
const byId = z.strictObject({ id })
const slot = idOf('trucks.slot-not-found')
const reason = reasonOf('trucks.reason-required')

const readRecord = { kind: 'truck-request', by: 'id' }
const booked = ['trucks.not-found', 'trucks.not-booked']
const inSlot = [...booked, 'trucks.slot-not-found']
const file = z.uuid('documents.id')
const when = z.iso.datetime({ offset: true, error: 'trucks.time-invalid' })

/** The trucks of a booking with what has happened to each. */
export const getTimeline = endpoint({
  verb: 'getTruckTimeline',
  method: 'GET',
  path: 'Trucks/GetTimeline/{id}',
  policy: readers,
  scope: 'shipments.read',
  query: byId,
  readRecord,
  answer: TruckTimeline,
  problems: booked,
})

/** The provider's vehicles and drivers, each with everything that keeps it from this booking. */
export const listCandidates = endpoint({
  verb: 'listTruckCandidates',
  method: 'GET',
  path: 'Trucks/Candidates/{id}',
  policy: providers,
  query: byId,
  readRecord,
  answer: z.strictObject({
    vehicles: z.array(
      z.strictObject({
        vehicleId: z.string(),
        plate: z.string(),
        payloadKg: z.int(),
        faults: z.array(Fault),
      }),
    ),
    drivers: z.array(
      z.strictObject({
        driverId: z.string(),
        nameEn: z.string(),
        nameAr: z.string(),
        faults: z.array(Fault),
      }),
    ),
  }),
  problems: booked,
})

/** Gives trucks of the booking their vehicle and driver, or another one with a reason; all or none. */
export const allocate = endpoint({
  verb: 'allocateTrucks',
  method: 'POST',
  path: 'Trucks/AllocateTruck/{id}',
  policy: providers,
  scope: 'milestones.write',
  query: byId,
  body: z.strictObject({
    slots: z
      .array(
        z.strictObject({
          slot,
          vehicleId: idOf('trucks.vehicle-not-found'),
          driverId: idOf('trucks.driver-not-found'),
          /** Of an exchange. */
          reason: z
            .string()
            .trim()
            .max(...atMost(500))
            .nullable(),
          /** Of an exchange with goods on the truck: where, when, and a photo, a document of the booking. */
          transfer: z
            .strictObject({
              place: z
                .string()
                .trim()
                .max(...atMost(120))
                .nullable(),
              at: when.nullable(),
              photo: file.nullable(),
            })
            .nullable(),
        }),
      )
      .min(1)
      .max(20),
    version,
  }),
  answer: z.strictObject({ allocated: z.int(), of: z.int(), status: z.string(), version: z.int() }),
  problems: [
    ...inSlot,
    'trucks.vehicle-not-found',
    'trucks.driver-not-found',
    'trucks.container-first',
    'trucks.twice',
    'trucks.reason-required',
    'trucks.reallocate-late',
    'trucks.other-type',
    'trucks.payload-low',
    'trucks.document-missing',
    'trucks.document-ends',
    'trucks.vehicle-busy',
    'trucks.driver-busy',
    'documents.id',
  ],
})

/** The number of the container, before its truck is allocated. */
export const setContainer = endpoint({
  verb: 'setTruckContainer',
  method: 'POST',
  path: 'Trucks/Container/{id}',
  policy: { ...customers, ...providers },
  acting: 'writers',
  query: byId,
  body: z.strictObject({ containerNo: z.string().trim().max(20), version }),
  answer: ok,
  problems: [...booked, 'trucks.container-wrong', 'trucks.container-none', 'trucks.container-late'],
})

/** A step of one truck. The same step once more is answered with the first. */
export const addEvent = endpoint({
  verb: 'addTruckEvent',
  method: 'POST',
  path: 'Trucks/AddEvent/{id}',
  policy: { ...providers, ...deskOnly },
  scope: 'milestones.write',
  query: byId,
  body: z.strictObject({
    slot,
    ...Step.shape,
    /** When it happened; now unless said. */
    at: when.nullable(),
    deviceEventId: z.string().trim().min(1).max(100).nullable(),
    position: Position.nullable(),
    seal: z
      .string()
      .trim()
      .max(...atMost(40))
      .nullable(),
    /** Of the goods, in degrees Celsius. */
    temperature: z.number().min(-60).max(60).nullable(),
    note: z
      .string()
      .trim()
      .max(...atMost(500))
      .nullable(),
    receiver: z
      .string()
      .trim()
      .max(...atMost(120))
      .nullable(),
    /** Pieces came short or damaged. */
    isShort: z.boolean(),
    /** Documents of the booking: photos, a signature. */
    files: z.array(file).max(10),
  }),
  answer: z.strictObject({ eventId: z.string(), isRepeat: z.boolean(), at: z.string(), version: z.int() }),
  problems: [
    ...inSlot,
    'trucks.not-allocated',
    'trucks.event-skipped',
    'trucks.event-backward',
    'trucks.event-not-part',
    'trucks.event-source',
    'trucks.event-device',
    'trucks.event-future',
    'trucks.event-before-previous',
    'documents.id',
  ],
})

/** The desk no longer waits for the empty container of a truck. */
export const waiveEmpty = endpoint({
  verb: 'waiveTruckEmpty',
  method: 'POST',
  path: 'Trucks/WaiveEmpty/{id}',
  policy: deskOnly,
  query: byId,
  body: z.strictObject({ slot, reason }),
  answer: ok,
  problems: [...inSlot, 'trucks.empty-none'],
})

/** One person of the desk asks to correct an event: another time, or with none that it did not happen. */
export const askCorrection = endpoint({
  verb: 'askTruckCorrection',
  method: 'POST',
  path: 'Trucks/CorrectEvent/{id}',
  policy: deskOnly,
  query: byId,
  body: z.strictObject({ eventId: idOf('trucks.event-not-found'), at: when.nullable(), reason }),
  answer: z.strictObject({ correctionId: z.string() }),
  problems: [
    'trucks.not-found',
    'trucks.event-not-found',
    'trucks.correction-open',
    'trucks.correction-late',
    'trucks.correction-inside',
    'trucks.event-future',
    'trucks.event-before-previous',
    'trucks.event-after-next',
  ],
})

/** Another person confirms or refuses it. */
export const decideCorrection = endpoint({
  verb: 'decideTruckCorrection',
  method: 'POST',
  path: 'Trucks/DecideCorrection/{id}',
  policy: deskOnly,
  query: z.strictObject({ id: idOf('trucks.correction-not-found') }),
  body: z.strictObject({ confirmed: z.boolean() }),
  answer: ok,
  problems: [
    'trucks.correction-not-found',
    'trucks.correction-own',
    'trucks.correction-late',
    'trucks.correction-inside',
    'trucks.event-future',
    'trucks.event-before-previous',
    'trucks.event-after-next',
  ],
})

/** Trucks of bookings under way, the next delivery first, and those that were delivered lately. */
export const listDeliveries = endpoint({
  verb: 'listTruckDeliveries',
  method: 'GET',
  path: 'Trucks/Deliveries',
  policy: readers,
  scope: 'shipments.read',
  answer: z.strictObject({ underWay: z.array(DeliveryRow), delivered: z.array(DeliveryRow) }),
})
