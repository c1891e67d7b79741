// What an offer comes to if every truck waits at loading: contingent rates made comparable (section 3).
import { lineVat, netOf, totalsOf, type ChargeLine } from '../../requests/charge-line.ts'
import { waitingClock } from './clocks.ts'
import { truckVat, type OfferFacts } from './offer.ts'

/** Hours at loading for which offers are compared. */
export const comparedHours = 4

export type WaitingTerms = {
  /** Fils before VAT for each started hour of a truck; 0 when the offer charges none. */
  rateFils: bigint
  freeHours: number
}

/** Fils with VAT: the fixed price, and the waiting of every truck for so many hours, at most its tariff. */
export const totalIfWaiting = (
  lines: readonly ChargeLine[],
  { movement, trucks }: Pick<OfferFacts, 'movement' | 'trucks'>,
  { rateFils, freeHours }: WaitingTerms,
  hours: number = comparedHours,
): bigint => {
  const vat = truckVat('waiting', movement) ?? 'standard'
  const start = new Date(0)
  const endedAt = new Date(hours * 3_600_000)
  const stop = {
    slotStart: start,
    arrivedAt: start,
    endedAt,
    pauses: [],
    freeHours,
    rateFils,
    tariffFils: lines.find(({ code }) => code === 'truck-tariff')?.sellingFils ?? 0n,
    category: vat,
  }
  const line = { sellingFils: waitingClock(stop, endedAt).netFils, quantity: trucks, vat }
  return totalsOf(lines).total + netOf(line) + lineVat(line)
}
