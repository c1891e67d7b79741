// A storage request from its sending to its completion, commercial and money track in one (decisions 4.3, W1-W14).
import { machine } from '../kit/machine.ts'
import { statesIn, type Phase } from '../requests/phase.ts'
import {
  usualBooked,
  usualEnds,
  usualMoves,
  usualPhases,
  usualStates,
  type UsualState,
} from '../requests/usual-machine.ts'

export const storageMachine = machine({
  name: 'storage-request',
  states: usualStates,
  terminal: usualEnds,
  moves: {
    ...usualMoves,
    // Items are noted, more time or a release is asked for.
    ask: { from: usualBooked, to: [], actors: ['customer'] },
  },
})
export type StorageState = UsualState

export const storagePhases: Readonly<Record<StorageState, Phase>> = usualPhases

/** States of a paid request; goods move only in these. */
export const bookedStates = usualBooked
/** States in which invited warehouses may quote. */
export const quotingStates: readonly StorageState[] = statesIn(storagePhases, 'open', 'quoted')
