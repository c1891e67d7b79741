// What the quotation in force says beside its charges.
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { useFieldFacts } from '../../kit/field-facts.tsx'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import type { UsualView } from './spec.ts'
import type { UsualPageProps } from './web-line.tsx'

/** Nothing where the line asks for nothing, or no quotation is in force. */
export function QuotedOffer({ line, view }: UsualPageProps & { view: UsualView }) {
  const t = useT()
  const asked = line.spec.offer?.(view.form)
  const quotation: QuotationView | null = view.quotation
  const facts = useFieldFacts(asked?.fields ?? {}, quotation?.offer ?? {})
  if (!asked || facts.length === 0) return null
  return (
    <Card title={t(asked.title)}>
      <Facts across facts={facts} />
    </Card>
  )
}
