// The calls of a driver's phone, which has a link and a cookie and no account, those of its provider, and those of trackers.
import { z } from 'zod'
import type { Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'
import { uploadProblems } from '../../documents/document-contracts.ts'
import { Position, Step } from '../execution/road-views.ts'
import { linkDigits, mostPhonePositions, mostPositions } from './driver-link.ts'
import { DriverFileFields, DriverJob } from './driver-views.ts'
import { atMost } from '../../kit/too-long.ts'

/** Nobody who is signed in: what a driver's phone may do follows from its link and its cookie. */
const phones: Policy = { visitor: 'any' }
const providers: Policy = { 'truck-provider': 'assigned' }

const link = z.strictObject({ link: idOf('trucks.driver-link') })
const linkProblems = ['trucks.driver-link', 'trucks.driver-early', 'trucks.driver-phone']
const when = z.iso.datetime({ offset: true, error: 'trucks.time-invalid' })
/** A mark of the phone: what it sends again is the same. */
const mark = z.uuid()
const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(...atMost(longest))
    .nullable()
const clock = {
  /** When it was tapped by the phone's own clock. */
  deviceAt: when,
  /** The server's clock less the phone's when both were last seen, in milliseconds. */
  offsetMs: z.int().min(-1e12).max(1e12),
}

/** Opens the link on a phone: the first use asks the last digits of the driver's mobile, the next ones the phone's cookie. */
export const openDriverLink = endpoint({
  verb: 'openDriverLink',
  method: 'POST',
  path: 'Trucks/DriverSession',
  policy: phones,
  limit: ['drive.address'],
  body: z.strictObject({
    token: z.string({ error: 'trucks.driver-link' }).regex(/^[\w-]{43}$/, 'trucks.driver-link'),
    digits: z
      .string()
      .regex(new RegExp(`^\\d{${linkDigits}}$`), 'trucks.driver-digits')
      .nullable(),
    /** Made by the phone for its first use: an answer that was lost on the way is asked for again with it. */
    attempt: mark,
  }),
  answer: DriverJob,
  problems: [...linkProblems, 'trucks.driver-digits', 'trucks.driver-digits-wrong', 'trucks.driver-locked'],
})

export const viewDriverJob = endpoint({
  verb: 'viewDriverJob',
  method: 'GET',
  path: 'Trucks/DriverJob/{link}',
  policy: phones,
  query: link,
  answer: DriverJob,
  problems: linkProblems,
})

/** A step of the truck, in order; the same step once more is answered with the first. */
export const reportDriverEvent = endpoint({
  verb: 'reportDriverEvent',
  method: 'POST',
  path: 'Trucks/DriverEvent/{link}',
  policy: phones,
  query: link,
  body: z.strictObject({
    ...Step.shape,
    ...clock,
    deviceEventId: mark,
    position: Position.nullable(),
    seal: text(40),
    temperature: z.number().min(-60).max(60).nullable(),
    note: text(500),
    receiver: text(120),
    isShort: z.boolean(),
    files: z.array(z.uuid('documents.id')).max(10),
  }),
  answer: DriverJob,
  problems: [
    ...linkProblems,
    'trucks.not-booked',
    'trucks.not-allocated',
    'trucks.event-skipped',
    'trucks.event-backward',
    'trucks.event-not-part',
    'trucks.event-device',
    'documents.id',
  ],
})

/** What a driver says beside the steps: a step that the provider was ahead of, or that nobody takes the goods. */
export const addDriverNote = endpoint({
  verb: 'addDriverNote',
  method: 'POST',
  path: 'Trucks/DriverNote/{link}',
  policy: phones,
  query: link,
  body: z.strictObject({
    kind: z.enum(['step', 'refused']),
    ...Step.shape,
    ...clock,
    deviceNoteId: mark,
    note: z
      .string()
      .trim()
      .min(1, 'kit.field.required')
      .max(...atMost(500)),
  }),
  answer: ok,
  problems: linkProblems,
})

export const addDriverFile = endpoint({
  verb: 'addDriverFile',
  method: 'POST',
  path: 'Trucks/DriverFile/{link}',
  policy: phones,
  limit: ['drive.file'],
  query: link,
  multipart: { files: 'one', fields: DriverFileFields },
  screen: 'trucks',
  answer: z.strictObject({ documentId: z.string() }),
  problems: [...linkProblems, ...uploadProblems],
})

/** The driver says yes or no to sharing the location, and may change it at any time. */
export const consentToPositions = endpoint({
  verb: 'consentToPositions',
  method: 'POST',
  path: 'Trucks/DriverConsent/{link}',
  policy: phones,
  query: link,
  body: z.strictObject({ isGiven: z.boolean() }),
  answer: ok,
  problems: linkProblems,
})

const Fix = { at: when, ...Position.shape }

export const addDriverPositions = endpoint({
  verb: 'addDriverPositions',
  method: 'POST',
  path: 'Trucks/DriverPositions/{link}',
  policy: phones,
  background: true,
  query: link,
  body: z.strictObject({
    offsetMs: clock.offsetMs,
    fixes: z.array(z.strictObject(Fix)).min(1).max(mostPhonePositions),
  }),
  answer: z.strictObject({ stored: z.int() }),
  problems: [...linkProblems, 'trucks.driver-consent'],
})

/** Positions of the provider's trackers; what is no truck on the road is answered by its place in the list. */
export const addTrackerPositions = endpoint({
  verb: 'addTrackerPositions',
  method: 'POST',
  path: 'Trucks/Positions',
  policy: providers,
  scope: 'positions.write',
  body: z.strictObject({
    positions: z
      .array(z.strictObject({ tracker: z.string().trim().min(1).max(60), ...Fix }))
      .min(1)
      .max(mostPositions),
  }),
  answer: z.strictObject({
    stored: z.int(),
    ignored: z.array(z.strictObject({ index: z.int(), code: z.string() })),
  }),
})

const byTruck = z.strictObject({ id: idOf('trucks.not-found'), slot: idOf('trucks.slot-not-found') })
const ofTruck = ['trucks.not-found', 'trucks.not-booked', 'trucks.slot-not-found']

/** Sends the driver of a truck a new link; the one before ends. */
export const sendDriverLink = endpoint({
  verb: 'sendDriverLink',
  method: 'POST',
  path: 'Trucks/SendDriverLink/{id}',
  policy: providers,
  query: byTruck,
  answer: ok,
  problems: [...ofTruck, 'trucks.not-allocated'],
})

export const revokeDriverLink = endpoint({
  verb: 'revokeDriverLink',
  method: 'POST',
  path: 'Trucks/RevokeDriverLink/{id}',
  policy: providers,
  query: byTruck,
  answer: ok,
  problems: [...ofTruck, 'trucks.driver-no-link'],
})
