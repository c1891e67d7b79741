// Refusals of the fields that a provider fills in beside its charges.
import { problems } from '../../kit/problem.ts'

export const truckOfferProblems = problems({
  'trucks.offer-pickup': {
    status: 422,
    en: 'Propose when the trucks load.',
    ar: 'اقترح موعد التحميل.',
  },
  'trucks.offer-delivery': {
    status: 422,
    en: 'Propose when the trucks deliver.',
    ar: 'اقترح موعد التسليم.',
  },
  'trucks.free-hours': {
    status: 422,
    en: 'Enter whole hours, from 0 to 240.',
    ar: 'أدخل عدد ساعات صحيحًا من 0 إلى 240.',
  },
  'trucks.contingent-rate': {
    status: 422,
    en: 'Enter an amount in dirhams before VAT, or 0 if it is free.',
    ar: 'أدخل مبلغًا بالدرهم قبل الضريبة، و0 إذا كان مجانًا.',
  },
})
