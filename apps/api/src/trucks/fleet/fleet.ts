// A provider's vehicles and drivers: listed with where they are, entered and changed, taken out of use.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type * as calls from '@marsa/model/trucks/execution/fleet-endpoints.ts'
import { vehicleProblems } from '@marsa/model/trucks/execution/fleet.ts'
import type { DriverView, VehicleView } from '@marsa/model/trucks/execution/fleet-views.ts'
import { checkPlate } from '@marsa/model/trucks/road/plates.ts'
import { codeOf, type Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import {
  driversOf,
  isInUse,
  lockDrivers,
  lockVehicles,
  retire,
  vehiclesOf,
  writePapers,
  writePart,
  type FleetPart,
  type Papers,
} from './fleet.store.ts'

const entered = (papers: Readonly<Record<string, Papers[keyof Papers] | null>>): Papers =>
  Object.fromEntries(Object.entries(papers).filter(([, paper]) => paper !== null))

/** The unique index says in every race that a plate or a number is taken. */
const refuseTaken = async <T>(code: string, field: string, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === '23505') throw new Problem(code, {}, { [field]: code })
    throw error
  }
}

export const listVehicles = async (call: Call<typeof calls.listVehicles>) => {
  const { companyId } = signedIn(call)
  const found = await vehiclesOf(call.db, companyId, call.query.retired === 'true')
  return {
    items: found.map(({ papers, ...row }): VehicleView => ({
      vehicleId: row.id,
      plateText: row.plate,
      form: {
        plate: {
          country: row.plate_country,
          emirate: row.plate_emirate,
          code: row.plate_code,
          number: row.plate_number,
        },
        type: row.truck_type,
        subtype: row.subtype,
        payloadKg: row.payload_kg,
        year: row.year,
        tracker: row.tracker,
        papers: { mulkiya: papers.mulkiya!, insurance: papers.insurance!, gccCover: papers.gccCover ?? null },
      },
      retired: row.retired_at !== null,
      jobs: row.jobs,
    })),
  }
}

export const saveVehicle = (call: Call<typeof calls.saveVehicle>) => {
  const { companyId } = signedIn(call)
  const { id, form } = call.body
  const fields = vehicleProblems(form, dayOf(call.now))
  if (Object.keys(fields).length > 0) throw new Problem('kit.invalid', {}, fields)
  const checked = checkPlate(form.plate)
  if ('problem' in checked)
    throw new Problem('kit.invalid', {}, { [`plate.${checked.field}`]: checked.problem })
  const { plate, text, warning = null } = checked
  return call.once(async (tx) => {
    const columns = {
      plate: text,
      plate_country: plate.country,
      plate_emirate: plate.emirate,
      plate_code: plate.code,
      plate_number: plate.number,
      truck_type: form.type,
      subtype: form.subtype,
      payload_kg: form.payloadKg,
      year: form.year,
      tracker: form.tracker || null,
    }
    const saved = await refuseTaken(
      'trucks.plate-taken',
      'plate.number',
      writePart(tx, 'vehicle', { id, companyId }, columns),
    )
    if (!saved) throw new Problem('trucks.vehicle-not-found')
    await writePapers(tx, 'vehicle', saved.id, entered(form.papers))
    return { id: saved.id, warning }
  })
}

export const listDrivers = async (call: Call<typeof calls.listDrivers>) => {
  const { companyId } = signedIn(call)
  const found = await driversOf(call.db, companyId, call.query.retired === 'true')
  return {
    items: found.map(({ papers, ...row }): DriverView => ({
      driverId: row.id,
      form: {
        nameEn: row.name_en,
        nameAr: row.name_ar,
        mobile: row.mobile,
        language: row.language,
        licenceClass: row.licence_class,
        papers: {
          licence: papers.licence!,
          passport: papers.passport ?? null,
          visa: papers.visa ?? null,
          hazardousTraining: papers.hazardousTraining ?? null,
        },
      },
      retired: row.retired_at !== null,
      jobs: row.jobs,
    })),
  }
}

export const saveDriver = (call: Call<typeof calls.saveDriver>) => {
  const { companyId } = signedIn(call)
  const { id, form } = call.body
  return call.once(async (tx) => {
    const { nameEn: name_en, nameAr: name_ar, mobile, language, licenceClass: licence_class } = form
    const columns = { name_en, name_ar, mobile, language, licence_class }
    const saved = await refuseTaken(
      'trucks.mobile-taken',
      'mobile',
      writePart(tx, 'driver', { id, companyId }, columns),
    )
    if (!saved) throw new Problem('trucks.driver-not-found')
    await writePapers(tx, 'driver', saved.id, entered(form.papers))
    return { id: saved.id, warning: null }
  })
}

const lockPart = (tx: Tx, part: FleetPart, companyId: string, id: string) =>
  part === 'vehicle' ? lockVehicles(tx, companyId, [id]) : lockDrivers(tx, companyId, [id])

const retireFor = (part: FleetPart) => (call: Call<typeof calls.retireVehicle>) => {
  const { companyId } = signedIn(call)
  const { id } = call.query
  return call.once(async (tx) => {
    if ((await lockPart(tx, part, companyId, id)).length === 0) throw new Problem(`trucks.${part}-not-found`)
    refuse((await isInUse(tx, part, id)) ? 'trucks.in-use' : undefined)
    await retire(tx, part, { id, companyId }, call.now)
    return succeeded
  })
}
export const retireVehicle = retireFor('vehicle')
export const retireDriver = retireFor('driver')
