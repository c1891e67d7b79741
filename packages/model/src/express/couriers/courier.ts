// Depots and the people who work there: who sets them up, what a courier drives and how much cash one may carry.
import type { Policy } from '../../kit/access.ts'
import { emirates, type Emirate } from '../../reference/lists.ts'

export const depotAdministrators = { admin: 'any' } as const satisfies Policy
/** Somebody of a depot looks after its own couriers. */
export const courierManagers = { depot: 'assigned', admin: 'any' } as const satisfies Policy
export const courierReaders = { ...courierManagers, 'admin-readonly': 'any' } as const satisfies Policy

/** Characters of an address at most. */
export const depotAddressLength = 160

export const areaCodes = Object.keys(emirates) as [Emirate, ...Emirate[]]

export const vehicles = {
  MOTORCYCLE: { en: 'Motorcycle', ar: 'دراجة نارية' },
  CAR: { en: 'Car', ar: 'سيارة' },
  VAN: { en: 'Van', ar: 'شاحنة صغيرة' },
} as const
export type Vehicle = keyof typeof vehicles
export const vehicleCodes = Object.keys(vehicles) as [Vehicle, ...Vehicle[]]

/** With more in hand than this, a courier starts no further stop with cash on delivery. */
export const usualCashLimit = '5000.00'
export const mostCashLimitFils = 1_000_000n

export const workerRoles = ['courier', 'depot'] as const
export type WorkerRole = (typeof workerRoles)[number]

export type Worker = {
  role: WorkerRole
  areas: readonly Emirate[]
  vehicle: Vehicle | null
  cashLimitFils: bigint | null
}

/** What is wrong with where somebody works, by field; `depotAreas` are those that the depot serves. */
export const workerFaults = (worker: Worker, depotAreas: readonly Emirate[]): Record<string, string> => {
  if (worker.role === 'depot') return {}
  const { areas, vehicle, cashLimitFils } = worker
  return {
    ...(areas.length === 0 && { areas: 'couriers.areas-missing' }),
    ...(areas.some((area) => !depotAreas.includes(area)) && { areas: 'couriers.areas-depot' }),
    ...(vehicle === null && { vehicle: 'couriers.vehicle-missing' }),
    ...((cashLimitFils === null || cashLimitFils > mostCashLimitFils) && {
      cashLimit: 'couriers.cash-limit',
    }),
  }
}

/** The depot that serves all areas of a new or changed depot may not be another one. */
export const areasRefusal = (areas: readonly Emirate[], taken: readonly Emirate[]): string | undefined =>
  areas.some((area) => taken.includes(area)) ? 'couriers.areas-taken' : undefined
