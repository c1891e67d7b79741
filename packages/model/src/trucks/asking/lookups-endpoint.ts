// The lists of a truck request in one answer: trucks, movements, places across the border, cargo and packages.
import { z } from 'zod'
import { anyone } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'

const Row = z.strictObject({ code: z.string(), nameEn: z.string(), nameAr: z.string() })
const list = z.array(Row)

export const TruckLookups = z.strictObject({
  truckTypes: z.array(
    Row.extend({
      payloadKg: z.int(),
      lengthM: z.number(),
      widthM: z.number(),
      /** Of an open bed there is none. */
      heightM: z.number().nullable(),
      /** Pallets of 1.2 x 1.0 m on the floor. */
      floorPallets: z.int(),
      /** Codes of `subTypes` in which it is built. */
      subTypes: z.array(z.string()),
    }),
  ),
  subTypes: list,
  movementTypes: list,
  portDirections: list,
  ports: list,
  countries: list,
  /** Each with its border posts as a truck that leaves the Emirates meets them. */
  borderRoutes: z.array(Row.extend({ country: z.string(), posts: list })),
  cargoTypes: list,
  packageTypes: list,
  units: list,
})
export type TruckLookups = z.infer<typeof TruckLookups>

export const listTruckLookups = endpoint({
  verb: 'listTruckLookups',
  method: 'GET',
  path: 'Trucks/lookups',
  policy: anyone,
  scope: 'reference.read',
  answer: TruckLookups,
  background: true,
  cache: 3600,
})
