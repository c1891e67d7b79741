// The order of the wizard's steps and their addresses.
import type { wizardSteps, WizardStep } from '@marsa/model/freight/asking/request-form.ts'
import type { Lang } from '@marsa/model/kit/text.ts'

type NameOf<Steps> = Steps extends readonly [{ name: infer Name }, ...infer Rest]
  ? [Name, ...NameOf<Rest>]
  : []

/** Held to the model's own list by its type, so that the first step loads without the schemas. */
export const stepNames: NameOf<typeof wizardSteps> = ['route', 'cargo', 'dates', 'documents', 'review']

export const asStep = (value: unknown): WizardStep => stepNames.find((name) => name === value) ?? 'route'

export const stepAddress = (lang: Lang, step: WizardStep, id?: string): string =>
  `/${lang}/freight/quote?${new URLSearchParams({ step, ...(id && { id }) }).toString()}`

export const doneAddress = (lang: Lang, id: string): string => `/${lang}/freight/quote/done?id=${id}`
