// The clocks that both sides watch: waiting at loading and unloading by the hour, detention at borders by the day (section 5).
import { vatOf, type VatCategory } from '../../kit/money.ts'
import type { BorderPost } from './border-routes.ts'

const hourMs = 3_600_000

/** Free hours when a quotation names none: at loading, at unloading, at all borders together. */
export const usualFreeHours = { loading: 2, unloading: 2, border: 24 } as const

export type Span = { from: Date; until: Date }

/**
 * A clock and how it came about. `spentMs` is what counts, without pauses; `units` are the started hours or days beyond the free
 * time; `netFils` is what they cost before VAT.
 */
export type Clock = {
  unit: 'hour' | 'day'
  spans: readonly (Span & { post: BorderPost | null })[]
  isRunning: boolean
  pausedMs: number
  spentMs: number
  freeMs: number
  units: number
  rateFils: bigint
  /** The most that a stop may cost, and whether it was reached; null where there is no cap. */
  capFils: bigint | null
  isCapped: boolean
  netFils: bigint
  vatFils: bigint
  totalFils: bigint
  /** When the free time was over, or will be if the clock goes on; null when the clock ended before. */
  freeEndsAt: Date | null
}

const lengthOf = ({ from, until }: Span): number => Math.max(0, until.getTime() - from.getTime())

/** What of a span is left when the pauses are cut out of it, in order. */
const withoutPauses = (span: Span, pauses: readonly Span[]): Span[] => {
  const left: Span[] = []
  let from = span.from
  for (const pause of pauses.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    if (pause.until <= from || pause.from >= span.until || pause.until <= pause.from) continue
    if (pause.from > from) left.push({ from, until: pause.from })
    from = pause.until
  }
  if (from < span.until) left.push({ from, until: span.until })
  return left
}

/** The moment at which so many milliseconds of the spans have passed; null when they hold fewer. */
const momentAfter = (spans: readonly Span[], ms: number): Date | null => {
  let left = ms
  for (const span of spans) {
    const length = lengthOf(span)
    if (left <= length) return new Date(span.from.getTime() + left)
    left -= length
  }
  return null
}

const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)

type Figures = Pick<Clock, 'unit' | 'spans' | 'isRunning' | 'pausedMs' | 'rateFils' | 'capFils'> & {
  /** What counts up to now, and what would count if a running clock went on. */
  counted: readonly Span[]
  ahead: readonly Span[]
  freeMs: number
  category: VatCategory
}

const clockOf = ({ unit, spans, isRunning, pausedMs, rateFils, capFils, ...rest }: Figures): Clock => {
  const { counted, ahead, freeMs, category } = rest
  const spentMs = counted.reduce((sum, span) => sum + lengthOf(span), 0)
  const units = Math.ceil(Math.max(0, spentMs - freeMs) / (unit === 'hour' ? hourMs : 24 * hourMs))
  const uncapped = BigInt(units) * rateFils
  const isCapped = capFils !== null && uncapped > capFils
  const netFils = isCapped ? capFils : uncapped
  const vatFils = vatOf(netFils, category)
  return {
    unit,
    spans,
    isRunning,
    pausedMs,
    spentMs,
    freeMs,
    units,
    rateFils,
    capFils,
    isCapped,
    netFils,
    vatFils,
    totalFils: netFils + vatFils,
    freeEndsAt: momentAfter(ahead, freeMs),
  }
}

export type Stop = {
  /** Beginning of the booked slot, and when the truck was there; the later of both starts the clock. */
  slotStart: Date
  arrivedAt: Date
  /** Loading completed, or delivered; null while the truck still waits. */
  endedAt: Date | null
  /** Times for which the provider itself is the reason. */
  pauses: readonly Span[]
  freeHours: number
  /** For each started hour, before VAT. */
  rateFils: bigint
  /** The truck's own tariff: a stop never costs more. */
  tariffFils: bigint
  /** Of the line `waiting`: standard at home, zero across borders. */
  category: VatCategory
}

/** Waiting of one truck at loading or unloading: started hours beyond the free ones, at most the truck's tariff a stop. */
export const waitingClock = (stop: Stop, now: Date): Clock => {
  const { slotStart, arrivedAt, endedAt, pauses, freeHours, rateFils, tariffFils, category } = stop
  const from = slotStart > arrivedAt ? slotStart : arrivedAt
  const end = endedAt ?? now
  const span = { from, until: end > from ? end : from }
  const isRunning = endedAt === null
  const freeMs = freeHours * hourMs
  const counted = withoutPauses(span, pauses)
  const pausedAtMost = pauses.reduce((sum, pause) => sum + lengthOf(pause), 0)
  const goingOn = { from, until: later(from, freeMs + pausedAtMost) }
  return clockOf({
    unit: 'hour',
    spans: [{ ...span, post: null }],
    isRunning,
    pausedMs: lengthOf(span) - counted.reduce((sum, each) => sum + lengthOf(each), 0),
    counted,
    ahead: isRunning ? withoutPauses(goingOn, pauses) : counted,
    freeMs,
    rateFils,
    capFils: tariffFils,
    category,
  })
}

export type Passage = {
  post: BorderPost
  /** "Waiting to submit" to "cleared"; null while the truck is still there. */
  from: Date
  until: Date | null
}

/** Detention of one truck: its posts added up, without the way between them, by started 24 hours beyond the free ones; zero-rated. */
export const detentionClock = (
  passages: readonly Passage[],
  { freeHours, rateFils }: { freeHours: number; rateFils: bigint },
  now: Date,
): Clock => {
  const spans = passages
    .map(({ post, from, until }) => ({ post, from, until: until ?? (now > from ? now : from) }))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  const isRunning = passages.some(({ until }) => until === null)
  const freeMs = freeHours * hourMs
  const last = spans.at(-1)
  return clockOf({
    unit: 'day',
    spans,
    isRunning,
    pausedMs: 0,
    counted: spans,
    ahead:
      isRunning && last
        ? [...spans.slice(0, -1), { from: last.from, until: later(last.from, freeMs) }]
        : spans,
    freeMs,
    rateFils,
    capFils: null,
    category: 'zero',
  })
}
