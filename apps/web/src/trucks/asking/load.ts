// The load of the form for trucks as it is typed: how many trucks it needs, and what to look at before it is sent.
import { numberOf } from '@marsa/model/kit/typed-number.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { truckFormWarnings, trucksForForm } from '@marsa/model/trucks/asking/request-rules.ts'
import { mostTrucks } from '@marsa/model/trucks/road/truck-types.ts'
import type { FormValues, FormWarning } from '../../requests/door.tsx'
import { truckAskText as words } from './text.ts'

/** As far as it is typed; undefined without a type of truck. */
const typedLoad = (values: FormValues) => {
  const { truckType, unit } = values as Partial<TruckForm>
  const read = (name: string) => {
    const typed = values[name]
    return typeof typed === 'string' ? numberOf(typed) : typeof typed === 'number' ? typed : undefined
  }
  if (!truckType) return undefined
  return {
    truckType,
    trucks: read('trucks') ?? 1,
    weightKg: read('weightKg') ?? 0,
    ...(unit && { unit, quantity: read('quantity') ?? 0 }),
  }
}

/** Trucks of the chosen type for what is typed of the load; undefined while nothing of it is. */
export const trucksForTyped = (values: FormValues): number | undefined => {
  const load = typedLoad(values)
  return load && (load.weightKg > 0 || load.quantity) ? trucksForForm(load) : undefined
}

/** With the number of trucks that mends it, where so many can be asked for. */
export const truckWarnings = (values: FormValues): readonly FormWarning[] => {
  const load = typedLoad(values)
  if (!load) return []
  return truckFormWarnings(load).map(({ row, params }) => ({
    row,
    params,
    part: 'cargo',
    ...(params.needed <= mostTrucks && {
      fix: { label: words.askFor, count: params.needed, set: { trucks: String(params.needed) } },
    }),
  }))
}
