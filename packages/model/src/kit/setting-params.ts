// The values of settings as sentences name them: one name a value, for help texts, screens and refusals alike.
import { days, hours, minutes, workingDays, workTime, type Spoken } from './duration.ts'
import type { SettingsInForce } from './settings.ts'

/** Whole days from three on in days, everything else in hours. */
const span = (count: number): Spoken => (count % 24 === 0 && count >= 72 ? days(count / 24) : hours(count))

/** What stands in the place of `{paymentLock}` and the like under these settings. */
export const settingParams = (settings: SettingsInForce) => ({
  answer: workTime(settings['quotes.answer-minutes-container']),
  answerAir: workTime(settings['quotes.answer-minutes-air']),
  answerLoose: workTime(settings['quotes.answer-minutes-loose']),
  answerWarehouse: workTime(settings['quotes.answer-minutes-warehouse']),
  answerTruck: workTime(settings['quotes.answer-minutes-truck']),
  /** Of the service desk in the chat. */
  answerChat: workTime(settings['help.chat-minutes']),
  window: span(settings['quotes.window-hours']),
  validity: span(settings['quotes.validity-hours']),
  validityLeast: span(settings['quotes.validity-least-hours']),
  validityMost: span(settings['quotes.validity-most-hours']),
  pickupLead: span(settings['freight.pickup-hours']),
  truckLead: span(settings['trucks.pickup-hours']),
  /** Until when a booking of trucks is cancelled without a fee, and from when the higher fee holds (T11). */
  truckCancelFresh: minutes(settings['trucks.cancel-free-minutes']),
  truckCancelFree: span(settings['trucks.cancel-free-hours']),
  truckCancelLast: span(settings['trucks.cancel-last-hours']),
  paymentLock: minutes(settings['payments.session-minutes']),
  /** Customs documents after the final payment (A 6). */
  customs: workTime(settings['freight.customs-minutes']),
  /** Until a company's registration is decided (A 1). */
  approval: workingDays(settings['accounts.approval-days']),
  /** Clearing and delivery of normal cargo (A 6). */
  clearing: workingDays(settings['freight.clearing-days']),
  /** How long staff act for somebody at most (Z02), and a device is not asked for the second step. */
  actingTime: minutes(settings['accounts.acting-minutes']),
  deviceTime: days(settings['accounts.device-days']),
})
export type SettingParams = ReturnType<typeof settingParams>
