// Checks an address of a parcel: what is wrong with each field, and the form in which it is kept. Codes are of the specification.
import { texts } from '../../kit/text.ts'
import { checkMakani, mobileDigits } from '../../reference/identifiers.ts'
import { cleanText, latinDigits } from '../../kit/id.ts'
import { foldText } from '../../reference/fold.ts'

export const addressCodes = [
  'COUNTRY',
  'CITY_UNKNOWN',
  'BUILDING_MISSING',
  'MOBILE',
  'POSTCODE_FORMAT',
  'PO_BOX_ONLY',
  'NOT_SERVED',
  'SAME_ADDRESS',
] as const
export type AddressCode = (typeof addressCodes)[number]

export type PartyAddress = {
  country: string
  city: string
  building: string
  unit: string
  landmark: string
  postcode: string
  makani: string
  mobile: string
}
export type AddressFault = { code: AddressCode; field: keyof PartyAddress }

/** What is said of each. */
export const addressText = texts({
  COUNTRY: { en: 'Choose a country.', ar: 'اختر الدولة.' },
  CITY_UNKNOWN: {
    en: 'We do not know this city. Choose one from the list.',
    ar: 'المدينة غير معروفة. اختر مدينة من القائمة.',
  },
  BUILDING_MISSING: { en: 'Enter the building or the area.', ar: 'أدخل اسم المبنى أو المنطقة.' },
  MOBILE: {
    en: 'Enter a valid mobile number: in the Emirates nine digits beginning with 5, abroad with its country code.',
    ar: 'أدخل رقم هاتف متحرك صالحًا: في الإمارات تسعة أرقام تبدأ بـ5، وفي الخارج مع رمز الدولة.',
  },
  POSTCODE_FORMAT: {
    en: 'This postcode is not valid for that country.',
    ar: 'هذا الرمز البريدي لا يطابق صيغة تلك الدولة.',
  },
  PO_BOX_ONLY: {
    en: 'Couriers cannot deliver to a PO box. Enter the building.',
    ar: 'لا يمكن للمندوب التسليم إلى صندوق بريد. أدخل اسم المبنى.',
  },
  NOT_SERVED: {
    en: 'We do not serve this location. Choose another one.',
    ar: 'لا نخدم هذا الموقع. يُرجى اختيار موقع آخر.',
  },
  SAME_ADDRESS: {
    en: 'Sender and recipient have the same address.',
    ar: 'عنوان المُرسِل هو نفسه عنوان المستلِم.',
  },
}) satisfies Record<AddressCode, unknown>

/** Postcodes of countries that have them, as they are written; the Emirates have none, and of others any is taken. */
const postcodes: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  CH: /^\d{4}$/,
  CN: /^\d{6}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  IN: /^[1-9]\d{2} ?\d{3}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  KR: /^\d{5}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  NO: /^\d{4}$/,
  PK: /^\d{5}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  SA: /^\d{5}(-\d{4})?$/,
  SE: /^\d{3} ?\d{2}$/,
  SG: /^\d{6}$/,
  TR: /^\d{5}$/,
  US: /^\d{5}(-\d{4})?$/,
}

const postBox = /^(?:p\.? ?o\.? ?box|post ?box|ص\.? ?ب\.?|صندوق (?:ال)?بريد)[\s.:#-]*\d*$/i

/** A mobile of the Emirates in any usual writing, abroad E.164; undefined where it is none. */
export const mobileOf = (text: string, country: string): string | undefined => {
  const here = mobileDigits(text)
  if (here && (country === 'AE' || !text.trim().startsWith('+') || text.trim().startsWith('+971')))
    return `+971${here}`
  const international = latinDigits(text).replace(/[\s()-]/g, '')
  return country !== 'AE' && /^\+[1-9]\d{7,14}$/.test(international) ? international : undefined
}

export const normalisedAddress = (given: PartyAddress): PartyAddress => {
  const country = given.country.trim().toUpperCase()
  const postcode = latinDigits(cleanText(given.postcode)).toUpperCase()
  const makani = checkMakani(given.makani)
  return {
    country,
    city: cleanText(given.city),
    building: cleanText(given.building),
    unit: cleanText(given.unit),
    landmark: cleanText(given.landmark),
    postcode: country === 'AE' ? '' : postcode,
    makani: country === 'AE' ? (makani.value ?? '') : '',
    mobile: mobileOf(given.mobile, country) ?? cleanText(given.mobile),
  }
}

const sameText = (one: string, other: string): boolean => foldText(one) === foldText(other)

/** Whether two addresses are one door. */
export const isSameAddress = (one: PartyAddress, other: PartyAddress): boolean =>
  one.country === other.country &&
  (['city', 'building', 'unit'] as const).every((field) => sameText(one[field], other[field]))

/** What is wrong with an address by itself; whether its country and city are served, the server adds. */
export const addressFaults = (address: PartyAddress, other?: PartyAddress): AddressFault[] => {
  const faults: AddressFault[] = []
  const isBox = postBox.test(address.building)
  if (!/^[A-Z]{2}$/.test(address.country)) faults.push({ code: 'COUNTRY', field: 'country' })
  if (isBox) faults.push({ code: 'PO_BOX_ONLY', field: 'building' })
  else if (address.building === '') faults.push({ code: 'BUILDING_MISSING', field: 'building' })
  if (!mobileOf(address.mobile, address.country)) faults.push({ code: 'MOBILE', field: 'mobile' })
  const form = postcodes[address.country]
  if (form && !form.test(address.postcode)) faults.push({ code: 'POSTCODE_FORMAT', field: 'postcode' })
  if (other && isSameAddress(address, other)) faults.push({ code: 'SAME_ADDRESS', field: 'building' })
  return faults
}
