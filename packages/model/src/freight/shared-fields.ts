// Fields and readers that the contracts of freight share.
import { clearingAgents, customers, type Policy } from '../kit/access.ts'
import * as fields from '../kit/fields.ts'

export const id = fields.id('freight.not-found')

export const day = fields.day('freight.date-invalid')

export const reason = fields.reason('freight.reason-required')

export const staff = { desk: 'any', admin: 'any', 'admin-readonly': 'any' } as const satisfies Policy

export const readers = { ...customers, ...clearingAgents, ...staff } as const satisfies Policy
