// The address book: what the caller sees, saves and removes; shared addresses are their administrators' to change.
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import {
  addressForm,
  addressProblems,
  addressRefusal,
  mostAddresses,
  type AddressForm,
} from '@marsa/model/accounts/addresses/addresses.ts'
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

const seen = async (tx: Tx, call: Call<typeof saveContract>, id: string): Promise<Address> => {
  const address = await lockAddress(tx, signedIn(call), id)
  if (!address) throw new Problem('accounts.address-not-found')
  refuse(addressRefusal(signedIn(call), address.isShared))
  if (address.version !== call.body.version) throw new Problem('accounts.address-changed')
  return address
}

export const saveAddress = (call: Call<typeof saveContract>) => {
  const actor = signedIn(call)
  const { addressId, version: _, isShared: wanted, ...given } = call.body
  return call.once(async (tx) => {
    const form = await checked(tx, addressForm.parse(given))
    const before = addressId === undefined ? undefined : await seen(tx, call, addressId)
    const isShared = before?.isShared ?? wanted
    refuse(addressRefusal(actor, isShared))
    await lockOwner(tx, actor, isShared)
    if (!before && (await countOwned(tx, actor, isShared)) >= mostAddresses)
      throw new Problem('accounts.address-many', { limit: mostAddresses })
    await clearDefaults(tx, actor, isShared, form)
    return before ? updateAddress(tx, before.addressId, form) : insertAddress(tx, actor, isShared, form)
  })
}

export const removeAddress = (call: Call<typeof removeContract>) => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const address = await lockAddress(tx, actor, call.query.addressId)
    if (!address) throw new Problem('accounts.address-not-found')
    refuse(addressRefusal(actor, address.isShared))
    await deleteAddress(tx, address.addressId)
    return succeeded
  })
}
