// Every figure that help texts name: taken from where the product keeps it, or kept here until a line has it.
import { failuresToLock, lockMinutes } from '../accounts/sign-in-lock.ts'
import { identityDays, restoreDays } from '../documents/document.ts'
import { megabytesText, uploadScreens } from '../documents/upload.ts'
import { paymentLeaseMinutes } from '../finance/payment-session.ts'
import { nicknameLength, pickupLeadHours } from '../freight/request-form.ts'
import { vatBasisPoints } from '../kit/money.ts'
import { say, type CountedRow } from '../kit/text.ts'
import { charges } from '../quotes/charges.ts'
import { answerMinutes, validity, windowHours } from '../quotes/validity.ts'

const dirhams = (code: 'delivery-order' | 'terminal-handling' | 'transport') => {
  const [least, most] = charges[code].range
  return { least: String(least / 100n), most: String(most / 100n) }
}

const spelled = (row: CountedRow) => (count: number) => ({
  en: say('en', row, { count }),
  ar: say('ar', row, { count }),
})
const hours = spelled({
  en: { one: 'one hour', other: '{count} hours' },
  ar: {
    zero: '{count} ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
})
const minutes = spelled({
  en: { one: 'one minute', other: '{count} minutes' },
  ar: {
    zero: '{count} دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
})
const days = spelled({
  en: { one: 'one day', other: '{count} days' },
  ar: {
    zero: '{count} يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
})
const workingDays = spelled({
  en: { one: 'one working day', other: '{count} working days' },
  ar: {
    zero: '{count} يوم عمل',
    one: 'يوم عمل واحد',
    two: 'يومي عمل',
    few: '{count} أيام عمل',
    many: '{count} يوم عمل',
    other: '{count} يوم عمل',
  },
})

/** Limits of one express parcel (B 5, B 9). */
export const parcel = { kg: 30, sideCm: 158, totalCm: 274, usd: '50,000', divisor: '5,000' }
/** Credits that the same number of dirhams gives (B 9). */
export const bundle = { credits: '2,500' }
/** The cash PIN (decisions 4.0). */
export const cashPin = { digits: 6, tries: 5, lock: minutes(15) }
/** Codes by text message (decisions 4.0). */
export const smsCode = { digits: 6, life: minutes(5), resendSeconds: 60 }
/** Courier rules (decisions 4.5). */
export const courier = { ahead: hours(2), reschedules: 3, deliveryTries: 3 }

const { 'quote-form': quoteForm, 'additional-documents': added, trucks } = uploadScreens

export const figures = {
  answer: minutes(answerMinutes.container),
  answerLoose: minutes(answerMinutes.loose),
  answerWarehouse: hours(answerMinutes.warehouse / 60),
  answerTruck: hours(answerMinutes.truck / 60),
  window: hours(windowHours),
  validity: hours(validity.defaultHours),
  validityLeast: hours(validity.leastHours),
  validityMost: days(validity.mostHours / 24),
  nickname: nicknameLength,
  pickupLead: hours(pickupLeadHours),
  paymentLock: minutes(paymentLeaseMinutes),
  /** Customs papers after the final payment (A 6). */
  customs: minutes(30),
  vat: String(vatBasisPoints.standard / 100n),
  fileMb: megabytesText(quoteForm.fileBytes),
  files: quoteForm.files,
  addedMb: megabytesText(added.totalBytes),
  truckMb: megabytesText(trucks.fileBytes),
  restore: days(restoreDays),
  identity: days(identityDays),
  wrongPasswords: failuresToLock,
  lock: minutes(lockMinutes),
  orderLeast: dirhams('delivery-order').least,
  orderMost: dirhams('delivery-order').most,
  terminalLeast: dirhams('terminal-handling').least,
  terminalMost: dirhams('terminal-handling').most,
  transportLeast: dirhams('transport').least,
  transportMost: dirhams('transport').most,
  /** Until a company's registration is decided (A 1). */
  approval: workingDays(2),
  /** Letters of a feedback comment (A 5). */
  commentLength: 150,
  /** After delivery, for an objection (decisions 4.2). */
  objection: days(7),
} as const
