// How the charges of a freight request are counted: what of its cargo there is of each basis, and what each charge usually is for one of.
import type { ContainerType } from '../../reference/containers.ts'
import type { Exchange } from '../../reference/exchange.ts'
import { usualPricing, type Pricing } from '../../requests/charge-line.ts'
import type { ChargeCode } from '../../requests/charges.ts'
import { halfUp, parseMoney } from '../../kit/money.ts'
import { basisCodes, type Basis, type Counted, type Share } from '../../requests/unit-price.ts'
import { containersOf, type Measured, type Measures } from '../cargo/cargo-of.ts'

/** The cargo of a request, as it was sent or as its view has it. */
export type PricedCargo = Pick<Measured, 'mode' | 'containerMode' | 'containerType' | 'containerCount'> & {
  /** Dirhams. */
  cargoValue?: string | null | undefined
  moreContainers?: Measured['moreContainers'] | null
  pieces?: number | null | undefined
  vehicles?: readonly unknown[] | null | undefined
  unitLoads?: readonly { count: number }[] | null | undefined
}

/** What is counted in whole numbers, in thousandths; nothing where there is none. */
const whole = (count: number | null | undefined): bigint | undefined =>
  count ? BigInt(count) * 1000n : undefined
const milli = (value: number | null): bigint | undefined => (value ? BigInt(value) : undefined)

/** The value of the goods and their carriage, and a tenth more, as is insured. */
const insuredPercent = 110n

/** The dirhams that a percentage is of, in thousandths; undefined where the value is not known. */
const shareIn = (
  cargoValue: string | null | undefined,
  shareOf: Share,
  carriageFils: bigint,
): bigint | undefined => {
  if (shareOf === 'freight') return carriageFils > 0n ? carriageFils * 10n : undefined
  if (!cargoValue) return undefined
  const value = parseMoney(cargoValue)
  return 10n * (shareOf === 'value' ? value : halfUp((value + carriageFils) * insuredPercent, 100n))
}

export const countedIn = (cargo: PricedCargo, measures: Measures): Counted => {
  const boxes = containersOf({ ...cargo, moreContainers: cargo.moreContainers ?? undefined })
  const boxCount = (type?: ContainerType): number =>
    boxes.reduce((sum, box) => (type === undefined || box.type === type ? sum + box.count : sum), 0)
  return (basis, { appliesTo, count, shareOf = 'value', carriageFils = 0n }) => {
    switch (basis) {
      case 'shipment':
        return 1000n
      case 'bl':
        return whole(count ?? 1)
      case 'day':
        return whole(count)
      case 'container':
        return whole(boxCount(appliesTo))
      case 'teu':
        return milli(measures.teuCenti * 10)
      case 'wm':
        return milli(measures.revenueMilli)
      case 'cbm':
        return milli(measures.cbmMilli)
      case 'tonne':
        return milli(measures.tonneMilli)
      case 'kg':
        return milli(measures.chargeableHalfKg === null ? null : measures.chargeableHalfKg * 500)
      case 'piece':
        return whole(cargo.pieces)
      case 'vehicle':
        return whole(cargo.vehicles?.length)
      case 'uld':
        return whole(cargo.unitLoads?.reduce((sum, { count: many }) => sum + many, 0))
      case 'truck':
        return whole(boxCount() || 1)
      // Of storage alone.
      case 'cbm-day':
        return undefined
      case 'percent':
        return shareIn(cargo.cargoValue, shareOf, carriageFils)
    }
  }
}

type Loading = Pick<PricedCargo, 'mode' | 'containerMode'>

/** What the carriage is counted by, and with it what is added to it. */
const carriageBasis = ({ mode, containerMode }: Loading): Basis => {
  if (mode === 'air') return 'kg'
  return containerMode === 'FCL' ? 'container' : containerMode === 'RORO' ? 'vehicle' : 'wm'
}

type Kind = 'carriage' | 'bill' | 'box' | 'measured' | 'truck' | 'day' | 'share'
const kinds: Partial<Record<ChargeCode, Kind>> = {
  'ocean-freight': 'carriage',
  'air-freight': 'carriage',
  bunker: 'carriage',
  'peak-season': 'carriage',
  'war-risk': 'carriage',
  'fuel-surcharge': 'carriage',
  'security-surcharge': 'carriage',
  'hazardous-surcharge': 'carriage',
  'out-of-gauge': 'carriage',
  'delivery-order': 'bill',
  'bill-of-lading': 'bill',
  'air-waybill': 'bill',
  documentation: 'bill',
  'manifest-filing': 'bill',
  'terminal-handling': 'box',
  seal: 'box',
  vgm: 'box',
  'cfs-handling': 'measured',
  'origin-handling': 'measured',
  'destination-handling': 'measured',
  transport: 'truck',
  pickup: 'truck',
  'delivery-abroad': 'truck',
  'reefer-plug': 'day',
  insurance: 'share',
}

/** What a charge is usually for one of; once for the shipment where nothing else is said. */
const usualBasis = (code: ChargeCode, cargo: Loading): Basis => {
  const inBoxes = cargo.containerMode === 'FCL'
  switch (kinds[code]) {
    case 'carriage':
      return carriageBasis(cargo)
    case 'bill':
      return 'bl'
    case 'box':
      return inBoxes ? 'container' : 'shipment'
    case 'measured':
      return cargo.mode === 'air' ? 'kg' : inBoxes ? 'container' : 'wm'
    case 'truck':
      return 'truck'
    case 'day':
      return 'day'
    case 'share':
      return 'percent'
    default:
      return 'shipment'
  }
}

const both: readonly ChargeCode[] = ['documentation', 'manifest-filing', 'peak-season', 'hazardous-surcharge']
const bySea: readonly ChargeCode[] = [
  'bunker',
  'war-risk',
  'cfs-handling',
  'vgm',
  'reefer-plug',
  'out-of-gauge',
]
const byAir: readonly ChargeCode[] = ['fuel-surcharge', 'security-surcharge']

/** Charges that an agent may add by their names, beside those that are expected. */
export const furtherCharges = ({ mode }: Pick<Loading, 'mode'>): readonly ChargeCode[] => [
  ...(mode === 'sea' ? bySea : byAir),
  ...both,
]

/** What the charges of a carriage may be counted by, the usual basis of each first, whatever there is of the cargo. */
export const offeredBases =
  (cargo: Loading) =>
  (code: ChargeCode): readonly Basis[] => {
    const usual = usualBasis(code, cargo)
    return [usual, ...basisCodes.filter((basis) => basis !== usual && basis !== 'cbm-day')]
  }

export const freightPricing = (cargo: PricedCargo, measures: Measures, exchange: Exchange): Pricing => {
  const counted = countedIn(cargo, measures)
  const known = basisCodes.filter((basis) => basis === 'day' || counted(basis, {}) !== undefined)
  return {
    ...usualPricing,
    asksDesk: true,
    units: {
      ...exchange,
      counted,
      offered: (code) => {
        const usual = usualBasis(code, cargo)
        return known.includes(usual) ? [usual, ...known.filter((basis) => basis !== usual)] : known
      },
      boxes: [
        ...new Set(
          containersOf({ ...cargo, moreContainers: cargo.moreContainers ?? undefined }).map(
            ({ type }) => type,
          ),
        ),
      ],
    },
  }
}
