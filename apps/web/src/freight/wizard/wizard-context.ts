// What every step of the wizard shares: the values, the draft on the server, the sentences of problems.
import { createContext, use } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { RequestDraft, WizardStep } from '@marsa/model/freight/asking/request-form.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { FieldProblems, ProblemRow } from '@marsa/model/kit/problem.ts'
import { useBound } from '../../kit/form.tsx'
import type { DraftSaver } from './wizard-save.ts'
import type { WizardValues } from './wizard-values.ts'

export type WizardState = {
  values: WizardValues
  /** Id of the draft, once it is stored. */
  id: string | undefined
  saver: DraftSaver<RequestDraft>
  problems: Record<string, ProblemRow>
  settings: SettingsInForce
  go: (step: WizardStep) => void
  /** Leads to the step of the first field that the server refused and shows what it said. */
  showRefused: (fields: FieldProblems) => void
}

export const WizardContext = createContext<WizardState | null>(null)

export const useWizard = (): WizardState => {
  const state = use(WizardContext)
  if (!state) throw new Error('outside the wizard')
  return state
}

/** What a field of the wizard takes. */
export const useWizardField = <Name extends FieldPath<WizardValues>>(name: Name) =>
  useBound<WizardValues>(name, useWizard().problems)
