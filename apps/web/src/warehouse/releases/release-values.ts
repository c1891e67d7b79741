// A release while it is asked for: what was typed, what is wrong with it by the rules of the server, and what is sent.
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import { gateRefusal, openDayFrom, slotsOn, type GateHours } from '@marsa/model/warehouse/site.ts'
import { Collector, lineProblems, type ReleaseLine } from '@marsa/model/warehouse/release.ts'

export type ReleaseValues = {
  counts: Record<string, number>
  /** Wall clock of the Emirates, `2026-12-01T09:30`. */
  when: string | null
  name: string
  idNumber: string
  vehiclePlate: string
  note: string
}

export const linesOf = ({ counts }: ReleaseValues): ReleaseLine[] =>
  Object.entries(counts).flatMap(([itemId, quantity]) => (quantity ? [{ itemId, quantity }] : []))

export const collectorOf = ({ name, idNumber, vehiclePlate, when }: ReleaseValues) => ({
  name,
  idNumber,
  vehiclePlate,
  time: when?.slice(11, 16) ?? '',
})

/** The same time on another day where the gate is open then, else its first; the time itself where it is closed all day. */
export const slotNear = (hours: GateHours, day: string, time = '10:00'): string => {
  const slots = slotsOn(hours, day)
  return slots.includes(time) ? time : (slots[0] ?? time)
}

/** What a release begins with: the first day from then on at which the gate is open, in the morning. */
export const firstAppointment = (hours: GateHours | undefined, from: string): string => {
  if (!hours) return `${from}T10:00`
  const { day } = openDayFrom(hours, from)
  return `${day}T${slotNear(hours, day)}`
}

/** Field -> problem code, under the names that the server uses. */
export const releaseProblems = (
  values: ReleaseValues,
  items: readonly { itemId: string; left: number }[],
  today: string,
  hours?: GateHours,
): FieldProblems => {
  const lines = linesOf(values)
  const collector = Collector.safeParse(collectorOf(values))
  const [day, time] = values.when?.split('T') ?? []
  const closed = day && time ? gateRefusal(hours, { day, time }) : undefined
  return {
    ...lineProblems(lines, items),
    ...(closed && { 'collector.time': closed }),
    ...(lines.length === 0 && { lines: 'warehouse.release-empty' }),
    ...Object.fromEntries(
      (collector.error?.issues ?? []).map(({ path, message }) => [`collector.${path.join('.')}`, message]),
    ),
    ...(values.when === null && { wantedOn: 'warehouse.date-invalid' }),
    ...(values.when !== null && values.when.slice(0, 10) < today && { wantedOn: 'warehouse.release-past' }),
  }
}
