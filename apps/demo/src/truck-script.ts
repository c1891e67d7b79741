// Turns requests for trucks into steps in time: every step of each, in the order in which it happened.
import { carriageOf } from '@marsa/model/trucks/execution/booked-job.ts'
import { roadPlan, type PlannedStep } from '@marsa/model/trucks/road/event-order.ts'
import type { Runner } from './runner.ts'
import { atWork, type Step } from './script.ts'
import * as acts from './truck-acts.ts'
import { incidents } from './truck-incidents.ts'
import { providerHabits } from './truck-offers.ts'
import { providerAnswerOf, providerKeys, type PlayedTrucks } from './truck-scenario.ts'

/** `hours` since the request was asked. */
type Beat = { name: string; hours: number; run: (runner: Runner, played: PlayedTrucks) => Promise<unknown> }

const hourMs = 3_600_000
const windowHours = 48
/** What has happened lies at least so long ago. */
const margin = 360_000

const answerBeats = (played: PlayedTrucks): Beat[] =>
  providerKeys.flatMap((provider): Beat[] => {
    const name = `answer:${provider}`
    const hours = providerHabits[provider].minutes / 60
    switch (providerAnswerOf(played, provider)) {
      case 'silent':
        return []
      case 'decline':
        return [{ name, hours, run: (runner) => acts.decline(runner, played, provider) }]
      case 'draft':
        return [{ name, hours, run: (runner) => acts.quote(runner, played, provider, true) }]
      case 'withdraw':
        return [
          { name, hours, run: (runner) => acts.quote(runner, played, provider) },
          { name: 'withdraw', hours: hours + 2, run: (runner) => acts.withdraw(runner, played, provider) },
        ]
      case 'quote':
        return [{ name, hours, run: (runner) => acts.quote(runner, played, provider) }]
    }
  })

/** Hours that a step of the road takes after the one before it. */
const pause: Record<PlannedStep['code'], number> = {
  EMPTY_PICKUP: 0.2,
  GATE_IN: 0.4,
  AT_LOADING: 0.3,
  LOADING_COMPLETED: 1.4,
  GATE_OUT: 0.4,
  ENROUTE: 0.3,
  BORDER_WAITING: 3.6,
  BORDER_SUBMITTED: 0.8,
  BORDER_CLEARED: 3.2,
  AT_UNLOADING: 2.4,
  DELIVERED: 1.2,
  EMPTY_RETURN: 7,
}

const bookedBeats = (played: PlayedTrucks): Beat[] => {
  const { lead, until } = played.scenario
  let hours = lead + 0.5
  const steps = roadPlan(carriageOf(played.load)).flatMap((step): Beat[] => {
    const beat: Beat = {
      name: step.code,
      hours: (hours += pause[step.code]),
      run: (runner) => acts.report(runner, played, step),
    }
    const isReturned = until === 'returned' && step.code === 'BORDER_WAITING' && step.post === 'BATHA'
    return isReturned ? [beat, { name: 'returned', hours: hours + 0.5, run: acts.returnCertificate }] : [beat]
  })
  return [
    { name: 'booked', hours: Math.min(4.5, lead - 12), run: acts.accept },
    ...(played.load.movementType === 'CROSS_BORDER'
      ? [{ name: 'papers', hours: lead - 9, run: acts.bringPapers }]
      : []),
    { name: 'allocated', hours: lead - 8, run: acts.allocate },
    ...steps,
    { name: 'completed', hours: hours + 6, run: acts.complete },
    { name: 'rated', hours: hours + 16, run: acts.rate },
  ]
}

/** Up to the step that the request has come to, of several of its name the last, and what happens besides. */
const upTo = (beats: Beat[], { until, incident }: PlayedTrucks['scenario']): Beat[] => {
  const place = beats.findLastIndex(({ name }) => name === until)
  if (place < 0) throw new Error(`trucks have no step ${until}`)
  const come = beats.slice(0, place + 1)
  const hours = come.at(-1)!.hours + 0.4
  return incident ? [...come, { name: incident, hours, run: incidents[incident] }] : come
}

/** What happens to a request after its answers. */
const endBeats = (played: PlayedTrucks, answered: number): Beat[] => {
  const { until, lead } = played.scenario
  const end = (hours: number, run: Beat['run']): Beat[] => [{ name: until, hours, run }]
  switch (until) {
    case 'nobody':
    case 'received':
    case 'quoted':
      return []
    case 'rejected':
      return end(windowHours + 6, acts.reject)
    case 'cancelled':
      return end(answered + 5, acts.cancel)
    case 'unanswered':
      return end(windowHours + 0.1, acts.closeWindow)
    case 'lapsed':
      return end(24 * 6, acts.lapse)
    // Less than a day before the pickup, so that a fee is kept.
    case 'called-off':
      return [...bookedBeats(played).slice(0, 1), ...end(lead - 14, acts.cancel)]
    default:
      return upTo(bookedBeats(played), played.scenario)
  }
}

const beatsOf = (played: PlayedTrucks): Beat[] => {
  const { until } = played.scenario
  const save: Beat = { name: 'save-trucks', hours: 0, run: acts.save }
  if (until === 'draft') return [save]
  const answers = until === 'nobody' ? [] : answerBeats(played)
  const answered = Math.max(0, ...answers.map(({ hours }) => hours))
  const ask: Beat = { name: 'ask', hours: 0.05, run: until === 'nobody' ? acts.askNobody : acts.ask }
  return [save, ask, ...answers, ...endBeats(played, answered)].toSorted((a, b) => a.hours - b.hours)
}

/** The steps of one request; what follows it keeps its distance from when it was asked. */
export const truckSteps = (played: PlayedTrucks, now: Date): Step[] => {
  const { asked, customer, load, until } = played.scenario
  const beats = beatsOf(played)
  const latest = now.getTime() - margin - beats.at(-1)!.hours * hourMs
  const start = Math.min(latest, atWork(now.getTime() - asked * hourMs, 'ask', now.getTime()))
  return beats.map(({ name, hours, run }) => ({
    name,
    at: new Date(start + hours * hourMs),
    about: `trucks with ${load} for ${customer} until ${until}`,
    run: (runner: Runner) => run(runner, played),
  }))
}
