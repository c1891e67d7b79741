// Fills the end in the Emirates with the usual address of the address book, once for a request and only while it is empty.
import { useEffect, useEffectEvent, useReducer } from 'react'
import { type AddressUse, addressLine } from '@marsa/model/accounts/addresses/addresses.ts'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { emiratesPoint, type RoutePoint } from '@marsa/model/freight/asking/route-point.ts'
import { useUsualAddress } from '../../../accounts/address-book/door.tsx'
import type { RoutePointValues } from '../wizard-values.ts'
import { useStop, useWizard } from '../wizard-context.ts'

type Filling = { address?: Address; use?: AddressUse; isCleared?: boolean }

/** What each open request was filled with: a step is gone when the next begins, its request is not. */
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
  const { saver, values } = useWizard()
  const { stop, put } = useStop(point)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const use = point === 'origin' ? 'pickup' : 'delivery'
  const isHome = emiratesPoint(values.direction) === point
  const usual = useUsualAddress(use, isHome)
  const filling = fillings.get(saver)
  const fill = useEffectEvent((address: Address) => {
    const before = fillings.get(saver)
    if (before?.isCleared || before?.use === use) return
    const untouched = before?.address && holds(stop, routePointOf(before.address))
    if (!untouched && !holds(stop, nothing)) return
    fillings.set(saver, { address, use })
    saver.quietly(() => put(routePointOf(address)))
    redraw()
  })
  useEffect(() => {
    if (isHome && usual) fill(usual)
  }, [isHome, usual])
  const clear = () => {
    fillings.set(saver, { isCleared: true })
    put(nothing)
    redraw()
  }
  const address = isHome ? filling?.address : undefined
  return { filled: address && holds(stop, routePointOf(address)) ? address : undefined, clear }
}
