// The calls by which others than the two sides follow a booking: the customer's link, who opens it, and visitors by number.
import { z } from 'zod'
import { captchaAnswer } from '../../accounts/captcha.ts'
import { anyone } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { endShareContract, shareContract, SharedBody } from '../../requests/share-contracts.ts'
import { Step } from '../execution/road-views.ts'
import { etaStops } from '../road/estimate.ts'

const Both = z.strictObject({ en: z.string(), ar: z.string() })

/** Stages, and of a link the expected arrival: no price, name, phone, plate or position. */
export const TrackedTrucks = z.strictObject({
  bookingNumber: z.string(),
  /** Where the goods go, as area and emirate or country; of a link alone. */
  to: Both.nullable(),
  trucks: z.array(
    z.strictObject({
      n: z.int(),
      /** In order; `at` is null of those to come. */
      stages: z.array(z.strictObject({ ...Step.shape, name: Both, at: z.string().nullable() })),
      /** An estimate, from a position of when. */
      eta: z.strictObject({ stop: z.enum(etaStops), eta: z.string(), at: z.string() }).nullable(),
    }),
  ),
})
export type TrackedTrucks = z.infer<typeof TrackedTrucks>

/** The link of a booking for its receiver. */
export const shareTrucks = shareContract({
  line: 'trucks',
  verb: 'shareTrucks',
  path: 'Trucks/ShareLink/{id}',
})
export const endTruckShare = endShareContract({
  line: 'trucks',
  verb: 'endTruckShare',
  path: 'Trucks/EndShareLink/{id}',
})

/** What a link shows to whoever has it. */
export const trackShared = endpoint({
  verb: 'trackSharedTrucks',
  method: 'POST',
  path: 'Trucks/TrackShared',
  policy: { visitor: 'any' },
  body: SharedBody,
  answer: TrackedTrucks,
  problems: ['requests.share-over'],
  limit: ['drive.address'],
})

const tracked = { number: z.string().trim().min(4).max(40) }

/** Stages by the number of the booking. Who has looked up too many is told to solve a puzzle for each further one. */
export const trackBooking = endpoint({
  verb: 'trackTruckBooking',
  method: 'GET',
  path: 'Trucks/Track',
  policy: anyone,
  limit: ['tracking.person'],
  query: z.strictObject(tracked),
  answer: TrackedTrucks,
  problems: ['trucks.number-invalid', 'trucks.track-captcha'],
})

/** The same with a solved puzzle, after the free look-ups of an hour (Z31). */
export const trackBookingSolved = endpoint({
  verb: 'trackTruckBookingSolved',
  method: 'POST',
  path: 'Trucks/TrackSolved',
  policy: { visitor: 'any' },
  limit: ['tracking.solved'],
  body: z.strictObject({ ...tracked, captcha: captchaAnswer }),
  answer: TrackedTrucks,
  problems: ['trucks.number-invalid', 'accounts.captcha-wrong'],
})
