// Turns storage tales into steps in time: every step of every tale, in the order in which it happened.
import { closeWindow, noticeOverstays } from '../../api/src/warehouse/timers.ts'
import { suspendAgents } from './personas.store.ts'
import type { WarehouseKey } from './personas.ts'
import { atWork, type Step } from './script.ts'
import type { Runner } from './runner.ts'
import * as acts from './storage-acts.ts'
import { scaled, warehouseHabits } from './storage-offers.ts'
import { storageAnswerOf, warehouseKeys, type StorageUntil, type PlayedStorage } from './storage-scenario.ts'

type Beat = { name: string; hours: number; run: (runner: Runner, storage: PlayedStorage) => Promise<unknown> }
/** Beats of a booked tale: hours since the one before. */
type Booked = Beat & { name: StorageUntil | 'calledOff' }

const hourMs = 3_600_000
const windowHours = 48

const answerBeats = (storage: PlayedStorage, warehouse: WarehouseKey): Beat[] => {
  const hours = warehouseHabits[warehouse].minutes / 60
  const lines = acts.offerOf(storage, warehouse)
  const sent: Beat = {
    name: `answer:${warehouse}`,
    hours,
    run: (runner) => acts.quote(runner, storage, warehouse, { lines }),
  }
  switch (storageAnswerOf(storage, warehouse)) {
    case 'silent':
      return []
    case 'decline':
      return [{ ...sent, run: (runner) => acts.decline(runner, storage, warehouse) }]
    case 'draft':
      return [{ ...sent, run: (runner) => acts.quote(runner, storage, warehouse, { lines, draft: true }) }]
    case 'withdraw':
      return [
        sent,
        { name: 'withdraw', hours: hours + 3, run: (runner) => acts.withdraw(runner, storage, warehouse) },
      ]
    case 'revise':
      return [
        sent,
        {
          name: 'revise',
          hours: hours + 1.5,
          run: (runner) =>
            acts.quote(runner, storage, warehouse, { lines: scaled(lines, 0.95), again: true }),
        },
      ]
    case 'quote':
      return [sent]
  }
}

const clockOf = (runner: Runner) => ({ now: runner.now })

/** More time: asked for, offered by a new final quotation, and paid. */
const extensionBeats = (): Booked[] => [
  { name: 'extension-asked', hours: 20, run: acts.askExtension },
  { name: 'extension-offered', hours: 7, run: acts.offerExtension },
  { name: 'extended', hours: 15, run: acts.payFinal },
]

/** What follows the taking in: money where it is not whole, and what the customer asks for. */
const storedBeats = ({ scenario }: PlayedStorage): Booked[] => {
  const owes =
    (scenario.pay ?? 'half') === 'half' || (scenario.pay === 'whole' && (scenario.measured ?? 1) > 1)
  return [
    ...(owes
      ? ([
          { name: 'asked', hours: 6, run: acts.postFinal },
          { name: 'final-paid', hours: 19, run: acts.payFinal },
        ] satisfies Booked[])
      : []),
    ...(scenario.pieces === undefined
      ? []
      : ([
          { name: 'release-asked', hours: 30, run: acts.askRelease },
          { name: 'released', hours: 22, run: acts.handOver },
        ] satisfies Booked[])),
    ...(scenario.until === 'overstay'
      ? ([
          {
            name: 'overstay',
            hours: (scenario.days + 1) * 24,
            run: (runner: Runner) => noticeOverstays(runner.db, clockOf(runner)),
          },
        ] satisfies Booked[])
      : []),
    ...(scenario.longer === undefined ? [] : extensionBeats()),
  ]
}

const bookedBeats = (storage: PlayedStorage): Booked[] => {
  const { scenario } = storage
  const spent = 20 + 30
  return [
    { name: 'booked', hours: 20, run: (runner) => acts.accept(runner, storage, 'approve-silently') },
    ...(scenario.pickup
      ? ([{ name: 'PICKED_UP', hours: 28, run: (s, t) => acts.report(s, t, 'PICKED_UP') }] satisfies Booked[])
      : []),
    { name: 'STORED', hours: scenario.pickup ? 5 : 30, run: acts.takeIn },
    ...storedBeats(storage),
    ...(scenario.delivery
      ? ([
          {
            name: 'OUT_FOR_DELIVERY',
            hours: Math.max(6, (scenario.stays ?? scenario.days - 1) * 24 - spent),
            run: (s, t) => acts.report(s, t, 'OUT_FOR_DELIVERY'),
          },
        ] satisfies Booked[])
      : []),
    {
      name: 'DELIVERED',
      hours: scenario.delivery ? 5 : Math.max(6, (scenario.stays ?? scenario.days - 1) * 24 - spent),
      run: (runner) => acts.report(runner, storage, 'DELIVERED'),
    },
    { name: 'completed', hours: 18, run: acts.complete },
    { name: 'rated', hours: 9, run: acts.rate },
  ]
}

/** What happens to a request that was not booked, after its answers. */
const endBeats = (storage: PlayedStorage, answered: number): Beat[] => {
  const { until, customer, goods } = storage.scenario
  const end = (hours: number, run: Beat['run']): Beat[] => [{ name: until, hours, run }]
  const expired: Beat = {
    name: 'unanswered',
    hours: windowHours + 0.1,
    // Its own alone: what was asked at a played time has a window that is over by the clock of the database.
    run: (runner) => closeWindow(runner.db, storage.requestId, runner.now()),
  }
  switch (until) {
    case 'nobody':
    case 'received':
    case 'quoted':
      return []
    case 'paying':
      return end(answered + 2, (runner) => acts.accept(runner, storage, null))
    case 'failed':
      return end(answered + 2, (runner) => acts.accept(runner, storage, 'decline'))
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
      const beats = bookedBeats(storage).map((beat) => ({ ...beat, hours: (hours += beat.hours) }))
      const place = beats.findIndex((beat) => beat.name === until)
      if (place < 0) throw new Error(`storage of ${goods} for ${customer} has no step ${until}`)
      const played = beats.slice(0, place + 1)
      if (storage.scenario.calledOff)
        played.push({ name: 'calledOff', hours: beats[place]!.hours + 7, run: acts.callOff })
      return played
    }
  }
}

/** The first save of a request that no warehouse is asked for: all are off the market for a moment. */
const saveAlone = async (runner: Runner, storage: PlayedStorage): Promise<void> => {
  await suspendAgents(runner.db, 'warehouse', true)
  await acts.save(runner, storage)
  await suspendAgents(runner.db, 'warehouse', false)
}

const beatsOf = (storage: PlayedStorage): Beat[] => {
  const { until } = storage.scenario
  const run = until === 'nobody' ? saveAlone : acts.save
  const answers =
    until === 'nobody' ? [] : warehouseKeys.flatMap((warehouse) => answerBeats(storage, warehouse))
  const answered = Math.max(0, ...answers.map(({ hours }) => hours))
  return [{ name: 'save-storage', hours: 0, run }, ...answers, ...endBeats(storage, answered)].toSorted(
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
export const storageSteps = (storage: PlayedStorage, now: Date): Step[] => {
  const beats = beatsOf(storage)
  const { last, until, customer, goods } = storage.scenario
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
      run: (runner: Runner) => run(runner, storage),
    }
  })
}
