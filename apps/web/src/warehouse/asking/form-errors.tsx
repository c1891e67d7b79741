// What is to be fixed before sending, each line a way to its field.
import type { Fields } from '@marsa/model/kit/form-fields.ts'
import type { FieldProblems, ProblemRow } from '@marsa/model/kit/problem.ts'
import { addressFieldText } from '@marsa/model/accounts/addresses/addresses-text.ts'
import { storageFields } from '@marsa/model/warehouse/request-form.ts'
import { useLang } from '../../kit/direction.tsx'
import { FaultLinks } from '../../kit/fault-links.tsx'
import { useT, type Translate } from '../../kit/t.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { storageFormText as words } from './form-text.ts'

/** Puts the focus into the first control of a field. */
export const focusField = (path: string): void =>
  document
    .querySelector<HTMLElement>(
      `[data-field="${path}"] :is(input:not([type=hidden]), textarea, [role=spinbutton], button)`,
    )
    ?.focus()

const labelOf = (path: string, t: Translate, lang: Lang): string => {
  const [first = '', second] = path.split('.')
  if (second === undefined || (first !== 'pickup' && first !== 'delivery')) {
    const field = (storageFields as Fields)[first]
    return field ? t(field.label) : ''
  }
  const name = second === 'latitude' || second === 'longitude' ? 'pin' : second
  const field = name in addressFieldText ? t(addressFieldText[name as keyof typeof addressFieldText]) : ''
  return `${t(words[first])}${lang === 'ar' ? '، ' : ', '}${field.toLowerCase()}`
}

export function FormErrors({
  fields,
  problems,
}: {
  fields: FieldProblems
  problems: Record<string, ProblemRow>
}) {
  const t = useT()
  const { lang } = useLang()
  const count = Object.keys(fields).length
  if (count === 0) return null
  return (
    <Banner tone="error" live title={t(words.toFix, { count })}>
      <FaultLinks
        className="stack g1 st-errs"
        fields={fields}
        problems={problems}
        labelOf={(path) => labelOf(path, t, lang)}
        onGo={focusField}
      />
    </Banner>
  )
}
