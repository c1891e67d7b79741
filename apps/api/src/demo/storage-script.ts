// Turns storage tales into steps in time: every step of every tale, in the order in which it happened.
import { closeWindows, noticeOverstays } from '../warehouse/timers.ts'
import { suspendAgents } from './cast.store.ts'
import type { WarehouseKey } from './cast.ts'
import { atWork, type Step } from './script.ts'
import type { Stage } from './stage.ts'
import * as acts from './storage-acts.ts'
import { scaled, warehouseHabits } from './storage-offers.ts'
import { storageAnswerOf, warehouseKeys, type StorageUntil, type Told } from './storage-tale.ts'

type Beat = { name: string; hours: number; run: (stage: Stage, told: Told) => Promise<unknown> }
/** Beats of a booked tale: hours since the one before. */
type Booked = Beat & { name: StorageUntil | 'calledOff' }

const hourMs = 3_600_000
const windowHours = 48

const answerBeats = (told: Told, warehouse: WarehouseKey): Beat[] => {
  const hours = warehouseHabits[warehouse].minutes / 60
  const lines = acts.offerOf(told, warehouse)
  const sent: Beat = {
    name: `answer:${warehouse}`,
    hours,
    run: (stage) => acts.quote(stage, told, warehouse, { lines }),
  }
  switch (storageAnswerOf(told, warehouse)) {
    case 'silent':
      return []
    case 'decline':
      return [{ ...sent, run: (stage) => acts.decline(stage, told, warehouse) }]
    case 'draft':
      return [{ ...sent, run: (stage) => acts.quote(stage, told, warehouse, { lines, draft: true }) }]
    case 'withdraw':
      return [
        sent,
        { name: 'withdraw', hours: hours + 3, run: (stage) => acts.withdraw(stage, told, warehouse) },
      ]
    case 'revise':
      return [
        sent,
        {
          name: 'revise',
          hours: hours + 1.5,
          run: (stage) => acts.quote(stage, told, warehouse, { lines: scaled(lines, 0.95), again: true }),
        },
      ]
    case 'quote':
      return [sent]
  }
}

const clockOf = (stage: Stage) => ({ now: stage.now })

/** More time: asked for, offered by a new final quotation, and paid. */
const extensionBeats = (): Booked[] => [
  { name: 'extension-asked', hours: 20, run: acts.askExtension },
  { name: 'extension-offered', hours: 7, run: acts.offerExtension },
  { name: 'extended', hours: 15, run: acts.payFinal },
]

/** What follows the taking in: money where it is not whole, and what the customer asks for. */
const storedBeats = ({ tale }: Told): Booked[] => {
  const owes = (tale.pay ?? 'half') === 'half' || (tale.pay === 'whole' && (tale.measured ?? 1) > 1)
  return [
    ...(owes
      ? ([
          { name: 'asked', hours: 6, run: acts.postFinal },
          { name: 'final-paid', hours: 19, run: acts.payFinal },
        ] satisfies Booked[])
      : []),
    ...(tale.pieces === undefined
      ? []
      : ([
          { name: 'release-asked', hours: 30, run: acts.askRelease },
          { name: 'released', hours: 22, run: acts.handOver },
        ] satisfies Booked[])),
    ...(tale.until === 'overstay'
      ? ([
          {
            name: 'overstay',
            hours: (tale.days + 1) * 24,
            run: (stage: Stage) => noticeOverstays(stage.db, clockOf(stage)),
          },
        ] satisfies Booked[])
      : []),
    ...(tale.longer === undefined ? [] : extensionBeats()),
  ]
}

const bookedBeats = (told: Told): Booked[] => {
  const { tale } = told
  const spent = 20 + 30
  return [
    { name: 'booked', hours: 20, run: (stage) => acts.accept(stage, told, 'approve-silently') },
    ...(tale.pickup
      ? ([{ name: 'PICKED_UP', hours: 28, run: (s, t) => acts.report(s, t, 'PICKED_UP') }] satisfies Booked[])
      : []),
    { name: 'STORED', hours: tale.pickup ? 5 : 30, run: acts.takeIn },
    ...storedBeats(told),
    ...(tale.delivery
      ? ([
          {
            name: 'OUT_FOR_DELIVERY',
            hours: Math.max(6, (tale.stays ?? tale.days - 1) * 24 - spent),
            run: (s, t) => acts.report(s, t, 'OUT_FOR_DELIVERY'),
          },
        ] satisfies Booked[])
      : []),
    {
      name: 'DELIVERED',
      hours: tale.delivery ? 5 : Math.max(6, (tale.stays ?? tale.days - 1) * 24 - spent),
      run: (stage) => acts.report(stage, told, 'DELIVERED'),
    },
    { name: 'completed', hours: 18, run: acts.complete },
    { name: 'rated', hours: 9, run: acts.rate },
  ]
}

