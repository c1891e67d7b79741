// Turns journeys into steps in time: every step of every journey, in the order in which they happened.
import type { WorkCalendar } from '@marsa/model/kit/day.ts'
import { milestonePlan, type MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { documentsOf } from '../../api/src/documents/door.ts'
import { closeWindow } from '../../api/src/freight/execution/timers.ts'
import * as asking from './asking-acts.ts'
import * as booked from './booked-acts.ts'
import * as quoting from './quoting-acts.ts'
import { answerMinutes, answeredAt, answeredWithin, askedAt, isOver } from './answer-times.ts'
import { billBeats } from './bill-beats.ts'
import { suspendAgents } from './personas.store.ts'
import type { AgentKey } from './personas.ts'
import { changeBeats } from './changes.ts'
import { agentsOf, answerOf, winnerOf, type Played } from './journey.ts'
import { measureLoad } from './measure-load.ts'
import { dischargeAllButOne, isWeighed, listContainers, weighContainer, weighingHours } from './containers.ts'
import { habits } from './offers.ts'
import type { Runner } from './runner.ts'

export type Step = {
  name: string
  at: Date
  played?: Played
  /** What it belongs to, for whoever reads that it failed. */
  about?: string
  /** The order that it opens at the gateway stays open for days. */
  holdsOrder?: boolean
  run: (runner: Runner) => Promise<unknown>
}
type Beat = {
  name: string
  hours: number
  /** Its time is that of an answer so many working minutes after the request, and hours later. */
  working?: number
  later?: number
  run: (runner: Runner, played: Played) => Promise<unknown>
}

const hourMs = 3_600_000
const windowHours = 48

/** Whether a quotation of short validity has run out in this journey, and is not the one that was accepted. */
const endsBefore = ({ journey, lane }: Played, agent: AgentKey): boolean =>
  journey.until === 'lapsed' ||
  (!['quoted', 'all-in', 'paying', 'failed'].includes(journey.until) && winnerOf(journey, lane) !== agent)

const answerBeats = (played: Played, agent: AgentKey): Beat[] => {
  const answer = answerOf(played.journey, played.lane, agent)
  const working = isOver(played) ? answerMinutes(played, agent) : undefined
  const hours = (working ?? habits[agent].minutes) / 60
  const lines = quoting.linesOf(played, agent)
  const sent: Beat = {
    name: `answer:${agent}`,
    hours,
    working,
    run: (runner) => quoting.quote(runner, played, agent, { lines }),
  }
  const holds = played.journey.validHours?.[agent]
  switch (answer) {
    case 'silent':
      return []
    case 'decline':
      return [{ ...sent, run: (runner) => quoting.decline(runner, played, agent) }]
    case 'draft':
      return [{ ...sent, run: (runner) => quoting.quote(runner, played, agent, { lines, draft: true }) }]
    case 'withdraw':
      return [
        sent,
        {
          name: `withdraw:${agent}`,
          hours: hours + 3,
          run: (runner) => quoting.withdraw(runner, played, agent),
        },
      ]
    case 'revise':
      return [
        sent,
        {
          name: `revise:${agent}`,
          hours: hours + 2,
          run: (runner) =>
            quoting.quote(runner, played, agent, { lines: quoting.cheaper(lines), again: true }),
        },
      ]
    case 'quote':
      return holds === undefined || !endsBefore(played, agent)
        ? [sent]
        : [
            sent,
            {
              name: `expire:${agent}`,
              hours: hours + holds + 0.02,
              working,
              later: holds + 0.02,
              run: (runner) => quoting.expire(runner, played, agent),
            },
          ]
  }
}

/** Hours between the milestones of a booked shipment and what comes before each. */
const pauseBefore = (played: Played, code: MilestoneCode): number => {
  const { lane } = played
  const byAir = lane.mode === 'air'
  switch (code) {
    case 'DEPARTED':
      return byAir ? 18 : isWeighed(played) ? 76 - weighingHours : 76
    case 'QS_ARRIVE':
      return (lane.transitDays + (played.journey.delay ?? 0)) * 24 - 3
    case 'QS_DIS':
      return 10
    case 'QS_DOC':
      return (byAir ? 5 : 16) + (played.journey.held ?? 0) * 24
    case 'QS_CUD':
      return byAir ? 6 : 20
    default:
      return code === 'QS_PRG' ? 15 : 5
  }
}

const milestoneBeats = (played: Played): Beat[] =>
  milestonePlan({ ...played.lane, destinationKind: played.lane.to.kind }).map((code) => ({
    name: code,
    hours: pauseBefore(played, code),
    run: (runner) => booked.report(runner, played, code),
  }))

/** The shipper weighs what leaves the country in whole containers, some days before the vessel takes them. */
const weighingBeats = (played: Played): Beat[] =>
  isWeighed(played) ? [{ name: 'weighed', hours: weighingHours, run: weighContainer }] : []

/** The agent lists several containers of an import; one of them is discharged later than the others. */
const boxBeats = ({ lane, journey }: Played): { listed: Beat[]; discharged: Beat[] } =>
  journey.boxes && lane.direction === 'import'
    ? {
        listed: [{ name: 'units-listed', hours: 5, run: listContainers }],
        discharged: [{ name: 'part-discharged', hours: 7, run: dischargeAllButOne }],
      }
    : { listed: [], discharged: [] }

const measuringBeats = ({ load }: Played['journey']): Beat[] =>
  load ? [{ name: 'measured', hours: 3, run: (runner, played) => measureLoad(runner, played, load) }] : []

/** Final quotation and final payment come after the declaration of an import and after the landing of an export. */
const moneyBeats = ({ journey }: Played): Beat[] => [
  ...measuringBeats(journey),
  { name: 'asked', hours: 5, run: booked.postFinal },
  ...((journey.pay ?? 'half') === 'half' || (journey.pay === 'whole' && journey.extra)
    ? ([
        {
          name: journey.until === 'initiated' ? 'initiated' : 'final-paid',
          hours: 17,
          run: (runner, played) =>
            booked.payFinal(runner, played, journey.until === 'initiated' ? null : 'approve-silently'),
        },
      ] satisfies Beat[])
    : []),
]

const bookedBeats = (played: Played): Beat[] => {
  const { lane } = played
  const milestones = milestoneBeats(played)
  const after = lane.direction === 'import' ? 'QS_CUD' : lane.mode === 'sea' ? 'QS_DIS' : 'QS_ARRIVE'
  const place = milestones.findIndex((beat) => beat.name === after) + 1
  const leaves = milestones.findIndex((beat) => beat.name === 'DEPARTED') + 1
  const documents: Beat = { name: 'documents', hours: 3, run: booked.sendTransportDocument }
  const bill = billBeats(played)
  const transport = lane.direction === 'import' ? [documents] : []
  const boxes = boxBeats(played)
  const arrived = milestones.findIndex((beat) => beat.name === 'QS_ARRIVE') + 1
  return [
    { name: 'booked', hours: 20, run: (runner) => booked.accept(runner, played, 'approve-silently') },
    ...bill.before,
    ...milestones.slice(0, leaves - 1),
    ...weighingBeats(played),
    ...milestones.slice(leaves - 1, leaves),
    ...bill.after,
    ...transport,
    ...boxes.listed,
    ...milestones.slice(leaves, arrived),
    ...boxes.discharged,
    ...milestones.slice(arrived, place),
    ...moneyBeats(played),
    ...milestones.slice(place),
    { name: 'invoiced', hours: 4, run: booked.sendInvoice },
    { name: 'completed', hours: 19, run: booked.complete },
    { name: 'rated', hours: 4, run: booked.rate },
  ]
}

/** What happens to a request that was not booked, after its answers. */
const endBeats = (played: Played, answered: number): Beat[] => {
  const { journey, lane } = played
  switch (journey.until) {
    case 'paying':
      return [{ name: 'paying', hours: answered + 2, run: (runner) => booked.accept(runner, played, null) }]
    case 'failed':
      return [
        { name: 'failed', hours: answered + 2, run: (runner) => booked.accept(runner, played, 'decline') },
      ]
    case 'rejected':
      return [{ name: 'rejected', hours: answered + 19, run: quoting.reject }]
    case 'cancelled':
      return [{ name: 'cancelled', hours: answered + 5, run: asking.cancel }]
    case 'unanswered':
      return [
        {
          name: 'unanswered',
          hours: windowHours + 0.1,
          run: (runner) => closeWindow(runner.db, played.requestId, runner.now()),
        },
      ]
    case 'pending':
    case 'received':
    case 'quoted':
    case 'all-in':
    case 'declined':
    case 'lapsed':
      return []
    default: {
      let hours = answered
      const beats = bookedBeats(played).map((beat) => ({ ...beat, hours: (hours += beat.hours) }))
      const end = beats.findIndex((beat) => beat.name === journey.until)
      if (end < 0) throw new Error(`a ${lane.direction} by ${lane.mode} has no step ${journey.until}`)
      return beats.slice(0, end + 1)
    }
  }
}

const submit = async (runner: Runner, played: Played): Promise<void> => {
  if (played.journey.until !== 'pending') return asking.ask(runner, played)
  await suspendAgents(runner.db, played.lane.mode, true)
  await asking.ask(runner, played)
  await suspendAgents(runner.db, played.lane.mode, false)
}

const returned = async (runner: Runner, played: Played): Promise<void> => {
  const documents = await documentsOf(runner.db, 'freight-request', played.requestId)
  await booked.returnDocument(
    runner,
    played,
    documents.find((document) => document.doc_code === 'PACKING_LIST')!.id,
  )
}

const beatsOf = (played: Played): Beat[] => {
  const { journey, lane } = played
  const save: Beat = { name: 'save', hours: -0.4, run: asking.save }
  if (journey.until === 'draft') return [save]
  const answers =
    journey.until === 'pending' ? [] : agentsOf(lane).flatMap((agent) => answerBeats(played, agent))
  const answered = isOver(played) ? answeredWithin : Math.max(0, ...answers.map(({ hours }) => hours))
  const beats = [save, { name: 'ask', hours: 0, run: submit }, ...answers, ...endBeats(played, answered)]
  const end = Math.max(...beats.map(({ hours }) => hours))
  if (journey.change) beats.push(...changeBeats(journey.change, end))
  if (journey.returnsDocument) beats.push({ name: 'return', hours: end + 1, run: returned })
  return beats.toSorted((a, b) => a.hours - b.hours)
}

/** People work from eight to six; ships, and what has happened since yesterday, keep their time. */
export const atWork = (at: number, name: string, now: number): number => {
  if (
    ['DEPARTED', 'QS_ARRIVE', 'part-discharged', 'QS_DIS'].includes(name) ||
    name.startsWith('expire') ||
    name === 'unanswered' ||
    at > now - 30 * hourMs
  )
    return at
  const hour = new Date(at + 4 * hourMs).getUTCHours() + (at % hourMs) / hourMs
  return hour < 8
    ? at + (8 - hour) * hourMs + (at % 2_400_000)
    : hour >= 18
      ? at - (hour - 17) * hourMs - (at % 1_900_000)
      : at
}

/** When each beat is due; `planned` says when it would be by its hours alone. */
const dueOf = (played: Played, planned: (beat: Beat) => number, calendar: WorkCalendar) => {
  if (!isOver(played)) return planned
  const asked = askedAt(planned({ name: 'ask', hours: 0, run: submit }), calendar)
  return (beat: Beat): number => {
    if (beat.working !== undefined)
      return answeredAt(asked, beat.working, calendar) + (beat.later ?? 0) * hourMs
    return beat.hours <= 0 ? asked + beat.hours * hourMs : planned(beat)
  }
}

/** The steps of one journey; its last one lies `last` days before `now`. */
export const stepsOf = (played: Played, now: Date, calendar: WorkCalendar): Step[] => {
  const beats = beatsOf(played)
  const { last, schedule } = played.journey
  const end = now.getTime() - last * 24 * hourMs
  const endHours = beats.at(-1)!.hours
  const due = dueOf(
    played,
    ({ name, hours }) => atWork(end - (endHours - hours) * hourMs, name, now.getTime()),
    calendar,
  )
  let previous = 0
  return beats.map((beat) => {
    const { name, run } = beat
    previous = Math.max(schedule?.[name]?.getTime() ?? due(beat), previous + 60_000)
    const { customer, lane, until } = played.journey
    return {
      name,
      at: new Date(previous),
      played,
      about: `${customer} ${lane} ${until}`,
      holdsOrder: until === 'paying' || until === 'initiated',
      run: (runner) => run(runner, played),
    }
  })
}
