// How often a charge is charged, and what one costs.
import { eachOf } from '@marsa/model/requests/charges.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'

/** "3 × 333.33" under an amount that is charged several times. */
export function Times({ amount, quantity }: { amount: string; quantity: number | undefined }) {
  const { lang } = useLang()
  if (quantity === undefined) return null
  return (
    <span className="sub">
      <bdi dir="ltr" className="num">
        {`${quantity} × ${number(eachOf(amount, quantity), lang, 2)}`}
      </bdi>
    </span>
  )
}
