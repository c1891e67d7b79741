// Contracts of a warehouse's own site: its address, pin and opening hours, which its customers see once they have booked.
import { z } from 'zod'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { StorageSite } from './site.ts'

const keepers = { 'warehouse-agent': 'own' } as const

export const viewStorageSite = endpoint({
  verb: 'viewStorageSite',
  method: 'GET',
  path: 'Warehouse/Site',
  policy: keepers,
  answer: z.strictObject({ site: StorageSite.nullable(), mayEdit: z.boolean() }),
})

export const saveStorageSite = endpoint({
  verb: 'saveStorageSite',
  method: 'POST',
  path: 'Warehouse/SaveSite',
  policy: keepers,
  body: StorageSite,
  answer: ok,
  problems: ['warehouse.site-admin', 'warehouse.site-pin', 'warehouse.site-closed', 'warehouse.site-hours'],
})
