// The address book: what the caller sees, saves and removes; shared addresses are their administrators' to change.
import type { Actor } from '@marsa/model/kit/access.ts'
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import {
  addressForm,
  addressProblems,
  type AddressForm,
} from '@marsa/model/accounts/addresses/address-form.ts'
import { addressRefusal, mostAddresses } from '@marsa/model/accounts/addresses/addresses.ts'
import type {
  Address,
  listAddresses as listContract,
  removeAddress as removeContract,
  saveAddress as saveContract,
} from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { placeOfArea, servedPlacesOf } from '../../reference/door.ts'
import {
  clearDefaults,
  countOwned,
  deleteAddress,
  findAddresses,
  insertAddress,
  lockAddress,
  lockOwner,
  updateAddress,
} from './addresses.store.ts'

export const listAddresses = async (call: Call<typeof listContract>) => {
  const actor = signedIn(call)
  const { text = '', side, whose, pageIndex, pageSize } = call.query
  const found = await findAddresses(call.db, actor, {
    text,
    side,
    whose,
    from: rowsBefore(pageIndex, pageSize),
    size: pageSize,
  })
  return { ...found, mayShare: actor.isCompanyAdmin }
}

/** The place of the wizards that an address lies in: the one it names, else the one its area says. */
const placeFor = async (db: Db, form: AddressForm): Promise<string | null> => {
  const { place, country, emirate, area } = form
  if (place && (await servedPlacesOf(db, [place])).get(place)?.countryCode === country) return place
  return emirate ? ((await placeOfArea(db, emirate, area)) ?? null) : null
}

/** The form as it is kept: what belongs to the other side of the border is left out, and a place nobody serves. */
const checked = async (db: Db, form: AddressForm): Promise<AddressForm> => {
  const fields = addressProblems(form)
  if (Object.keys(fields).length > 0) throw new Problem('kit.invalid', {}, fields)
  const isHere = form.country === 'AE'
  const kept = { ...form, emirate: isHere ? form.emirate : null, city: isHere ? '' : form.city }
  return { ...kept, place: await placeFor(db, kept) }
}

/** One that the caller may change, locked. */
export const ownAddress = async (tx: Tx, actor: Actor, id: string): Promise<Address> => {
  const address = await lockAddress(tx, actor, id)
  if (!address) throw new Problem('accounts.address-not-found')
  refuse(addressRefusal(actor, address.isShared))
  return address
}

/** Keeps the form as a new address, or in the place of `before`. */
export const keepAddress = async (
  tx: Tx,
  actor: Actor,
  given: AddressForm,
  { before, isShared }: { before?: Address | undefined; isShared: boolean },
): Promise<Address> => {
  const form = await checked(tx, given)
  refuse(addressRefusal(actor, isShared))
  await lockOwner(tx, actor, isShared)
  if (!before && (await countOwned(tx, actor, isShared)) >= mostAddresses)
    throw new Problem('accounts.address-many', { limit: mostAddresses })
  await clearDefaults(tx, actor, isShared, form)
  return before ? updateAddress(tx, before.addressId, form) : insertAddress(tx, actor, isShared, form)
}

export const dropAddress = async (tx: Tx, actor: Actor, id: string): Promise<void> => {
  const { addressId } = await ownAddress(tx, actor, id)
  await deleteAddress(tx, addressId)
}

export const saveAddress = (call: Call<typeof saveContract>) => {
  const actor = signedIn(call)
  const { addressId, version, isShared: wanted, ...given } = call.body
  return call.once(async (tx) => {
    const form = addressForm.parse(given)
    const before = addressId === undefined ? undefined : await ownAddress(tx, actor, addressId)
    if (before && before.version !== version) throw new Problem('accounts.address-changed')
    return keepAddress(tx, actor, form, { before, isShared: before?.isShared ?? wanted })
  })
}

export const removeAddress = (call: Call<typeof removeContract>) =>
  call.once(async (tx) => {
    await dropAddress(tx, signedIn(call), call.query.addressId)
    return succeeded
  })
