// Every value that help texts and public pages name: from the settings in force, or where the product keeps it.
import { smsCodeDigits, smsCodeRules } from '../accounts/code.ts'
import { passwordLength } from '../accounts/password.ts'
import { resetMinutes } from '../accounts/recovery/recovery-endpoints.ts'
import { lockRules } from '../accounts/sign-in-lock.ts'
import { identityDays, restoreDays } from '../documents/document.ts'
import { megabytesText, uploadScreens } from '../documents/upload.ts'
import { planParams, senders } from '../express/bundles/plan-params.ts'
import { mostParcels } from '../express/bulk/parcel-sheet.ts'
import { correctionHours } from '../express/corrections/correction.ts'
import { answerDays } from '../express/depot/hold.ts'
import { parcelLimits, volumeDivisor } from '../express/pricing/parcel.ts'
import { remeasureTolerance } from '../express/pricing/price.ts'
import { tariffParams } from '../express/pricing/tariff-params.ts'
import { firstTariff, type Tariff } from '../express/pricing/tariff.ts'
import { otherDaysAhead, pageHoursAfterEnd } from '../express/recipient/wishes.ts'
import { mostAttempts } from '../express/rounds/round-reasons.ts'
import { codLimits } from '../express/shipments/shipment-rules.ts'
import { nicknameLength } from '../freight/asking/request-fields.ts'
import {
  characters,
  days,
  hours,
  minutes,
  seconds,
  workingDays,
  workTime,
  wrongTries,
  type Spoken,
} from '../kit/duration.ts'
import { settingParams } from '../kit/setting-params.ts'
import { vatBasisPoints } from '../kit/money.ts'
import type { SettingsInForce } from '../kit/settings.ts'
import type { TextParams } from '../kit/text.ts'
import { visitorChatDays, visitorMail } from '../messages/chat/chat.ts'
import { changeHours } from '../trucks/change/change.ts'
import { contractWarning } from '../trucks/contracts/contract.ts'
import { positionDays } from '../trucks/driver/driver-link.ts'
import { claimAnswerHours } from '../requests/claim-answer.ts'
import { decideDays } from '../trucks/extras/extras.ts'
import { oldMinutes, silentMinutes } from '../trucks/road/positions.ts'
import { volumeTolerancePercent } from '../warehouse/goods-machine.ts'
import { mostYears } from '../warehouse/request-form.ts'

const { 'quote-form': quoteForm, 'additional-documents': added, trucks } = uploadScreens

const grouped = new Intl.NumberFormat('en')

const constant = {
  nickname: nicknameLength,
  vat: String(vatBasisPoints.standard / 100n),
  fileMb: megabytesText(quoteForm.fileBytes),
  files: quoteForm.files,
  addedMb: megabytesText(added.totalBytes),
  truckMb: megabytesText(trucks.fileBytes),
  restore: days(restoreDays),
  identity: days(identityDays),
  /** Characters of a feedback comment (A 5). */
  commentLength: 150,
  passwordFloor: characters(passwordLength.floor),
  passwordAdvised: characters(passwordLength.advised),
  resetTime: minutes(resetMinutes),
  smsDigits: smsCodeDigits,
  linkDays: days(visitorMail.linkDays),
  chatSilent: days(visitorChatDays.silent),
  chatKept: days(visitorChatDays.kept),
  /** Percent by which stored goods may differ from what was booked, and years that one request may ask for. */
  storageTolerance: volumeTolerancePercent,
  storageYears: mostYears,
  /** Limits of one express parcel (B 5, B 9). */
  parcelKg: parcelLimits.grams / 1000,
  parcelSide: parcelLimits.longestSide / 10,
  parcelTotal: parcelLimits.totalLength / 10,
  parcelUsd: grouped.format(parcelLimits.usd),
  parcelDivisor: grouped.format(volumeDivisor),
  /** Credits that the same number of dirhams gives (B 9). */
  credits: '2,500',
  /** Trucks: answers to a change and to an extra charge, the desk's decision, until when positions are kept, and their ages. */
  signOld: minutes(oldMinutes),
  signGone: minutes(silentMinutes),
  changeAnswer: hours(changeHours),
  extraAnswer: hours(claimAnswerHours),
  extraDecide: workingDays(decideDays),
  driverPositions: days(positionDays),
  contractWarning: days(contractWarning),
  /** Cash on delivery of one shipment, in dirhams. */
  codLeast: grouped.format(codLimits.leastFils / 100n),
  codMost: grouped.format(codLimits.mostFils / 100n),
  /** Parcels of a quarter of whom the public page reckons for. */
  shopHere: senders.shop.domestic,
  shopAbroad: senders.shop.abroad,
  fewHere: senders.few.domestic,
  /** Courier rules (decisions 4.5). */
  courierAhead: hours(2),
  courierReschedules: 3,
  courierTries: mostAttempts,
  parcelMany: mostParcels,
  measureGrams: remeasureTolerance.grams,
  measurePercent: remeasureTolerance.percent,
  /** A held parcel without an answer goes back then. */
  heldTime: days(answerDays),
  otherDays: otherDaysAhead,
  recipientEnd: hours(pageHoursAfterEnd),
  correctionTime: hours(correctionHours),
}

