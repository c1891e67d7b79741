// Fields and readers that the contracts of freight share.
import { z } from 'zod'
import { clearingAgents, customers, type Policy } from '../kit/access.ts'

export const id = z.uuid({ error: 'freight.not-found' })

export const version = z.int32().min(1).optional()

export const day = z.iso.date({ error: 'freight.date-invalid' })

export const staff = { desk: 'any', admin: 'any', 'admin-readonly': 'any' } as const satisfies Policy

export const readers = { ...customers, ...clearingAgents, ...staff } as const satisfies Policy

export const reason = z
  .string({ error: 'freight.reason-required' })
  .trim()
  .min(3, 'freight.reason-required')
  .max(500)
