// Promotion codes of the demo world: one for everybody, one for a first shipment, one that begins next week, one that has ended.
import { createPromotion } from '@marsa/model/express/setup/promotion-endpoints.ts'
import type { Service } from '@marsa/model/express/services.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { Step } from './script.ts'

type Promotion = {
  code: string
  service: Service
  percent: string
  descriptionEn: string
  descriptionAr: string
  /** Days from today. */
  made: number
  first: number
  last: number
  mostUses?: number
  mostCompanyUses?: number
  isFirstOnly?: boolean
  isPublic?: boolean
}

const promotions: readonly Promotion[] = [
  {
    code: 'DECEMBER10',
    service: 'DOMESTIC',
    percent: '10',
    descriptionEn: '10 percent off parcels within the Emirates',
    descriptionAr: 'خصم 10 بالمئة على الطرود داخل الإمارات',
    made: -6,
    first: -6,
    last: 30,
    mostCompanyUses: 20,
    isPublic: true,
  },
  {
    code: 'FIRST15',
    service: 'DOMESTIC',
    percent: '15',
    descriptionEn: '15 percent off your first parcel',
    descriptionAr: 'خصم 15 بالمئة على أول طرد',
    made: -25,
    first: -25,
    last: 120,
    mostCompanyUses: 1,
    isFirstOnly: true,
    isPublic: true,
  },
  {
    code: 'ABROAD8',
    service: 'INTL_PRIORITY',
    percent: '8',
    descriptionEn: '8 percent off international priority, for shops that were called',
    descriptionAr: 'خصم 8 بالمئة على الدولي السريع للمتاجر التي تم التواصل معها',
    made: -2,
    first: 6,
    last: 45,
    mostUses: 200,
    mostCompanyUses: 10,
  },
  {
    code: 'WELCOME20',
    service: 'DOMESTIC',
    percent: '20',
    descriptionEn: '20 percent off in the first weeks of express',
    descriptionAr: 'خصم 20 بالمئة في الأسابيع الأولى للطرود السريعة',
    made: -29,
    first: -29,
    last: -9,
    isPublic: true,
  },
]

const dayMs = 86_400_000

export const promotionSteps = (now: Date): Step[] =>
  promotions.map(({ made, first, last, ...promotion }) => ({
    name: 'promotion',
    at: new Date(now.getTime() + made * dayMs),
    run: (runner) =>
      runner.call('admin@demo.example', createPromotion, {
        body: {
          mostUses: null,
          mostCompanyUses: null,
          isFirstOnly: false,
          isPublic: false,
          ...promotion,
          firstDay: addDays(dayOf(now), first),
          lastDay: addDays(dayOf(now), last),
        },
      }),
  }))
