// What a customer enters for a shipment, every field once; schema, draft, page, checks and facts come from here.
import { z } from 'zod'
import {
  askedWhere,
  choice,
  flag,
  group,
  list,
  money,
  omittable,
  own,
  preset,
  reference,
  text,
  type Beside,
  type ValuesOf,
} from '../../kit/form-fields.ts'
import { formSchema } from '../../kit/form-schema.ts'
import { centimetrePattern, kilogramPattern, parcelLimits } from '../pricing/parcel.ts'
import { promotionCodePattern } from '../pricing/promotion.ts'
import { legOf, serviceNames } from '../services.ts'
import { ContentLine, customsFields, mostContents } from './contents.ts'
import { partyFields, type End } from './party.ts'
import { slotCodes, type Slot } from './slots.ts'
import { atMost } from '../../kit/too-long.ts'

export const shipmentTypes = {
  DOCUMENTS: {
    en: 'Documents',
    ar: 'مستندات',
    hint: { en: 'Documents with no commercial value.', ar: 'أوراق ليست لها قيمة تجارية.' },
  },
  GOODS: {
    en: 'Goods',
    ar: 'بضائع',
    hint: { en: 'Anything else.', ar: 'كل ما عدا ذلك.' },
  },
} as const

export const packagings = {
  OWN: { en: 'Own packaging', ar: 'تغليف خاص' },
  XS: { en: 'Box XS', ar: 'صندوق XS' },
  S: { en: 'Box S', ar: 'صندوق S' },
  M: { en: 'Box M', ar: 'صندوق M' },
  L: { en: 'Box L', ar: 'صندوق L' },
  XL: { en: 'Box XL', ar: 'صندوق XL' },
} as const
export type Packaging = keyof typeof packagings

/** What may prove the delivery; which of them is needed, amount and value say. */
export const proofs = {
  CODE: { en: 'Delivery code', ar: 'رمز التسليم' },
  SIGNATURE: { en: 'Signature and name', ar: 'التوقيع والاسم' },
  DOOR: { en: 'Left at the door, with a photo', ar: 'الترك عند الباب مع صورة' },
} as const
export type ProofKind = keyof typeof proofs

const side = z.string().regex(centimetrePattern, 'express.side-invalid')
const Package = z.strictObject({
  weight: z.string().regex(kilogramPattern, 'express.weight-invalid'),
  length: side,
  width: side,
  height: side,
  packaging: z.enum(Object.keys(packagings) as [Packaging, ...Packaging[]]).default('OWN'),
})
export type Package = z.infer<typeof Package>

const EndSchema = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'express.not-served'),
  city: z.string().max(...atMost(60)),
})
export const SlotChoice = z.strictObject({
  date: z.iso.date('express.slot-missing'),
  slotCode: z.enum(slotCodes, 'express.slot-missing'),
})

const isAbroad = ({ from, to }: Beside): boolean =>
  legOf((from as End | undefined)?.country ?? 'AE', (to as End | undefined)?.country ?? 'AE') !== 'domestic'
const isGoodsAbroad = (beside: Beside): boolean => isAbroad(beside) && beside.shipmentType === 'GOODS'
/** Abroad the partner collects, at a time that is agreed with it. */
const isCollected = ({ from, dropOff }: Beside): boolean =>
  dropOff !== true && ((from as End | undefined)?.country ?? 'AE') === 'AE'
const isDomestic = (beside: Beside): boolean => !isAbroad(beside)

const here: End = { country: 'AE', city: '' }

/** What somebody who is no company shows of themselves when goods or papers go abroad. */
export const identities = {
  EMIRATES_ID: {
    en: 'Emirates ID',
    ar: 'الهوية الإماراتية',
    hint: { en: 'Both sides of the card.', ar: 'وجها البطاقة.' },
  },
  PASSPORT: {
    en: 'Passport',
    ar: 'جواز السفر',
    hint: { en: 'The page with the photo.', ar: 'صفحة الصورة.' },
  },
} as const

