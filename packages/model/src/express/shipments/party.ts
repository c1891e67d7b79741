// Sender and recipient of a parcel: their fields, and the address of theirs that is checked.
import { buildingTypes } from '../../accounts/addresses/addresses.ts'
import { choice, omittable, own, reference, text, type ValuesOf } from '../../kit/form-fields.ts'
import { formSchema } from '../../kit/form-schema.ts'
import { z } from 'zod'
import { checkTrn } from '../../reference/identifiers.ts'
import type { PartyAddress } from '../places/address-check.ts'

const words = (most: number, missing: string | null = null) => ({ most, rows: 1, missing })

/** Country and city stand beside them, as the two ends that a price is made of. */
export const partyFields = {
  name: text({ label: { en: 'Name', ar: 'الاسم' }, part: 'party' }, words(60, 'express.name-missing')),
  company: text({ label: { en: 'Company', ar: 'الشركة' }, part: 'party' }, words(60)),
  mobile: text(
    {
      label: { en: 'Mobile', ar: 'رقم الهاتف المتحرك' },
      hint: { en: 'The courier calls this number.', ar: 'يتصل المندوب بهذا الرقم.' },
      part: 'party',
    },
    words(30, 'express.mobile-missing'),
  ),
  email: text({ label: { en: 'E-mail', ar: 'البريد الإلكتروني' }, part: 'party' }, words(120)),
  buildingType: omittable(
    choice(
      { label: { en: 'Type of building', ar: 'نوع المبنى' }, part: 'party' },
      { choices: buildingTypes },
    ),
  ),
  building: text(
    { label: { en: 'Building or area', ar: 'المبنى أو المنطقة' }, part: 'party' },
    words(80, 'express.building-missing'),
  ),
  unit: text(
    { label: { en: 'Flat, villa or office', ar: 'رقم الشقة أو الفيلا أو المكتب' }, part: 'party' },
    words(20),
  ),
  landmark: text({ label: { en: 'Landmark', ar: 'أقرب معلم' }, part: 'party' }, words(80)),
  postcode: text({ label: { en: 'Postcode', ar: 'الرمز البريدي' }, part: 'party' }, words(12)),
  makani: text({ label: { en: 'Makani number', ar: 'رقم مكاني' }, part: 'party' }, words(20)),
  latitude: own(
    { label: { en: 'Latitude', ar: 'خط العرض' }, part: 'party', unlisted: true },
    z.number().min(-90).max(90).nullable(),
    null as number | null,
  ),
  longitude: own(
    { label: { en: 'Longitude', ar: 'خط الطول' }, part: 'party', unlisted: true },
    z.number().min(-180).max(180).nullable(),
    null as number | null,
  ),
  trn: omittable(
    reference(
      { label: { en: 'Tax registration number', ar: 'رقم التسجيل الضريبي' }, part: 'party' },
      { most: 20, tidy: (typed) => checkTrn(typed).value },
    ),
  ),
  note: text(
    {
      label: { en: 'Note to the courier', ar: 'ملاحظة للمندوب' },
      hint: { en: 'Gate, floor, or when someone is in.', ar: 'البوابة والطابق وأوقات الوجود.' },
      part: 'party',
    },
    words(200),
  ),
}
export const Party = formSchema(partyFields)
export type Party = z.infer<typeof Party>
export type PartyValues = ValuesOf<typeof partyFields>

/** The two ends of the way as the rate calculator takes them. */
export type End = { country: string; city: string }

/** What the address check reads of a party. */
export const addressOf = (
  { country, city }: End,
  party: Pick<Party, 'building' | 'unit' | 'landmark' | 'postcode' | 'makani' | 'mobile'>,
): PartyAddress => {
  const { building, unit, landmark, postcode, makani, mobile } = party
  return { country, city, building, unit, landmark, postcode, makani, mobile }
}
