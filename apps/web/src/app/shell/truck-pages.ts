// Pages of the trucks line by role, in the second row: those of the usual way, the trucks on the road, a provider's fleet.
import type { Role } from '@marsa/model/kit/access.ts'
import { truckTitles } from '../../trucks/titles.ts'
import type { NavLink } from './navigation.ts'
import { usualPages } from './usual-pages.ts'

const deliveries: NavLink = {
  id: 'trucks-deliveries',
  label: truckTitles.deliveries,
  path: 'trucks/deliveries',
}
const fleet: NavLink = { id: 'trucks-fleet', label: truckTitles.fleet, path: 'trucks/fleet' }

export const truckPages = (role: Role | undefined): readonly NavLink[] => {
  const usual = usualPages('trucks')(role)
  if (usual.length === 0) return usual
  return role === 'truck-provider' ? [...usual, deliveries, fleet] : [...usual, deliveries]
}
