// The provider gives the trucks of a booking their vehicles and drivers, or others with a reason (T12, T13).
import { toOffset } from '@marsa/model/kit/day.ts'
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { containerRefusal, orderOf } from '@marsa/model/trucks/execution/booked-job.ts'
import type {
  allocate as contract,
  listCandidates as listContract,
} from '@marsa/model/trucks/execution/road-endpoints.ts'
import {
  allocationFaults,
  driverFaults,
  vehicleFaults,
  type AllocationFault,
  type Candidate,
  type RoadDocument,
  type TruckOrder,
} from '@marsa/model/trucks/road/allocation.ts'
import {
  allocationOf,
  reallocateRefusal,
  transferProblems,
} from '@marsa/model/trucks/road/booking-progress.ts'
import { documentsOf } from '../../documents/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { addToTimeline, lockBooked, readBooking, type Booked } from '../../requests/door.ts'
import {
  driversOf,
  engagementsOf,
  lockDrivers,
  lockVehicles,
  vehiclesOf,
  type DriverRow,
  type EngagementRow,
  type Papers,
  type VehicleRow,
} from '../fleet/fleet.store.ts'
import { issueLink } from '../driver/driver-link.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import { allocationIn, progressOf } from './facts.ts'
import { enqueueGate } from './book-gate.ts'
import { noteProgress } from './facts.store.ts'
import { proposedOf } from './proposed.ts'
import { named, publishAllocated, publishElsewhere, publishExchanged } from './publish.ts'
import { endAllocation, insertAllocation, slotsOf, type NewAllocation, type SlotRow } from './slots.store.ts'

type Wanted = BodyOf<typeof contract>['slots'][number]

const lastDays = (...papers: Papers[]): Candidate['documents'] => {
  const all: Papers = Object.assign({}, ...papers)
  const until = (code: RoadDocument): string | null => all[code]?.until ?? null
  return {
    mulkiya: until('mulkiya'),
    insurance: until('insurance'),
    gccCover: until('gccCover'),
    licence: until('licence'),
    passport: until('passport'),
    visa: until('visa'),
    hazardousTraining: until('hazardousTraining'),
  }
}

export const candidateOf = (
  vehicle: VehicleRow,
  driver: Pick<DriverRow, 'id' | 'papers'>,
  engagements: readonly EngagementRow[],
): Candidate => ({
  type: vehicle.truck_type,
  subtype: vehicle.subtype,
  payloadKg: vehicle.payload_kg,
  documents: lastDays(vehicle.papers, driver.papers),
  engagements: engagements.filter(({ who, id }) => id === (who === 'vehicle' ? vehicle.id : driver.id)),
})

const faultView = ({ code, params = {} }: AllocationFault) => ({ code, params: { ...params } })

export const listCandidates = async (call: Call<typeof listContract>) => {
  const actor = signedIn(call)
  const { db, query } = call
  const request = await readBooking(trucksLine, db, call, query.id)
  const slots = await slotsOf(db, [request.id])
  const order = orderOf(request.form, proposedOf(request), slots.length)
  const engagements = await engagementsOf(db, actor.companyId, request.id)
  const [vehicles, drivers] = [await vehiclesOf(db, actor.companyId), await driversOf(db, actor.companyId)]
  return {
    vehicles: vehicles.map((vehicle) => ({
      vehicleId: vehicle.id,
      plate: vehicle.plate,
      payloadKg: vehicle.payload_kg,
      faults: vehicleFaults(order, candidateOf(vehicle, { id: '', papers: {} }, engagements)).map(faultView),
    })),
    drivers: drivers.map(({ id, name_en: nameEn, name_ar: nameAr, papers }) => ({
      driverId: id,
      nameEn,
      nameAr,
      faults: driverFaults(order, {
        documents: lastDays(papers),
        engagements: engagements.filter((each) => each.who === 'driver' && each.id === id),
      }).map(faultView),
    })),
  }
}

/** A truck of the booking that gets a vehicle, or exchanges its own. */
type Step = { wanted: Wanted; slot: SlotRow; isExchange: boolean; field: string }

const checkExchange = async (
  tx: Tx,
  request: Booked<TruckRow>,
  { wanted, slot, field }: Step,
): Promise<void> => {
  const progress = progressOf(slot)
  refuse(reallocateRefusal(progress))
  if ((wanted.reason ?? '').length < 3)
    throw new Problem('trucks.reason-required', {}, { [`${field}.reason`]: 'trucks.reason-required' })
  const { place = null, at = null, photo = null } = wanted.transfer ?? {}
  const found = transferProblems(progress, {
    place,
    at: at === null ? null : new Date(at),
    photos: photo ? 1 : 0,
  })
  const fields = Object.entries(found).map(([name, code]) => [
    `${field}.transfer.${name === 'files' ? 'photo' : name}`,
    code,
  ])
  if (fields.length > 0) throw new Problem('kit.invalid', {}, Object.fromEntries(fields))
  if (photo === null) return
  const isOwn = (await documentsOf(tx, trucksLine.kind, request.id)).some(
    ({ id, company_id }) => id === photo && company_id === request.agent_id,
  )
  if (!isOwn) throw new Problem('documents.id', {}, { [`${field}.transfer.photo`]: 'documents.id' })
}

/** What the booking's trucks have when all of this is done: nothing twice. */
const refuseTwice = (slots: readonly SlotRow[], steps: readonly Step[]): void => {
  const after = slots.map((slot) => {
    const wanted = steps.find((step) => step.slot.id === slot.id)?.wanted
    const now = allocationIn(slot)
    return wanted ? [wanted.vehicleId, wanted.driverId] : [now?.vehicle_id, now?.driver_id]
  })
  for (const ids of [after.map(([vehicle]) => vehicle), after.map(([, driver]) => driver)]) {
    const given = ids.filter(Boolean)
    if (new Set(given).size < given.length) throw new Problem('trucks.twice')
  }
}

