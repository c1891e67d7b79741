// How often a charge is charged, and what one costs.
import { timesText } from '@marsa/model/requests/charges.ts'

/** "3 × 333.33" under an amount that is charged several times. */
export function Times({ amount, quantity }: { amount: string; quantity: number | undefined }) {
  const text = timesText(amount, quantity)
  return (
    text && (
      <span className="sub">
        <bdi dir="ltr" className="num">
          {text}
        </bdi>
      </span>
    )
  )
}
