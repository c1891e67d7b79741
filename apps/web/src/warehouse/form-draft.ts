// What was entered and not sent, kept in this tab and offered when its writer comes back.
import { emptyStorage, type StorageValues } from './form-values.ts'

export type StorageDraft = { at: string; values: StorageValues }

/** Of one person alone: a tab may see somebody else sign in. */
const keyOf = (userId: string) => `marsa.storage-form.${userId}`

export const keptDraft = (userId: string): StorageDraft | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as StorageDraft | null
    return kept ? { at: kept.at, values: { ...emptyStorage, ...kept.values } } : undefined
  } catch {
    return undefined
  }
}

export const keepDraft = (userId: string, values: StorageValues, now: Date): void => {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify({ at: now.toISOString(), values }))
  } catch {
    // Without room the form works as before, only nothing is offered later.
  }
}

export const forgetDraft = (userId: string): void => sessionStorage.removeItem(keyOf(userId))
