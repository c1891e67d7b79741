// A storage request from its sending to its completion: it goes the usual way (decisions 4.3, W1-W14).
import type { Phase } from '../requests/phase.ts'
import { usualBooked, usualMachine, usualPhases, type UsualState } from '../requests/usual-machine.ts'

export const storageMachine = usualMachine('storage-request', {
  // Steps of the goods are the warehouse's; the desk answers an objection that it leaves.
  report: { from: usualBooked, to: [], actors: ['agent', 'desk'] },
})
export type StorageState = UsualState

export const storagePhases: Readonly<Record<StorageState, Phase>> = usualPhases

/** States of a paid request; goods move only in these. */
export const bookedStates = usualBooked
