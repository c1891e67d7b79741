// How often a charge is charged, and what one costs.
import { eachOf } from '@marsa/model/requests/charge-line.ts'
import { useLang } from '../../kit/direction.tsx'
import { bases, shares } from '@marsa/model/requests/unit-price.ts'
import {
  chargedUnits,
  cubicMetresOf,
  plainDecimal,
  unitText as words,
} from '@marsa/model/requests/unit-words.ts'
import type { UnitView } from '@marsa/model/requests/views.ts'
import { useT } from '../../kit/t.ts'
import { date, money, number, volume } from '../../kit/format.ts'

/** "6.48 × USD 38.50 per revenue ton", and under it what that is in the currency and at which rate it was counted. */
export function UnitTimes({ unit }: { unit: UnitView }) {
  const t = useT()
  const { lang } = useLang()
  const { basis, shareOf, currency, price, minimum, amount, rate, rateDay } = unit
  // One in dirhams is the amount that it stands under.
  const isAmount = currency === 'AED' && minimum === null && chargedUnits(unit) === '1'
  if (isAmount || (basis === 'shipment' && currency === 'AED')) return null
  const base = money(unit.quantity.slice(0, -1), 'AED', lang)
  const least = minimum !== null && t(words.least, { minimum: money(minimum, currency, lang) })
  if (shareOf)
    return (
      <span className="sub">
        {t(words.share, { price: plainDecimal(price), of: t(shares[shareOf]), base })}
        {least && <> · {least}</>}
      </span>
    )
  const space = cubicMetresOf(unit)
  const counted = t(words.counted, {
    quantity:
      space === undefined
        ? chargedUnits(unit)
        : t(words.spaceDays, { space: volume(space, lang), count: unit.days ?? 0 }),
    price: money(price, currency, lang),
    per: t(bases[basis].per),
  })
  return (
    <>
      <span className="sub">
        {counted}
        {least && <> · {least}</>}
      </span>
      {currency !== 'AED' && (
        <span className="sub">
          {t(words.atRate, {
            amount: money(amount, currency, lang),
            rate: plainDecimal(rate),
            day: date(rateDay, lang),
          })}
        </span>
      )}
    </>
  )
}

/** "3 × 333.33" under an amount that is charged several times. */
export function Times({ amount, quantity, unit }: TimesProps) {
  const { lang } = useLang()
  if (unit) return <UnitTimes unit={unit} />
  if (quantity === undefined) return null
  return (
    <span className="sub">
      <bdi dir="ltr" className="num">
        {`${quantity} × ${number(eachOf(amount, quantity), lang, 2)}`}
      </bdi>
    </span>
  )
}

type TimesProps = { amount: string; quantity: number | undefined; unit?: UnitView | undefined }
