// How often staff ask anew where trucks are: events of bookings go to their two companies alone.
import { useMe } from '../../accounts/door.tsx'

const staff = ['desk', 'admin', 'admin-readonly']

/** Milliseconds; customers and providers hear it by an event. */
export const useStaffPace = (): number | false => (staff.includes(useMe()?.roleName ?? '') ? 60_000 : false)
