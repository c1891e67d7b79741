// The storage requests of the demo world: every status and every step of the goods, for many customers and four warehouses.
import type { CustomerKey } from './personas.ts'
import type { GoodsKey } from './storage-goods.ts'
import type { StorageScenario, StorageUntil } from './storage-scenario.ts'

const keep = (
  customer: CustomerKey,
  goods: GoodsKey,
  until: StorageUntil,
  last: number,
  more: Partial<StorageScenario> = {},
): StorageScenario => ({ customer, goods, until, last, emirate: 'DU', days: 60, ...more })

const silent = { makhzan: 'silent', hisn: 'silent', waha: 'silent', thalj: 'silent' } as const

/** Omar Haddad, customer@demo.example, who moves house and pays by card. */
const omar: StorageScenario[] = [
  keep('omar', 'flat', 'received', 0.02, { answers: silent, pickup: 'jvc', delivery: 'as-pickup', days: 90 }),
  keep('omar', 'villa', 'quoted', 0.2, {
    pickup: 'mirdif',
    delivery: 'khalifaCity',
    days: 120,
    answers: { hisn: 'revise' },
    remarks: 'The lift of the new house is narrow, please take the wardrobes apart',
  }),
  keep('omar', 'studio', 'failed', 0.3, { days: 30 }),
  keep('omar', 'flat', 'booked', 0.5, { days: 45 }),
  keep('omar', 'studio', 'PICKED_UP', 0.15, { pickup: 'jvc', delivery: 'mirdif', by: 'hisn' }),
  keep('omar', 'villa', 'asked', 0.4, { pickup: 'mirdif', delivery: 'as-pickup', measured: 1.12, days: 150 }),
  keep('omar', 'studio', 'overstay', 0.9, { pay: 'whole', days: 21 }),
  keep('omar', 'flat', 'rated', 12, {
    pickup: 'mirdif',
    delivery: 'jvc',
    days: 40,
    rating: 5,
    comment: 'الأثاث عاد كما استلموه، شكرًا لكم',
  }),
  keep('omar', 'studio', 'cancelled', 6, { reason: 'A friend has a free room' }),
  keep('omar', 'villa', 'lapsed', 2, { emirate: 'AZ', answers: { waha: 'silent' } }),
]

/** Nakhl Furnishings, whose user is business@demo.example and pays on credit or by card. */
const nakhl: StorageScenario[] = [
  keep('nakhl', 'showroom', 'quoted', 0.15, {
    pickup: 'alQuoz',
    delivery: 'as-pickup',
    days: 90,
    sendsPackingList: true,
  }),
  keep('nakhl', 'mattresses', 'STORED', 0.3, {
    pickup: 'alQuoz',
    measured: 1.18,
    sendsPackingList: true,
    isLabelled: true,
  }),
  keep('nakhl', 'showroom', 'final-paid', 1.6, { days: 75, by: 'waha', emirate: 'AZ', delivery: 'yas' }),
  keep('nakhl', 'mattresses', 'OUT_FOR_DELIVERY', 0.12, { pay: 'credit', delivery: 'alQuoz', days: 35 }),
  keep('nakhl', 'archive', 'extension-asked', 0.4, { pay: 'whole', longer: 180, days: 180 }),
  keep('nakhl', 'archive', 'extension-offered', 0.7, { pay: 'whole', longer: 90, days: 90, by: 'hisn' }),
  keep('nakhl', 'showroom', 'release-asked', 1.3, { pay: 'credit', pieces: 4, days: 90, isLabelled: true }),
  keep('nakhl', 'mattresses', 'released', 2.2, { pieces: 6, days: 60, by: 'waha' }),
  keep('nakhl', 'archive', 'rated', 20, { days: 30, rating: 4, comment: 'Dry and well labelled' }),
  keep('nakhl', 'showroom', 'rejected', 8, { reason: 'We keep the goods in the showroom' }),
  keep('nakhl', 'archive', 'booked', 4, { calledOff: 'The customer has moved its archive online' }),
]

const others: StorageScenario[] = [
  keep('lamar', 'fabric', 'paying', 0.06, { pickup: 'deira', emirate: 'SH', by: 'hisn' }),
  keep('lamar', 'fabric', 'rated', 16, { days: 25, by: 'hisn', rating: 5, comment: 'مستودع نظيف ومنظم' }),
  keep('ghadeer', 'electronics', 'DELIVERED', 0.7, { delivery: 'industrialCity', days: 30, by: 'hisn' }),
  keep('ghadeer', 'electronics', 'extended', 3, { longer: 30, days: 45, answers: { waha: 'withdraw' } }),
  keep('barq', 'parts', 'unanswered', 5, { emirate: 'AZ', answers: { ...silent, hisn: 'decline' } }),
  keep('barq', 'parts', 'completed', 1.1, {
    emirate: 'AZ',
    by: 'waha',
    pay: 'whole',
    delivery: 'mussafah',
    days: 20,
  }),
  keep('zahra', 'dates', 'STORED', 0.8, { pay: 'whole', pickup: 'rasAlKhor', isLabelled: true }),
  keep('zahra', 'dates', 'again', 0.1, { answers: { thalj: 'silent' }, days: 30 }),
  keep('wadi', 'marble', 'nobody', 0.5, { emirate: 'FU', pickup: 'fujairah', delivery: 'as-pickup' }),
  keep('wadi', 'marble', 'rated', 30, {
    emirate: 'AZ',
    by: 'waha',
    days: 30,
    rating: 4,
    answers: { makhzan: 'draft' },
  }),
]

export const storageScenarios: readonly StorageScenario[] = [...omar, ...nakhl, ...others]
