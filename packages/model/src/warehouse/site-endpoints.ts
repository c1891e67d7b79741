// Contracts of a warehouse's own site: its address, pin and opening hours, which its customers see once they have booked.
import { z } from 'zod'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { StorageSite } from './site.ts'
import { Gs1Prefix } from './sscc.ts'

const keepers = { 'warehouse-agent': 'own' } as const

export const viewStorageSite = endpoint({
  verb: 'viewStorageSite',
  method: 'GET',
  path: 'Warehouse/Site',
  policy: keepers,
  answer: z.strictObject({
    site: StorageSite.nullable(),
    /** What the codes on the labels of stored goods begin with. */
    gs1Prefix: Gs1Prefix.nullable(),
    mayEdit: z.boolean(),
  }),
})

export const saveStorageSite = endpoint({
  verb: 'saveStorageSite',
  method: 'POST',
  path: 'Warehouse/SaveSite',
  policy: keepers,
  body: StorageSite.extend({
    /** Left out, it stays as it was. */
    gs1Prefix: Gs1Prefix.nullable().optional(),
  }),
  answer: ok,
  problems: [
    'warehouse.site-admin',
    'warehouse.site-pin',
    'warehouse.site-closed',
    'warehouse.site-hours',
    'warehouse.label-prefix',
    'warehouse.label-prefix-taken',
  ],
})
