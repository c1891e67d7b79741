// A field of the storage form as its table describes it; what is special about one field is a component of its own.
import type { ReactNode } from 'react'
import { namesIn, type Field } from '@marsa/model/kit/form-fields.ts'
import { storageFields } from '@marsa/model/warehouse/request-form.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { storageFormText as words, unitText } from './form-text.ts'
import { useStorageForm } from './use-storage-form.ts'
import { NumberInput } from './number-input.tsx'

export type FieldName = ReturnType<typeof namesIn<typeof storageFields>>[number]

/** `min` is the first day that may be chosen. */
export function FormField({ name, min }: { name: FieldName; min?: string }) {
  const { values, set, errorOf } = useStorageForm()
  return (
    <div data-field={name}>
      <Control
        field={storageFields[name]}
        value={values[name]}
        onChange={(value) => set({ [name]: value })}
        error={errorOf(name)}
        min={min}
      />
    </div>
  )
}

/** All fields of a part, in the order of the table; `special` draws some of them in its own way. */
export function FormFields({ part, special = {} }: FormFieldsProps) {
  return namesIn(storageFields, part).map((name) => special[name] ?? <FormField key={name} name={name} />)
}

type FormFieldsProps = { part: string; special?: Partial<Record<FieldName, ReactNode>> }

type ControlProps = {
  field: Field
  value: string | null
  onChange: (value: string | null) => void
  error?: string
  min?: string
}

function Control({ field, value, onChange, error, min }: ControlProps) {
  const t = useT()
  const { lang } = useLang()
  const { control } = field
  const shared = {
    label: t(field.label),
    hint: field.hint && t(field.hint),
    optional: !field.required,
    error,
    onChange,
  }
  const text = value ?? ''
  switch (control.kind) {
    case 'amount':
      return <NumberInput {...shared} value={text} unit={t(unitText[control.unit])} inputMode="decimal" />
    case 'count':
      return <NumberInput {...shared} value={text} inputMode="numeric" />
    case 'money':
      return <MoneyInput {...shared} value={text} />
    case 'choice':
      return (
        <Select
          {...shared}
          placeholder={t(words.choose)}
          value={value}
          options={Object.entries(control.choices).map(([id, name]) => ({ id, label: name[lang] }))}
        />
      )
    case 'text':
      return <TextArea {...shared} value={text} limit={control.most} rows={control.rows} dir="auto" />
    case 'day':
      return <DateInput {...shared} value={value} min={min} />
    case 'own':
      return null
  }
}

/** Whether something stands in a field of the part, or is wrong with it. */
export const usePartState = (part: string): { filled: boolean; wrong: boolean } => {
  const { values, errorOf } = useStorageForm()
  const names = namesIn(storageFields, part)
  return {
    filled: names.some((name) => Boolean(values[name])),
    wrong: names.some((name) => errorOf(name) !== undefined),
  }
}
