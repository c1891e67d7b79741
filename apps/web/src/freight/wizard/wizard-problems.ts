// The sentences of the wizard's problems, with the figures of this request already in them.
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { filled, type ProblemRow } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { say, type TextParams } from '@marsa/model/kit/text.ts'
import { numberOf } from '@marsa/model/kit/typed-number.ts'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { containerTypes } from '@marsa/model/reference/containers.ts'
import { checkAirWaybill, checkContainerNumber, type Checked } from '@marsa/model/reference/identifiers.ts'
import { referenceProblems } from '@marsa/model/reference/problems.ts'
import { settingParams } from '@marsa/model/kit/setting-params.ts'
import { number } from '../../kit/format.ts'
import type { WizardValues } from './wizard-values.ts'

/** Kilograms that the chosen containers carry, or undefined where none are chosen. */
export const limitOf = (values: WizardValues): number | undefined => {
  const { containerMode, containerType, containerCount, moreContainers } = values
  if (containerMode !== 'FCL' || !containerType) return undefined
  return [{ type: containerType, count: containerCount }, ...moreContainers].reduce(
    (sum, { type, count }) => sum + (type ? containerTypes[type].payloadKg * (numberOf(count) ?? 1) : 0),
    0,
  )
}

/** The weight that was probably meant: the same figures with one to three digits less, as after a slip of the keyboard. */
export const meantWeight = (weight: number, limit: number): number | undefined =>
  weight > limit ? [10, 100, 1000].map((by) => weight / by).find((less) => less <= limit) : undefined

const withParams = (row: ProblemRow, params: TextParams): ProblemRow => ({
  ...row,
  en: say('en', row, params),
  ar: say('ar', row, params),
})

const weightRow = (values: WizardValues): ProblemRow => {
  const limit = limitOf(values) ?? 0
  const meant = meantWeight(numberOf(values.grossWeightKg) ?? 0, limit)
  const row = withParams(freightProblems['freight.weight-above-container'], { limit: number(limit, 'en') })
  if (meant === undefined) return row
  const asked = { kg: number(meant, 'en') }
  return {
    ...row,
    en: `${row.en} ${say('en', wizardText.didYouMean, asked)}`,
    ar: `${row.ar} ${say('ar', wizardText.didYouMean, asked)}`,
  }
}

const numberRow = (
  code: 'reference.container.check-digit' | 'reference.air-waybill.check-digit',
  checked: Checked,
) => withParams(referenceProblems[code], ('params' in checked && checked.params) || {})

export const problemsFor = (values: WizardValues, settings: SettingsInForce): Record<string, ProblemRow> => ({
  ...kitProblems,
  ...filled(freightProblems, settingParams(settings)),
  'freight.weight-above-container': weightRow(values),
  'reference.container.form': referenceProblems['reference.container.form'],
  'reference.air-waybill.form': referenceProblems['reference.air-waybill.form'],
  'reference.container.check-digit': numberRow(
    'reference.container.check-digit',
    checkContainerNumber(values.containerNumber),
  ),
  'reference.air-waybill.check-digit': numberRow(
    'reference.air-waybill.check-digit',
    checkAirWaybill(values.awbNumber),
  ),
})
