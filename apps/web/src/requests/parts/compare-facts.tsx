// The facts that quotations of every line may state; a line takes those that fit and adds its own.
import type { ReactNode } from 'react'
import type { Fields } from '@marsa/model/kit/form-fields.ts'
import { answerTime } from '@marsa/model/requests/answered.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { FieldValue } from '../../kit/field-facts.tsx'
import { useT } from '../../kit/t.ts'
import { When } from '../../ui/values/when.tsx'
import type { CompareFact } from './compare-rows.ts'

function Stated({ children }: { children: ReactNode }) {
  const t = useT()
  return children ?? t(compareText.notStated)
}

function Days({ count }: { count: number | null }) {
  const t = useT()
  return <Stated>{count === null ? null : t(compareText.days, { count })}</Stated>
}

function Minutes({ count }: { count: number | null }) {
  const { lang } = useLang()
  return <Stated>{count === null ? null : answerTime(count, lang)}</Stated>
}

/** What a line asks of quotations beside their charges: one fact a field. */
export const offerFacts = (fields: Fields): CompareFact[] =>
  Object.entries(fields).map(([name, field]) => {
    const stated = ({ offer }: QuotationView) => offer?.[name] ?? null
    return {
      key: name,
      label: field.short ?? field.label,
      value: (quote) => {
        const value = stated(quote)
        return Array.isArray(value) ? value.join() : (value as string | number | null)
      },
      Value: ({ quote }) => {
        const value = stated(quote)
        return <Stated>{value === null ? null : <FieldValue field={field} value={value} />}</Stated>
      },
    }
  })

const fact = (
  key: keyof typeof compareText,
  value: (quote: QuotationView) => string | number | null,
  draw: (quote: QuotationView) => ReactNode,
): CompareFact => ({ key, label: compareText[key], value, Value: ({ quote }) => draw(quote) })

export const quoteFacts = {
  transit: fact(
    'transit',
    (quote) => quote.transitDays,
    (quote) => <Days count={quote.transitDays} />,
  ),
  freeDays: fact(
    'freeDays',
    (quote) => quote.freeDays,
    (quote) => <Days count={quote.freeDays} />,
  ),
  arrival: fact(
    'arrival',
    (quote) => quote.arrival,
    ({ arrival }) => <Stated>{arrival && <When value={arrival} as="date" />}</Stated>,
  ),
  stops: fact(
    'stops',
    (quote) => quote.stops,
    ({ stops }) => <Stated>{stops && <bdi>{stops}</bdi>}</Stated>,
  ),
  remarks: fact(
    'remarks',
    (quote) => quote.remarks,
    ({ remarks }) => <Stated>{remarks && <bdi>{remarks}</bdi>}</Stated>,
  ),
  answered: fact(
    'answered',
    (quote) => quote.answerMinutes,
    (quote) => <Minutes count={quote.answerMinutes} />,
  ),
}
