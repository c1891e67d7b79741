// What the line asks of a quotation beside its charges, as an agent enters it: what matters first, the rest opens on a press.
import { ChevronDown } from 'lucide-react'
import type { ComponentType } from 'react'
import { sentDraft } from '@marsa/model/kit/form-draft.ts'
import type { Field } from '@marsa/model/kit/form-fields.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { OfferAsked } from '@marsa/model/requests/offer.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { FieldControl } from '../../kit/field-control.tsx'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { ChosenList } from './chosen-list.tsx'
import type { OwnFieldsProps } from './quote-terms.tsx'
import '../quotes.css'

type OfferProps = OwnFieldsProps & {
  asked: OfferAsked
  now: () => number
  /** Fields that only one line asks for, of every quotation of its kind. */
  Own: ComponentType<OwnFieldsProps> | undefined
}

/** Nothing is said of a field that nobody has filled in yet. */
const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

export function QuoteOfferCard({ asked, values, onChange, serverErrors, now, Own }: OfferProps) {
  const t = useT()
  const { lang } = useLang()
  const { fields, title, check, sentences } = asked
  const { offer } = values
  const found = check(sentDraft(fields, offer), new Date(now()))
  const control = ([name, field]: [string, Field]) => {
    const wrong = isFilled(offer[name]) ? found[name] : undefined
    const error = serverErrors[`offer.${name}`] ?? (wrong && sentence(sentences, lang, wrong))
    const change = (value: unknown) => onChange({ offer: { ...offer, [name]: value } })
    if (field.control.kind === 'list')
      return (
        <ChosenList
          key={name}
          label={t(field.label)}
          choices={field.control.choices}
          value={(offer[name] ?? []) as string[]}
          error={error}
          onChange={change}
        />
      )
    const value = (offer[name] ?? null) as string | null
    return <FieldControl key={name} field={field} value={value} error={error} onChange={change} />
  }
  const further = Object.entries(fields).filter(([, { part }]) => part === 'more')
  const filled = further.filter(([name]) => isFilled(offer[name])).length
  const isWrong = further.some(([name]) => serverErrors[`offer.${name}`] !== undefined)
  return (
    <Card title={t(title)}>
      <div className="stack g5">
        <div className="q-pair">
          {Object.entries(fields)
            .filter(([, { part }]) => part !== 'more')
            .map(control)}
          {Own && <Own values={values} onChange={onChange} serverErrors={serverErrors} />}
        </div>
        {further.length > 0 && (
          <details open={isWrong || undefined}>
            <summary className="go">
              {filled > 0 ? t(words.moreFilled, { count: filled }) : t(words.moreOfOffer)}
              <Icon of={ChevronDown} />
            </summary>
            <div className="q-pair">{further.map(control)}</div>
          </details>
        )}
      </div>
    </Card>
  )
}
