// What the wizard loads after its first step: the rules, the later steps, the lists and dialogs that are opened.
import type { ComponentType } from 'react'
import type { WizardStep } from '@marsa/model/freight/asking/wizard-steps.ts'
import { preloadDialogs } from '../../ui/overlays/lazy-dialogs.tsx'
import { lazyLoad, type LazyLoad } from '../../ui/lazy.ts'
import { searchPanel } from '../../ui/fields/search-select.tsx'
import { WizardRoute } from './steps/wizard-route.tsx'

/** What validates the values: the rules, and the sentences of their problems. */
export const validation = lazyLoad(async () => {
  const [rules, problems] = await Promise.all([import('./wizard-rules.ts'), import('./wizard-problems.ts')])
  return { ...rules, ...problems }
})

/** The steps; the first one is there with the page. */
export const stepParts: Record<WizardStep, LazyLoad<ComponentType>> = {
  route: lazyLoad(async () => WizardRoute, WizardRoute),
  cargo: lazyLoad(async () => (await import('./steps/wizard-cargo.tsx')).WizardCargo),
  dates: lazyLoad(async () => (await import('./steps/wizard-dates.tsx')).WizardDates),
  documents: lazyLoad(async () => (await import('./steps/wizard-documents.tsx')).WizardDocuments),
  review: lazyLoad(async () => (await import('./wizard-review.tsx')).WizardReview),
}

/** Fetches what the first press may open. */
export const preloadPanels = (): void => {
  searchPanel.preload()
  preloadDialogs()
}
