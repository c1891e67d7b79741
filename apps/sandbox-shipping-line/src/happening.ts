// One thing that happens to a booking, the events that tell of it, and what their receiver answered.
import { randomUUID } from 'node:crypto'
import { referencesOf, type Step, type Subscription } from './booking.ts'

/** How the carrier tells of it; all but the first are what goes wrong between systems. */
export const manners = [
  'now',
  'late',
  'twice',
  'after-next',
  'estimate',
  'mistyped',
  'retracted',
  'not-at-all',
] as const
export type Manner = (typeof manners)[number]

export type CarrierEvent = { eventID: string; eventDateTime: string } & Record<string, string>

/** What came back for one copy: a status of HTTP, or null where nobody answered. */
export type Answer = {
  at: string
  status: number | null
  result?: string
  milestone?: string | null
  quoteNumber?: string | null
}

/** `dueAt` is when the next copy or try leaves; null where nothing is left to send, or it waits for the next happening. */
export type Message = {
  kind: 'event' | 'estimate' | 'retraction'
  event: CarrierEvent
  left: number
  tries: number
  dueAt: string | null
  answers: readonly Answer[]
}
export type Happening = {
  id: string
  subscriptionID: string
  code: Step['code']
  place: string
  at: string
  manner: Manner
  messages: readonly Message[]
}

/** An estimate leaves the event itself still to come, and so does one that is taken back. */
export const hasHappened = ({ manner }: Happening): boolean => manner !== 'estimate' && manner !== 'retracted'

export const isHeld = ({ manner, messages }: Happening): boolean =>
  manner === 'after-next' && messages.every(({ dueAt, answers }) => dueAt === null && answers.length === 0)

/** A number as somebody types it in a hurry: its last two different digits change places, or the last one is another. */
export const mistyped = (number: string): string => {
  const swapped = number.replace(/^(.*)(\d)(?!\2)(\d)/, '$1$3$2')
  return swapped === number
    ? number.replace(/^(.*)(\d)/, (_, before, digit) => `${before}${(Number(digit) + 1) % 10}`)
    : swapped
}

type Told = { at: Date; isEstimate: boolean; isMistyped: boolean }

const writeEvent = (of: Subscription, step: Step, { at, isEstimate, isMistyped }: Told): CarrierEvent => {
  const { type } = step
  const numbers = Object.fromEntries(
    referencesOf(of).map(([name, number]) => [name, isMistyped ? mistyped(number) : number]),
  )
  const shared = { eventID: randomUUID(), eventDateTime: at.toISOString() }
  if (type === undefined)
    return {
      ...shared,
      eventCode: step.code,
      eventTimeType: isEstimate ? 'EXPECTED' : 'ACTUAL',
      airportCode: of[step.at],
      ...numbers,
    }
  return {
    ...shared,
    eventType: type,
    eventClassifierCode: isEstimate ? 'EST' : 'ACT',
    [`${type.toLowerCase()}EventTypeCode`]: step.code,
    UNLocationCode: of[step.at],
    ...(step.load && { emptyIndicatorCode: step.load }),
    ...numbers,
  }
}

const dayMs = 86_400_000
/** A day later than planned, and never in the past. */
const expectedAt = (of: Subscription, step: Step, now: Date): Date => {
  const planned = Date.parse(step.at === 'origin' ? of.plannedDeparture : of.plannedArrival)
  return new Date(Math.max(planned, now.getTime()) + dayMs)
}

const message = (kind: Message['kind'], event: CarrierEvent, dueAt: Date | null, left = 1): Message => ({
  kind,
  event,
  left,
  tries: 0,
  dueAt: dueAt && dueAt.toISOString(),
  answers: [],
})

export const newHappening = (
  of: Subscription,
  step: Step,
  manner: Manner,
  now: Date,
  lateMs: number,
): Happening => {
  const isEstimate = manner === 'estimate'
  const event = writeEvent(of, step, {
    at: isEstimate ? expectedAt(of, step, now) : now,
    isEstimate,
    isMistyped: manner === 'mistyped',
  })
  const later = new Date(now.getTime() + lateMs)
  const first = message(
    isEstimate ? 'estimate' : 'event',
    event,
    manner === 'after-next' || manner === 'not-at-all' ? null : manner === 'late' ? later : now,
    manner === 'twice' ? 2 : manner === 'not-at-all' ? 0 : 1,
  )
  const retraction = { ...event, eventID: randomUUID(), retractedEventID: event.eventID }
  return {
    id: randomUUID(),
    subscriptionID: of.subscriptionID,
    code: step.code,
    place: of[step.at],
    at: now.toISOString(),
    manner,
    messages: manner === 'retracted' ? [first, message('retraction', retraction, later)] : [first],
  }
}

/** Minutes until the next try; the last is repeated until somebody answers. */
const pauses = [1 / 12, 1 / 4, 1, 5, 15]

/** Whoever answers so has read the call and will answer the same again: nothing more is sent until the key is replaced. */
export const isRefusal = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429

/** After a try: the next copy at once, the next try after its pause, or no more. */
export const afterTry = (before: Message, answer: Answer, now: Date, minuteMs: number): Message => {
  const answers = [...before.answers, answer]
  if (answer.status !== null && answer.status < 300) {
    const left = before.left - 1
    return { ...before, left, tries: 0, dueAt: left > 0 ? now.toISOString() : null, answers }
  }
  const tries = before.tries + 1
  // Of tries that failed only the newest is kept.
  const kept = before.tries > 0 ? [...before.answers.slice(0, -1), answer] : answers
  if (isRefusal(answer.status)) return { ...before, tries, dueAt: null, answers: kept }
  const pause = pauses[Math.min(tries, pauses.length) - 1]!
  return { ...before, tries, dueAt: new Date(now.getTime() + pause * minuteMs).toISOString(), answers: kept }
}
