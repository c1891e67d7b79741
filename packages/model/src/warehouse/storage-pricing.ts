// How the charges of storage are counted: by the cubic metres that are charged, and by the days that are booked.
import { daysBetween } from '../kit/day.ts'
import { toLines, totalsOf, usualPricing, type ChargeInput, type Pricing } from '../requests/charge-line.ts'
import type { ChargeCode } from '../requests/charges.ts'
import type { Basis, Counted } from '../requests/unit-price.ts'
import { volumeDiffers } from './goods-machine.ts'
import { wholeStorage } from './text.ts'

export type StorageSpan = {
  /** Cubic metres as they were booked, and as they were measured at intake. */
  cbm: number
  measuredCBM: number | null
  startDate: string
  /** The last day that is charged. */
  endDate: string
  pieces?: number | null
}

/** What is charged of a request as its reader has it. */
export const storageSpan = ({
  form: { cbm, startDate, pieces },
  measuredCBM,
  endDate,
}: {
  form: { cbm: number; startDate: string; pieces?: number | null | undefined }
  measuredCBM: number | null
  endDate: string
}): StorageSpan => ({ cbm, measuredCBM, startDate, endDate, pieces: pieces ?? null })

/** Within the tolerance the booked space is charged, beyond it the measured one. */
export const chargedCbm = ({ cbm, measuredCBM }: Pick<StorageSpan, 'cbm' | 'measuredCBM'>): number =>
  measuredCBM !== null && volumeDiffers(cbm, measuredCBM) ? measuredCBM : cbm

export const chargedDays = ({ startDate, endDate }: Pick<StorageSpan, 'startDate' | 'endDate'>): number =>
  daysBetween(startDate, endDate)

/** Thousandths; of a tenth of a litre nothing is lost, as space has two decimals. */
const milli = (value: number): bigint => BigInt(Math.round(value * 1000))

/** Thousandths of a cubic metre kept for a day. */
export const spaceDays = (cbm: number, days: number): bigint => milli(cbm) * BigInt(days)

export const countedIn = (span: StorageSpan): Counted => {
  const cbm = chargedCbm(span)
  return (basis) => {
    switch (basis) {
      case 'shipment':
        return 1000n
      case 'cbm':
        return milli(cbm)
      case 'cbm-day':
        return spaceDays(cbm, chargedDays(span))
      case 'piece':
        return span.pieces ? milli(span.pieces) : undefined
      default:
        return undefined
    }
  }
}

const bySpace: readonly ChargeCode[] = ['handling-in', 'handling-out', 'packing']

const offeredFor = (code: ChargeCode): readonly Basis[] => {
  if (code === 'storage') return ['cbm-day', 'cbm', 'shipment']
  return bySpace.includes(code) ? ['cbm', 'piece', 'shipment'] : ['shipment']
}

/** Storage is priced in dirhams; `today` is the day of the rate, which is one. */
export const storagePricing = (span: StorageSpan, today: string): Pricing => ({
  ...usualPricing,
  units: {
    counted: countedIn(span),
    offered: (code) => offeredFor(code).filter((basis) => basis !== 'piece' || span.pieces),
    boxes: [],
    rates: {},
    today,
    days: chargedDays(span),
    whole: wholeStorage,
  },
})

/** Fils with VAT of the same prices, counted as the span says; undefined where nothing of them is counted. */
export const proposedFinal = (
  charges: readonly (Omit<ChargeInput, 'label'> & { label?: string | null })[],
  span: StorageSpan,
  today: string,
): bigint | undefined => {
  if (!charges.some(({ basis = 'shipment' }) => basis !== 'shipment')) return undefined
  const inputs = charges.map(({ label, ...charge }) => ({ ...charge, ...(label && { label }) }))
  return totalsOf(toLines(storagePricing(span, today))(inputs)).total
}
