// Whether a request may be sent, for the first time or again, and the columns that its form is kept in.
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import type { Timing } from '../detail.ts'
import type { UsualSpec } from './spec.ts'

export const checkForm = <Form extends object>(
  { problems, problemParams }: Pick<UsualSpec<Form>, 'problems' | 'problemParams'>,
  form: Form,
  timing: Timing,
): void => {
  const found = problems(form, dayOf(timing.now), timing)
  if (Object.keys(found).length) throw new Problem('kit.invalid', problemParams?.(form), found)
}

export const searchTextOf = <Form extends object>(
  { searched }: Pick<UsualSpec<Form>, 'searched'>,
  number: string,
  form: Form,
): string => foldText([number, ...searched(form)].join(' '))

export const formColumns = <Form extends object>(
  spec: Pick<UsualSpec<Form>, 'columns' | 'searched'>,
  number: string,
  form: Form,
): Readonly<Record<string, unknown>> => ({
  form: JSON.stringify(form),
  search: searchTextOf(spec, number, form),
  ...spec.columns(form),
})
