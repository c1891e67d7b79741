// Contracts of a depot's day: run sheets, hand-over to the carrier, scans that were set aside, and the close.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { areaCodes, vehicleCodes } from '../couriers/courier.ts'
import { sheetStates, stopKinds, stopStates } from '../rounds/run-sheet.ts'
import { quarantineReasons, reviewReasons } from '../rounds/scan.ts'
import { bayPattern } from './bay.ts'
import { dayFaults } from './day.ts'
import { DepotParcel, depotWorkers } from './depot-endpoints.ts'
import { scanOutcomes } from './scan-outcome.ts'

const both = z.strictObject({ en: z.string(), ar: z.string() })
const noDepot = 'couriers.no-depot'

const Stop = z.strictObject({
  shipmentId: z.string(),
  waybill: z.string(),
  kind: z.enum(stopKinds),
  name: z.string(),
  city: z.string(),
  /** The building or the area, as the sender wrote it; empty where nothing is known. */
  building: z.string(),
  area: z.enum(areaCodes).nullable(),
  pieces: z.int(),
  cod: z.string().nullable(),
  /** The day that sender or recipient asked for. */
  wantedOn: z.string().nullable(),
})
export type WaitingStop = z.infer<typeof Stop>
const SheetStop = Stop.extend({ state: z.enum(stopStates) })
export type SheetStop = z.infer<typeof SheetStop>

const SheetView = z.strictObject({
  courierId: z.string(),
  name: both,
  vehicle: z.enum(vehicleCodes).nullable(),
  areas: z.array(z.enum(areaCodes)),
  capacity: z.int(),
  /** Null before anything is assigned. */
  state: z.enum(sheetStates).nullable(),
  stops: z.array(SheetStop),
})
export type SheetView = z.infer<typeof SheetView>

/** Today's sheets of the depot's couriers, and what no courier has yet. */
export const viewAssign = endpoint({
  verb: 'viewAssign',
  method: 'GET',
  path: 'Express/Depot/Assign',
  policy: depotWorkers,
  answer: z.strictObject({ day: z.string(), sheets: z.array(SheetView), waiting: z.array(Stop) }),
  problems: [noDepot],
})

const courierId = idOf('couriers.person-none')
/** Gives parcels to a courier; what another one has is taken off there, and both names stay. */
export const assignParcels = endpoint({
  verb: 'assignParcels',
  method: 'POST',
  path: 'Express/Depot/Assign',
  policy: depotWorkers,
  body: z.strictObject({ courierId, shipmentIds: z.array(idOf('depot.not-here')).min(1).max(100) }),
  answer: ok,
  problems: [
    noDepot,
    'couriers.person-none',
    'depot.not-here',
    'depot.capacity',
    'depot.sheet-closed',
    'express.cannot-now',
  ],
})

/** Gives what waits to the couriers of its emirates, as far as they have room. */
export const assignByArea = endpoint({
  verb: 'assignByArea',
  method: 'POST',
  path: 'Express/Depot/AssignByArea',
  policy: depotWorkers,
  answer: z.strictObject({ assigned: z.int(), left: z.int() }),
  problems: [noDepot],
})

export const takeOffSheet = endpoint({
  verb: 'takeOffSheet',
  method: 'POST',
  path: 'Express/Depot/TakeOff',
  policy: depotWorkers,
  body: z.strictObject({ shipmentId: idOf('depot.not-here') }),
  answer: ok,
  problems: [noDepot, 'depot.not-here', 'express.cannot-now'],
})

/** The courier sees it from now on. */
export const publishSheet = endpoint({
  verb: 'publishSheet',
  method: 'POST',
  path: 'Express/Depot/PublishSheet',
  policy: depotWorkers,
  body: z.strictObject({ courierId }),
  answer: ok,
  problems: [noDepot, 'couriers.person-none', 'depot.sheet-empty', 'depot.sheet-closed'],
})

