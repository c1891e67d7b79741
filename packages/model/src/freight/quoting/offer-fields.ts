// Fields of what an agent of freight offers beside its charges: carrier, ship or flight, dates, cut-offs, free time, what the price covers.
import { amount, day, list, moment, money, omittable, reference, text } from '../../kit/form-fields.ts'
import { charges, type ChargeCode } from '../../requests/charges.ts'
import type { PricedCargo } from './freight-pricing.ts'

type Words = { en: string; ar: string }

/** What offers of freight name as covered by the price, or as left to others; in the order of the way. */
const named = [
  'pickup',
  'export-clearance',
  'origin-handling',
  'documentation',
  'manifest-filing',
  'vgm',
  'bunker',
  'peak-season',
  'war-risk',
  'fuel-surcharge',
  'security-surcharge',
  'hazardous-surcharge',
  'insurance',
  'terminal-handling',
  'cfs-handling',
  'delivery-order',
  'bill-of-lading',
  'air-waybill',
  'seal',
  'handling',
  'inspection',
  'customs-clearance',
  'duty',
  'short-term-storage',
  'transport',
  'empty-return',
  'destination-handling',
  'import-clearance',
  'delivery-abroad',
] as const satisfies readonly ChargeCode[]

const choices = Object.fromEntries(named.map((code) => [code, charges[code]]))
/** Whether an offer may name the charge. */
export const isNamed = (code: string): boolean => Object.hasOwn(choices, code)

/** `offer` is asked first; what stands in `more` opens on a press. */
const first = (label: Words) => ({ label, part: 'offer' })
const more = (label: Words, hint?: Words) => ({ label, ...(hint && { hint }), part: 'more' })

const wrongDay = { wrong: 'freight.offer-day', missing: 'freight.offer-day' }
const freeDays = { unit: 'day', least: 1, most: 60, decimals: 0, wrong: 'freight.offer-free-days' } as const
const words = (most: number, rows = 1) => ({ most, rows, missing: null })
const cutOff = (label: Words) =>
  omittable(moment(more(label, { en: 'Dubai time', ar: 'بتوقيت دبي' }), wrongDay))

const everywhere = {
  carrier: omittable(text(first({ en: 'Carrier', ar: 'الناقل' }), words(60))),
  departure: omittable(day(first({ en: 'Departure', ar: 'المغادرة' }), wrongDay)),
}
const bySea = {
  vessel: omittable(text(more({ en: 'Vessel', ar: 'السفينة' }), words(40))),
  voyage: omittable(reference(more({ en: 'Voyage', ar: 'رقم الرحلة البحرية' }), { most: 20 })),
}
const byAir = {
  flight: omittable(reference(more({ en: 'Flight number', ar: 'رقم الرحلة الجوية' }), { most: 30 })),
}
const dates = {
  nextDeparture: omittable(day(more({ en: 'Next departure', ar: 'المغادرة التالية' }), wrongDay)),
  cargoCutOff: cutOff({ en: 'Cargo cut-off', ar: 'آخر موعد لتسليم البضاعة' }),
  documentsCutOff: cutOff({ en: 'Documentation cut-off', ar: 'آخر موعد للمستندات' }),
}
const inBoxes = {
  vgmCutOff: cutOff({ en: 'VGM cut-off', ar: 'آخر موعد لإثبات الوزن (VGM)' }),
  detentionDays: omittable(
    amount(more({ en: 'Detention free days', ar: 'أيام السماح خارج الميناء' }), freeDays),
  ),
  demurrageRate: omittable(
    money(
      more(
        { en: 'Demurrage per container per day', ar: 'غرامة تأخير الحاوية عن كل يوم' },
        { en: 'In AED, after the free days at the port', ar: 'بالدرهم، بعد أيام السماح في الميناء' },
      ),
      { wrong: 'freight.offer-demurrage' },
    ),
  ),
  demurrageUntil: omittable(
    amount(
      more(
        { en: 'Days from discharge at this rate', ar: 'الأيام منذ التفريغ بهذه التعرفة' },
        { en: 'Day 1 is the day of discharge', ar: 'اليوم 1 هو يوم التفريغ' },
      ),
      freeDays,
    ),
  ),
  demurrageThen: omittable(
    money(
      more({ en: 'Demurrage per container per day thereafter', ar: 'غرامة تأخير الحاوية عن كل يوم بعده' }),
      {
        wrong: 'freight.offer-demurrage',
      },
    ),
  ),
}
const covers = {
  storageDays: omittable(amount(more({ en: 'Storage free days', ar: 'أيام التخزين المجانية' }), freeDays)),
  included: omittable(list(more({ en: 'Included in the price', ar: 'مشمول في السعر' }), { choices })),
  includedNote: omittable(text(more({ en: 'Also included', ar: 'مشمول أيضًا' }), words(300, 2))),
  excluded: omittable(list(more({ en: 'Not included', ar: 'غير مشمول' }), { choices })),
  excludedNote: omittable(text(more({ en: 'Also not included', ar: 'غير مشمول أيضًا' }), words(300, 2))),
}

/** Of offers of every mode. */
export const freightOfferFields = { ...everywhere, ...bySea, ...byAir, ...dates, ...inBoxes, ...covers }

/** Those that are asked of a quotation for this cargo; nothing of it has to be said. */
export const offerFieldsFor = ({ mode, containerMode }: Pick<PricedCargo, 'mode' | 'containerMode'>) => {
  const ship = containerMode === 'FCL' ? { ...bySea, ...dates, ...inBoxes } : { ...bySea, ...dates }
  return { ...everywhere, ...(mode === 'air' ? { ...byAir, ...dates } : ship), ...covers }
}
