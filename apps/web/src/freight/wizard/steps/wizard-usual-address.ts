// Fills the end in the Emirates with the usual address of the address book, once for a request and only while it is empty.
import { useEffect, useReducer } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addressLine, type AddressUse } from '@marsa/model/accounts/addresses/addresses.ts'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { emiratesPoint, type RoutePoint } from '@marsa/model/freight/asking/route-point.ts'
import { useUsualAddress } from '../../../accounts/address-book/door.tsx'
import type { RoutePointValues, WizardValues } from '../wizard-values.ts'
import { useWizard } from '../wizard-context.ts'

type Filling = { address?: Address; use?: AddressUse; isCleared?: boolean }

/** What each open request was filled with: the form of a step is gone with the step, its request is not. */
const fillings = new WeakMap<object, Filling>()

const fields = ['place', 'address', 'building', 'contactName', 'contactNumber'] as const
type Filled = Pick<RoutePointValues, (typeof fields)[number]>

const nothing: Filled = { place: null, address: '', building: '', contactName: '', contactNumber: '' }

/** What an address puts into an end. */
export const routePointOf = (address: Address): Filled => ({
  place: address.place,
  address: addressLine(address),
  building: address.building,
  contactName: address.contactName,
  contactNumber: address.contactNumber,
})

const holds = (point: RoutePointValues, filled: Filled): boolean =>
  fields.every((name) => point[name] === filled[name])

/** The address that the end still holds as it was filled, and the way to empty it again. */
export const useUsualFill = (point: RoutePoint): { filled: Address | undefined; clear: () => void } => {
  const { saver } = useWizard()
  const { getValues, setValue, control } = useFormContext<WizardValues>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [direction, now] = useWatch({ control, name: ['direction', point] })
  const use = point === 'origin' ? 'pickup' : 'delivery'
  const isHome = emiratesPoint(direction) === point
  const usual = useUsualAddress(use, isHome)
  const filling = fillings.get(saver)
  useEffect(() => {
    const before = fillings.get(saver)
    if (!isHome || !usual || before?.isCleared || before?.use === use) return
    const values = getValues(point)
    const untouched = before?.address && holds(values, routePointOf(before.address))
    if (!untouched && !holds(values, nothing)) return
    fillings.set(saver, { address: usual, use })
    saver.quietly(() => setValue(point, { ...values, ...routePointOf(usual) }))
    redraw()
  }, [saver, isHome, usual, use, point, getValues, setValue])
  const clear = () => {
    fillings.set(saver, { isCleared: true })
    setValue(point, { ...getValues(point), ...nothing })
    redraw()
  }
  const address = isHome ? filling?.address : undefined
  return { filled: address && holds(now, routePointOf(address)) ? address : undefined, clear }
}
