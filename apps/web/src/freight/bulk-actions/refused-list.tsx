// Those of many that were refused: which, why, and the way to each.
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import type { Outcome } from '@marsa/model/kit/bulk-action.ts'
import { Ref } from '../../ui/values/ref.tsx'
import { useReasons } from './words.ts'

export function RefusedList({ refused }: { refused: readonly Refused[] }) {
  const reasons = useReasons()
  return (
    <ul className="stack g2 bulk-action-refused">
      {refused.map(({ outcome, name, href }) => (
        <li key={outcome.id}>
          <a className="med" href={href}>
            <Ref value={name} />
          </a>
          {reasons(outcome).map((reason) => (
            <span key={reason} className="sub">
              {reason}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

export type Refused = { outcome: Outcome; name: string; href: string }

/** Those of the outcomes that are refusals, as they are listed. */
export const refusedOf = (
  outcomes: readonly Outcome[],
  nameOf: (id: string) => string,
  hrefOf: (id: string) => string,
): Refused[] =>
  outcomes
    .filter((outcome) => outcome.code !== null)
    .map((outcome) => ({ outcome, name: nameOf(outcome.id), href: hrefOf(outcome.id) }))

/** The number of a row that a list shows. */
export const numberIn =
  (rows: readonly ShipmentSummary[]) =>
  (id: string): string =>
    rows.find((row) => row.RequestId === id)?.quoteNumber ?? id
