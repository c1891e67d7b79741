// Contracts of depots and their people: the list, a depot, and where somebody works.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'
import { dirhamPattern } from '../../kit/money.ts'
import {
  areaCodes,
  courierManagers,
  courierReaders,
  depotAddressLength,
  depotAdministrators,
  vehicleCodes,
  workerRoles,
} from './courier.ts'
import { atMost } from '../../kit/too-long.ts'

const both = z.strictObject({ en: z.string(), ar: z.string() })
const area = z.enum(areaCodes, 'couriers.areas-missing')
const name = z
  .string()
  .trim()
  .min(1, 'couriers.depot-name')
  .max(...atMost(60))

const address = z
  .string()
  .trim()
  .max(...atMost(depotAddressLength))
  .default('')

const DepotView = z.strictObject({
  id: z.string(),
  code: z.string(),
  name: both,
  /** Where senders bring parcels; empty where nobody has entered it. */
  address: both,
  areas: z.array(area),
})
export type DepotView = z.infer<typeof DepotView>

const WorkerView = z.strictObject({
  userId: z.string(),
  role: z.enum(workerRoles),
  name: both,
  email: z.string(),
  mobile: z.string().nullable(),
  /** Null before somebody said where this person works. */
  depotId: z.string().nullable(),
  areas: z.array(area),
  vehicle: z.enum(vehicleCodes).nullable(),
  /** Dirhams in hand with which no further cash is collected. */
  cashLimit: z.string().nullable(),
})
export type WorkerView = z.infer<typeof WorkerView>

/** Depots and everybody with the role of a courier or of a depot; for somebody of a depot, its own. */
export const listCouriers = endpoint({
  verb: 'listCouriers',
  method: 'GET',
  path: 'Express/Courier/List',
  policy: courierReaders,
  answer: z.strictObject({ depots: z.array(DepotView), people: z.array(WorkerView) }),
  problems: ['couriers.no-depot'],
})

export const saveDepot = endpoint({
  verb: 'saveDepot',
  method: 'POST',
  path: 'Express/Depot/Save',
  policy: depotAdministrators,
  body: z.strictObject({
    /** Null for a new one. */
    id: idOf('couriers.depot-none').nullable(),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'couriers.depot-code'),
    nameEn: name,
    nameAr: name,
    addressEn: address,
    addressAr: address,
    areas: z.array(area).min(1, 'couriers.areas-missing').max(areaCodes.length),
  }),
  answer: ok,
  problems: [
    'couriers.depot-none',
    'couriers.depot-code-taken',
    'couriers.areas-taken',
    'couriers.areas-used',
  ],
})

/** Says where somebody works who has the role of a courier or of a depot. */
export const saveWorker = endpoint({
  verb: 'saveWorker',
  method: 'POST',
  path: 'Express/Courier/Save',
  policy: courierManagers,
  body: z.strictObject({
    userId: idOf('couriers.person-none'),
    depotId: idOf('couriers.depot-none'),
    areas: z.array(area).max(areaCodes.length),
    vehicle: z.enum(vehicleCodes, 'couriers.vehicle-missing').nullable(),
    cashLimit: z.string().regex(dirhamPattern, 'couriers.cash-limit').nullable(),
  }),
  answer: ok,
  problems: ['couriers.person-none', 'couriers.depot-none'],
})

export const courierSetupEndpoints = { listCouriers, saveDepot, saveWorker }
