// The facts of a request's form, those of the line's own fields as the line writes them.
import type { ReactNode } from 'react'
import { useFieldFacts } from '../../kit/field-facts.tsx'
import type { UsualView } from './spec.ts'
import type { UsualPageProps } from './web-line.tsx'

export const useFormFacts = (
  { spec }: UsualPageProps['line'],
  { form }: Pick<UsualView, 'form'>,
): [string, ReactNode][] => useFieldFacts(spec.fields, form, { special: { ...spec.shown?.(form) } })
