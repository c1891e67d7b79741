// Which of the chosen files goes to which drafts, before anything is sent: seen and corrected by the person first.
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { requiredDocuments } from '@marsa/model/documents/required-documents.ts'
import { fileRefusal, uploadScreens, type UploadRefusal } from '@marsa/model/documents/upload.ts'
import type { DraftStanding } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { draftsNamed } from '@marsa/model/freight/bulk/name-match.ts'

export const attachScreen = uploadScreens['quote-form']

/** Where a file goes: to nobody, to every draft that needs it, or to one. */
export type Target = 'none' | 'all' | { id: string }
export type PlanRow = {
  file: File
  target: Target
  /** Drafts that its name fits; one is its target, others are told. */
  named: number
  /** Why the file itself cannot be taken. */
  refusal: UploadRefusal | undefined
}

/** A draft that is neither sent nor gone. */
export const isDraft = ({ code }: DraftStanding): boolean =>
  code !== 'kit.moved-on' && code !== 'freight.not-found'

const needs = (['sea', 'air'] as const).flatMap((mode) =>
  requiredDocuments({ mode, direction: 'import', hazardous: true, stage: 'request' }),
)

/** Documents that a draft is refused without, or that its shipment waits for. */
export const neededCodes: readonly DocCode[] = [
  ...new Set(needs.filter((need) => need.required).map(({ code }) => code)),
]

/** Documents that may be given to many; those of a person, and those with a last day, are added one by one. */
export const givenCodes: readonly DocCode[] = [
  ...new Set([...neededCodes, ...needs.map(({ code }) => code)]),
].filter((code) => !documentTypes[code].identity && !documentTypes[code].expires)

/** Whether a draft needs a document that it has not, now or once a quotation is accepted. */
export const lacks = ({ missing, following }: DraftStanding, code: DocCode): boolean =>
  missing.includes(code) || following.includes(code)

/** The drafts that a file for all goes to: for a needed document those that lack it. */
export const wanting = (code: DocCode, drafts: readonly DraftStanding[]): DraftStanding[] =>
  drafts.filter((draft) => isDraft(draft) && (!neededCodes.includes(code) || lacks(draft, code)))

export const planOf = (files: readonly File[], drafts: readonly DraftStanding[]): PlanRow[] =>
  files.map((file) => {
    const refusal = fileRefusal(attachScreen, file)
    if (files.length === 1) return { file, target: 'all', named: 0, refusal }
    const named = draftsNamed(file.name, drafts.filter(isDraft))
    const [only] = named
    return { file, target: only && named.length === 1 ? { id: only } : 'none', named: named.length, refusal }
  })

/** The ids that a row of the plan goes to; none for a file that cannot be taken. */
export const targetsOf = (row: PlanRow, code: DocCode, drafts: readonly DraftStanding[]): string[] => {
  if (row.refusal || row.target === 'none') return []
  if (row.target === 'all') return wanting(code, drafts).map(({ id }) => id)
  const { id } = row.target
  return drafts.filter((draft) => draft.id === id && isDraft(draft)).map((draft) => draft.id)
}
