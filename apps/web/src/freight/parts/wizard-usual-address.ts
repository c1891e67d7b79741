// Fills the end in the Emirates with the usual address of the address book, once for a request and only while it is empty.
import { useEffect, useReducer } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addressLine, type AddressUse } from '@marsa/model/accounts/addresses.ts'
import type { Address } from '@marsa/model/accounts/addresses-endpoints.ts'
import { homeEnd, type EndName } from '@marsa/model/freight/route-end.ts'
import { useUsualAddress } from '../../accounts/address-book/door.tsx'
import type { EndValues, WizardValues } from '../wizard-values.ts'
import { useWizard } from './wizard-context.ts'

type Filling = { address?: Address; use?: AddressUse; isCleared?: boolean }

/** What each open request was filled with: the form of a step is gone with the step, its request is not. */
const fillings = new WeakMap<object, Filling>()

const fields = ['place', 'address', 'building', 'contactName', 'contactNumber'] as const
type Filled = Pick<EndValues, (typeof fields)[number]>

const nothing: Filled = { place: null, address: '', building: '', contactName: '', contactNumber: '' }

/** What an address puts into an end. */
export const endOfAddress = (address: Address): Filled => ({
  place: address.place,
  address: addressLine(address),
  building: address.building,
  contactName: address.contactName,
  contactNumber: address.contactNumber,
})

const holds = (end: EndValues, filled: Filled): boolean => fields.every((name) => end[name] === filled[name])

/** The address that the end still holds as it was filled, and the way to empty it again. */
export const useUsualFill = (end: EndName): { filled: Address | undefined; clear: () => void } => {
  const { saver } = useWizard()
  const { getValues, setValue, control } = useFormContext<WizardValues>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [direction, now] = useWatch({ control, name: ['direction', end] })
  const use = end === 'origin' ? 'pickup' : 'delivery'
  const isHome = homeEnd(direction) === end
  const usual = useUsualAddress(use, isHome)
  const filling = fillings.get(saver)
  useEffect(() => {
    const before = fillings.get(saver)
    if (!isHome || !usual || before?.isCleared || before?.use === use) return
    const values = getValues(end)
    const untouched = before?.address && holds(values, endOfAddress(before.address))
    if (!untouched && !holds(values, nothing)) return
    fillings.set(saver, { address: usual, use })
    saver.quietly(() => setValue(end, { ...values, ...endOfAddress(usual) }))
    redraw()
  }, [saver, isHome, usual, use, end, getValues, setValue])
  const clear = () => {
    fillings.set(saver, { isCleared: true })
    setValue(end, { ...getValues(end), ...nothing })
    redraw()
  }
  const address = isHome ? filling?.address : undefined
  return { filled: address && holds(now, endOfAddress(address)) ? address : undefined, clear }
}
