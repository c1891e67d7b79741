// What truck quotations are compared by: dates against the wishes, free time, rates that may come, and the total with waiting.
import type { ReactNode } from 'react'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { comma, say } from '@marsa/model/kit/text.ts'
import { quotedLine } from '@marsa/model/requests/compare.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { truckOffer, truckOfferOf } from '@marsa/model/trucks/quoting/offer.ts'
import { truckFacts } from '@marsa/model/trucks/quoting/pricing.ts'
import { apartFrom } from '@marsa/model/trucks/quoting/wish.ts'
import type { MovementType } from '@marsa/model/trucks/road/movement.ts'
import { comparedHours, totalIfWaiting } from '@marsa/model/trucks/road/offer-waiting.ts'
import { truckVat } from '@marsa/model/trucks/road/offer.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { offerFacts, type CompareFact, type ExtraRow } from '../../requests/door.tsx'
import { Money } from '../../ui/values/money.tsx'
import { When } from '../../ui/values/when.tsx'
import { truckCompareText as words } from './text.ts'

/** A proposed time, and how far it is from the one that was asked for. */
function Proposed({ wish, value }: { wish: string; value: string }) {
  const t = useT()
  const { lang } = useLang()
  const apart = apartFrom(wish, value)
  return (
    <>
      <span className="nowrap">
        <When value={value} as="day" />
        {comma(lang)}
        <When value={value} as="time" />
      </span>
      <span className="sub">
        {apart.side === 'same' ? t(words.asAsked) : t(words[apart.side], { time: apart.time[lang] })}
      </span>
    </>
  )
}

/** A rate beside the fixed price, before VAT. */
function Rate({ code, movement, value }: RateProps) {
  const t = useT()
  return (
    <>
      <Money value={value} />
      <span className="sub">
        {t(truckVat(code, movement) === 'standard' ? words.atRate : words.zeroRated)}
      </span>
    </>
  )
}
type RateProps = { code: 'waiting' | 'detention'; movement: MovementType; value: string }

type Drawn = Readonly<Record<string, (value: string) => ReactNode>>

const drawnIn = ({ movementType: movement, pickupAt, dropoffAt }: TruckForm): Drawn => ({
  proposedPickup: (value) => <Proposed wish={pickupAt} value={value} />,
  proposedDelivery: (value) => <Proposed wish={dropoffAt} value={value} />,
  waitingRate: (value) => <Rate code="waiting" movement={movement} value={value} />,
  detentionRate: (value) => <Rate code="detention" movement={movement} value={value} />,
})

const within = (lang: 'en' | 'ar'): string => say(lang, words.ifWaiting, { count: comparedHours })

const waitingTotal =
  (form: TruckForm) =>
  ({ charges, offer, totalEstimate }: QuotationView): string => {
    const said = truckOfferOf(offer)
    if (!said) return totalEstimate
    const terms = { rateFils: parseMoney(said.waitingRate), freeHours: said.freeLoadingHours }
    return toWire(totalIfWaiting(charges.map(quotedLine), truckFacts(form), terms))
  }

export const comparedTrucks = (
  form: TruckForm,
): { facts: readonly CompareFact[]; extras: readonly ExtraRow[] } => {
  const drawn = drawnIn(form)
  const facts = offerFacts(truckOffer(form).fields).map((fact): CompareFact => {
    const draw = drawn[fact.key]
    if (!draw) return fact
    return {
      ...fact,
      Value: ({ quote }) => {
        const value = fact.value(quote)
        return value === null ? <fact.Value quote={quote} /> : draw(String(value))
      },
    }
  })
  const label = { en: within('en'), ar: within('ar') }
  return { facts, extras: [{ key: 'waiting', label, amount: waitingTotal(form) }] }
}
