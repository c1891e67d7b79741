// Whether a storage request may be sent, for the first time or again, and what the search finds it by.
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { storageCargo, storageFormProblems, type StorageForm } from '@marsa/model/warehouse/request-form.ts'

export const checkForm = (form: StorageForm, now: Date): void => {
  const problems = storageFormProblems(form, dayOf(now))
  if (Object.keys(problems).length) throw new Problem('kit.invalid', {}, problems)
}

export const searchTextOf = (number: string, form: StorageForm): string => {
  const names = [storageCargo[form.cargoType], emirates[form.emirate]].flatMap(({ en, ar }) => [en, ar])
  return foldText([number, form.cargoDetails, ...names].join(' '))
}
