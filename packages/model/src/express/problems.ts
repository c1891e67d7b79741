// Refusals of express: limits of B 5 with their words, places that are not served, promotion codes.
import { problems } from '../kit/problem.ts'
import { parcelLimits } from './pricing/parcel.ts'

const kg = parcelLimits.grams / 1000
const side = parcelLimits.longestSide / 10
const length = parcelLimits.totalLength / 10

export const expressProblems = problems({
  'express.weight-invalid': {
    status: 422,
    en: 'Enter the weight in kg, like 1.2.',
    ar: 'أدخل الوزن بالكيلوغرام، مثل 1.2.',
  },
  'express.side-invalid': {
    status: 422,
    en: 'Enter the side in cm, like 30.',
    ar: 'أدخل القياس بالسنتيمتر، مثل 30.',
  },
  'express.weight-limit': {
    status: 422,
    en: `A parcel can weigh up to ${kg} kg.`,
    ar: `الحد الأقصى لوزن الطرد ${kg} كغم.`,
  },
  'express.side-limit': {
    status: 422,
    en: `The longest side can be up to ${side} cm.`,
    ar: `الحد الأقصى لأطول ضلع ${side} سم.`,
  },
  'express.length-limit': {
    status: 422,
    en: `The total length can be up to ${length} cm: the longest side plus twice the other two together.`,
    ar: `الحد الأقصى للطول الإجمالي ${length} سم: أطول ضلع مضافًا إليه ضعف مجموع الضلعين الآخرين.`,
  },
  'express.value-invalid': {
    status: 422,
    en: 'Enter the value in dirhams, like 900.00.',
    ar: 'أدخل القيمة بالدرهم، مثل 900.00.',
  },
  'express.value-limit': {
    status: 422,
    en: 'The value of a shipment is at most 50,000 US dollars, which is AED 183,625.00.',
    ar: 'الحد الأقصى لقيمة الشحنة 50,000 دولار أمريكي، أي 183,625.00 درهمًا.',
  },
  'express.cover-value': {
    status: 422,
    en: 'Enter the value to be covered.',
    ar: 'أدخل القيمة المطلوب تغطيتها.',
  },
  'express.parcels-count': {
    status: 422,
    en: `A shipment can have 1 to ${parcelLimits.parcels} parcels.`,
    ar: `تضم الشحنة الواحدة من طرد واحد إلى ${parcelLimits.parcels} طرود.`,
  },
  'express.items-count': {
    status: 422,
    en: 'We can choose boxes for 1 to 50 items.',
    ar: 'تُختار الصناديق لعدد من 1 إلى 50 قطعة.',
  },
  'express.uae-required': {
    status: 422,
    en: 'The sender or the recipient must be in the Emirates.',
    ar: 'يجب أن يكون المُرسِل أو المستلِم داخل الإمارات.',
  },
  'express.not-served': {
    status: 422,
    en: 'We do not serve this location. Choose another one.',
    ar: 'لا نخدم هذا الموقع. يُرجى اختيار موقع آخر.',
  },
  'express.city-unknown': {
    status: 422,
    en: 'Choose a city of the Emirates from the list.',
    ar: 'اختر مدينة في الإمارات من القائمة.',
  },
  'express.promotion-unknown': {
    status: 422,
    en: 'This promotion code is not valid.',
    ar: 'هذا الرمز الترويجي غير صالح.',
  },
  'express.promotion-ended': {
    status: 422,
    en: 'This promotion code has ended. Take it out, or use another one.',
    ar: 'انتهت صلاحية هذا الرمز الترويجي. احذفه أو استخدم رمزاً آخر.',
  },
  'express.promotion-service': {
    status: 422,
    en: 'This promotion code is for another service.',
    ar: 'هذا الرمز الترويجي مخصص لخدمة أخرى.',
  },
})
