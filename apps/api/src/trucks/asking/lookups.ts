// Answers the lists of a truck request from the tables of the model.
import { packageTypes } from '@marsa/model/reference/lists.ts'
import { quantityUnits, truckCargo, truckPorts } from '@marsa/model/trucks/asking/lists.ts'
import type { TruckLookups } from '@marsa/model/trucks/asking/lookups-endpoint.ts'
import {
  borderPosts,
  borderRouteCodes,
  borderRoutes,
  postsOnWay,
  routeName,
} from '@marsa/model/trucks/road/border-routes.ts'
import { crossBorderCountries, movementTypes, portDirections } from '@marsa/model/trucks/road/movement.ts'
import { truckSubtypes, truckTypeCodes, truckTypes } from '@marsa/model/trucks/road/truck-types.ts'

type Names = { en: string; ar: string }
const row = (code: string, { en, ar }: Names) => ({ code, nameEn: en, nameAr: ar })
const rowsOf = (table: Readonly<Record<string, Names>>) =>
  Object.entries(table).map(([code, names]) => row(code, names))

const lookups: TruckLookups = {
  truckTypes: truckTypeCodes.map((code) => {
    const { insideM, payloadKg, floorPallets, subtypes, ...names } = truckTypes[code]
    const [lengthM, widthM, heightM] = insideM
    return { ...row(code, names), payloadKg, lengthM, widthM, heightM, floorPallets, subTypes: [...subtypes] }
  }),
  subTypes: rowsOf(truckSubtypes),
  movementTypes: rowsOf(movementTypes),
  portDirections: rowsOf(portDirections),
  ports: rowsOf(truckPorts),
  countries: rowsOf(crossBorderCountries),
  borderRoutes: borderRouteCodes.map((code) => ({
    ...row(code, routeName(code)),
    country: borderRoutes[code].country,
    posts: postsOnWay(code).map(({ post }) => row(post, borderPosts[post])),
  })),
  cargoTypes: rowsOf(truckCargo),
  packageTypes: rowsOf(packageTypes),
  units: rowsOf(quantityUnits),
}

export const listTruckLookups = async (): Promise<TruckLookups> => lookups
