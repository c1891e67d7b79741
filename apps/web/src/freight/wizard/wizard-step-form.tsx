// The form of one step: its fields bound to the values of the wizard, checked by the server's rules when one goes on.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type FieldErrors, type FieldPath } from 'react-hook-form'
import type { WizardStep } from '@marsa/model/freight/asking/request-form.ts'
import { wizardContinueText } from '@marsa/model/freight/asking/wizard-text.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useLazy } from '../../ui/lazy.ts'
import { LoadTrouble } from '../../ui/states/load-trouble.tsx'
import { draftOf, type WizardValues } from './wizard-values.ts'
import { stepNames } from './wizard-steps.ts'
import { useWizard } from './wizard-context.ts'
import { WizardFoot } from './wizard-foot.tsx'
import { validation, wizardErrors } from './wizard-load.ts'

/** 'origin.place' -> { origin: { place: error } }, as the form library holds errors. */
const errorsOf = (fields: FieldProblems): FieldErrors<WizardValues> => {
  const errors: Record<string, unknown> = {}
  for (const [path, message] of Object.entries(fields)) {
    const [first = '', second] = path.split('.')
    const error = { type: 'rule', message }
    errors[first] = second ? { ...(errors[first] as object), [second]: error } : error
  }
  return errors
}

/** The way back: every error as path and code. */
const fieldsOf = (errors: object, path = ''): FieldProblems =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([key, error]: [string, { message?: unknown } | undefined]) => {
      const name = path ? `${path}.${key}` : key
      if (!error || typeof error !== 'object') return []
      return typeof error.message === 'string'
        ? [[name, error.message]]
        : Object.entries(fieldsOf(error, name))
    }),
  )

export type WizardStepFormProps = {
  step: WizardStep
  /** What the server refused on this step. */
  refused?: FieldProblems
  onValues: (values: WizardValues) => void
  children: ReactNode
}

export function WizardStepForm({ step, refused, onValues, children }: WizardStepFormProps) {
  const t = useT()
  const { values, problems, go, settings } = useWizard()
  const rulesBy = useRef(settings)
  const [failures, setFailures] = useState(refused ? 1 : 0)
  const { part: Errors } = useLazy(wizardErrors, failures > 0)
  const changed = useRef(onValues)
  useEffect(() => {
    changed.current = onValues
    rulesBy.current = settings
  })
  const form = useForm<WizardValues>({
    defaultValues: values,
    shouldFocusError: false,
    resolver: async (typed) => {
      const { stepProblems } = await validation.get()
      const found = stepProblems(draftOf(typed), step, new Date(), rulesBy.current)
      return Object.keys(found).length === 0
        ? { values: typed, errors: {} }
        : { values: {}, errors: errorsOf(found) }
    },
  })
  useEffect(() => {
    for (const [path, message] of Object.entries(refused ?? {}))
      form.setError(path as FieldPath<WizardValues>, { type: 'server', message })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed, name }) => {
        // A rule over several fields may hold again after any of them has changed.
        const wrong = Object.keys(fieldsOf(form.formState.errors)) as FieldPath<WizardValues>[]
        if (name && wrong.length > 0) void form.trigger(wrong)
        changed.current(structuredClone(typed))
      },
    })
  }, [form, refused])
  const { errors } = form.formState
  const after = stepNames[stepNames.indexOf(step) + 1]
  const submit = form.handleSubmit(
    () => after && go(after),
    () => setFailures((count) => count + 1),
  )
  const [trouble, setTrouble] = useState(false)
  // The rules may still have to come: without them nothing is checked and nothing is lost.
  const send = async (event?: { preventDefault: () => void }) => {
    event?.preventDefault()
    setTrouble(false)
    await submit().catch(() => setTrouble(true))
  }
  return (
    <FormProvider {...form}>
      {Errors && (
        <Errors
          fields={fieldsOf(errors)}
          problems={problems}
          failures={failures}
          onGo={(path) => form.setFocus(path as FieldPath<WizardValues>)}
        />
      )}
      <form noValidate className="stack g8" onSubmit={(event) => void send(event)}>
        {children}
        <WizardFoot step={step}>
          <Button type="submit" variant="primary" size="l">
            {after && t(wizardContinueText[after])}
          </Button>
        </WizardFoot>
      </form>
      {trouble && <LoadTrouble onRetry={() => void send()} onClose={() => setTrouble(false)} />}
    </FormProvider>
  )
}
