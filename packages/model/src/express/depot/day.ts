// The day of a depot: what a courier can take, and what stands against closing the day.
import { texts, type TextRow } from '../../kit/text.ts'
import type { Vehicle } from '../couriers/courier.ts'
import { sheetMachine, type SheetState, type StopKind } from '../rounds/run-sheet.ts'
import type { ShipmentState } from '../shipments/shipment-machine.ts'

/** Stops of a day that a vehicle has room for. */
export const stopCapacity = { MOTORCYCLE: 25, CAR: 40, VAN: 60 } as const satisfies Record<Vehicle, number>

/** A van where nothing is said of the vehicle. */
export const capacityRefusal = (vehicle: Vehicle | null, stops: number): string | undefined =>
  stops > stopCapacity[vehicle ?? 'VAN'] ? 'depot.capacity' : undefined

/** What a stop does with a shipment in this state; undefined where no courier is sent. */
export const stopKindOf = (state: ShipmentState): StopKind | undefined => {
  if (state === 'PICKUP_SCHEDULED') return 'PICKUP'
  if (state === 'IN_TRANSIT') return 'DELIVERY'
  return state === 'RETURNING' ? 'RETURN' : undefined
}

/** A sheet with stops that its courier does not see yet. */
export const mayPublish = (state: SheetState | null, stops: number): boolean =>
  state !== null && stops > 0 && sheetMachine.moves.publish.from.some((from) => from === state)

export const dayFaults = ['NO_PLACE', 'PIECE', 'SCAN', 'STOP', 'CASH'] as const
export type DayFault = (typeof dayFaults)[number]

export const dayFaultText = texts({
  NO_PLACE: { en: 'At the depot without a location', ar: 'في المركز دون مكان محدد' },
  PIECE: { en: 'Pieces missing, not reported', ar: 'قطع ناقصة لم يُبلَّغ عنها' },
  SCAN: { en: 'Scan awaiting a decision', ar: 'مسح رمز بانتظار قرار' },
  STOP: { en: 'Stop still open', ar: 'محطة ما زالت مفتوحة' },
  CASH: { en: 'Cash not handed in', ar: 'مبالغ نقدية لم تُسلَّم' },
}) satisfies Record<DayFault, TextRow>

/** Why the day cannot be closed; everything has a place or a case first. */
export const closeRefusal = (faults: number, isClosed: boolean): string | undefined => {
  if (isClosed) return 'depot.day-closed'
  return faults > 0 ? 'depot.day-open' : undefined
}
