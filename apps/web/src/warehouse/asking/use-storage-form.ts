// The storage form: checked by the rules of the server, kept in this tab while it is typed.
import type { Fields } from '@marsa/model/kit/form-fields.ts'
import { comma, type Lang } from '@marsa/model/kit/text.ts'
import { addressFieldText } from '@marsa/model/accounts/addresses/addresses-text.ts'
import { storageFields, type StorageForm as Form } from '@marsa/model/warehouse/request-form.ts'
import { usePageFormOf } from '../../kit/page-form.tsx'
import type { Translate } from '../../kit/t.ts'
import { usePageForm } from '../../kit/use-page-form.ts'
import { storageFormProblemRows } from './form-problems.ts'
import { storageFormText as words } from './form-text.ts'
import { validateStorage, type StorageValues } from './form-values.ts'

export const useStorageForm = () => usePageFormOf<StorageValues>()

type Options = {
  initial: StorageValues
  /** Day of the UAE on which the form was opened. */
  today: string
  onSend: (form: Form) => unknown
  onChange?: (values: StorageValues) => void
}

export const useNewStorageForm = ({ initial, today, onSend, onChange }: Options) =>
  usePageForm<StorageValues>({
    initial,
    check: (values) => validateStorage(values, today).problems,
    problems: storageFormProblemRows,
    onSend: (values) => onSend(validateStorage(values, today).form!),
    onChange,
  })

/** "Space in m³", "Pickup, street". */
export const labelOf = (path: string, t: Translate, lang: Lang): string => {
  const [first = '', second] = path.split('.')
  if (second === undefined || (first !== 'pickup' && first !== 'delivery')) {
    const field = (storageFields as Fields)[first]
    return field ? t(field.label) : ''
  }
  const name = second === 'latitude' || second === 'longitude' ? 'pin' : second
  const field = name in addressFieldText ? t(addressFieldText[name as keyof typeof addressFieldText]) : ''
  return `${t(words[first])}${comma(lang)}${field.toLowerCase()}`
}
