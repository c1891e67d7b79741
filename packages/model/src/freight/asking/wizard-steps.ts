// The steps of the wizard, and which of them asks for a field.
import { fieldsByPath } from '../../kit/form-draft.ts'
import { freightFields } from './request-fields.ts'

/** The steps of the wizard and the parts of the form each asks. */
export const wizardSteps = [
  { name: 'route', parts: ['route', 'terms'] },
  {
    name: 'cargo',
    parts: [
      'loading',
      'containers',
      'more-containers',
      'temperature',
      'goods',
      'measured',
      'units',
      'packages',
      'vehicles',
      'ulds',
      'measures',
      'nickname',
      'hazard',
      'hazards',
      'numbers',
    ],
  },
  { name: 'dates', parts: ['dates', 'services', 'remarks'] },
  { name: 'documents', parts: [] },
  { name: 'review', parts: [] },
] as const satisfies readonly { name: string; parts: readonly string[] }[]
export type WizardStep = (typeof wizardSteps)[number]['name']

const paths = new Map(fieldsByPath(freightFields))

/** The field that a path is in: a cell of a row belongs to the field of its rows. */
export const fieldOf = (path: string): string => path.replace(/\.\d+(\..*)?$/, '')

/** The step that asks for a field, by its path. */
export const stepOfField = (path: string): WizardStep | undefined => {
  if (path.startsWith('documents.')) return 'documents'
  const part = paths.get(fieldOf(path))?.part
  return wizardSteps.find(({ parts }) => (parts as readonly string[]).includes(part ?? ''))?.name
}
