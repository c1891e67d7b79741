// The pages of the trucks line: what it says of itself to the pages of the usual way.
import { texts } from '@marsa/model/kit/text.ts'
import { truckEndpoints } from '@marsa/model/trucks/endpoints.ts'
import { truckProblems } from '@marsa/model/trucks/problems.ts'
import { truckFields, truckParts, TruckForm, truckTitle } from '@marsa/model/trucks/asking/request-form.ts'
import { truckFormProblems } from '@marsa/model/trucks/asking/request-rules.ts'
import { truckOffer } from '@marsa/model/trucks/quoting/offer.ts'
import { truckFormPricing } from '@marsa/model/trucks/quoting/pricing.ts'
import { usualWebLine } from '../requests/door.tsx'
import { comparedTrucks } from './quoting/compared.tsx'
import { truckReading } from './status.ts'

export const trucksPages = usualWebLine<TruckForm>({
  line: 'trucks',
  calls: truckEndpoints,
  fields: truckFields,
  parts: truckParts,
  schema: TruckForm,
  formProblems: (form, _today, { now, settings }) => truckFormProblems(form, now, settings),
  title: truckTitle,
  pricing: truckFormPricing,
  offer: truckOffer,
  compared: comparedTrucks,
  statuses: truckReading,
  stages: texts({
    unpaid: { en: 'Before booking', ar: 'قبل الحجز' },
    free: { en: 'Just accepted, or long before pickup', ar: 'بعد القبول مباشرة، أو قبل التحميل بوقت كافٍ' },
    late: { en: 'As the pickup comes near', ar: 'مع اقتراب موعد التحميل' },
    last: { en: 'In the last hours before pickup', ar: 'في الساعات الأخيرة قبل التحميل' },
  }),
  problems: truckProblems,
})
