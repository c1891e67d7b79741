// Words of a price: the name of each line, the way it was reckoned, and what a smaller box saves.
import { toWire } from '../../kit/money.ts'
import { texts, type Lang } from '../../kit/text.ts'

export const lineCodes = ['CARRIAGE', 'FUEL', 'REMOTE', 'COVER', 'COD', 'REMEASURE', 'RETURN'] as const
export type LineCode = (typeof lineCodes)[number]

export const lineNames = {
  CARRIAGE: { en: 'Carriage', ar: 'أجرة النقل' },
  FUEL: { en: 'Fuel surcharge', ar: 'رسم الوقود الإضافي' },
  REMOTE: { en: 'Remote area', ar: 'منطقة نائية' },
  COVER: { en: 'Cover', ar: 'تغطية الشحنة' },
  COD: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  REMEASURE: { en: 'Re-measure', ar: 'إعادة القياس والوزن' },
  RETURN: { en: 'Return to sender', ar: 'الإرجاع إلى المُرسِل' },
} as const satisfies Record<LineCode, { en: string; ar: string }>

const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

const amount = (fils: bigint): string => grouped.format(toWire(fils) as `${number}`)

/** An amount as each language writes it. */
export const dirhams = (fils: bigint): Record<Lang, string> => ({
  en: `AED ${amount(fils)}`,
  ar: `${amount(fils)} درهم`,
})

export const kilograms = (grams: number): string => plain.format(grams / 1000)
export const centimetres = (millimetres: number): string => plain.format(millimetres / 10)
export const percent = (basisPoints: bigint): string => plain.format(Number(basisPoints) / 100)

export const priceText = texts({
  byWeight: { en: '{kg} kg by weight', ar: '{kg} كغم بالوزن الفعلي' },
  bySize: {
    en: '{kg} kg by size ({length} × {width} × {height} cm ÷ 5,000)',
    ar: '{kg} كغم بالحجم ({length} × {width} × {height} سم ÷ 5,000)',
  },
  base: { en: '{weight}: up to {kg} kg {base}', ar: '{weight}: حتى {kg} كغم {base}' },
  flat: { en: '{weight}: flat price above {kg} kg {base}', ar: '{weight}: سعر ثابت لما فوق {kg} كغم {base}' },
  perKg: {
    en: '{weight}: first {kg} kg {base} + {started} started kg × {each}',
    ar: '{weight}: أول {kg} كغم {base} + {started} كغم (يُحسب الكسر كيلوغرامًا) × {each}',
  },
  ofParcel: { en: 'Parcel {number}: {formula}', ar: 'الطرد {number}: {formula}' },
  withPlan: { en: '{formula}, plan price', ar: '{formula}، بسعر الباقة' },
  promotion: {
    en: '{formula} − {percent}% with {code} ({off})',
    ar: '{formula} − {percent}% بالرمز {code} ({off})',
  },
  fuel: { en: '{percent}% of {of}', ar: '{percent}% من {of}' },
  remote: {
    en: '{place} is a remote area, charged once per shipment',
    ar: '{place} منطقة نائية، مرة واحدة للشحنة',
  },
  cover: { en: '{percent}% of {value}', ar: '{percent}% من {value}' },
  coverLeast: {
    en: '{percent}% of {value}, at least {least}',
    ar: '{percent}% من {value}، وبحد أدنى {least}',
  },
  cod: { en: 'Once per shipment', ar: 'مرة واحدة للشحنة' },
  remeasure: {
    en: 'Measured {measured} kg instead of {declared} kg: {new} less {old}',
    ar: 'القياس {measured} كغم بدلًا من {declared} كغم: {new} ناقص {old}',
  },
  returned: { en: 'Half the carriage of {of}', ar: 'نصف أجرة النقل البالغة {of}' },
  returnedAbroad: {
    en: 'What the carrier charges for the return: {of}',
    ar: 'ما يطلبه الناقل مقابل الإعادة: {of}',
  },
  shorter: { en: '{cm} cm shorter saves {saved}', ar: 'تقليل الطول {cm} سم يوفر {saved}' },
  narrower: { en: '{cm} cm narrower saves {saved}', ar: 'تقليل العرض {cm} سم يوفر {saved}' },
  lower: { en: '{cm} cm lower saves {saved}', ar: 'تقليل الارتفاع {cm} سم يوفر {saved}' },
  savedWithVat: { en: '{net} ({total} with VAT)', ar: '{net} ({total} مع الضريبة)' },
})
