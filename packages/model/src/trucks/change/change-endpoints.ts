// The calls about changes of a booking of trucks: what may change and what was proposed, a proposal, its answer, its withdrawal.
import { z } from 'zod'
import { customers, type Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf, version } from '../../kit/fields.ts'
import { dirhamPattern } from '../../kit/money.ts'
import { chargeCodes } from '../../requests/charges.ts'
import { TruckPlace } from '../asking/truck-place.ts'
import { truckSubtypeCodes, truckTypeCodes } from '../road/truck-types.ts'
import { changeMachine, changeSides } from './change.ts'
import { atMost } from '../../kit/too-long.ts'

const sides: Policy = { ...customers, 'truck-provider': 'assigned' }
const readers: Policy = { ...sides, desk: 'any', admin: 'any', 'admin-readonly': 'any' }

const id = idOf('trucks.not-found')
const byChange = z.strictObject({ id: idOf('trucks.change-not-found') })
const instant = z.iso.datetime({ offset: true, error: 'trucks.time-invalid' }).nullable()
const rate = z.string({ error: 'quotes.rate-invalid' }).regex(dirhamPattern, 'quotes.rate-invalid')

const wanted = {
  drop: z.array(idOf('trucks.slot-not-found')).max(20),
  weightKg: z.number('trucks.weight').min(1, 'trucks.weight').max(999_999, 'trucks.weight').nullable(),
  proposedPickup: instant,
  proposedDelivery: instant,
  pickup: TruckPlace.nullable(),
  dropoff: TruckPlace.nullable(),
  truckType: z.enum(truckTypeCodes, { error: 'trucks.type-required' }).nullable(),
  subType: z.enum(truckSubtypeCodes, { error: 'trucks.subtype-required' }).nullable(),
  rates: z.array(z.strictObject({ code: z.enum(chargeCodes), rate })).max(30),
}

export const ChangeView = z.strictObject({
  changeId: z.string(),
  by: z.enum(changeSides),
  state: z.enum(changeMachine.states),
  ...wanted,
  /** The numbers of the trucks that it drops. */
  dropped: z.array(z.int()),
  reason: z.string(),
  proposedAt: z.string(),
  answerBy: z.string(),
  answeredAt: z.string().nullable(),
  answer: z.string().nullable(),
  /** Of the booking with VAT, before and by it, and what is kept of dropped trucks within that. */
  before: z.string(),
  after: z.string(),
  kept: z.string(),
  answerRefusal: z.string().nullable(),
  withdrawRefusal: z.string().nullable(),
})
export type ChangeView = z.infer<typeof ChangeView>

/** What may change now, what it costs, and every change that was proposed, the newest first. */
export const listChanges = endpoint({
  verb: 'listTruckChanges',
  method: 'GET',
  path: 'Trucks/Changes/{id}',
  policy: readers,
  scope: 'shipments.read',
  query: z.strictObject({ id }),
  readRecord: { kind: 'truck-request', by: 'id' },
  answer: z.strictObject({
    id: z.string(),
    version: z.int(),
    changes: z.array(ChangeView),
    proposeRefusal: z.string().nullable(),
    proposedPickup: z.string(),
    proposedDelivery: z.string(),
    slots: z.array(
      z.strictObject({
        slot: z.string(),
        n: z.int(),
        plate: z.string().nullable(),
        isAtLoading: z.boolean(),
        isDelivered: z.boolean(),
        hasExtras: z.boolean(),
      }),
    ),
    /** The price in force: each rate of one before VAT. */
    lines: z.array(
      z.strictObject({
        code: z.enum(chargeCodes),
        label: z.string().nullable(),
        rate: z.string(),
        quantity: z.int(),
        vat: z.enum(['standard', 'zero', 'out-of-scope']),
      }),
    ),
    /** Of its share, that is kept where this reader drops a truck now. */
    dropPercent: z.int(),
  }),
  problems: ['trucks.not-found', 'trucks.not-booked'],
})

/** One side proposes; what it costs is said with it, so that nobody proposes another price than was shown. */
export const proposeChange = endpoint({
  verb: 'proposeTruckChange',
  method: 'POST',
  path: 'Trucks/ProposeChange/{id}',
  policy: sides,
  query: z.strictObject({ id }),
  body: z.strictObject({
    ...wanted,
    reason: reasonOf('trucks.reason-required'),
    /** Of the booking by this change, with VAT. */
    total: z.string(),
    version,
  }),
  answer: z.strictObject({ changeId: z.string() }),
  problems: [
    'trucks.not-found',
    'trucks.not-booked',
    'trucks.change-open',
    'trucks.change-nothing',
    'trucks.change-total',
    'trucks.change-credit',
    'trucks.slot-not-found',
    'finance.credit-limit',
    'finance.credit-suspended',
    'trucks.reason-required',
  ],
})

/** The other side agrees, or refuses with a reason. */
export const answerChange = endpoint({
  verb: 'answerTruckChange',
  method: 'POST',
  path: 'Trucks/AnswerChange/{id}',
  policy: sides,
  query: byChange,
  body: z.strictObject({
    agreed: z.boolean(),
    reason: z
      .string()
      .trim()
      .max(...atMost(500))
      .nullable(),
  }),
  answer: ok,
  problems: [
    'trucks.change-not-found',
    'trucks.change-over',
    'trucks.change-own',
    'trucks.change-credit',
    'trucks.change-begun',
    'trucks.change-delivered',
    'trucks.change-drop-late',
    'trucks.change-drop-extras',
    'trucks.change-delivery-past',
    'trucks.pickup-past',
    'trucks.not-booked',
    'finance.credit-limit',
    'finance.credit-suspended',
    'trucks.reason-required',
  ],
})

/** The side that proposed takes it back. */
export const withdrawChange = endpoint({
  verb: 'withdrawTruckChange',
  method: 'POST',
  path: 'Trucks/WithdrawChange/{id}',
  policy: sides,
  query: byChange,
  body: z.strictObject({}),
  answer: ok,
  problems: ['trucks.change-not-found', 'trucks.change-over', 'kit.forbidden'],
})
