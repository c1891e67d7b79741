// The charges of a truck request as its form asks for them: which, how often, taxed how, and which a complete quotation names.
import type { ChargeCode } from '../../requests/charges.ts'
import type { Pricing } from '../../requests/charge-line.ts'
import type { TruckForm } from '../asking/request-form.ts'
import { expectedTruckCharges, fixedCharges, truckPricing, type OfferFacts } from '../road/offer.ts'
import { isRefrigerated } from '../road/truck-types.ts'

/** A truck carries one container. */
export const truckFacts = ({ movementType, trucks }: TruckForm): OfferFacts => ({
  movement: movementType,
  trucks,
  containers: movementType === 'PORT' ? trucks : 0,
})

export const truckFormPricing = (form: TruckForm): Pricing & { codes: readonly ChargeCode[] } => ({
  ...truckPricing(truckFacts(form)),
  codes: fixedCharges(form.movementType),
})

export const truckExpected = ({ movementType, portDirection, subType, hazardous }: TruckForm): ChargeCode[] =>
  expectedTruckCharges({
    movement: movementType,
    direction: portDirection ?? null,
    isRefrigerated: isRefrigerated(subType),
    isHazardous: hazardous,
  })
