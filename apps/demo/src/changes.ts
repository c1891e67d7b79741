// What changes some shipments of the demo world on their way: questions, a new round, a cancellation, slots, disputes.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { addDays, dayOf, instantOf, toOffset } from '@marsa/model/kit/day.ts'
import { actingFor } from './personas.ts'
import type { Change } from './change.ts'
import { winnerOf, type Played } from './journey.ts'
import type { Runner } from './runner.ts'

type Beat = { name: string; hours: number; run: (runner: Runner, played: Played) => Promise<unknown> }

const desk = 'desk@demo.example'
const customerOf = ({ journey }: Played) => actingFor[journey.customer]
const idOf = ({ requestId }: Played) => ({ query: { id: requestId } })

const asks = async (
  runner: Runner,
  played: Played,
  change: Change & { kind: 'question' },
): Promise<string> => {
  const email = change.by === 'desk' ? desk : actingFor[change.by]
  const body = { question: change.question }
  return (await runner.call(email, freight.askForMore, { ...idOf(played), body })).questionId
}

const questionBeats = (change: Change & { kind: 'question' }): Beat[] => {
  const { answer } = change
  let id = ''
  const asked: Beat = {
    name: 'question',
    hours: 0.15,
    run: async (runner, played) => {
      id = await asks(runner, played, change)
    },
  }
  if (answer === undefined) return [asked]
  return [
    asked,
    {
      name: 'answer',
      hours: 0.18,
      run: (runner, played) =>
        runner.call(customerOf(played), freight.answerMore, { query: { id }, body: { answer } }),
    },
  ]
}

/** A last step that was reported too early: an administrator wants it back, and the second person has not looked yet. */
const propose = async (runner: Runner, played: Played, reason: string): Promise<void> => {
  const { targets } = await runner.call(desk, freight.deskView, { query: { RequestId: played.requestId } })
  const { to, first } = targets.filter(({ removes }) => removes.length === 1).at(-1)!
  const body = { to, first, reason }
  await runner.call('admin@demo.example', freight.proposeCorrection, { ...idOf(played), body })
}

/** Beats of a change; those after the journey's own begin at `end`, in hours from the request. */
export const changeBeats = (change: Change, end: number): Beat[] => {
  switch (change.kind) {
    case 'question':
      return questionBeats(change)
    case 'again':
      return [
        {
          name: 'again',
          hours: end + 3,
          run: (runner, played) => {
            const today = dayOf(runner.now())
            const body = { readyFrom: addDays(today, 4), deliverBy: addDays(today, 34) }
            return runner.call(customerOf(played), freight.reinitiateRequest, { ...idOf(played), body })
          },
        },
      ]
    case 'called-off':
      return [
        {
          name: 'called-off',
          hours: end + 5,
          run: async (runner, played) => {
            if (change.isCardClosed) await runner.closeCard(played.requestId)
            await runner.call(desk, freight.cancelRequest, {
              ...idOf(played),
              body: { reason: change.reason },
            })
          },
        },
      ]
    case 'slot':
      return [
        {
          name: 'slot',
          hours: end + 2,
          run: (runner, played) => {
            const slot = toOffset(instantOf(addDays(dayOf(runner.now()), change.daysAhead), 10 * 60))
            const email = actingFor[winnerOf(played.journey, played.lane)]
            return runner.call(email, freight.reschedulePickup, {
              ...idOf(played),
              body: { slot, reason: change.reason },
            })
          },
        },
      ]
    case 'dispute': {
      const { closed } = change
      const opened: Beat = {
        name: 'dispute',
        hours: end + 6,
        run: (runner, played) =>
          runner.call(customerOf(played), freight.openDispute, {
            ...idOf(played),
            body: { reason: change.reason },
          }),
      }
      if (closed === undefined) return [opened]
      return [
        opened,
        {
          name: 'dispute-closed',
          hours: end + 20,
          run: (runner, played) =>
            runner.call(desk, freight.closeDispute, { ...idOf(played), body: { note: closed } }),
        },
      ]
    }
    case 'correction':
      return [
        {
          name: 'correction',
          hours: end + 1,
          run: (runner, played) => propose(runner, played, change.reason),
        },
      ]
  }
}
