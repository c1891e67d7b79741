// The tabs of the lists of truck requests as they are documented (B 3).
import type { ReaderTabs } from '../../requests/phase.ts'

export const truckTabs: ReaderTabs = {
  own: ['all', 'quotes', 'bookings', 'completed', 'closed', 'drafts'],
  any: ['all', 'quotes', 'bookings', 'completed', 'closed'],
  assigned: ['all', 'answer', 'awarded', 'road', 'closed'],
}
