// Fields of the storage form, in the order of their table.
import type { ReactNode } from 'react'
import { namesIn } from '@marsa/model/kit/form-fields.ts'
import { storageFields } from '@marsa/model/warehouse/request-form.ts'
import { FieldControl } from '../../kit/field-control.tsx'
import { FieldPlace } from '../../kit/page-form.tsx'
import { useStorageForm } from './use-storage-form.ts'

export type FieldName = ReturnType<typeof namesIn<typeof storageFields>>[number]

/** `min` is the first day that may be chosen. */
export function FormField({ name, min }: { name: FieldName; min?: string }) {
  const { values, set, errorOf } = useStorageForm()
  return (
    <FieldPlace path={name}>
      <FieldControl
        field={storageFields[name]}
        value={values[name]}
        onChange={(value) => set({ [name]: value })}
        error={errorOf(name)}
        min={min}
      />
    </FieldPlace>
  )
}

/** All fields of a part; `special` draws some of them in its own way. */
export function FormFields({ part, special = {} }: FormFieldsProps) {
  return namesIn(storageFields, part).map((name) => special[name] ?? <FormField key={name} name={name} />)
}

type FormFieldsProps = { part: string; special?: Partial<Record<FieldName, ReactNode>> }

/** Whether something stands in a field of the part, or is wrong with it. */
export const usePartState = (part: string): { filled: boolean; wrong: boolean } => {
  const { values, errorOf } = useStorageForm()
  const names = namesIn(storageFields, part)
  return {
    filled: names.some((name) => Boolean(values[name])),
    wrong: names.some((name) => errorOf(name) !== undefined),
  }
}
