// Forms: react-hook-form bound to our fields, server refusals put where they belong, a summary that takes the focus.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  FormProvider,
  useController,
  useFormContext,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { say } from '@marsa/model/kit/text.ts'
import { Banner } from '../ui/states/banner.tsx'
import { useProblems, type ProblemSource } from './action-button.tsx'
import type { Refusal } from './call.ts'
import { useLang } from './direction.tsx'
import { useT } from './t.ts'
import { kitText } from './text.ts'

/** Every error of a form as path and message, in the order of the form's fields. */
const flat = (errors: FieldErrors, path = ''): { name: string; message: string }[] =>
  Object.entries(errors).flatMap(([key, error]) => {
    const name = path ? `${path}.${key}` : key
    if (!error || typeof error !== 'object' || key === 'root') return []
    return typeof error.message === 'string'
      ? [{ name, message: error.message }]
      : flat(error as FieldErrors, name)
  })

/** The sentence of an error message: a problem code of the table, or what the server already said. */
const useSentence = (problems?: ProblemSource) => {
  const { lang } = useLang()
  const table = useProblems(problems)
  return (message: string) => (table[message] ? say(lang, table[message]) : message)
}

/**
 * What a field of ours takes: `const email = useBound<Values>('email', problems)`, `<TextInput label=.. {...email} />`.
 * `problems` is the table of the codes that the form's schema answers.
 */
export const useBound = <Values extends FieldValues>(name: FieldPath<Values>, problems?: ProblemSource) => {
  const { field, fieldState } = useController<Values>({ name })
  const sentenceOf = useSentence(problems)
  const message = fieldState.error?.message
  return { ...field, error: message === undefined ? undefined : sentenceOf(message) }
}

/** Puts the refusal of the server to the fields it names; what names no field of the form stands in the summary. */
export const showRefusal = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refusal: Refusal,
): void => {
  const named = Object.entries(refusal.fieldSentences)
  for (const [name, message] of named) form.setError(name as FieldPath<Values>, { type: 'server', message })
  if (named.length === 0) form.setError('root', { type: 'server', message: refusal.sentence })
}

export type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** Throwing a `Refusal` shows it in the form. */
  onSubmit: (values: Values) => unknown
  children: ReactNode
  /** Names of the fields for the summary: path -> label. */
  labels: Record<string, string>
  problems?: ProblemSource
  className?: string
}

/** A form that says all its errors at once: under the fields and in a summary that takes the focus. */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  children,
  labels,
  problems,
  className,
}: FormProps<Values>) {
  const [failures, setFailures] = useState(0)
  const send = form.handleSubmit(
    async (values) => {
      try {
        await onSubmit(values)
      } catch (refusal) {
        if (!(refusal instanceof Error) || refusal.name !== 'Refusal') throw refusal
        showRefusal(form, refusal as Refusal)
        setFailures((count) => count + 1)
      }
    },
    () => setFailures((count) => count + 1),
  )
  return (
    <FormProvider {...form}>
      <form noValidate className={className ?? 'stack g5'} onSubmit={send}>
        <ErrorSummary labels={labels} problems={problems} failures={failures} />
        {children}
      </form>
    </FormProvider>
  )
}

/** The errors of the form around it, each a way to its field; takes the focus whenever `failures` grows. */
export function ErrorSummary({
  labels,
  problems,
  failures,
}: {
  labels: Record<string, string>
  problems?: ProblemSource
  failures: number
}) {
  const t = useT()
  const { formState, setFocus } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const sentenceOf = useSentence(problems)
  const errors = flat(formState.errors)
  const root = formState.errors.root?.message
  useEffect(() => {
    if (failures > 0) box.current?.focus()
  }, [failures])
  if (failures === 0 || (errors.length === 0 && !root)) return null
  return (
    <Banner tone="error" ref={box} live title={root ? sentenceOf(root) : t(kitText.checkFields)}>
      {errors.length > 0 && (
        <ul className="stack g1">
          {errors.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  setFocus(name)
                }}
              >
                {labels[name] ?? name}
              </a>
              : {sentenceOf(message)}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
