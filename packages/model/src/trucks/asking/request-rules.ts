// What several fields of a truck request say together: places, times, load, temperature (B 5, B 8).
import { dayOf } from '../../kit/day.ts'
import { missingFields } from '../../kit/form-draft.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { checkContainerNumber } from '../../reference/identifiers.ts'
import { hour } from '../../requests/validity.ts'
import { borderRoutes } from '../road/border-routes.ts'
import { isSubtypeOf, truckTypes, trucksForPallets, trucksForWeight } from '../road/truck-types.ts'
import { truckFields, type TruckForm } from './request-form.ts'
import { isSamePlace, placeProblems } from './truck-place.ts'

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

const customsProblems = (form: TruckForm): FieldProblems => {
  if (form.movementType !== 'CROSS_BORDER') return {}
  return {
    ...(!/^\d{4,6}$/.test(form.hsCode ?? '') && { hsCode: 'trucks.hs-code' }),
    ...(!form.cargoValue && { cargoValue: 'trucks.value-needed' }),
  }
}

const referenceProblems = ({
  containerNo,
  hazardous,
  unNumber,
  subType,
  movementType,
}: TruckForm): FieldProblems => ({
  ...(containerNo &&
    checkContainerNumber(containerNo).problem && { containerNo: 'reference.container.form' }),
  ...(hazardous && !/^\d{4}$/.test(unNumber ?? '') && { unNumber: 'trucks.un-number' }),
  ...(movementType === 'PORT' && subType !== 'CONTAINER_CHASSIS' && { subType: 'trucks.chassis' }),
})

/** Field -> problem of what single fields cannot tell. */
export const truckFormProblems = (form: TruckForm, now: Date, settings: SettingsInForce): FieldProblems => ({
  ...missingFields(truckFields, form),
  ...placesProblems(form),
  ...timesProblems(form, now, settings),
  ...loadProblems(form),
  ...customsProblems(form),
  ...referenceProblems(form),
})

/** Trucks of this type that the load needs by weight; for the sentence of `trucks.too-heavy`. */
export const trucksNeeded = ({ truckType, weightKg }: Pick<TruckForm, 'truckType' | 'weightKg'>): number =>
  trucksForWeight(truckType, weightKg)

/** What may be sent, and should be looked at: more pallets than stand on the floors. */
export const truckFormWarnings = ({
  truckType,
  trucks,
  quantity,
  unit,
}: Pick<TruckForm, 'truckType' | 'trucks' | 'quantity' | 'unit'>): readonly {
  code: string
  params: Record<string, number>
}[] =>
  unit === 'PALLET' && trucksForPallets(truckType, quantity) > trucks
    ? [
        {
          code: 'trucks.floor-full',
          params: {
            pallets: truckTypes[truckType].floorPallets * trucks,
            needed: trucksForPallets(truckType, quantity),
          },
        },
      ]
    : []
