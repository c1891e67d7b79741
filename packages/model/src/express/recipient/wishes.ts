// What a recipient may ask for on the page of a parcel, and until when; page and verb ask the same.
import { addDays, dayOf } from '../../kit/day.ts'
import { latinDigits } from '../../kit/id.ts'
import { texts } from '../../kit/text.ts'
import type { Service } from '../services.ts'
import { isOver, type ShipmentState } from '../shipments/shipment-machine.ts'

export const wishKinds = ['OTHER_DAY', 'NEIGHBOUR', 'GUARD', 'REFUSED', 'CASH_READY', 'PIN'] as const
export type WishKind = (typeof wishKinds)[number]

export const wishText = texts({
  OTHER_DAY: { en: 'Deliver on another day', ar: 'التوصيل في يوم آخر' },
  NEIGHBOUR: { en: 'Leave with a neighbour', ar: 'التسليم إلى أحد الجيران' },
  GUARD: { en: 'Leave with the security guard', ar: 'التسليم إلى حارس المبنى' },
  REFUSED: { en: 'Refused by the recipient', ar: 'رفض المستلِم الاستلام' },
  CASH_READY: { en: 'The cash is ready', ar: 'المبلغ النقدي جاهز' },
  PIN: { en: 'The place is marked on the map', ar: 'حُدّد الموقع على الخريطة' },
})

export const mostOtherDays = 2
/** The last day that can be chosen is so many days from today. */
export const otherDaysAhead = 7
/** How long after its end the page of a parcel still opens. */
export const pageHoursAfterEnd = 48

export type Wish = { kind: WishKind; day: string | null; at: Date; endedAt: Date | null }

export type RecipientFacts = {
  state: ShipmentState
  service: Service | null
  hasCash: boolean
  /** Those that were taken back or replaced, too. */
  wishes: readonly Wish[]
}

export const openWish = ({ wishes }: Pick<RecipientFacts, 'wishes'>, kind: WishKind): Wish | undefined =>
  wishes.find((wish) => wish.kind === kind && wish.endedAt === null)

/** Both say who takes the parcel; the later one holds. */
const replacedBy: Partial<Record<WishKind, readonly WishKind[]>> = {
  NEIGHBOUR: ['GUARD'],
  GUARD: ['NEIGHBOUR'],
}
export const endedBy = (kind: WishKind): readonly WishKind[] => [kind, ...(replacedBy[kind] ?? [])]

const isWithUs = (state: ShipmentState): boolean =>
  !isOver(state) && !['DRAFT', 'PENDING_PAYMENT', 'RETURNING'].includes(state)

/** What cash and handing over to others have to do with each other: who is not asked for money may not be there. */
const cashRefusal = (kind: WishKind, hasCash: boolean): string | undefined => {
  if ((kind === 'NEIGHBOUR' || kind === 'GUARD') && hasCash) return 'express.recipient-cash'
  return kind === 'CASH_READY' && !hasCash ? 'express.recipient-no-cash' : undefined
}

const dayRefusal = ({ state, wishes }: RecipientFacts): string | undefined => {
  if (state === 'OUT_FOR_DELIVERY') return 'express.recipient-out'
  const used = wishes.filter(({ kind }) => kind === 'OTHER_DAY').length
  return used >= mostOtherDays ? 'express.recipient-days-used' : undefined
}

/** Why a recipient cannot ask for this now. */
export const wishRefusal = (kind: WishKind, facts: RecipientFacts): string | undefined => {
  const { state, service, hasCash } = facts
  if (!isWithUs(state)) return 'express.recipient-late'
  if (service !== 'DOMESTIC') return 'express.recipient-abroad'
  if (openWish(facts, 'REFUSED')) return 'express.recipient-refused'
  if (kind === 'REFUSED' && (state === 'CREATED' || state === 'PICKUP_SCHEDULED'))
    return 'express.recipient-early'
  return kind === 'OTHER_DAY' ? dayRefusal(facts) : cashRefusal(kind, hasCash)
}

export const takeBackRefusal = (kind: WishKind, facts: RecipientFacts): string | undefined => {
  if (!isWithUs(facts.state)) return 'express.recipient-late'
  return openWish(facts, kind) ? undefined : 'express.recipient-no-wish'
}

/** Days on which couriers deliver, from tomorrow on. */
export const daysToChoose = (now: Date, isHoliday: (day: string) => boolean): string[] => {
  const today = dayOf(now)
  return Array.from({ length: otherDaysAhead }, (_, index) => addDays(today, index + 1)).filter(
    (day) => !isHoliday(day),
  )
}

/** Whoever acts on the page knows the last four digits of the number that the link was sent to. */
export const isOwnNumber = (mobile: string, digits: string): boolean =>
  mobile.replace(/\D/g, '').slice(-4) === latinDigits(digits).trim()

/** When the page of a parcel ends; undefined before the parcel has come to its end. */
export const pageEnds = (state: ShipmentState, since: Date): Date | undefined =>
  isOver(state) ? new Date(since.getTime() + pageHoursAfterEnd * 3_600_000) : undefined
