// What every part of the storage form shares: the values, how they change, what is wrong with them.
import { createContext, use } from 'react'
import type { StorageValues } from './form-values.ts'

export type StorageFormState = {
  values: StorageValues
  set: (change: Partial<StorageValues>) => void
  /** The sentence under a field, by its path: `cbm`, `pickup.area`. */
  errorOf: (path: string) => string | undefined
  /** Day of the UAE on which the form was opened. */
  today: string
}

export const StorageFormContext = createContext<StorageFormState | null>(null)

export const useStorageForm = (): StorageFormState => {
  const state = use(StorageFormContext)
  if (!state) throw new Error('outside the storage form')
  return state
}
