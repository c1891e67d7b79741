// The address book under the documented names of express: the same rows, the same rules.
import type * as calls from '@marsa/model/express/addresses/address-book-endpoints.ts'
import {
  fromBook,
  parcelFieldOf,
  toBook,
  type ParcelAddress,
} from '@marsa/model/express/addresses/address-book.ts'
import { addressForm, type AddressForm } from '@marsa/model/accounts/addresses/address-form.ts'
import { addressesProblems } from '@marsa/model/accounts/addresses/addresses-problems.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { Problem, rowOf, sentence, type FieldProblems } from '@marsa/model/kit/problem.ts'
import { referenceProblems } from '@marsa/model/reference/problems.ts'
import { dropAddress, findAddresses, keepAddress, ownAddress } from '../../accounts/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { emirateOf } from '../shipments/slots.store.ts'

const most = 100

export const findParcelAddresses = async (
  call: Call<typeof calls.findParcelAddresses>,
): Promise<AnswerOf<typeof calls.findParcelAddresses>> => {
  const { title, searchText } = call.query
  const text = [title, searchText].filter(Boolean).join(' ')
  const search = { text, side: 'any', whose: 'all', from: 0, size: most } as const
  return (await findAddresses(call.db, signedIn(call), search)).items.map(fromBook)
}

/** In the words of the book, or the problem of each field. */
const inBook = async (tx: Tx, address: ParcelAddress, before?: AddressForm): Promise<AddressForm> => {
  const emirate = address.country === 'AE' ? await emirateOf(tx, address.city) : undefined
  const parsed = addressForm.safeParse(toBook(address, emirate, before))
  if (parsed.success) return parsed.data
  throw new Problem(
    'kit.invalid',
    {},
    Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
  )
}

/** What is wrong, by the field that the caller has named. */
const named = (problem: unknown): FieldProblems | undefined =>
  problem instanceof Problem && problem.code === 'kit.invalid'
    ? Object.fromEntries(
        Object.entries(problem.fields ?? {}).map(([field, code]) => [parcelFieldOf(field), code]),
      )
    : undefined

const words = { ...addressesProblems, ...referenceProblems, ...kitProblems }

export const addParcelAddresses = (call: Call<typeof calls.addParcelAddresses>) =>
  call.once(async (tx): Promise<AnswerOf<typeof calls.addParcelAddresses>> => {
    const items: { id: string; title: string }[] = []
    const errors: AnswerOf<typeof calls.addParcelAddresses>['errors'] = []
    for (const [at, address] of call.body.addresses.entries())
      try {
        const form = await inBook(tx, address)
        const { addressId, label } = await keepAddress(tx, signedIn(call), form, { isShared: false })
        items.push({ id: addressId, title: label })
      } catch (problem) {
        const wrong = named(problem)
        if (!wrong) throw problem
        for (const [field, code] of Object.entries(wrong))
          errors.push({
            row: at + 1,
            field,
            code: rowOf(code),
            message: sentence(words, call.language, code),
          })
      }
    return { items, errors }
  })

export const changeParcelAddress = (call: Call<typeof calls.changeParcelAddress>) =>
  call.once(async (tx): Promise<AnswerOf<typeof calls.changeParcelAddress>> => {
    const actor = signedIn(call)
    const before = await ownAddress(tx, actor, call.query.id)
    try {
      const { addressId: _id, version: _version, isShared, ...form } = before
      return fromBook(await keepAddress(tx, actor, await inBook(tx, call.body, form), { before, isShared }))
    } catch (problem) {
      const wrong = named(problem)
      throw wrong ? new Problem('kit.invalid', {}, wrong) : problem
    }
  })

export const removeParcelAddress = (call: Call<typeof calls.removeParcelAddress>) =>
  call.once(async (tx) => {
    await dropAddress(tx, signedIn(call), call.query.id)
    return succeeded
  })
