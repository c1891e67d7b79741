// Contracts that visitors may call: tracking, numbers of documents, and the lanes of the landing page.
import { z } from 'zod'
import { captchaAnswer } from '../accounts/captcha.ts'
import { anyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { endShareContract, shareContract, SharedBody } from '../requests/share-contracts.ts'
import { arrivalStates } from './execution/arrival.ts'
import { readers } from './shared-fields.ts'

const inBoth = { en: z.string(), ar: z.string() }

export const trackTypes = ['container', 'chassis', 'bl', 'awb', 'quotation'] as const

const tracked = { type: z.enum(trackTypes), number: z.string().trim().min(4).max(40) }

/** Milestones, port and expected day: no names, addresses, amounts or documents (Z31). */
export const Tracked = z.strictObject({
  number: z.string(),
  mode: z.enum(['sea', 'air']),
  status: z.strictObject({ code: z.string(), ...inBoth }),
  route: z.strictObject(inBoth),
  /** A day. */
  eta: z.string().nullable(),
  arrival: z.enum(arrivalStates).nullable(),
  /** No cargo of anybody: the shipment that the landing page shows. */
  isExample: z.boolean(),
  events: z.array(
    z.strictObject({
      code: z.string(),
      ...inBoth,
      at: z.string(),
      place: z.strictObject(inBoth).nullable(),
      /** The container that was asked for, where its carrier has reported the step of some of the containers and not of all. */
      container: z.string().nullable(),
    }),
  ),
})
export type Tracked = z.infer<typeof Tracked>

const problems = ['freight.not-found', 'freight.not-at-port', 'freight.not-at-airport'] as const

/** A visitor who has looked up too many numbers is told to solve a puzzle for each further one (`trackSolved`). */
export const trackShipment = endpoint({
  verb: 'trackShipment',
  method: 'GET',
  path: 'FreightAPI/Track',
  policy: { ...anyone },
  query: z.strictObject(tracked),
  answer: Tracked,
  problems: [...problems, 'freight.track-captcha'],
  limit: ['tracking.person'],
})

/** The same with a solved puzzle, after the free look-ups of an hour. */
export const trackSolved = endpoint({
  verb: 'trackSolved',
  method: 'POST',
  path: 'FreightAPI/TrackSolved',
  policy: { visitor: 'any' },
  body: z.strictObject({ ...tracked, captcha: captchaAnswer }),
  answer: Tracked,
  problems: [...problems, 'accounts.captcha-wrong'],
  limit: ['tracking.solved'],
})

/** The link by which others follow a shipment. */
export const shareShipment = shareContract({
  line: 'freight',
  verb: 'shareShipment',
  path: 'FreightAPI/ShareLink/{id}',
})
export const endShipmentShare = endShareContract({
  line: 'freight',
  verb: 'endShipmentShare',
  path: 'FreightAPI/EndShareLink/{id}',
})

/** What a link shows to whoever has it; before anything has moved, no movements. */
export const trackSharedShipment = endpoint({
  verb: 'trackSharedShipment',
  method: 'POST',
  path: 'FreightAPI/TrackShared',
  policy: { visitor: 'any' },
  body: SharedBody,
  answer: Tracked,
  problems: ['requests.share-over'],
  limit: ['drive.address'],
})

export const validateDocumentNumbers = endpoint({
  verb: 'validateDocumentNumbers',
  call: 'C023',
  method: 'POST',
  path: 'DocValidation',
  limit: ['tracking.person'],
  policy: { ...readers, 'warehouse-agent': 'own', 'truck-provider': 'own' },
  acting: 'any',
  body: z.strictObject({
    blNumber: z.string().trim().max(35).optional(),
    containerNumber: z.string().trim().max(20).optional(),
  }),
  answer: z.strictObject({
    valid: z.boolean(),
    fields: z.array(z.strictObject({ name: z.string(), valid: z.boolean(), message: z.string().nullable() })),
    eta: z.string().nullable(),
  }),
})

export const publicLanes = endpoint({
  verb: 'publicLanes',
  method: 'GET',
  path: 'public/lanes',
  policy: anyone,
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        /** Codes of the places, for the link to the request form. */
        origin: z.string(),
        destination: z.string(),
        originEn: z.string(),
        originAr: z.string(),
        destinationEn: z.string(),
        destinationAr: z.string(),
        mode: z.enum(['sea', 'air']),
        containerType: z.string().nullable(),
        transitFrom: z.int(),
        transitTo: z.int(),
        median: z.string(),
        currency: z.literal('AED'),
        quotes: z.int(),
      }),
    ),
    days: z.int(),
  }),
  cache: 300,
})
