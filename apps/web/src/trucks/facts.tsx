// The facts of a truck request that are more than a word: where it loads and where it unloads.
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { PlaceFact } from './place-fact.tsx'

export const truckFacts = ({ pickup, dropoff }: Partial<TruckForm>) => ({
  ...(pickup && { pickup: <PlaceFact place={pickup} /> }),
  ...(dropoff && { dropoff: <PlaceFact place={dropoff} /> }),
})
