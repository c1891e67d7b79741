// Pages of the storage line by role: the second row of its pages, the menu of the phone and what public pages show of them.
import type { Role } from '@marsa/model/kit/access.ts'
import { headerVariantOf } from '@marsa/model/site/layout.ts'
import { storageTitles } from '../../warehouse/titles.ts'
import type { NavLink } from './navigation.ts'
import { warehousePagesText as t } from './warehouse-pages-text.ts'

const mine: NavLink = { id: 'storages', label: storageTitles.myStorageRequests, path: 'warehouse/storages' }
const store: NavLink = { id: 'storage-quote', label: t.store, path: 'warehouse/quote' }
const requests: NavLink = {
  id: 'storage-requests',
  label: storageTitles.requests,
  path: 'warehouse/requests',
}
const stock: NavLink = { id: 'storage-stock', label: storageTitles.stock, path: 'warehouse/stock' }
const exceptions: NavLink = {
  id: 'storage-exceptions',
  label: storageTitles.exceptions,
  path: 'warehouse/exceptions',
}
const site: NavLink = { id: 'storage-site', label: storageTitles.site, path: 'warehouse/site' }
const storageRequests: NavLink = {
  id: 'storages',
  label: t.storageRequests,
  path: 'warehouse/storages',
}

/** Empty for visitors, and for agents of other lines. */
export const warehousePages = (role: Role | undefined): readonly NavLink[] => {
  const variant = headerVariantOf(role)
  if (variant === 'customer') return [mine, stock, store]
  if (variant === 'staff' || variant === 'readonly') return [storageRequests, stock, exceptions]
  return role === 'warehouse-agent' ? [requests, stock, exceptions, site] : []
}
