// What every step of the wizard shares: the form, the draft on the server, the ways to other steps.
import { createContext, use } from 'react'
import type { RequestDraft } from '@marsa/model/freight/asking/request-form.ts'
import type { WizardStep } from '@marsa/model/freight/asking/wizard-steps.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { ProblemRow } from '@marsa/model/kit/problem.ts'
import type { Refusal } from '../../kit/call.ts'
import type { PageFormState } from '../../kit/use-page-form.ts'
import type { DraftSaver } from './wizard-save.ts'
import type { RoutePointValues, WizardValues } from './wizard-values.ts'

export type WizardState = {
  form: PageFormState<WizardValues>
  /** Id of the draft, once it is stored. */
  id: string | undefined
  saver: DraftSaver<RequestDraft>
  /** Sentences, with the figures of this request in them. */
  problems: () => Record<string, ProblemRow>
  settings: SettingsInForce
  go: (step: WizardStep) => void
  /** Leads to the step of the first field that the server refused and shows what it said. */
  showRefused: (refusal: Refusal) => void
}

export const WizardContext = createContext<WizardState | null>(null)

export const useWizard = (): WizardState & { values: WizardValues } => {
  const state = use(WizardContext)
  if (!state) throw new Error('outside the wizard')
  return { ...state, values: state.form.values }
}

/** One end of the route, and how a part of it changes. */
export const useStop = (point: 'origin' | 'destination') => {
  const { form } = useWizard()
  const stop = form.values[point]
  const put = (change: Partial<RoutePointValues>) =>
    form.set((now) => ({ [point]: { ...now[point], ...change } }))
  const field = <Name extends keyof RoutePointValues>(name: Name) => ({
    value: stop[name],
    onChange: (value: RoutePointValues[Name]) => put({ [name]: value }),
    error: form.errorOf(`${point}.${name}`),
  })
  return { stop, put, field }
}
