// What stands against each step of the wizard, checked by the schema and the rules that the server uses on submit.
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import { draftProblems } from '@marsa/model/freight/asking/draft-problems.ts'
import {
  nicknameLength,
  wizardSteps,
  type RequestDraft,
  type WizardStep,
} from '@marsa/model/freight/asking/request-form.ts'
import type { PickupRule } from '@marsa/model/freight/asking/request-rules.ts'
import { lengthOf } from './wizard-values.ts'

/** The step that asks for a field. */
export const stepOfField = (path: string): WizardStep | undefined => {
  const [field] = path.split('.')
  if (field === 'documents') return 'documents'
  return wizardSteps.find((step) => (step.fields as readonly string[]).includes(field ?? ''))?.name
}

/** Problems of one step alone, in the order of its fields. */
export const stepProblems = (
  draft: RequestDraft,
  step: WizardStep,
  now: Date,
  settings: PickupRule,
): FieldProblems => {
  const order = (wizardSteps.find(({ name }) => name === step)?.fields ?? []) as readonly string[]
  const rank = (path: string) => order.indexOf(path.split('.')[0] ?? '')
  return Object.fromEntries(
    Object.entries(draftProblems(draft, now, settings))
      .filter(([path]) => rank(path) >= 0)
      .toSorted(([left], [right]) => rank(left) - rank(right)),
  )
}

/** The first step before `wanted` that is not complete, or `wanted` itself: nobody skips a step by its address. */
export const openStep = (
  draft: RequestDraft,
  wanted: WizardStep,
  now: Date,
  settings: PickupRule,
): WizardStep => {
  const problems = Object.keys(draftProblems(draft, now, settings)).map(stepOfField)
  const names = wizardSteps.map(({ name }) => name)
  return names.slice(0, names.indexOf(wanted)).find((name) => problems.includes(name)) ?? wanted
}

/** The draft without a nickname that is too long: the server would refuse all of it, and the field says so itself. */
export const storable = (draft: RequestDraft): RequestDraft => {
  const { nickname, ...rest } = draft
  return typeof nickname === 'string' && lengthOf(nickname) > nicknameLength ? rest : draft
}
