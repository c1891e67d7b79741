// A rate card as it begins from a quotation that was sent, and a quotation as it begins from a card.
import type { ChargeInput } from '../../requests/charge-line.ts'
import type { Filling, OwnQuotation } from '../../requests/views.ts'
import type { RequestForm } from '../asking/request-form.ts'
import { lastingFacts } from '../quoting/freight-offer.ts'
import { containerTypesOf } from '../quoting/like-with-like.ts'
import type { RateCardContent } from './rate-card.ts'

type Quoted = Pick<OwnQuotation, 'charges' | 'transitDays' | 'freeDays' | 'remarks' | 'terms' | 'offer'>
type Asked = Pick<
  RequestForm,
  'mode' | 'containerMode' | 'containerType' | 'containerCount' | 'moreContainers' | 'origin' | 'destination'
>

/** The charge as it would be entered again: what belongs to one quotation alone is left out. */
const again = ({
  reason: _,
  label,
  quantity: __,
  ...charge
}: OwnQuotation['charges'][number]): ChargeInput => ({ ...charge, ...(label !== null && { label }) })

/** The lane is the one of the request; the days are given. */
export const cardFromQuotation = (
  quoted: Quoted,
  asked: Asked,
  given: Pick<RateCardContent, 'name' | 'validFrom' | 'validTo'>,
): RateCardContent => {
  const charges = quoted.charges.map(again)
  return {
    ...given,
    containerMode: asked.containerMode,
    boxes: containerTypesOf(asked),
    origin: asked.origin.place,
    destination: asked.destination.place,
    currency: charges.find(({ currency }) => currency && currency !== 'AED')?.currency ?? 'AED',
    transitDays: quoted.transitDays,
    freeDays: quoted.freeDays,
    offer: lastingFacts(quoted.offer ?? {}),
    charges,
    remarks: quoted.remarks ?? '',
    terms: quoted.terms ?? '',
    isPublic: false,
  }
}

/** What the quote form is filled with; charges for container types that the request has not are left out. */
export const fillingOf = (
  card: RateCardContent & { cardId: string; revision: number },
  boxes: readonly string[],
): Filling => ({
  charges: card.charges
    .filter(({ appliesTo }) => appliesTo === undefined || boxes.includes(appliesTo))
    .map(({ label = null, ...charge }) => ({ ...charge, label, reason: null })),
  services: [],
  transitDays: card.transitDays,
  freeDays: card.freeDays,
  stops: null,
  way: null,
  remarks: card.remarks || null,
  terms: card.terms || null,
  offer: card.offer,
  rateCard: { cardId: card.cardId, revision: card.revision, name: card.name },
})
