// The calls of a courier's phone: the day, one event after the other, and the photos and signatures of them.
import { z } from 'zod'
import type { Policy } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dirhamPattern } from '../../kit/money.ts'
import { uploadProblems } from '../../documents/document-contracts.ts'
import { missReasons } from './round-reasons.ts'
import { CourierDay } from './round-views.ts'
import { courierScanKinds } from './scan.ts'
import { atMost } from '../../kit/too-long.ts'

const couriersOnly = { courier: 'assigned' } as const satisfies Policy
const when = z.iso.datetime({ offset: true })
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(...atMost(most))

/** Stops of today's published sheet; nothing of any other day. */
export const viewCourierDay = endpoint({
  verb: 'viewCourierDay',
  method: 'GET',
  path: 'Express/Courier/Today',
  policy: couriersOnly,
  answer: CourierDay,
  problems: ['couriers.no-depot'],
})

export const CourierEvent = z.strictObject({
  /** A mark of the phone: what it sends again is the same. */
  clientId: z.uuid(),
  kind: z.enum(courierScanKinds),
  /** As it was read or typed. */
  code: z.string().trim().min(1, 'express.waybill-invalid').max(40, 'express.waybill-invalid'),
  capturedAt: when,
  pin: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      accuracyM: z.int().min(0).nullable(),
    })
    .nullable(),
  pieces: z.array(z.int().min(1).max(10)).max(10).default([]),
  reason: z.enum(missReasons, 'express.reason-missing').nullable().default(null),
  /** When the courier came to the door, and whether the number was called. */
  arrivedAt: when.nullable().default(null),
  called: z.boolean().default(false),
  /** What the courier has taken, as it was typed. */
  cash: z.string().regex(dirhamPattern, 'express.cash-other').nullable().default(null),
  deliveryCode: words(12).nullable().default(null),
  name: words(60).default(''),
  relation: words(30).default(''),
  idSeen: z.boolean().default(false),
  atDoor: z.boolean().default(false),
  signatureId: z.uuid().nullable().default(null),
  photoId: z.uuid().nullable().default(null),
})
export type CourierEvent = z.infer<typeof CourierEvent>

/** One event; the same event once more is answered as the first, another one of a stop that is over is set aside. */
export const sendCourierEvent = endpoint({
  verb: 'sendCourierEvent',
  method: 'POST',
  path: 'Express/Courier/Event',
  policy: couriersOnly,
  body: CourierEvent,
  answer: z.strictObject({
    /** `set-aside`: it moved nothing and waits for the depot, and `because` says why. */
    outcome: z.enum(['done', 'repeated', 'set-aside']),
    because: z.string().nullable(),
    today: CourierDay,
  }),
  problems: [
    'couriers.no-depot',
    'kit.key-reused',
    'express.not-on-sheet',
    'express.not-out',
    'depot.return-unpaid',
    'depot.return-unquoted',
    'express.pieces-missing',
    'express.cash-limit',
    'express.cash-none',
    'express.cash-missing',
    'express.cash-other',
    'express.door-cash',
    'express.door-permission',
    'express.door-photo',
    'express.proof-missing',
    'express.proof-strict',
    'express.proof-file',
    'express.absent-early',
    'express.reason-missing',
  ],
})

export const proofFileKinds = ['PHOTO', 'SIGNATURE'] as const
export type ProofFileKind = (typeof proofFileKinds)[number]
export const ProofFileFields = z.strictObject({ clientId: z.uuid(), kind: z.enum(proofFileKinds) })

/** What a phone sends is drawn anew here, as it was there, so that nothing of the camera stays in it. */
export const proofScreen = {
  fileBytes: 5 * 1024 * 1024,
  totalBytes: 5 * 1024 * 1024,
  files: 1,
  formats: ['jpg', 'png'],
} as const

export const addCourierFile = endpoint({
  verb: 'addCourierFile',
  method: 'POST',
  path: 'Express/Courier/File',
  policy: couriersOnly,
  multipart: { files: 'one', fields: ProofFileFields },
  screen: 'trucks',
  answer: z.strictObject({ fileId: z.string() }),
  problems: uploadProblems,
})

export const roundEndpoints = { viewCourierDay, sendCourierEvent, addCourierFile }