const stepsOf = (slots: readonly SlotRow[], wanted: readonly Wanted[]): Step[] => {
  if (new Set(wanted.map(({ slot }) => slot)).size < wanted.length) throw new Problem('trucks.twice')
  return wanted.map((each, index) => {
    const slot = slots.find(({ id }) => id === each.slot)
    if (!slot) throw new Problem('trucks.slot-not-found')
    return { wanted: each, slot, isExchange: allocationIn(slot) !== undefined, field: `slots.${index}` }
  })
}

const refuseFaults = (order: TruckOrder, candidate: Candidate, field: string): readonly AllocationFault[] => {
  const { refusals, warnings } = allocationFaults(order, candidate)
  const [first] = refusals
  if (first) {
    const isOfDriver = driverFaults(order, candidate).some(
      ({ code, params }) => code === first.code && params?.['document'] === first.params?.['document'],
    )
    throw new Problem(first.code, first.params, {
      [`${field}.${isOfDriver ? 'driverId' : 'vehicleId'}`]: first.code,
    })
  }
  return warnings
}

type Done = { row: NewAllocation; step: Step; isElsewhere: boolean }

const allocateOne = async (
  tx: Tx,
  step: Step,
  { vehicle, driver }: Pick<NewAllocation, 'driver'> & { vehicle: VehicleRow },
  by: { companyId: string; userId: string; now: Date },
): Promise<NewAllocation> => {
  const { wanted, slot, isExchange } = step
  const { place = null, at = null, photo = null } = (isExchange && wanted.transfer) || {}
  const row: NewAllocation = {
    slotId: slot.id,
    companyId: by.companyId,
    vehicle,
    driver,
    since: by.now,
    userId: by.userId,
    reason: isExchange ? wanted.reason : null,
    place,
    at: at === null ? null : new Date(at),
    photo,
  }
  await endAllocation(tx, slot.id, by.now)
  await insertAllocation(tx, row)
  await enqueueGate(tx, slot.id)
  return row
}

const publishDone = async (
  tx: Tx,
  request: Booked<TruckRow>,
  done: readonly Done[],
  now: Date,
): Promise<void> => {
  const version = toOffset(now)
  const fresh = done.filter(({ step }) => !step.isExchange).map(({ row }) => row)
  if (fresh.length > 0) await publishAllocated(tx, request, fresh, `${version}:${fresh.length}`)
  for (const { row, step, isElsewhere } of done) {
    const old = allocationIn(step.slot)
    if (old) {
      const before = named({
        vehicle: { id: old.vehicle_id, plate: old.plate },
        driver: { id: old.driver_id, name_en: old.driver_en, name_ar: old.driver_ar },
      })
      await publishExchanged(tx, request, { before, after: row, version: `${row.slotId}:${version}` })
    }
    if (isElsewhere) await publishElsewhere(tx, request, row, version)
  }
}

export const allocateTrucks = (call: Call<typeof contract>) => {
  const { now, body, query } = call
  const { companyId, userId } = signedIn(call)
  return call.once(async (tx) => {
    const request = await lockBooked(trucksLine, tx, call, { id: query.id, version: body.version })
    refuse(containerRefusal(request.form, request.container_no))
    const slots = await slotsOf(tx, [request.id])
    const steps = stepsOf(slots, body.slots)
    refuseTwice(slots, steps)
    const order = orderOf(request.form, proposedOf(request), slots.length)
    const vehicles = await lockVehicles(
      tx,
      companyId,
      body.slots.map(({ vehicleId }) => vehicleId),
    )
    const drivers = await lockDrivers(
      tx,
      companyId,
      body.slots.map(({ driverId }) => driverId),
    )
    const engagements = await engagementsOf(tx, companyId, request.id)
    const done: Done[] = []
    for (const step of steps) {
      const vehicle = vehicles.find(({ id }) => id === step.wanted.vehicleId)
      const driver = drivers.find(({ id }) => id === step.wanted.driverId)
      if (!vehicle) throw new Problem('trucks.vehicle-not-found')
      if (!driver) throw new Problem('trucks.driver-not-found')
      if (step.isExchange) await checkExchange(tx, request, step)
      const warnings = refuseFaults(order, candidateOf(vehicle, driver, engagements), step.field)
      const row = await allocateOne(tx, step, { vehicle, driver }, { companyId, userId, now })
      await issueLink(tx, request, { slotId: row.slotId, driver, plate: vehicle.plate }, { userId, now })
      done.push({ row, step, isElsewhere: warnings.length > 0 })
    }
    const { allocated, of, state } = allocationOf((await slotsOf(tx, [request.id])).map(progressOf))
    await noteProgress(tx, request.id, state === 'TRUCK_ALLOCATED', now)
    const moved = await trucksLine.touch(tx, request, 'agent')
    const isExchange = steps.some((step) => step.isExchange)
    if (isExchange || (state === 'TRUCK_ALLOCATED' && request.allocated_at === null))
      await addToTimeline(tx, {
        requestId: request.id,
        code: isExchange ? 'TRUCK_REALLOCATED' : 'TRUCK_ALLOCATED',
        at: now,
        by: 'agent',
        userId,
        ...(isExchange && {
          note: steps
            .map(({ wanted }) => wanted.reason)
            .filter(Boolean)
            .join('; '),
        }),
      })
    await publishDone(tx, moved, done, now)
    return { allocated, of, status: state, version: moved.version }
  })
}
