// A place of storage as it is written on paper and in notes: the door, then area and emirate.
import { emirates } from '@marsa/model/reference/lists.ts'
import { comma, type Lang } from '@marsa/model/kit/text.ts'
import type { StorageLocation } from '@marsa/model/warehouse/request-form.ts'

export const doorLines = (at: StorageLocation, lang: Lang): string[] =>
  [
    [at.unit, at.building, at.street, at.landmark],
    [at.area, at.emirate && emirates[at.emirate][lang]],
  ].map((words) => words.filter(Boolean).join(comma(lang)))
