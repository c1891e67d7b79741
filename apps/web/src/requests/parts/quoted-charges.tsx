// The charges of the quotation in force: as facts, and folded away on a page.
import type { ReactNode } from 'react'
import { charges } from '@marsa/model/requests/charges.ts'
import { quotedText } from '@marsa/model/requests/quoted-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { useT } from '../../kit/t.ts'
import { Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Times } from './times.tsx'

export type Quoted = Pick<QuotationView, 'charges' | 'vat'>

/** The charges, and the VAT on them. */
export const useQuotedFacts = ({ charges: lines, vat }: Quoted): [ReactNode, ReactNode][] => {
  const t = useT()
  return [
    ...lines.map((line): [ReactNode, ReactNode] => [
      line.label ?? t(charges[line.code]),
      <span key={line.code}>
        <Money value={line.amount} />
        <Times amount={line.amount} quantity={line.quantity} unit={line.unit} />
      </span>,
    ]),
    [t(quotedText.vat), <Money key="vat" value={vat} />],
  ]
}

export function QuotedCharges({ quotation }: { quotation: Quoted }) {
  const t = useT()
  const facts = useQuotedFacts(quotation)
  if (quotation.charges.length === 0) return null
  return (
    <details>
      <summary className="dense med">{t(quotedText.lines)}</summary>
      <Facts across facts={facts} />
    </details>
  )
}
