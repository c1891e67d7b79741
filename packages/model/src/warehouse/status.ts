// The tabs of the lists (B 4): agents have Cancelled, customers find cancelled requests under All.
import { seenByInvited } from '../requests/own-side.ts'
import { bookedStates, type StorageState } from './request-machine.ts'

export const storageTabs = ['all', 'active', 'completed', 'cancelled'] as const
export type StorageTab = (typeof storageTabs)[number]
export const tabsOf = { customer: ['all', 'active', 'completed'], agent: storageTabs } as const

/** The tab of a state beside `all`; rejected and expired requests are among the cancelled ones. */
export const tabOf = (state: StorageState): Exclude<StorageTab, 'all'> =>
  state === 'QS_CMP'
    ? 'completed'
    : state === 'QS_CAN' || state === 'QS_REJ' || state === 'EXPIRED'
      ? 'cancelled'
      : 'active'

/** The state as a warehouse reads it that has not won: its own side, not what a rival's quotation made of it. */
export const storageForInvited = seenByInvited<StorageState>({
  round: ['QS_RCD', 'QS_AWP'],
  codes: { waiting: 'QS_RCD', offered: 'QS_AWP', paying: 'QS_AWP', over: 'EXPIRED' },
  rejected: 'QS_REJ',
  won: [...bookedStates, 'QS_CMP'],
})
