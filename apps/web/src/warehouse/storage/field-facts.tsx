// What was entered in the fields of a part, named and written as their table says; what was left out is not there.
import type { ReactNode } from 'react'
import { namesIn, type Field } from '@marsa/model/kit/form-fields.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { storageFields, type StorageForm } from '@marsa/model/warehouse/request-form.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, number, volume, weight } from '../../kit/format.ts'
import { Money } from '../../ui/values/money.tsx'

const units = { m3: volume, kg: weight }

const written = ({ control }: Field, value: string | number, lang: Lang): ReactNode => {
  switch (control.kind) {
    case 'amount':
      return <bdi>{units[control.unit](value, lang)}</bdi>
    case 'count':
      return number(Number(value), lang)
    case 'money':
      return <Money value={String(value)} />
    case 'choice':
      return control.choices[value]?.[lang]
    case 'day':
      return date(String(value), lang)
    case 'text':
      return <bdi>{value}</bdi>
    case 'own':
      return undefined
  }
}

export const useFieldFacts = (form: StorageForm, part: string): [string, ReactNode][] => {
  const { lang } = useLang()
  return namesIn(storageFields, part).flatMap((name) => {
    const field: Field = storageFields[name]
    const value = form[name]
    return value === null || value === ''
      ? []
      : [[(field.short ?? field.label)[lang], written(field, value, lang)] as [string, ReactNode]]
  })
}
