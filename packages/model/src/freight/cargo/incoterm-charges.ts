// The charges that a quotation is expected to name when seller and buyer have agreed who pays what.
import type { ChargeCode } from '../../requests/charges.ts'
import { legsOf, sideOf, type Incoterm, type Leg } from './incoterms.ts'

export type SoldAs = {
  mode: 'sea' | 'air'
  direction: 'import' | 'export'
  fullContainer: boolean
  incoterm: Incoterm
  originDoor: boolean
  destinationDoor: boolean
}

type ByLeg = Record<Exclude<Leg, 'I' | 'U'>, readonly ChargeCode[]>

const chargesByLeg = ({ mode, direction, fullContainer }: SoldAs): ByLeg => {
  const carriage: ChargeCode = mode === 'sea' ? 'ocean-freight' : 'air-freight'
  const paper: ChargeCode = mode === 'sea' ? 'bill-of-lading' : 'air-waybill'
  const terminal: ChargeCode[] = mode === 'sea' ? ['terminal-handling'] : []
  const seal: ChargeCode[] = fullContainer ? ['seal'] : []
  const home = [...terminal, ...seal, 'handling'] as const
  return direction === 'import'
    ? {
        P: ['pickup'],
        XC: ['export-clearance'],
        XT: ['origin-handling'],
        M: [carriage],
        DT: ['delivery-order', paper, ...home],
        D: ['transport'],
        IC: ['customs-clearance'],
      }
    : {
        P: ['transport'],
        XC: ['customs-clearance'],
        XT: [...home, paper],
        M: [carriage],
        DT: ['destination-handling'],
        D: ['delivery-abroad'],
        IC: ['import-clearance'],
      }
}

/** What our customer pays under the rule, in the order of the way; pickup and delivery count where that end is a door. */
export const chargesUnder = (sold: SoldAs): ChargeCode[] => {
  const byLeg = chargesByLeg(sold)
  return legsOf(sold.incoterm, sideOf(sold.direction)).flatMap((leg) => {
    if (leg === 'I' || leg === 'U') return []
    if ((leg === 'P' && !sold.originDoor) || (leg === 'D' && !sold.destinationDoor)) return []
    return byLeg[leg]
  })
}
