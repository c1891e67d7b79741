// The columns of a bulk upload of parcels within the Emirates: whose pickup, the recipient, the parcel, its money and its pickup.
import {
  amount,
  choice,
  day,
  group,
  money,
  phone,
  reference,
  text,
  yesNo,
  type Fields,
  type SheetColumn,
} from '../../kit/form-fields.ts'
import { columnsOf } from '../../requests/bulk/bulk-columns.ts'
import { parcelLimits } from '../pricing/parcel.ts'
import { slotText } from '../shipments/slots.ts'

const part = 'sheet'
const at = (en: string, ar: string, column: SheetColumn = {}) => ({ label: { en, ar }, part, column })
const words = (most: number, missing: string | null = null) => ({ most, rows: 1, missing })

const side = (en: string, ar: string, example: string, also: string) =>
  amount(at(en, ar, { example, also: [also] }), {
    unit: 'kg',
    least: 0,
    most: parcelLimits.longestSide / 10,
    wrong: 'express.side-invalid',
  })

const table: Fields = {
  sender: group(
    { label: { en: 'Sender', ar: 'المُرسِل' }, part },
    {
      saved: text(
        at('Sender address', 'عنوان المُرسِل', {
          takes: {
            en: 'The name of an address in your address book; leave empty to use your default pickup address',
            ar: 'اسم عنوان في دفتر العناوين، أو اتركه فارغًا لاستخدام عنوان الاستلام الافتراضي',
          },
          also: ['sender', 'from'],
        }),
        words(60),
      ),
    },
  ),
  recipient: group(
    { label: { en: 'Recipient', ar: 'المستلِم' }, part },
    {
      name: text(
        at('Recipient', 'المستلِم', {
          example: 'Omar Saleh',
          also: ['recipient name', 'name', 'customer', 'consignee'],
        }),
        words(60, 'express.name-missing'),
      ),
      company: text(at('Recipient company', 'شركة المستلِم', { also: ['company'] }), words(60)),
      mobile: phone(
        at('Recipient mobile', 'هاتف المستلِم المتحرك', {
          example: '0559876543',
          also: ['mobile', 'phone', 'telephone', 'جوال المستلِم'],
        }),
        { read: (typed) => typed, wrong: 'express.mobile-missing' },
      ),
      email: text(at('Recipient e-mail', 'بريد المستلِم', { also: ['email', 'e-mail'] }), words(120)),
    },
  ),
  to: group(
    { label: { en: 'To', ar: 'إلى' }, part },
    {
      city: text(
        at('City', 'المدينة', {
          example: 'Abu Dhabi',
          takes: { en: 'A city or area in the Emirates', ar: 'مدينة أو منطقة في الإمارات' },
          also: ['emirate', 'recipient city', 'to city'],
        }),
        words(60, 'express.address-city-unknown'),
      ),
    },
  ),
  address: group(
    { label: { en: 'Address', ar: 'العنوان' }, part },
    {
      building: text(
        at('Building or area', 'المبنى أو المنطقة', {
          example: 'Corniche Residence',
          also: ['address', 'building', 'area'],
        }),
        words(80, 'express.building-missing'),
      ),
      unit: text(
        at('Flat, villa or office', 'رقم الشقة أو الفيلا أو المكتب', { also: ['flat', 'unit'] }),
        words(20),
      ),
      landmark: text(at('Landmark', 'أقرب معلم', { also: ['علامة مميزة'] }), words(80)),
      makani: reference(at('Makani number', 'رقم مكاني', { also: ['makani'] }), { most: 20 }),
      note: text(at('Note to the courier', 'ملاحظة للمندوب', { also: ['note', 'remarks'] }), words(200)),
    },
  ),
  parcel: group(
    { label: { en: 'Parcel', ar: 'الطرد' }, part },
    {
      weight: amount(at('Weight (kg)', 'الوزن (كغم)', { example: '1.2', also: ['weight', 'kg'] }), {
        unit: 'kg',
        least: 0,
        most: parcelLimits.grams / 1000,
        wrong: 'express.weight-invalid',
      }),
      length: side('Length (cm)', 'الطول (سم)', '30', 'length'),
      width: side('Width (cm)', 'العرض (سم)', '20', 'width'),
      height: side('Height (cm)', 'الارتفاع (سم)', '15', 'height'),
    },
  ),
  description: text(
    at('Contents', 'المحتويات', { example: 'Three abayas', also: ['description', 'goods'] }),
    words(100, 'express.contents-missing'),
  ),
  declaredValue: money(
    at('Declared value (AED)', 'القيمة المصرّح بها (درهم)', { told: true, also: ['value', 'declared value'] }),
    { wrong: 'express.value-invalid' },
  ),
  cover: yesNo(
    at('Cover the declared value', 'تغطية القيمة المصرّح بها', { told: true, also: ['cover', 'insurance'] }),
    { missing: 'express.cover-value' },
  ),
  cod: money(
    at('Cash on delivery (AED)', 'الدفع عند الاستلام (درهم)', {
      told: true,
      example: '349.00',
      also: ['cod', 'cash on delivery'],
    }),
    { wrong: 'express.cod-invalid' },
  ),
  slot: group(
    { label: { en: 'Pickup', ar: 'موعد الاستلام' }, part },
    {
      date: day(
        at('Pickup day', 'يوم الاستلام', {
          told: true,
          ahead: 1,
          takes: {
            en: 'Year-month-day or day/month/year; leave empty if you bring the parcels to a depot',
            ar: 'السنة-الشهر-اليوم أو اليوم/الشهر/السنة، ويُترك فارغًا إذا كنت تسلّم الطرود في مركز التوزيع',
          },
          also: ['pickup date'],
        }),
        { wrong: 'express.slot-missing' },
      ),
      slotCode: choice(at('Pickup time', 'وقت الاستلام', { told: true, example: '09-12' }), {
        choices: slotText,
        wrong: 'express.slot-missing',
      }),
    },
  ),
  promotionCode: reference(at('Promotion code', 'الرمز الترويجي', { also: ['promo', 'coupon'] }), {
    most: 12,
  }),
  reference: reference(
    at('Your reference', 'مرجعك', { example: 'ORDER-1042', also: ['reference', 'order', 'order number'] }),
    { most: 40 },
  ),
}

export const parcelColumns = columnsOf(table)
