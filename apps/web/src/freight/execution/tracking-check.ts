// What stands against a number of each type before it is sent, with the digit that would be right; the server's own rules.
import { sentence } from '@marsa/model/kit/problem.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import {
  checkAirWaybill,
  checkChassisNumber,
  checkContainerNumber,
  type Checked,
} from '@marsa/model/reference/identifiers.ts'
import { referenceProblems } from '@marsa/model/reference/problems.ts'

/** In the order in which they are offered, each with an example. */
export const trackExamples = {
  container: 'CSQU3054383',
  bl: 'SHAJEA26001',
  awb: '176-12345675',
  chassis: 'WDB9634031L123456',
  quotation: 'FR-26-000123',
} as const
export type TrackType = keyof typeof trackExamples
export const trackTypes = Object.keys(trackExamples) as TrackType[]

const checks: Partial<Record<TrackType, (text: string) => Checked>> = {
  container: checkContainerNumber,
  awb: checkAirWaybill,
  chassis: checkChassisNumber,
}

/** The sentence against a number, or undefined when it may be looked up. */
export const numberProblem = (type: TrackType, number: string, lang: Lang): string | undefined => {
  const checked = checks[type]?.(number)
  return checked?.problem === undefined
    ? undefined
    : sentence(referenceProblems, lang, checked.problem, checked.params)
}