const Handed = z.strictObject({
  number: z.string(),
  seal: z.string().nullable(),
  openedAt: z.string(),
  closedAt: z.string().nullable(),
  parcels: z.array(
    z.strictObject({
      shipmentId: z.string(),
      waybill: z.string(),
      partnerNumber: z.string().nullable(),
      toCountry: z.string(),
      pieces: z.int(),
      scanned: z.int(),
    }),
  ),
})
export type Handed = z.infer<typeof Handed>

/** International parcels that wait for the carrier, the manifest that is open, and the last ones. */
export const viewHandover = endpoint({
  verb: 'viewHandover',
  method: 'GET',
  path: 'Express/Depot/Handover',
  policy: depotWorkers,
  answer: z.strictObject({
    waiting: z.array(DepotParcel),
    open: Handed.nullable(),
    closed: z.array(Handed),
  }),
  problems: [noDepot],
})

/** Puts a piece on the manifest that is open, or on a new one. */
export const scanHandover = endpoint({
  verb: 'scanHandover',
  method: 'POST',
  path: 'Express/Depot/HandoverScan',
  policy: depotWorkers,
  body: z.strictObject({ clientId: z.uuid(), code: z.string().trim().min(1).max(40) }),
  answer: z.strictObject({ outcome: z.enum(scanOutcomes), parcel: DepotParcel.nullable() }),
  problems: [noDepot, 'kit.key-reused'],
})

/** The carrier has taken all that was scanned, under this seal. */
export const closeHandover = endpoint({
  verb: 'closeHandover',
  method: 'POST',
  path: 'Express/Depot/Handover',
  policy: depotWorkers,
  body: z.strictObject({
    seal: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,20}$/, 'depot.seal'),
  }),
  answer: z.strictObject({ ...ok.shape, number: z.string() }),
  problems: [noDepot, 'depot.handover-empty', 'depot.handover-part'],
})

const SetAside = z.strictObject({
  scanId: z.string(),
  code: z.string(),
  kind: z.string(),
  because: z.enum([...quarantineReasons, ...reviewReasons]),
  /** It counts already, and is looked at all the same. */
  isReview: z.boolean(),
  who: both,
  at: z.string(),
  shipmentId: z.string().nullable(),
})
export type SetAside = z.infer<typeof SetAside>

export const listSetAside = endpoint({
  verb: 'listSetAside',
  method: 'GET',
  path: 'Express/Depot/SetAside',
  policy: depotWorkers,
  answer: z.strictObject({ scans: z.array(SetAside) }),
  problems: [noDepot],
})

/** Puts the parcel of a scan where it belongs, or says why nothing follows from it. */
export const settleScan = endpoint({
  verb: 'settleScan',
  method: 'POST',
  path: 'Express/Depot/SettleScan',
  policy: depotWorkers,
  body: z.strictObject({
    scanId: idOf('depot.scan-none'),
    /** Left out, nothing follows from the scan. */
    place: z.string().trim().toUpperCase().regex(bayPattern, 'depot.place').nullable(),
    reason: reasonOf('depot.note-missing'),
  }),
  answer: ok,
  problems: [noDepot, 'depot.scan-none', 'depot.not-here'],
})

const Fault = z.strictObject({
  fault: z.enum(dayFaults),
  /** Waybill, code or name of a courier. */
  about: z.string(),
  amount: z.string().nullable(),
})
export type DayFaultView = z.infer<typeof Fault>

/** What stands against closing today. */
export const viewDay = endpoint({
  verb: 'viewDay',
  method: 'GET',
  path: 'Express/Depot/Day',
  policy: depotWorkers,
  answer: z.strictObject({
    day: z.string(),
    closedAt: z.string().nullable(),
    closedBy: both.nullable(),
    faults: z.array(Fault),
  }),
  problems: [noDepot],
})

export const closeDay = endpoint({
  verb: 'closeDay',
  method: 'POST',
  path: 'Express/Depot/DayClose',
  policy: depotWorkers,
  answer: ok,
  problems: [noDepot, 'depot.day-open', 'depot.day-closed'],
})

export const depotWorkEndpoints = {
  viewAssign,
  assignParcels,
  assignByArea,
  takeOffSheet,
  publishSheet,
  viewHandover,
  scanHandover,
  closeHandover,
  listSetAside,
  settleScan,
  viewDay,
  closeDay,
}
