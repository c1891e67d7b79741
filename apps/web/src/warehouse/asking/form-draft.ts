// What was entered and not sent, kept in this tab and offered when its writer comes back.
import { draftValues } from '@marsa/model/kit/form-fields.ts'
import { draftText, say, type Lang } from '@marsa/model/kit/text.ts'
import { storageFields } from '@marsa/model/warehouse/request-form.ts'
import { storageTitle } from '@marsa/model/warehouse/storage-title.ts'
import { dayMonth, dayTime, volume } from '../../kit/format.ts'
import { emptyStorage, numberText, type StorageValues } from './form-values.ts'

export type StorageDraft = { at: string; values: StorageValues }

/** Of one person alone: a tab may see somebody else sign in. */
const keyOf = (userId: string) => `marsa.storage-form.${userId}`

export const keptDraft = (userId: string): StorageDraft | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as StorageDraft | null
    return kept
      ? {
          at: kept.at,
          values: { ...emptyStorage, ...kept.values, ...draftValues(storageFields, kept.values) },
        }
      : undefined
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

/** What was typed, else when. */
export const draftName = ({ at, values }: StorageDraft, lang: Lang): string => {
  const [cbm, pieces] = [Number(numberText(values.cbm)), Number(numberText(values.pieces))]
  const title = storageTitle(
    lang,
    {
      cargoType: values.cargoType,
      cargoDetails: values.cargoDetails,
      pieces: pieces > 0 ? pieces : null,
      space: cbm > 0 ? volume(cbm, lang) : null,
      emirate: values.emirate,
    },
    values.startDate ? dayMonth(values.startDate, lang) : undefined,
  )
  return title ?? say(lang, draftText.of, { when: dayTime(at, lang) })
}
