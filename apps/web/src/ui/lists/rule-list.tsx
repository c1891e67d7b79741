// Rules one under another, the one that holds now marked; with an amount where there is one.
import { Money } from '../values/money.tsx'
import './rule-list.css'

export type Rule = { id: string; label: string; detail: string; amount: string | null; holds: boolean }

export function RuleList({ title, rules }: { title: string; rules: readonly Rule[] }) {
  return (
    <div>
      <h3 className="cap muted rules-h">{title}</h3>
      <ul className="rules">
        {rules.map(({ id, label, detail, amount, holds }) => (
          <li key={id} className={holds ? 'rule on' : 'rule'}>
            <span className="grow">
              <b>{label}</b>
              <span>{detail}</span>
            </span>
            {amount !== null && (
              <b className="endt">
                <Money value={amount} />
              </b>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
