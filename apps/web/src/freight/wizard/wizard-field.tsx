// A field of the wizard as its table describes it, and the kinds that the wizard draws in cards.
import type { Field } from '@marsa/model/kit/form-fields.ts'
import { documentTypes, isDocCode } from '@marsa/model/documents/document-type.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { comma, type Lang } from '@marsa/model/kit/text.ts'
import { FieldPlace } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import { RadioCards, type RadioCardsProps } from '../../ui/fields/radio-cards.tsx'
import { useWizard } from './wizard-context.ts'
import type { WizardValues } from './wizard-values.ts'

type CardsProps<Name> = Pick<RadioCardsProps, 'choices'> & {
  name: Name
  onChange?: (id: string) => void
}

/** `onChange` where a choice changes more than its field. */
export function WizardCards<Name extends 'mode' | 'direction' | 'containerMode' | 'hazardous'>({
  name,
  choices,
  onChange,
}: CardsProps<Name>) {
  const t = useT()
  const { form } = useWizard()
  const { value, error, onChange: set } = form.field(name)
  return (
    <FieldPlace path={name}>
      <RadioCards
        label={t(freightFields[name].label)}
        value={value}
        error={error}
        choices={choices}
        onChange={onChange ?? ((id) => set(id as WizardValues[Name]))}
      />
    </FieldPlace>
  )
}

/** As a label goes on in a sentence: what is written in capitals stays. */
const within = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.slice(0, 1).toLowerCase() + label.slice(1)

/** "Origin, address", "Total gross weight", "Commercial invoice". */
export const labelOf = (path: string, lang: Lang): string => {
  const [first = '', second, third] = path.split('.')
  if (first === 'documents') return isDocCode(second) ? documentTypes[second][lang] : ''
  if (first === 'terms') return wizardText.terms[lang]
  const field = (freightFields as Record<string, Field>)[first]
  if (!field) return ''
  if (field.control.kind === 'rows' && third) {
    const cell = field.control.fields[third]
    return `${field.label[lang]} ${Number(second) + 1}${comma(lang)}${cell ? within(cell.label[lang]) : ''}`
  }
  const part = field.control.kind === 'group' && second !== 'place' && field.control.fields[second ?? '']
  return part ? `${field.label[lang]}${comma(lang)}${within(part.label[lang])}` : field.label[lang]
}
