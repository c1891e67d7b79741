// Pages of the trucks line by role, in the second row: those of the usual way, the trucks on the road, a provider's fleet.
import type { Role } from '@marsa/model/kit/access.ts'
import { headerVariantOf } from '@marsa/model/site/layout.ts'
import { truckTitles } from '../../trucks/titles.ts'
import type { NavLink } from './navigation.ts'
import { usualPages } from './usual-pages.ts'

const deliveries: NavLink = {
  id: 'trucks-deliveries',
  label: truckTitles.deliveries,
  path: 'trucks/deliveries',
}
const contracts: NavLink = {
  id: 'trucks-contracts',
  label: truckTitles.contracts,
  path: 'trucks/contracts',
}
const desk: NavLink = { id: 'trucks-desk', label: truckTitles.desk, path: 'trucks/desk' }
const reports: NavLink = { id: 'trucks-reports', label: truckTitles.reports, path: 'trucks/reports' }
const fleet: NavLink = { id: 'trucks-fleet', label: truckTitles.fleet, path: 'trucks/fleet' }

export const truckPages = (role: Role | undefined): readonly NavLink[] => {
  const usual = usualPages('trucks')(role)
  if (usual.length === 0) return usual
  if (role === 'truck-provider') return [...usual, deliveries, fleet, contracts, reports]
  const variant = headerVariantOf(role)
  return variant === 'staff' || variant === 'readonly'
    ? [...usual, deliveries, desk, contracts, reports]
    : [...usual, deliveries, contracts, reports]
}
