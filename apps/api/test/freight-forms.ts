// What customers and agents of tests fill in: a whole request form for every carriage, and complete charges.
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'

export type Carriage =
  | 'sea-import-port'
  | 'sea-import-door'
  | 'sea-export-port'
  | 'sea-export-door'
  | 'air-import-door'
  | 'air-export-port'
  | 'air-import-port'

const homes = {
  'sea-port': 'AEJEA',
  'air-port': 'DXB',
  'sea-door': 'AE-DUBAI',
  'air-door': 'AE-DUBAI',
} as const
const aways = { sea: 'CNSHA', air: 'HKG' } as const
const country = (place: string): string => (place === 'HKG' ? 'HK' : place.slice(0, 2) === 'CN' ? 'CN' : 'AE')

/** A whole form that keeps every rule, for a carriage. */
export const formFor = (carriage: Carriage, now: Date, change: Partial<RequestForm> = {}): RequestForm => {
  const [mode, direction, kind] = carriage.split('-') as ['sea' | 'air', 'import' | 'export', 'door' | 'port']
  const home = homes[`${mode}-${kind}`]
  const at = (place: string, ours: boolean) => ({
    place,
    kind: ours ? kind : ('port' as const),
    country: country(place),
    ...(ours && kind === 'door' && { address: 'Warehouse 12, Al Quoz 3' }),
    contactName: 'Maryam Test',
    contactNumber: ours ? '0501234567' : '+8613812345678',
  })
  const [origin, destination] =
    direction === 'import'
      ? [at(aways[mode], false), at(home, true)]
      : [at(home, true), at(aways[mode], false)]
  return {
    nickname: 'Spring order',
    mode,
    direction,
    origin,
    destination,
    containerMode: mode === 'sea' ? 'FCL' : 'GENERAL',
    ...(mode === 'sea' && { containerType: '40HC' as const, containerCount: 1 }),
    commodity: '0402',
    description: 'Milk powder in bags',
    pieces: 420,
    grossWeightKg: 18_400,
    cargoValue: '186500.00',
    hazardous: false,
    readyFrom: addDays(dayOf(now), 3),
    deliverBy: addDays(dayOf(now), 40),
    ...change,
  }
}

const line = (code: ChargeInput['code'], buyingRate: string, sellingRate: string): ChargeInput => ({
  code,
  buyingRate,
  sellingRate,
})

/** Complete charges; `freightRate` is the selling price of the carriage itself, so that totals differ as a test wants. */
export const chargesFor = (mode: 'sea' | 'air', freightRate = '7200.00'): ChargeInput[] => {
  const main = line(mode === 'sea' ? 'ocean-freight' : 'air-freight', '5000.00', freightRate)
  const local = [
    line('delivery-order', '380.00', '450.00'),
    line('handling', '90.00', '150.00'),
    line('customs-clearance', '300.00', '420.00'),
  ]
  return [main, ...local]
}
