// The port's appointments and passages in memory, each change in the journal first; what is due later waits here for its moment.
import { openJournal } from '../../sandbox-gateway/src/journal.ts'
import {
  afterTry,
  gates,
  makeKnown,
  newPassage,
  type Appointment,
  type Manner,
  type NewAppointment,
  type Passage,
  type PortEvent,
} from './passage.ts'

export type PassagesOptions = {
  journalFile: string
  now: () => Date
  /** What a minute lasts here. */
  minuteMs: number
  /** Sends the notice of an event and answers whether it was taken; left out nobody is told. */
  tell?: (event: PortEvent) => Promise<boolean>
}
type Entry = { appointment: Appointment } | { passage: Passage }

export type Passages = ReturnType<typeof openPassages>

/** Minutes after which a late passage becomes known. */
export const lateMinutes = 2
const longestTimer = 2 ** 31 - 1

export const openPassages = ({ journalFile, now, minuteMs, tell }: PassagesOptions) => {
  const journal = openJournal<Entry>(journalFile)
  const appointments = new Map<string, Appointment>()
  const passages = new Map<string, Passage>()
  /** Ids in the order in which they became known. */
  const known: string[] = []
  const timers = new Map<string, NodeJS.Timeout>()
  let isClosed = false

  const remember = (entry: Entry): void => {
    if ('appointment' in entry) {
      appointments.set(entry.appointment.appointment, entry.appointment)
      return
    }
    const { event, isKnown } = entry.passage
    if (isKnown && !passages.get(event.eventID)?.isKnown) known.push(event.eventID)
    passages.set(event.eventID, entry.passage)
  }
  const save = (entry: Entry): void => {
    journal.append(entry)
    remember(entry)
  }
  const of = (appointment: string): Passage[] =>
    [...passages.values()].filter(({ event }) => event.appointment === appointment)

  /** What was held back until the next passage of an appointment comes after it. */
  const letKnow = (passage: Passage): void => {
    const held = of(passage.event.appointment).filter(
      (each) => !each.isKnown && each.manner === 'after-next' && each.event.eventID !== passage.event.eventID,
    )
    for (const each of [passage, ...held]) {
      save({ passage: makeKnown(each, now()) })
      wait(each.event.eventID)
    }
  }
  const notify = async (id: string): Promise<void> => {
    if (!tell) return
    const isTaken = await tell(passages.get(id)!.event)
    if (isClosed) return
    const passage = passages.get(id)!
    save({ passage: { ...passage, notice: afterTry(passage.notice, isTaken, now(), minuteMs) } })
    wait(id)
  }
  const act = (id: string): void => {
    const passage = passages.get(id)!
    if (passage.isKnown) void notify(id)
    else letKnow(passage)
  }
  /** Sets the timer of what a passage has to do next. */
  const wait = (id: string): void => {
    const { knownAt, notice } = passages.get(id)!
    const due = knownAt ?? notice.dueAt
    if (due === null) return
    const timer = setTimeout(
      () => {
        timers.delete(id)
        act(id)
      },
      Math.min(Math.max(0, Date.parse(due) - now().getTime()), longestTimer),
    )
    timers.set(id, timer)
  }

  for (const entry of journal.entries) remember(entry)
  for (const id of passages.keys()) wait(id)

  return {
    /** Appointments, newest first. */
    appointments: (): Appointment[] => [...appointments.values()].toReversed(),
    appointment: (number: string): Appointment | undefined => appointments.get(number),
    /** Passages of an appointment in the order in which the truck went. */
    of,
    /** The same truck with the same container at the same time gives the same appointment. */
    book: (input: NewAppointment): { appointment: Appointment; isNew: boolean } => {
      const same = [...appointments.values()].find((each) =>
        (['container', 'plate', 'direction', 'slot'] as const).every((name) => each[name] === input[name]),
      )
      if (same) return { appointment: same, isNew: false }
      const number = `APT-${String(appointments.size + 1).padStart(6, '0')}`
      const appointment = { ...input, appointment: number, createdAt: now().toISOString() }
      save({ appointment })
      return { appointment, isNew: true }
    },
    /** Lets the truck through its next gate; why it cannot is said in words. */
    pass: (appointment: Appointment, manner: Manner): PortEvent | string => {
      const steps = gates[appointment.direction]
      const done = of(appointment.appointment).length
      const gate = steps[done]
      if (!gate) return 'every gate of this appointment was passed'
      if (manner === 'after-next' && done === steps.length - 1) return 'there is no gate after this one'
      const passage = newPassage(appointment, gate, manner, now(), lateMinutes * minuteMs)
      save({ passage })
      if (manner === 'late') wait(passage.event.eventID)
      else if (manner !== 'after-next') letKnow(passage)
      return passage.event
    },
    event: (id: string): PortEvent | undefined => {
      const passage = passages.get(id)
      return passage?.isKnown ? passage.event : undefined
    },
    /** What became known after an event, or from the beginning; undefined for an event that is not known here. */
    after: (
      cursor: string | undefined,
      limit: number,
    ): { events: PortEvent[]; isAll: boolean } | undefined => {
      const from = cursor === undefined ? 0 : known.indexOf(cursor) + 1
      if (cursor !== undefined && from === 0) return undefined
      const events = known.slice(from, from + limit).map((id) => passages.get(id)!.event)
      return { events, isAll: from + limit >= known.length }
    },
    close: (): void => {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
      journal.close()
    },
  }
}
