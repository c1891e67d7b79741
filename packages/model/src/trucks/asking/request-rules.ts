// What several fields of a truck request say together: places, times, load, temperature (B 5, B 8).
import { dayOf } from '../../kit/day.ts'
import { missingFields } from '../../kit/form-draft.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { texts } from '../../kit/text.ts'
import { checkContainerNumber } from '../../reference/identifiers.ts'
import { hour } from '../../requests/validity.ts'
import { borderRoutes } from '../road/border-routes.ts'
import {
  isSubtypeOf,
  truckTypes,
  trucksForLoad,
  trucksForPallets,
  trucksForWeight,
} from '../road/truck-types.ts'
import { truckFields, type TruckForm } from './request-form.ts'
import { isSamePlace, placeProblems } from './truck-place.ts'

export const truckWarningText = texts({
  floorFull: {
    en: 'Only {pallets} pallets stand side by side on the floor of these trucks. Unless the goods can be stacked, ask for {needed} trucks.',
    ar: 'عدد المنصات النقالة التي تتسع لها أرضية هذه الشاحنات: {pallets}. إذا تعذّر رصّها فوق بعضها فعدد الشاحنات اللازم: {needed}.',
  },
})

/** Days ahead that a pickup may lie. */
export const mostDaysAhead = 60

const placesProblems = (form: TruckForm): FieldProblems => {
  const { pickup, dropoff, movementType, borderRoute } = form
  const abroad = [pickup, dropoff].filter(({ country }) => country !== 'AE')
  const under = (end: 'pickup' | 'dropoff') =>
    Object.fromEntries(
      Object.entries(placeProblems(form[end])).map(([field, code]) => [`${end}.${field}`, code]),
    )
  const crosses = movementType === 'CROSS_BORDER'
  return {
    ...(isSamePlace(pickup, dropoff) && { 'dropoff.area': 'trucks.same-place' }),
    ...under('pickup'),
    ...under('dropoff'),
    ...(!crosses && abroad.length > 0 && { movementType: 'trucks.needs-border' }),
    ...(crosses && abroad.length !== 1 && { 'dropoff.country': 'trucks.one-end-abroad' }),
    ...(crosses &&
      abroad.length === 1 &&
      (!borderRoute || borderRoutes[borderRoute].country !== abroad[0]?.country) && {
        borderRoute: 'trucks.route-required',
      }),
  }
}

/** The empty container cannot be back before the goods are out of it. */
const isReturnEarly = ({ movementType, portDirection, returnBy, dropoffAt }: TruckForm): boolean =>
  movementType === 'PORT' &&
  portDirection === 'IMPORT' &&
  returnBy !== undefined &&
  returnBy < dayOf(new Date(dropoffAt))

const timesProblems = (form: TruckForm, now: Date, settings: SettingsInForce): FieldProblems => {
  const [pickup, dropoff] = [Date.parse(form.pickupAt), Date.parse(form.dropoffAt)]
  const ahead = settings['trucks.pickup-hours'] * hour
  return {
    ...(pickup < now.getTime() + ahead && { pickupAt: 'trucks.pickup-soon' }),
    ...(pickup > now.getTime() + mostDaysAhead * 24 * hour && { pickupAt: 'trucks.pickup-late' }),
    ...(dropoff < pickup + hour && { dropoffAt: 'trucks.dropoff-early' }),
    ...(isReturnEarly(form) && { returnBy: 'trucks.return-early' }),
  }
}

const loadProblems = (form: TruckForm): FieldProblems => {
  const { truckType, subType, trucks, weightKg, minTemperature, maxTemperature, hazardousKg } = form
  return {
    ...(!isSubtypeOf(subType, truckType) && { subType: 'trucks.subtype-required' }),
    ...(trucksForWeight(truckType, weightKg) > trucks && { trucks: 'trucks.too-heavy' }),
    ...(minTemperature !== undefined &&
      maxTemperature !== undefined &&
      minTemperature >= maxTemperature && { maxTemperature: 'trucks.temperature-range' }),
    ...(hazardousKg !== undefined && hazardousKg > weightKg && { hazardousKg: 'trucks.hazard-weight' }),
  }
}

const referenceProblems = ({
  containerNo,
  hsCode,
  hazardous,
  unNumber,
  subType,
  movementType,
}: TruckForm): FieldProblems => ({
  ...(containerNo &&
    checkContainerNumber(containerNo).problem && { containerNo: 'reference.container.form' }),
  ...(movementType === 'CROSS_BORDER' && !/^\d{4,6}$/.test(hsCode ?? '') && { hsCode: 'trucks.hs-code' }),
  ...(hazardous && !/^\d{4}$/.test(unNumber ?? '') && { unNumber: 'trucks.un-number' }),
  ...(movementType === 'PORT' && subType !== 'CONTAINER_CHASSIS' && { subType: 'trucks.chassis' }),
})

/** Field -> problem of what single fields cannot tell. */
export const truckFormProblems = (form: TruckForm, now: Date, settings: SettingsInForce): FieldProblems => ({
  ...missingFields(truckFields, form),
  ...placesProblems(form),
  ...timesProblems(form, now, settings),
  ...loadProblems(form),
  ...referenceProblems(form),
})

type LoadOfForm = Pick<TruckForm, 'truckType'> & Partial<Pick<TruckForm, 'weightKg' | 'quantity' | 'unit'>>

/** Trucks of this type that the load needs by weight; for the sentence of `trucks.too-heavy`. */
export const trucksNeeded = ({ truckType, weightKg }: Pick<TruckForm, 'truckType' | 'weightKg'>): number =>
  trucksForWeight(truckType, weightKg)

/** Trucks of this type that the load needs by its weight and, where it is counted in pallets, by their floors. */
export const trucksForForm = ({ truckType, weightKg = 0, quantity = 0, unit }: LoadOfForm): number =>
  trucksForLoad(truckType, { weightKg, pallets: unit === 'PALLET' ? quantity : 0 })

export type FormWarning = {
  row: typeof truckWarningText.floorFull
  params: { pallets: number; needed: number }
}

/** What may be sent, and should be looked at: more pallets than stand on the floors. */
export const truckFormWarnings = (form: LoadOfForm & { trucks: number }): readonly FormWarning[] => {
  const { truckType, trucks, quantity = 0, unit } = form
  if (unit !== 'PALLET' || trucksForPallets(truckType, quantity) <= trucks) return []
  const pallets = truckTypes[truckType].floorPallets * trucks
  return [{ row: truckWarningText.floorFull, params: { pallets, needed: trucksForForm(form) } }]
}
