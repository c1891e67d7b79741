// Those of many that were refused: which, why, and the way to each.
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import type { Outcome } from '@marsa/model/kit/many.ts'
import { Ref } from '../../ui/ref.tsx'
import { useReasons } from './words.ts'

export function RefusedList({ refused }: { refused: readonly Refused[] }) {
  const reasons = useReasons()
  return (
    <ul className="stack g2 many-refused">
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

/** Rows of a list that were refused, each with its number; `folder` is where their pages stand. */
export const refusedRows = (
  outcomes: readonly Outcome[],
  rows: readonly ShipmentSummary[],
  folder: string,
): Refused[] =>
  outcomes
    .filter((outcome) => outcome.code !== null)
    .map((outcome) => ({
      outcome,
      name: rows.find((row) => row.RequestId === outcome.id)?.quoteNumber ?? outcome.id,
      href: `${folder}/${outcome.id}`,
    }))
