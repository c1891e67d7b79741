// Areas that are not everybody's, and what happens to who may not enter (A 2, A 6).
import type { Role } from '../kit/access.ts'
import { headerVariantOf } from './layout.ts'

/** Milliseconds after which a clearing agent is told that an area is not theirs (A 6). */
export const areaWarningMs = 300

export type AreaVerdict = 'open' | 'warn' | 'home'

/** Who enters finance and express: agents are warned first, others who may not are sent home (A 2, A 6). */
export const areaVerdict = (area: 'finance' | 'express', role: Role): AreaVerdict => {
  if (headerVariantOf(role) === 'agent') return 'warn'
  if (area === 'express') return 'open'
  return role === 'admin' || role === 'admin-readonly' ? 'open' : 'home'
}
