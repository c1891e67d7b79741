// Addresses, opening hours and GS1 prefixes of the warehouses of the demo world; the numbers are invented, the places are not.
import { emptyLocation, type StorageLocation } from '@marsa/model/warehouse/request-form.ts'
import { usualHours, type GateHours, type StorageSite } from '@marsa/model/warehouse/site.ts'
import type { WarehouseKey } from './personas.ts'

const at = (place: Partial<StorageLocation>): StorageLocation => ({
  ...emptyLocation,
  emirate: 'DU',
  ...place,
})

const everyDay: GateHours = Array.from({ length: 7 }, (): [number, number] => [420, 1320])

export const storageSites: Record<WarehouseKey, StorageSite> = {
  makhzan: {
    place: at({
      area: 'Dubai Industrial City',
      street: 'Street 3',
      building: 'Plot 18',
      latitude: 24.8364,
      longitude: 55.0703,
      contactName: 'Hamad Saleh',
      contactNumber: '+971505550176',
    }),
    hours: usualHours,
    note: 'Gate 2, behind the weighbridge / البوابة 2 خلف الميزان',
  },
  hisn: {
    place: at({
      emirate: 'SH',
      area: 'Industrial Area 15',
      street: 'Street 31',
      building: 'Building 22',
      latitude: 25.2986,
      longitude: 55.4339,
    }),
    hours: usualHours,
    note: '',
  },
  waha: {
    place: at({
      emirate: 'AZ',
      area: 'Khalifa Economic Zones',
      street: 'Zone A',
      building: 'Hall 5',
      latitude: 24.7061,
      longitude: 54.7053,
    }),
    hours: everyDay,
    note: 'Register at the zone gate first',
  },
  thalj: {
    place: at({
      area: 'Ras Al Khor Industrial 2',
      street: 'Street 14',
      building: 'Cold Store 7',
      latitude: 25.1716,
      longitude: 55.3732,
    }),
    hours: everyDay,
    note: '',
  },
}

/**
 * What the codes on the labels of each begin with. GS1 keeps 952 for demonstrations and examples and gives it to no company, so that a
 * label which leaves the demo names no pallet of anybody.
 */
export const demoPrefixes: Record<WarehouseKey, string> = {
  makhzan: '9521017',
  hisn: '9521024',
  waha: '9521031',
  thalj: '9521048',
}
