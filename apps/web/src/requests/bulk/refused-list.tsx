// Those of many that were refused: which, why, and the way to each.
import type { Outcome } from '@marsa/model/kit/bulk-action.ts'
import { Ref } from '../../ui/values/ref.tsx'
import './bulk.css'

export function RefusedList({ refused, reasons }: RefusedListProps) {
  return (
    <ul className="stack g2 bulk-refused">
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

type RefusedListProps = { refused: readonly Refused[]; reasons: (outcome: Outcome) => string[] }

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
