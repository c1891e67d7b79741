// The times that the provider of a booking has proposed, which its trucks keep.
import type { Booked } from '../../requests/door.ts'
import type { TruckRow } from '../line.ts'

export const proposedOf = ({
  number,
  proposed_pickup: pickup,
  proposed_delivery: delivery,
}: Booked<TruckRow>) => {
  if (!pickup || !delivery) throw new Error(`request ${number} is booked without its times`)
  return { pickup, delivery }
}
