// Pickup slots: which there are, until when one can be booked or moved, and how far ahead.
import { addDays, dayOf, instantOf } from '../../kit/day.ts'
import { texts } from '../../kit/text.ts'

/** Minutes from midnight in the Emirates. */
export const slots = {
  '09-12': { from: 9 * 60, to: 12 * 60 },
  '12-15': { from: 12 * 60, to: 15 * 60 },
  '15-18': { from: 15 * 60, to: 18 * 60 },
  '18-21': { from: 18 * 60, to: 21 * 60 },
} as const
export type SlotCode = keyof typeof slots
export const slotCodes = Object.keys(slots) as [SlotCode, ...SlotCode[]]

export const slotText = texts({
  '09-12': { en: '9:00 to 12:00', ar: 'من 9:00 إلى 12:00' },
  '12-15': { en: '12:00 to 15:00', ar: 'من 12:00 إلى 15:00' },
  '15-18': { en: '15:00 to 18:00', ar: 'من 15:00 إلى 18:00' },
  '18-21': { en: '18:00 to 21:00', ar: 'من 18:00 إلى 21:00' },
})

/** Pickups that one slot of an area takes. */
export const slotCapacity = 12
/** The last day that can be booked is so many days from today. */
export const slotDaysAhead = 7
const bookBeforeMinutes = 60
const moveBeforeMinutes = 120
export const mostReschedules = 3

export type Slot = { date: string; slotCode: SlotCode }

export const slotStart = ({ date, slotCode }: Slot): Date => instantOf(date, slots[slotCode].from)
export const slotEnd = ({ date, slotCode }: Slot): Date => instantOf(date, slots[slotCode].to)

const isBefore = (slot: Slot, minutes: number, now: Date): boolean =>
  now.getTime() <= slotStart(slot).getTime() - minutes * 60_000

/** Why a slot cannot be booked now, however many places it has left; undefined where it can. */
export const slotRefusal = (
  slot: Slot,
  now: Date,
  isHoliday: (day: string) => boolean,
): string | undefined => {
  const today = dayOf(now)
  if (slot.date < today || slot.date > addDays(today, slotDaysAhead)) return 'express.slot-day'
  if (isHoliday(slot.date)) return 'express.slot-holiday'
  return isBefore(slot, bookBeforeMinutes, now) ? undefined : 'express.slot-late'
}

/** Why a booked pickup cannot be moved any more (E10): two hours before at the latest, and three times. */
export const rescheduleRefusal = (booked: Slot, reschedules: number, now: Date): string | undefined => {
  if (reschedules >= mostReschedules) return 'express.reschedules-used'
  return isBefore(booked, moveBeforeMinutes, now) ? undefined : 'express.reschedule-late'
}
