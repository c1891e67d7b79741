// The order of the wizard's steps and their addresses.
import { wizardSteps, type WizardStep } from '@marsa/model/freight/asking/wizard-steps.ts'
import type { Lang } from '@marsa/model/kit/text.ts'

export const stepNames: readonly WizardStep[] = wizardSteps.map(({ name }) => name)

export const asStep = (value: unknown): WizardStep => stepNames.find((name) => name === value) ?? 'route'

export const stepAddress = (lang: Lang, step: WizardStep, id?: string): string =>
  `/${lang}/freight/quote?${new URLSearchParams({ step, ...(id && { id }) }).toString()}`

export const doneAddress = (lang: Lang, id: string): string => `/${lang}/freight/quote/done?id=${id}`
