// What the wizard loads after its first step: the rules, the later steps, the lists and dialogs that are opened.
import type { ComponentType } from 'react'
import type { WizardStep } from '@marsa/model/freight/request-form.ts'
import { dialogsAhead } from '../../ui/later-dialogs.tsx'
import { later, type Later } from '../../ui/later.ts'
import { searchPanel } from '../../ui/search-select.tsx'
import { WizardRoute } from './wizard-route.tsx'

export const wizardErrors = later(async () => (await import('./wizard-errors.tsx')).WizardErrors)

/** What judges the values: the rules, the sentences of their problems, and what says them. */
export const judging = later(async () => {
  const [rules, problems] = await Promise.all([
    import('../wizard-rules.ts'),
    import('../wizard-problems.ts'),
    wizardErrors.get(),
  ])
  return { ...rules, ...problems }
})

/** The steps; the first one is there with the page. */
export const stepParts: Record<WizardStep, Later<ComponentType>> = {
  route: later(async () => WizardRoute, WizardRoute),
  cargo: later(async () => (await import('./wizard-cargo.tsx')).WizardCargo),
  dates: later(async () => (await import('./wizard-dates.tsx')).WizardDates),
  documents: later(async () => (await import('./wizard-documents.tsx')).WizardDocuments),
  review: later(async () => (await import('./wizard-review.tsx')).WizardReview),
}

/** Fetches what the first press may open. */
export const openedAhead = (): void => {
  searchPanel.ahead()
  dialogsAhead()
}
