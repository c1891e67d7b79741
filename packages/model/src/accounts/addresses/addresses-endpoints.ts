// Contracts of the address book: finding, saving and removing addresses of one's own and of one's company.
import { z } from 'zod'
import { paging } from '../../kit/paging.ts'
import { customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { addressForm } from './address-form.ts'

const id = z.uuid({ error: 'accounts.address-not-found' })

const Address = addressForm.extend({
  addressId: z.string(),
  version: z.int(),
  /** Of the company, for all its people. */
  isShared: z.boolean(),
})
export type Address = z.infer<typeof Address>

export const listAddresses = endpoint({
  verb: 'listAddresses',
  method: 'GET',
  path: 'addresses',
  policy: customers,
  query: z.strictObject({
    text: z.string().max(100).optional(),
    /** In the Emirates, or not. */
    side: z.enum(['any', 'here', 'abroad']).default('any'),
    whose: z.enum(['all', 'own', 'shared']).default('all'),
    ...paging,
  }),
  answer: z.strictObject({
    items: z.array(Address),
    totalCount: z.int(),
    /** Whether the caller changes shared addresses. */
    mayShare: z.boolean(),
  }),
})

/** Without an id a new one; `version` is what was seen. A default takes the place of the one before. */
export const saveAddress = endpoint({
  verb: 'saveAddress',
  method: 'POST',
  path: 'addresses',
  policy: customers,
  acting: 'writers',
  body: addressForm.extend({ addressId: id.optional(), version: z.int().min(0), isShared: z.boolean() }),
  answer: Address,
  problems: [
    'accounts.address-not-found',
    'accounts.address-changed',
    'accounts.address-shared',
    'accounts.address-many',
  ],
})

export const removeAddress = endpoint({
  verb: 'removeAddress',
  method: 'POST',
  path: 'addresses/{addressId}/remove',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ addressId: id }),
  answer: ok,
  problems: ['accounts.address-not-found', 'accounts.address-shared'],
})

export const addressesEndpoints = { listAddresses, saveAddress, removeAddress }
