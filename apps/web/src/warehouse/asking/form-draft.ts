// The draft of a storage request, and what it is called.
import { draftValues } from '@marsa/model/kit/form-fields.ts'
import { draftText, say, type Lang } from '@marsa/model/kit/text.ts'
import { storageFields } from '@marsa/model/warehouse/request-form.ts'
import { numberText } from '@marsa/model/kit/typed-number.ts'
import { storageTitle } from '@marsa/model/warehouse/storage-title.ts'
import { dayMonth, dayTime, volume } from '../../kit/format.ts'
import { tabDraft, type TabDraft } from '../../kit/tab-draft.ts'
import { emptyStorage, type StorageValues } from './form-values.ts'

export const storageDraft = (userId: string) =>
  tabDraft<StorageValues>(`marsa.storage-form.${userId}`, (kept) => ({
    ...emptyStorage,
    ...kept,
    ...draftValues(storageFields, kept),
  }))

/** What was typed, else when. */
export const draftName = ({ at, values }: TabDraft<StorageValues>, lang: Lang): string => {
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