export const shipmentFields = {
  from: own({ label: { en: 'From', ar: 'من' }, part: 'sender' }, EndSchema, here),
  sender: group({ label: { en: 'Sender', ar: 'المُرسِل' }, part: 'sender' }, partyFields),
  to: own({ label: { en: 'To', ar: 'إلى' }, part: 'recipient' }, EndSchema, here),
  recipient: group({ label: { en: 'Recipient', ar: 'المستلِم' }, part: 'recipient' }, partyFields),
  shipmentType: preset(
    choice(
      {
        label: { en: 'What are you sending?', ar: 'ماذا ترسل؟' },
        short: { en: 'Purpose', ar: 'المحتوى' },
        part: 'parcels',
      },
      { choices: shipmentTypes, cards: true },
    ),
    'GOODS',
  ),
  packages: own(
    { label: { en: 'Parcels', ar: 'الطرود' }, part: 'parcels' },
    z.array(Package).min(1, 'express.parcels-count').max(parcelLimits.parcels, 'express.parcels-count'),
    [{ weight: '', length: '', width: '', height: '', packaging: 'OWN' as Packaging }],
  ),
  description: askedWhere(
    (beside) => !isGoodsAbroad(beside),
    text(
      {
        label: { en: 'Contents', ar: 'المحتويات' },
        hint: { en: 'Such as: three abayas.', ar: 'مثل: ثلاث عباءات.' },
        part: 'parcels',
      },
      { most: 100, rows: 1, least: 3, missing: 'express.contents-missing' },
    ),
  ),
  contents: askedWhere(
    isGoodsAbroad,
    own(
      { label: { en: 'Contents for customs', ar: 'المحتويات للجمارك' }, part: 'parcels' },
      z.array(ContentLine).min(1, 'express.contents-count').max(mostContents, 'express.contents-count'),
      [],
    ),
  ),
  customs: askedWhere(
    isGoodsAbroad,
    group({ label: { en: 'Customs', ar: 'الجمارك' }, part: 'parcels' }, customsFields),
  ),
  declaredValue: omittable(
    money(
      { label: { en: 'Declared value', ar: 'القيمة المصرّح بها' }, part: 'parcels' },
      { wrong: 'express.value-invalid' },
    ),
  ),
  cod: askedWhere(
    isDomestic,
    omittable(
      money(
        {
          label: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
          hint: {
            en: 'The courier collects it from the recipient, and we credit it to your wallet.',
            ar: 'يحصّله المندوب من المستلِم ويُضاف إلى محفظتك.',
          },
          part: 'parcels',
        },
        { wrong: 'express.cod-invalid' },
      ),
    ),
  ),
  nothingRestricted: flag({
    label: {
      en: 'It contains nothing restricted or hazardous',
      ar: 'لا تحتوي على مواد مقيّدة أو خطرة',
    },
    part: 'parcels',
  }),
  /** Left out, it is the Emirates ID. */
  identity: askedWhere(
    isAbroad,
    omittable(
      choice(
        { label: { en: 'Identity document', ar: 'مستند الهوية' }, part: 'documents', unlisted: true },
        { choices: identities, cards: true },
      ),
    ),
  ),
  service: choice(
    { label: { en: 'Service', ar: 'الخدمة' }, part: 'service' },
    { choices: serviceNames, wrong: 'express.service-missing', cards: true },
  ),
  cover: flag({
    label: { en: 'Cover the declared value', ar: 'تغطية القيمة المصرّح بها' },
    part: 'service',
  }),
  promotionCode: omittable(
    reference(
      { label: { en: 'Promotion code', ar: 'الرمز الترويجي' }, part: 'service' },
      {
        most: 12,
        tidy: (typed) => promotionCodePattern.exec(typed.trim().toUpperCase())?.[0],
      },
    ),
  ),
  dropOff: flag({
    label: { en: 'I will bring it to a depot', ar: 'أسلّمها في مركز التوزيع' },
    part: 'service',
  }),
  slot: askedWhere(
    isCollected,
    own(
      { label: { en: 'Pickup', ar: 'موعد الاستلام' }, part: 'service' },
      SlotChoice,
      null as Partial<Slot> | null,
    ),
  ),
  proof: list(
    { label: { en: 'Accepted proof of delivery', ar: 'إثبات التسليم المسموح' }, part: 'service' },
    { choices: proofs },
  ),
  reference: omittable(
    reference(
      {
        label: { en: 'Your reference', ar: 'مرجعك' },
        hint: {
          en: 'An order number, for example. It is printed on the label.',
          ar: 'رقم الطلب مثلًا، ويظهر على الملصق.',
        },
        part: 'service',
      },
      { most: 40 },
    ),
  ),
}

/** The parts of the form, in the order of its steps; documents and review follow. */
export const shipmentParts = {
  sender: { en: 'Sender', ar: 'المُرسِل' },
  recipient: { en: 'Recipient', ar: 'المستلِم' },
  parcels: { en: 'Parcels', ar: 'الطرود' },
  service: { en: 'Service and pickup', ar: 'الخدمة والاستلام' },
}

export const ShipmentForm = formSchema(shipmentFields)
export type ShipmentForm = z.infer<typeof ShipmentForm>
export type ShipmentValues = ValuesOf<typeof shipmentFields>

/** A form on its way: any of it may be missing or half typed. */
export type ShipmentDraft = Record<string, unknown>
