// Where a warehouse is and when its gate is open; what its customer needs to bring goods there.
import { clockOf, minutesOf } from '../kit/wall-clock.ts'
import { z } from 'zod'
import { addDays, weekdayOf } from '../kit/day.ts'
import type { FieldProblems } from '../kit/problem.ts'
import { addressProblems, emptyAddress } from '../accounts/addresses/address-form.ts'
import { StorageLocation } from './request-form.ts'

const minute = z.int().min(0).max(1440)

/** Minutes from midnight for each weekday (0 Sunday), null when closed. */
export const GateHours = z
  .array(z.tuple([minute, minute]).nullable())
  .length(7)
  .refine((week) => week.some((hours) => hours !== null), 'warehouse.site-closed')
  .refine((week) => week.every((hours) => hours === null || hours[0] < hours[1]), 'warehouse.site-hours')
export type GateHours = z.infer<typeof GateHours>

export const StorageSite = z.strictObject({
  place: StorageLocation,
  hours: GateHours,
  /** How to find the gate, in the words of the warehouse. */
  note: z.string().trim().max(300),
})
export type StorageSite = z.infer<typeof StorageSite>

/** Monday to Friday and Saturday morning. */
export const usualHours: GateHours = [
  null,
  ...Array.from({ length: 5 }, (): [number, number] => [480, 1080]),
  [480, 780],
]

/** Field -> problem; a lorry has to find the gate, so the pin is needed. */
export const siteProblems = ({ place }: StorageSite): FieldProblems => {
  const found = addressProblems({ ...emptyAddress, ...place, label: 'site' })
  return {
    ...Object.fromEntries(Object.entries(found).map(([field, code]) => [`place.${field}`, code])),
    ...(place.latitude === null && { 'place.latitude': 'warehouse.site-pin' }),
  }
}

/** The first day from `day` on at which the gate is open, with its hours in minutes. */
export const openDayFrom = (hours: GateHours, day: string): { day: string; from: number; to: number } => {
  for (let ahead = 0; ahead < 7; ahead++) {
    const at = addDays(day, ahead)
    const open = hours[weekdayOf(at)]
    if (open) return { day: at, from: open[0], to: open[1] }
  }
  throw new RangeError('the gate is never open')
}

/** Minutes from one appointment at the gate to the next. */
export const slotMinutes = 30

/** Wall clocks of a day at which an appointment begins while the gate is open: "08:00", "08:30" and so on. */
export const slotsOn = (hours: GateHours, day: string): string[] => {
  const open = hours[weekdayOf(day)]
  if (!open) return []
  const [from, to] = open
  return Array.from({ length: Math.max(0, Math.floor((to - from) / slotMinutes)) }, (_, index) =>
    clockOf(from + index * slotMinutes),
  )
}

/** Why goods cannot be fetched then; a warehouse that has not said its hours agrees on the time by itself. */
export const gateRefusal = (
  hours: GateHours | undefined,
  { day, time }: { day: string; time: string },
): 'warehouse.gate-closed' | undefined => {
  if (!hours) return undefined
  const open = hours[weekdayOf(day)]
  const at = minutesOf(time)
  return open && at >= open[0] && at < open[1] ? undefined : 'warehouse.gate-closed'
}

/** "20261201T083000" for a wall clock of the Emirates. */
const wall = (day: string, minutes: number): string =>
  `${day.replaceAll('-', '')}T${clockOf(minutes).replace(':', '')}00`

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** As UTF-8 writes it. */
const octetsOf = (text: string): number => encodeURIComponent(text).replace(/%../g, '_').length

/** Lines of at most 75 octets, as RFC 5545 wants them; a character of Arabic is two. */
const folded = (line: string): string => {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const sign of line) {
    const octets = octetsOf(sign)
    if (size + octets > (parts.length ? 74 : 75)) {
      parts.push(part)
      part = ''
      size = 0
    }
    part += sign
    size += octets
  }
  return [...parts, part].join('\r\n ')
}

export type ArrivalEntry = {
  uid: string
  /** When the entry was made. */
  stamp: Date
  title: string
  place: string
  note: string
  url: string
  pin: { latitude: number; longitude: number } | null
}

/**
 * The calendar entry for bringing the goods: the first open day from the booked start on, in the time zone of the Emirates,
 * which is named in full because not every calendar knows it by its name alone.
 */
export const arrivalCalendar = (startDate: string, hours: GateHours, entry: ArrivalEntry): string => {
  const { day, from, to } = openDayFrom(hours, startDate)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marsa//Storage//EN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Dubai',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0400',
    'TZOFFSETTO:+0400',
    'TZNAME:+04',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${entry.stamp.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    `DTSTART;TZID=Asia/Dubai:${wall(day, from)}`,
    `DTEND;TZID=Asia/Dubai:${wall(day, to)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.note)}`,
    `URL:${entry.url}`,
    ...(entry.pin ? [`GEO:${entry.pin.latitude};${entry.pin.longitude}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
