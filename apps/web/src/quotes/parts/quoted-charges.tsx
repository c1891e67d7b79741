// The charges of the quotation in force, folded away.
import type { ReactNode } from 'react'
import { charges } from '@marsa/model/quotes/charges.ts'
import { quotedText } from '@marsa/model/quotes/quoted-text.ts'
import type { QuotationView } from '@marsa/model/quotes/views.ts'
import { useT } from '../../kit/t.ts'
import { Facts } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'

export function QuotedCharges({ quotation }: { quotation: Pick<QuotationView, 'charges' | 'vat'> }) {
  const t = useT()
  if (quotation.charges.length === 0) return null
  return (
    <details>
      <summary className="dense med">{t(quotedText.lines)}</summary>
      <Facts
        across
        facts={[
          ...quotation.charges.map((line): [ReactNode, ReactNode] => [
            line.label ?? t(charges[line.code]),
            <Money key={line.code} value={line.amount} />,
          ]),
          [t(quotedText.vat), <Money key="vat" value={quotation.vat} />],
        ]}
      />
    </details>
  )
}
