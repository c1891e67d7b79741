// How vehicles and drivers of a provider's fleet are listed.
import { z } from 'zod'
import { DriverForm, VehicleForm } from './fleet.ts'

/** `jobs` are bookings under way that it is allocated to. */
const shown = { retired: z.boolean(), jobs: z.array(z.string()) }
export const VehicleView = z.strictObject({
  vehicleId: z.string(),
  plateText: z.string(),
  form: VehicleForm,
  ...shown,
})
export type VehicleView = z.infer<typeof VehicleView>
export const DriverView = z.strictObject({ driverId: z.string(), form: DriverForm, ...shown })
export type DriverView = z.infer<typeof DriverView>
