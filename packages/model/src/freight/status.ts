// The one status people see, derived from the three tracks (decisions 4.2), and what an invited agent sees of it.
import { balanceMachine, type BalanceState } from './balance-machine.ts'
import type { MilestoneCode } from './execution/milestones.ts'
import { seenByInvited } from '../requests/own-side.ts'
import { isEnded, type Phase } from '../requests/phase.ts'
import { bookedStates, freightPhases, requestMachine, type RequestState } from './request-machine.ts'

export type FreightStatus =
  | RequestState
  | Exclude<BalanceState, 'NOT_DUE'>
  | Exclude<MilestoneCode, 'DEPARTED'>

export const freightStatuses: readonly FreightStatus[] = [
  'DRAFT',
  'QS_SUB',
  'QS_RCD',
  'QS_RFC',
  'QS_FIN',
  'QS_AWP',
  'QS_PPA',
  'QS_PAI',
  'QS_DOC',
  'QS_CUD',
  'QS_CUC',
  'QS_DIS',
  'QS_ARRIVE',
  'QS_CGO',
  'QS_PRG',
  'QS_DEL',
  'QS_AWAITING_FINAL_PAY',
  'QS_FINAL_PAY_INITIATED',
  'QS_FINAL_PAY_RECEIVED',
  'QS_CMP',
  'QS_REJ',
  'QS_CAN',
  'EXPIRED',
]

/** The phase of a documented status, as answers carry it; a milestone and money that is due belong to a booked shipment. */
export const freightPhaseOf = (status: string): Phase => freightPhases[status as RequestState] ?? 'booked'

/** The cargo is on its way to the door, or was handed over there. */
export const isDelivering = (status: string): boolean => status === 'QS_PRG' || status === 'QS_DEL'

/** On its last leg, delivered or over: papers of the carriage are not begun any more. */
export const hasLeftPort = (status: string): boolean =>
  isDelivering(status) || isEnded(freightPhaseOf(status))

export type Tracks = {
  state: RequestState
  balanceState: BalanceState
  /** Code of the latest event of a booked shipment that has a status of its own. */
  latest: FreightStatus | null
}

/** An ending first, then money that is due, then the latest event. */
export const freightStatus = ({ state, balanceState, latest }: Tracks): FreightStatus => {
  if (!bookedStates.includes(state)) return state
  if (balanceState === 'QS_AWAITING_FINAL_PAY' || balanceState === 'QS_FINAL_PAY_INITIATED')
    return balanceState
  return latest ?? state
}

/** The groups of the documented list; drafts appear in `all` only. */
export const documentedGroups = ['all', 'active', 'completed', 'cancelled', 'expired'] as const

/** The commercial state as an agent reads it that has not won: its own side, not what a rival's quotation made of it. */
export const stateForInvited = seenByInvited<RequestState>({
  round: ['QS_RCD', 'QS_RFC', 'QS_FIN', 'QS_AWP'],
  codes: { waiting: 'QS_RCD', offered: 'QS_RFC', paying: 'QS_AWP', over: 'EXPIRED' },
  rejected: 'QS_REJ',
  won: [...bookedStates, 'QS_CMP'],
})

/** The combinations of tracks that are shown as one of these statuses. */
export const tracksOf = (statuses: readonly FreightStatus[]): Tracks[] =>
  requestMachine.states
    .flatMap((state) => balanceMachine.states.map((balanceState) => ({ state, balanceState })))
    .flatMap((tracks) => [null, ...freightStatuses].map((latest) => ({ ...tracks, latest })))
    .filter((tracks) => statuses.includes(freightStatus(tracks)))
