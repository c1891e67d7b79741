// What a documented status of storage means: its phase, whether all is paid, and the tab that lists it (B 4).
import { tabOf, type Phase } from '../requests/phase.ts'
import { storagePhases, type StorageState } from './request-machine.ts'

/** The phase of a documented status, as answers carry it. */
export const storagePhaseOf = (status: string): Phase => storagePhases[status as StorageState]

/** All of it is paid, or on credit. */
export const isPaid = (status: string): boolean => status === 'QS_FINAL_PAY_RECEIVED'

/** Tabs of the documented lists: warehouses have Cancelled, customers find cancelled requests under All. */
export const storageTabs = ['all', 'active', 'completed', 'cancelled'] as const
export type StorageTab = (typeof storageTabs)[number]

/** The documented tab of a status; rejected and expired requests are among the cancelled ones. */
export const storageTabOf = (state: StorageState): Exclude<StorageTab, 'all'> => {
  const tab = tabOf(storagePhases[state])
  return tab === 'active' || tab === 'completed' ? tab : 'cancelled'
}
