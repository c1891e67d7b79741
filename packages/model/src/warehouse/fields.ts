// Fields and readers that the contracts of storage share.
import { z } from 'zod'
import { customers, type Policy } from '../kit/access.ts'
import * as fields from '../kit/fields.ts'

export const id = fields.id('warehouse.not-found')

export const quotationId = fields.id('quotes.not-found')
export const day = fields.day('warehouse.date-invalid')
export const reason = fields.reason('warehouse.reason-required')

/** Photos of one item, of one finding or of one hand-over. */
export const mostPhotos = 12
export const photos = z.array(z.uuid()).max(mostPhotos, 'warehouse.photos-most')

/** Labels of one storage; of more pieces it is the pallets or cartons that are counted and labelled. */
export const mostLabels = 1000

export const warehouseAgents = { 'warehouse-agent': 'assigned' } as const satisfies Policy
export const staff = { desk: 'any', admin: 'any', 'admin-readonly': 'any' } as const satisfies Policy
export const readers = { ...customers, ...warehouseAgents, ...staff } as const satisfies Policy
