// What stands against each step of the wizard, checked by the schema and the rules that the server uses on submit.
import { fieldsByPath } from '@marsa/model/kit/form-draft.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import { draftProblems } from '@marsa/model/freight/asking/draft-problems.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import type { RequestDraft } from '@marsa/model/freight/asking/request-form.ts'
import { fieldOf, stepOfField, type WizardStep } from '@marsa/model/freight/asking/wizard-steps.ts'
import type { PickupRule } from '@marsa/model/freight/asking/request-rules.ts'
import { stepNames } from './wizard-steps.ts'

const order = fieldsByPath(freightFields).map(([path]) => path)

/** Problems of one step alone, in the order of its fields. */
export const stepProblems = (
  draft: RequestDraft,
  step: WizardStep,
  now: Date,
  settings: PickupRule,
): FieldProblems =>
  Object.fromEntries(
    Object.entries(draftProblems(draft, now, settings))
      .filter(([path]) => stepOfField(path) === step)
      .toSorted(([left], [right]) => order.indexOf(fieldOf(left)) - order.indexOf(fieldOf(right))),
  )

/** The first step before `wanted` that is not complete, or `wanted` itself: nobody skips a step by its address. */
export const openStep = (
  draft: RequestDraft,
  wanted: WizardStep,
  now: Date,
  settings: PickupRule,
): WizardStep => {
  const problems = Object.keys(draftProblems(draft, now, settings)).map(stepOfField)
  return stepNames.slice(0, stepNames.indexOf(wanted)).find((name) => problems.includes(name)) ?? wanted
}
