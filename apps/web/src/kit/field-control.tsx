// The control of a field as its table describes it; what is special about one field is a component of its own.
import { isNeeded, type Beside, type Field } from '@marsa/model/kit/form-fields.ts'
import { numberOf } from '@marsa/model/kit/typed-number.ts'
import { DateInput, DateTimeInput } from '../ui/fields/date-input.tsx'
import { MoneyInput } from '../ui/fields/money-input.tsx'
import { NumberInput } from '../ui/fields/number-input.tsx'
import { PhoneInput } from '../ui/fields/phone-input.tsx'
import { RadioCards } from '../ui/fields/radio-cards.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { uiText } from '../ui/text.ts'
import { useLang } from './direction.tsx'
import { FigureInput } from './figure-input.tsx'
import { useT } from './t.ts'
import { unitText } from './text.ts'

export type FieldControlProps = {
  field: Field
  value: string | null
  onChange: (value: string | null) => void
  error?: string
  /** Instead of the hint of the table, where it names a figure. */
  hint?: string
  /** The first day or moment that may be chosen. */
  min?: string
  /** Where a choice beside it says the unit. */
  unit?: string
  /** What stands in the controls beside it. */
  beside?: Beside
}

/** The count of a few is stepped. */
const few = 99

export function FieldControl({ field, value, onChange, error, hint, min, unit, beside }: FieldControlProps) {
  const t = useT()
  const { lang } = useLang()
  const { control } = field
  const shared = {
    label: t(field.label),
    hint: hint ?? (field.hint && t(field.hint)),
    // What begins with a value is not left open.
    optional: !isNeeded(field, beside ?? {}) && !field.empty,
    error,
    onChange,
  }
  const text = value ?? ''
  switch (control.kind) {
    case 'amount':
      return (
        <FigureInput
          {...shared}
          value={text}
          unit={control.unit ? t(unitText[control.unit]) : unit}
          inputMode={control.least < 0 ? 'text' : 'decimal'}
        />
      )
    case 'count':
      return control.most > few ? (
        <FigureInput {...shared} value={text} inputMode="numeric" />
      ) : (
        <NumberInput
          {...shared}
          value={numberOf(text) ?? null}
          onChange={(next) => onChange(next === null ? '' : String(next))}
          min={1}
          max={control.most}
        />
      )
    case 'money':
      return <MoneyInput {...shared} value={text} />
    case 'choice':
      return control.cards ? (
        <RadioCards
          {...shared}
          columns={Object.keys(control.choices).length === 3 ? 3 : 2}
          value={value}
          choices={Object.entries(control.choices).map(([id, { [lang]: label, hint: detail }]) => ({
            id,
            label,
            detail: detail?.[lang],
          }))}
        />
      ) : (
        <Select
          {...shared}
          placeholder={t(uiText.choose)}
          value={value}
          options={Object.entries(control.choices)
            .filter(([id]) => !control.among || control.among(beside ?? {}, id))
            .map(([id, { [lang]: label, iso }]) => ({ id, label, ...(iso && { code: iso }) }))}
        />
      )
    case 'text':
      return control.rows > 1 ? (
        <TextArea {...shared} value={text} limit={control.most} rows={control.rows} dir="auto" />
      ) : (
        <TextInput {...shared} value={text} dir="auto" />
      )
    case 'reference':
      return (
        <TextInput
          {...shared}
          value={text}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )
    case 'phone':
      return <PhoneInput {...shared} value={text} />
    case 'day':
      return <DateInput {...shared} value={value} min={min} />
    case 'moment':
      return <DateTimeInput {...shared} value={value} min={min} />
    // Asked in a way of their own.
    case 'yesno':
    case 'flag':
    case 'list':
    case 'lookup':
    case 'group':
    case 'rows':
    case 'own':
      return null
  }
}
