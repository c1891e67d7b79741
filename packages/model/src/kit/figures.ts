// The figures of settings as sentences name them: one name a figure, for help texts, screens and refusals alike.
import { days, hours, minutes, workingDays, type Spoken } from './duration.ts'
import type { SettingsInForce } from './settings.ts'

/** Whole hours from two on in hours, everything else in minutes. */
const workTime = (count: number): Spoken =>
  count % 60 === 0 && count > 60 ? hours(count / 60) : minutes(count)
/** Whole days from three on in days, everything else in hours. */
const span = (count: number): Spoken => (count % 24 === 0 && count >= 72 ? days(count / 24) : hours(count))

/** What stands in the place of `{paymentLock}` and the like under these settings. */
export const figuresIn = (settings: SettingsInForce) => ({
  answer: workTime(settings['quotes.answer-minutes-container']),
  answerLoose: workTime(settings['quotes.answer-minutes-loose']),
  answerWarehouse: workTime(settings['quotes.answer-minutes-warehouse']),
  answerTruck: workTime(settings['quotes.answer-minutes-truck']),
  window: span(settings['quotes.window-hours']),
  validity: span(settings['quotes.validity-hours']),
  validityLeast: span(settings['quotes.validity-least-hours']),
  validityMost: span(settings['quotes.validity-most-hours']),
  pickupLead: span(settings['freight.pickup-hours']),
  paymentLock: minutes(settings['payments.session-minutes']),
  /** Customs papers after the final payment (A 6). */
  customs: workTime(settings['freight.customs-minutes']),
  /** Until a company's registration is decided (A 1). */
  approval: workingDays(settings['accounts.approval-days']),
})
export type Figures = ReturnType<typeof figuresIn>
