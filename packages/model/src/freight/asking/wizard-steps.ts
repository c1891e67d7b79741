// The steps of the wizard, and which of them asks for a field.
import { fieldsByPath } from '../../kit/form-draft.ts'
import { freightFields } from './request-fields.ts'

/** The steps of the wizard and the parts of the form each asks. */
export const wizardSteps = [
  { name: 'route', parts: ['route'] },
  { name: 'cargo', parts: ['loading', 'containers', 'goods', 'measures', 'nickname', 'hazard', 'numbers'] },
  { name: 'dates', parts: ['dates', 'services', 'remarks'] },
  { name: 'documents', parts: [] },
  { name: 'review', parts: [] },
] as const satisfies readonly { name: string; parts: readonly string[] }[]
export type WizardStep = (typeof wizardSteps)[number]['name']

const paths = new Map(fieldsByPath(freightFields))

/** The step that asks for a field, by its path. */
export const stepOfField = (path: string): WizardStep | undefined => {
  if (path.startsWith('documents.')) return 'documents'
  const part = paths.get(path)?.part
  return wizardSteps.find(({ parts }) => (parts as readonly string[]).includes(part ?? ''))?.name
}
