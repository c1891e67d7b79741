// What a shipment's timeline shows at first: from the booking on, and every movement of the cargo whenever it was.
import { milestoneCodes } from './milestones.ts'

const booking: readonly string[] = ['QS_PPA', 'QS_PAI']
const isMilestone = (code: string): boolean => milestoneCodes.some((each) => each === code)

/**
 * The entries that stay when the steps of the quotations are folded away, oldest first as they came; all of them where
 * there is nothing to fold. Cargo may leave before its booking is paid for.
 */
export const foldedTimeline = <Entry extends { code: string }>(entries: readonly Entry[]): Entry[] => {
  const booked = entries.findIndex(({ code }) => booking.includes(code))
  return entries.filter(({ code }, index) => index >= booked || isMilestone(code))
}

/** The code that names an entry: the quotation that opens the comparison is one quote, as the later ones are. */
export const namingCode = ({ code, amount }: { code: string; amount: string | null }): string =>
  code === 'QS_RFC' && amount ? 'QUOTE_RECEIVED' : code

/** Whether a shipment is booked, as far as its timeline says. */
export const showsBooking = (entries: readonly { code: string }[]): boolean =>
  entries.some(({ code }) => booking.includes(code))
