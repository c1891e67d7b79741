// The tabs of the lists of truck requests as they are documented (B 3), and what else they are filtered by.
import { z } from 'zod'
import type { ReaderTabs } from '../../requests/phase.ts'
import { movementTypeCodes } from '../road/movement.ts'

export const truckTabs: ReaderTabs = {
  own: ['all', 'quotes', 'bookings', 'completed', 'closed', 'drafts'],
  any: ['all', 'quotes', 'bookings', 'completed', 'closed'],
  assigned: ['all', 'answer', 'awarded', 'road', 'closed'],
}

export const truckListQuery = { movement: z.enum(movementTypeCodes).optional() }
