// What the line asks of a quotation beside its charges, as an agent enters it: the fields of its table, each with what is wrong.
import { sentDraft } from '@marsa/model/kit/form-draft.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { OfferAsked } from '@marsa/model/requests/offer.ts'
import { useLang } from '../../kit/direction.tsx'
import { FieldControl } from '../../kit/field-control.tsx'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import type { OfferValues } from './quote-values.ts'
import '../quotes.css'

type OfferProps = {
  asked: OfferAsked
  values: OfferValues
  onChange: (values: OfferValues) => void
  serverErrors: Record<string, string>
  now: () => number
}

/** Nothing is said of a field that nobody has filled in yet. */
const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

export function QuoteOfferCard({ asked, values, onChange, serverErrors, now }: OfferProps) {
  const t = useT()
  const { lang } = useLang()
  const { fields, title, check, sentences } = asked
  const found = check(sentDraft(fields, values), new Date(now()))
  return (
    <Card title={t(title)}>
      <div className="q-pair">
        {Object.entries(fields).map(([name, field]) => {
          const wrong = isFilled(values[name]) ? found[name] : undefined
          return (
            <FieldControl
              key={name}
              field={field}
              value={(values[name] ?? null) as string | null}
              error={serverErrors[`offer.${name}`] ?? (wrong && sentence(sentences, lang, wrong))}
              onChange={(value) => onChange({ ...values, [name]: value })}
            />
          )
        })}
      </div>
    </Card>
  )
}
