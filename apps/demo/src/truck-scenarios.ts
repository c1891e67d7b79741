// The requests for trucks of the demo world: every status, every kind of movement, and trucks at many places of their way.
import type { CustomerKey } from './personas.ts'
import type { LoadKey } from './truck-loads.ts'
import type { TruckScenario, TruckUntil } from './truck-scenario.ts'

const send = (
  customer: CustomerKey,
  load: LoadKey,
  until: TruckUntil,
  [asked, lead]: [asked: number, lead: number],
  more: Partial<TruckScenario> = {},
): TruckScenario => ({ customer, load, until, asked, lead, ...more })

const silent = { tareeq: 'silent', sarab: 'silent', wathba: 'silent', khor: 'silent' } as const
const day = 24

/** Nakhl Furnishings, whose user is business@demo.example and books on credit. */
const nakhl: TruckScenario[] = [
  send('nakhl', 'villa', 'draft', [5, 70]),
  send('nakhl', 'import', 'draft', [2, 80]),
  send('nakhl', 'hotel', 'received', [0.6, 52], { answers: silent }),
  send('nakhl', 'riyadh', 'quoted', [3.2, 76]),
  send('nakhl', 'showroom', 'quoted', [2.4, 46], { answers: { khor: 'draft' } }),
  send('nakhl', 'showroom', 'booked', [9, 44], { by: 'khor' }),
  send('nakhl', 'hotel', 'allocated', [26, 34], { incident: 'postpone' }),
  send('nakhl', 'export', 'AT_LOADING', [28, 26], { incident: 'pause' }),
  send('nakhl', 'showroom', 'ENROUTE', [30, 26.5], { by: 'tareeq', incident: 'dispute' }),
  send('nakhl', 'riyadh', 'returned', [2.2 * day, 36], { by: 'tareeq', incident: 'ask-support' }),
  send('nakhl', 'muscat', 'AT_UNLOADING', [2.5 * day, 38], { by: 'sarab' }),
  send('nakhl', 'import', 'DELIVERED', [2.2 * day, 42], { incident: 'misread' }),
  send('nakhl', 'import', 'EMPTY_RETURN', [3.4 * day, 46], {
    by: 'wathba',
    change: { containerNo: 'CSQU3054383' },
  }),
  send('nakhl', 'lacquer', 'completed', [8 * day, 44]),
  send('nakhl', 'muscat', 'rated', [19 * day, 46], {
    rating: 5,
    comment: 'Cleared at Hatta within the hour, the driver called before he arrived',
  }),
  send('nakhl', 'showroom', 'rated', [34 * day, 44], {
    by: 'sarab',
    rating: 4,
    comment: 'وصلت الشاحنتان في الموعد، والسائقان متعاونان',
  }),
  send('nakhl', 'import', 'rated', [27 * day, 46], {
    by: 'wathba',
    rating: 4,
    comment: 'The empty container was back a day early',
  }),
  send('nakhl', 'export', 'completed', [49 * day, 40]),
  send('nakhl', 'riyadh', 'rated', [55 * day, 76], {
    by: 'tareeq',
    rating: 5,
    comment: 'أُنجزت إجراءات المنفذين دون تأخير',
  }),
  send('nakhl', 'hotel', 'called-off', [3.2 * day, 52], { reason: 'The hotel has moved the opening' }),
  send('nakhl', 'export', 'rejected', [12 * day, 90], { reason: 'The carrier brings the container itself' }),
  send('nakhl', 'lacquer', 'unanswered', [15 * day, 96], { answers: silent }),
]

/** Zahra Fresh Produce sends chilled goods to the Emirates and to Saudi Arabia. */
const zahra: TruckScenario[] = [
  send('zahra', 'salads', 'LOADING_COMPLETED', [26.5, 24], { by: 'tareeq' }),
  send('zahra', 'salads', 'quoted', [3, 50]),
  send('zahra', 'dates', 'called-off', [13 * day, 52], {
    by: 'sarab',
    reason: 'The buyer has postponed the order',
  }),
  send('zahra', 'salads', 'rejected', [17 * day, 90], {
    reason: 'The shop sends its own refrigerated truck',
  }),
  send('zahra', 'dates', 'rated', [11 * day, 44], { by: 'sarab', rating: 5, comment: '4 °C all the way' }),
  send('zahra', 'salads', 'completed', [6 * day, 30], { by: 'khor' }),
]

const others: TruckScenario[] = [
  send('ghadeer', 'panels', 'completed', [9 * day, 44], { by: 'khor' }),
  send('ghadeer', 'panels', 'lapsed', [13 * day, 160]),
  send('omar', 'villa', 'quoted', [4, 68], { withoutCredit: true }),
  send('wadi', 'marble', 'quoted', [5, 90], { withoutCredit: true }),
  send('wadi', 'marble', 'cancelled', [7 * day, 60], {
    withoutCredit: true,
    reason: 'المقاول أجّل التركيب',
  }),
  send('barq', 'panels', 'nobody', [6 * day, 14 * day], { withoutCredit: true }),
  send('omar', 'hotel', 'quoted', [2.1, 58], { withoutCredit: true }),
  send('omar', 'villa', 'unanswered', [16 * day, 96], { withoutCredit: true, answers: silent }),
  send('wadi', 'showroom', 'received', [0.8, 64], { withoutCredit: true, answers: silent }),
  send('wadi', 'marble', 'lapsed', [14 * day, 160], { withoutCredit: true }),
  send('lamar', 'showroom', 'cancelled', [9 * day, 60], {
    withoutCredit: true,
    reason: 'وصلت البضاعة قبل موعدها بسيارات المورّد',
  }),
  send('lamar', 'hotel', 'draft', [20, 90]),
]

export const truckScenarios: readonly TruckScenario[] = [...nakhl, ...zahra, ...others]
