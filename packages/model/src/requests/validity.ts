// How long a quotation holds and when its answer is due (decisions 4.0).
import type { SettingsInForce } from '../kit/settings.ts'

export const hour = 3_600_000
/** Validity an agent may choose, and the usual one. */
export const validityIn = (settings: SettingsInForce) => ({
  leastHours: settings['quotes.validity-least-hours'],
  mostHours: settings['quotes.validity-most-hours'],
  defaultHours: settings['quotes.validity-hours'],
})
export type Validity = ReturnType<typeof validityIn>
/** Minutes of working time until the first answer is due (A 6). */
export const answerMinutesIn = (settings: SettingsInForce) => ({
  container: settings['quotes.answer-minutes-container'],
  air: settings['quotes.answer-minutes-air'],
  loose: settings['quotes.answer-minutes-loose'],
  warehouse: settings['quotes.answer-minutes-warehouse'],
  truck: settings['quotes.answer-minutes-truck'],
})
export type AnswerMinutes = ReturnType<typeof answerMinutesIn>

/** Why an end of validity cannot be chosen; minutes of tolerance for the time spent on the form. */
export const validityRefusal = (validUntil: Date, now: Date, bounds: Validity): string | undefined => {
  const hours = (validUntil.getTime() - now.getTime()) / hour
  if (hours < bounds.leastHours - 0.25) return 'quotes.validity-short'
  if (hours > bounds.mostHours + 0.25) return 'quotes.validity-long'
  return undefined
}

/** Which answer clock a freight request has. */
export const answerClockFor = (mode: 'sea' | 'air', containerMode: string): 'air' | 'container' | 'loose' =>
  mode === 'air' ? 'air' : containerMode === 'FCL' ? 'container' : 'loose'

/** Minutes of the answer clock for a freight request. */
export const answerMinutesFor = (
  mode: 'sea' | 'air',
  containerMode: string,
  minutes: AnswerMinutes,
): number => minutes[answerClockFor(mode, containerMode)]
