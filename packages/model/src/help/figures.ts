// Every figure that help texts name: taken from where the product keeps it, or kept here until a line has it.
import { smsCodeDigits, smsResendSeconds } from '../accounts/code.ts'
import { failuresToLock, lockMinutes } from '../accounts/sign-in-lock.ts'
import { identityDays, restoreDays } from '../documents/document.ts'
import { megabytesText, uploadScreens } from '../documents/upload.ts'
import { nicknameLength } from '../freight/request-form.ts'
import { days, hours, minutes } from '../kit/duration.ts'
import { figuresIn } from '../kit/figures.ts'
import { vatBasisPoints } from '../kit/money.ts'
import { settingDefaults } from '../kit/settings.ts'
import { charges } from '../quotes/charges.ts'

const dirhams = (code: 'delivery-order' | 'terminal-handling' | 'transport') => {
  const [least, most] = charges[code].range
  return { least: String(least / 100n), most: String(most / 100n) }
}

/** Limits of one express parcel (B 5, B 9). */
export const parcel = { kg: 30, sideCm: 158, totalCm: 274, usd: '50,000', divisor: '5,000' }
/** Credits that the same number of dirhams gives (B 9). */
export const bundle = { credits: '2,500' }
/** The cash PIN (decisions 4.0). */
export const cashPin = {
  digits: settingDefaults['express.pin-digits'],
  tries: settingDefaults['express.pin-tries'],
  lock: minutes(settingDefaults['express.pin-lock-minutes']),
}
/** Codes by text message (decisions 4.0). */
export const smsCode = {
  digits: smsCodeDigits,
  life: minutes(settingDefaults['accounts.sms-code-minutes']),
  resendSeconds: smsResendSeconds,
}
/** Courier rules (decisions 4.5). */
export const courier = { ahead: hours(2), reschedules: 3, deliveryTries: 3 }

const { 'quote-form': quoteForm, 'additional-documents': added, trucks } = uploadScreens

export const figures = {
  /** The pages of help are written when the product is built, and so name the defaults. */
  ...figuresIn(settingDefaults),
  nickname: nicknameLength,
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
  /** Letters of a feedback comment (A 5). */
  commentLength: 150,
  /** After delivery, for an objection (decisions 4.2). */
  objection: days(settingDefaults['freight.auto-complete-days']),
} as const