const ranges = {
  order: 'charges.delivery-order',
  lading: 'charges.bill-of-lading',
  terminal: 'charges.terminal-handling',
  seal: 'charges.seal',
  handling: 'charges.handling',
  transport: 'charges.transport',
} as const

/** Selling prices in whole dirhams: `orderLeast`, `orderMost` and so on. */
const rangeParams = (settings: SettingsInForce): TextParams =>
  Object.fromEntries(
    Object.entries(ranges).flatMap(([name, key]) => {
      const [least, most] = settings[key]
      return [
        [`${name}Least`, grouped.format(least)],
        [`${name}Most`, grouped.format(most)],
      ]
    }),
  )

const bundleTime = (count: number): Spoken =>
  count === 365 ? { en: 'one year', ar: 'سنة واحدة' } : days(count)

const invoiceWords = (mayFollow: boolean): Record<'askDocuments' | 'invoiceNeed', Spoken> =>
  mayFollow
    ? {
        askDocuments: {
          en: 'none, except the safety data sheet for hazardous goods',
          ar: 'لا يلزم أي مستند، سوى صحيفة بيانات السلامة للمواد الخطرة',
        },
        invoiceNeed: { en: 'Required for customs', ar: 'إلزامي للجمارك' },
      }
    : {
        askDocuments: {
          en: 'the commercial invoice, and the safety data sheet for hazardous goods',
          ar: 'الفاتورة التجارية، وصحيفة بيانات السلامة للمواد الخطرة',
        },
        invoiceNeed: { en: 'Required for the request', ar: 'إلزامي لإرسال الطلب' },
      }

/** What stands in the place of `{validity}` and the like in questions, legal texts and public pages. */
export const textParams = (settings: SettingsInForce, tariff: Tariff = firstTariff): TextParams => {
  const lock = lockRules(settings)
  const sms = smsCodeRules(settings)
  return {
    ...constant,
    ...tariffParams(tariff),
    ...planParams(tariff, settings),
    ...rangeParams(settings),
    ...settingParams(settings),
    wrongPasswords: wrongTries(lock.failures),
    lock: minutes(lock.minutes),
    smsLife: minutes(sms.minutes),
    smsResend: seconds(sms.resendSeconds),
    pinDigits: settings['express.pin-digits'],
    pinTries: wrongTries(settings['express.pin-tries']),
    pinLock: minutes(settings['express.pin-lock-minutes']),
    payoutLeast: grouped.format(settings['express.payout-least']),
    payoutWait: hours(settings['express.payout-wait-hours']),
    bundleTime: bundleTime(settings['express.bundle-days']),
    /** After delivery, for an objection (decisions 4.2). */
    objection: days(settings['freight.auto-complete-days']),
    /** What a request is sent with, and when the commercial invoice is needed. */
    ...invoiceWords(settings['freight.invoice-later']),
    vatDue: days(settings['vat.due-days']),
    /** What cancelling a booking of trucks keeps, in percent of the total, and until when it keeps nothing (T11). */
    truckFreeTime: minutes(settings['trucks.cancel-free-minutes']),
    truckFreeAhead: hours(settings['trucks.cancel-free-hours']),
    truckLastAhead: hours(settings['trucks.cancel-last-hours']),
    truckFeeLate: settings['trucks.cancel-percent-late'],
    truckFeeLast: settings['trucks.cancel-percent-last'],
    creditGrace: days(settings['credit.suspend-days']),
    creditLeast: grouped.format(settings['credit.suspend-least']),
    /** Percent of a storage quotation: paid to book it, and kept when a booked one is cancelled. */
    storageDown: settings['payments.warehouse-down-percent'],
    storageFeeBooked: settings['warehouse.cancel-percent-booked'],
    storageFeePickedUp: settings['warehouse.cancel-percent-picked-up'],
    callback: workTime(settings['help.callback-minutes']),
  }
}
