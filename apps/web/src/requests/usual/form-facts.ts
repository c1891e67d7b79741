// The facts of a request's form, those of the line's own fields as the line writes them.
import type { ReactNode } from 'react'
import { useFieldFacts } from '../../kit/field-facts.tsx'
import { useT } from '../../kit/t.ts'
import type { UsualView } from './spec.ts'
import type { UsualPageProps } from './web-line.tsx'

export const useFormFacts = (
  { spec }: UsualPageProps['line'],
  { form }: Pick<UsualView, 'form'>,
): [string, ReactNode][] => {
  const t = useT()
  const derived = (spec.derived?.(form) ?? []).map(({ label, value }): [string, ReactNode] => [
    t(label),
    value,
  ])
  return [...useFieldFacts(spec.fields, form, { special: { ...spec.shown?.(form) } }), ...derived]
}