/** What happens to a request that was not booked, after its answers. */
const endBeats = (told: Told, answered: number): Beat[] => {
  const { until, customer, goods } = told.tale
  const end = (hours: number, run: Beat['run']): Beat[] => [{ name: until, hours, run }]
  const expired: Beat = {
    name: 'unanswered',
    hours: windowHours + 0.1,
    run: (stage) => closeWindows(stage.db, clockOf(stage)),
  }
  switch (until) {
    case 'nobody':
    case 'received':
    case 'quoted':
      return []
    case 'paying':
      return end(answered + 2, (stage) => acts.accept(stage, told, null))
    case 'failed':
      return end(answered + 2, (stage) => acts.accept(stage, told, 'decline'))
    case 'cancelled':
      return end(answered + 5, acts.cancel)
    case 'rejected':
      return end(windowHours + 14, acts.reject)
    case 'unanswered':
      return [expired]
    case 'again':
      return [expired, { name: 'again', hours: windowHours + 16, run: acts.askAgain }]
    case 'lapsed':
      return [{ name: 'expire', hours: 24 * 15, run: acts.lapse }]
    default: {
      let hours = answered
      const beats = bookedBeats(told).map((beat) => ({ ...beat, hours: (hours += beat.hours) }))
      const place = beats.findIndex((beat) => beat.name === until)
      if (place < 0) throw new Error(`storage of ${goods} for ${customer} has no step ${until}`)
      const played = beats.slice(0, place + 1)
      if (told.tale.calledOff)
        played.push({ name: 'calledOff', hours: beats[place]!.hours + 7, run: acts.callOff })
      return played
    }
  }
}

/** The first save of a request that no warehouse is asked for: all are off the market for a moment. */
const saveAlone = async (stage: Stage, told: Told): Promise<void> => {
  await suspendAgents(stage.db, 'warehouse', true)
  await acts.save(stage, told)
  await suspendAgents(stage.db, 'warehouse', false)
}

const beatsOf = (told: Told): Beat[] => {
  const { until } = told.tale
  const run = until === 'nobody' ? saveAlone : acts.save
  const answers = until === 'nobody' ? [] : warehouseKeys.flatMap((warehouse) => answerBeats(told, warehouse))
  const answered = Math.max(0, ...answers.map(({ hours }) => hours))
  return [{ name: 'save-storage', hours: 0, run }, ...answers, ...endBeats(told, answered)].toSorted(
    (a, b) => a.hours - b.hours,
  )
}

/** Answers follow the request in their own time, and its window runs from when it was really sent. */
const followsRequest = (name: string): boolean =>
  name === 'unanswered' || name === 'revise' || name.startsWith('answer:')

/** What has moved lies at least so long ago. */
const margin = 600_000

/** In the hours when people work, also since yesterday, as long as what follows it does not lie ahead then. */
const inWorkHours = (at: number, name: string, latest: number): number => {
  const shifted = atWork(at, name, Number.POSITIVE_INFINITY)
  return shifted < latest ? shifted : at
}

/** The steps of one tale; its last one lies `last` days before `now`. */
export const storageSteps = (told: Told, now: Date): Step[] => {
  const beats = beatsOf(told)
  const { last, until, customer, goods } = told.tale
  const end = now.getTime() - last * 24 * hourMs
  const endHours = beats.at(-1)!.hours
  let previous = 0
  let sent = 0
  return beats.map(({ name, hours, run }) => {
    const rest = (endHours - hours) * hourMs
    const planned = followsRequest(name)
      ? sent + hours * hourMs
      : inWorkHours(end - rest, name, now.getTime() - rest - margin)
    previous = Math.max(planned, previous + 60_000)
    sent ||= previous
    return {
      name,
      at: new Date(previous),
      about: `storage of ${goods} for ${customer} until ${until}`,
      holdsOrder: until === 'paying',
      run: (stage: Stage) => run(stage, told),
    }
  })
}
