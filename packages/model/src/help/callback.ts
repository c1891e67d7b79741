// A callback request: somebody asks to be called, the desk takes it up and says how it ended (decisions 4.9).
import { machine } from '../kit/machine.ts'

export const callbackMachine = machine({
  name: 'callback',
  states: ['OPEN', 'IN_WORK', 'CLOSED'],
  terminal: ['CLOSED'],
  moves: {
    ask: { from: [], to: ['OPEN'], actors: ['visitor', 'customer', 'agent', 'desk', 'admin'] },
    /** Taking one that a colleague works on moves it to oneself. */
    take: { from: ['OPEN', 'IN_WORK'], to: ['IN_WORK'], actors: ['desk', 'admin'] },
    close: { from: ['IN_WORK'], to: ['CLOSED'], actors: ['desk', 'admin'] },
  },
})
export type CallbackState = (typeof callbackMachine.states)[number]

export const callbackLimits = { name: 80, message: 2000, note: 500 }

/** True while nobody has taken it up although its time is over. */
export const isLate = (state: CallbackState, dueAt: Date, now: Date): boolean =>
  state === 'OPEN' && now > dueAt

/** How a request stands for one person of the desk. */
export type CallbackStanding = { state: CallbackState; isMine: boolean }

/** Why a person cannot take it up. */
export const takeRefusal = ({ state, isMine }: CallbackStanding): string | undefined =>
  state === 'CLOSED'
    ? 'help.callback-closed'
    : state === 'IN_WORK' && isMine
      ? 'help.callback-yours'
      : undefined

/** Why a person cannot close it: only who works on it knows how it ended. */
export const closeRefusal = ({ state, isMine }: CallbackStanding): string | undefined =>
  state === 'CLOSED'
    ? 'help.callback-closed'
    : state === 'OPEN' || !isMine
      ? 'help.callback-take-first'
      : undefined
